// What the facts of the cards of Hidden People are called, to find cards by.

import type { FactWords } from '../table/screen.ts'

export const facts: FactWords = {
  en: {
    effect: {
      label: 'Effect',
      null: 'No effect',
      shuffle: 'Shuffle',
      eye: 'Eye',
      stone: 'Stone',
      exchange: 'Exchange',
      discard: 'Discard',
      replay: 'Replay',
      flash: 'Flash',
      seer: 'Seer',
      strategist: 'Strategist',
      gravedigger: 'Gravedigger',
      barter: 'Barter',
      lousy: 'Lousy',
    },
    value: { label: 'Value' },
  },
  fr: {
    effect: {
      label: 'Effet',
      null: 'Sans effet',
      shuffle: 'Mélange',
      eye: 'Œil',
      stone: 'Pierre',
      exchange: 'Échange',
      discard: 'Défausse',
      replay: 'Rejouer',
      flash: 'Éclair',
      seer: 'Voyante',
      strategist: 'Stratège',
      gravedigger: 'Fossoyeur',
      barter: 'Troc',
      lousy: 'Pouilleux',
    },
    value: { label: 'Valeur' },
  },
}
