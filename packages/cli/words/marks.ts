// What a simulation counts, in words: cards by their names, and the few things that are no cards.

import type { AnyGame, Lang } from '@undercrown/engine'

const french: Readonly<Record<string, string>> = {
  'effect used': 'effet utilisé',
  'winning faction': 'faction victorieuse',
  leader: 'leader',
  'hero played': 'héros joué',
  fate: 'destin',
  courted: 'courtisé',
  corruption: 'corruption',
  'token placed': 'jeton posé',
  'artifact used': 'artefact utilisé',
  artifact: 'artefact',
  'first player': 'premier joueur',
  recruited: 'recruté',
  pair: 'paire',
  ending: 'fin',
  spread: 'propagation',
  protected: 'protection',
  captured: 'capture',
  surrounded: 'encerclement',
  repetition: 'répétition',
  agreement: 'accord',
  'hill-tribes': 'Tribus des Collines',
  'imperial-army': 'Armée Impériale',
  'water-folk': 'Peuple des Eaux',
  undead: 'Morts-Vivants',
  guardians: 'Gardiens',
  eye: 'Œil',
  replay: 'Rejouer',
  exchange: 'Échange',
  stone: 'Pierre',
  shuffle: 'Mélange',
  discard: 'Défausse',
  flash: 'Éclair',
  seer: 'Voyante',
  strategist: 'Stratège',
  gravedigger: 'Fossoyeur',
  barter: 'Troc',
  lousy: 'Pouilleux',
}

/** In English the ids of the marks are words already. */
export function markWords(
  game: AnyGame,
  lang: Lang,
): { readonly kind: (kind: string) => string; readonly label: (label: string) => string } {
  if (lang === 'en') return { kind: (kind) => kind, label: (label) => label }
  const names = new Map(game.catalogue(lang).map(({ id, name }) => [id, name]))
  const one = (id: string) => names.get(id) ?? french[id] ?? id
  return {
    kind: (kind) => french[kind] ?? kind,
    label: (label) => label.split(' + ').map(one).join(' + '),
  }
}
