// Which drawing stands for whom.

import type { CardId, CharacterId, SideName } from '@undercrown/leaders/facts'
import { charactersOf } from '@undercrown/leaders/facts'
import art from './art.json' with { type: 'json' }

const characters: Readonly<Record<Exclude<CharacterId, 'leader'>, string>> = art.characters

export function iconOf(character: CharacterId, side: SideName): string {
  return character === 'leader' ? art.leaders[side] : characters[character]
}

/** The pictures of a card: both Leaders on theirs, both bears on theirs. */
export function iconsOf(card: CardId | 'leader'): readonly string[] {
  return card === 'leader'
    ? [art.leaders.black, art.leaders.white]
    : charactersOf(card).map((one) => characters[one])
}

export const pictureIcons = {
  crown: art.crown,
  pile: art.pile,
  locked: art.locked,
  danger: art.danger,
  verbs: art.verbs,
}
