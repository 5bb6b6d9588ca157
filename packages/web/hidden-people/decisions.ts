// The decisions of Hidden People, by kind.

import type { Ask } from '@undercrown/hidden-people/facts'
import type { DecisionWords } from '../registration.ts'

type Kind = 'take' | 'keep' | 'use' | 'look' | 'swap' | 'stones'

export const decisions: DecisionWords<Ask['ask'], Kind> = {
  kinds: {
    peek: 'look',
    take: 'take',
    settle: 'keep',
    use: 'use',
    toss: 'keep',
    giveBack: 'keep',
    eye: 'look',
    flash: 'look',
    exchange: 'swap',
    exchangeWith: 'swap',
    shuffle: 'swap',
    shuffleWith: 'swap',
    barter: 'swap',
    discard: 'keep',
    stone: 'stones',
    stoneTo: 'stones',
    dig: 'take',
  },
  words: {
    en: {
      take: 'Which card to take',
      keep: 'What to keep, what to discard',
      use: 'Whether to use an effect',
      look: 'What to look at',
      swap: 'What to swap',
      stones: 'Where stones go',
    },
    fr: {
      take: 'Quelle carte prendre',
      keep: 'Que garder, que défausser',
      use: 'Utiliser un effet ou non',
      look: 'Quoi regarder',
      swap: 'Quoi échanger',
      stones: 'Où placer les pierres',
    },
  },
}
