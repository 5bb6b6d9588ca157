// Who sits at a table: what they are called, and the face that is shown of them.

import { type BotCharacter, charactersAt, type NamedChair } from '@undercrown/bots/cast.ts'
import { type Level, levels } from '@undercrown/protocol'
import { addIcons } from '../art/icons.ts'
import { castOf, portraitsOf } from '../registry.ts'

/** Of a person the icon that they chose, else the first letter of their name; of a bot its portrait. */
export type SeatFace = { readonly avatar: string; readonly name: string } | BotFace

export interface BotFace {
  readonly level: Level
  readonly character: BotCharacter
  /** Makes the drawings of its cast known. */
  draw(): Promise<void>
}

export interface SeatedPlayer {
  /** Empty where nobody sits. */
  readonly name: string
  readonly face: SeatFace
}

const drawers = new Map<string, () => Promise<void>>()

/** The same function for each face of a game, so that a face which is shown again asks for nothing. */
function drawerOf(game: string): () => Promise<void> {
  const known = drawers.get(game)
  if (known) return known
  let drawn: Promise<void> | undefined
  const draw = () => {
    drawn ??= portraitsOf(game).then(addIcons, () => {
      // The next face tries again.
      drawn = undefined
    })
    return drawn
  }
  drawers.set(game, draw)
  return draw
}

export interface PlayerChair extends NamedChair {
  readonly avatar?: string | undefined
}

export function playersAt(game: string, chairs: readonly PlayerChair[]): SeatedPlayer[] {
  const bots = charactersAt(castOf(game), chairs)
  const draw = drawerOf(game)
  return chairs.map(({ name = '', avatar = '', bot }, i) => {
    const character = bots[i]
    return character && bot
      ? { name: character.name, face: { level: bot, character, draw } }
      : { name, face: { avatar, name } }
  })
}

/** All bots of a level, by the numbers of their characters. */
export function botFaces(game: string, level: Level): BotFace[] {
  return castOf(game)[level].map((character) => ({ level, character, draw: drawerOf(game) }))
}

/** The face of somebody of whom only the name is known, as in a record that was passed on. */
export function faceNamed(game: string, name: string): SeatFace {
  const cast = castOf(game)
  for (const level of levels) {
    const character = cast[level].find((one) => one.name === name)
    if (character) return { level, character, draw: drawerOf(game) }
  }
  return { avatar: '', name }
}
