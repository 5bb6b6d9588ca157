// Who sits at a table: what they are called, and the face that is shown of them.

import { type BotCharacter, charactersAt, type NamedChair } from '@undercrown/bots/cast.ts'
import { type Level, levels, MAX_NAME, MAX_SEATS } from '@undercrown/protocol'
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
  const people = chairs.map(({ name = '' }) => name)
  return chairs.map(({ avatar = '', bot }, i) => {
    const character = bots[i]
    if (character && bot) return { name: character.name, face: { level: bot, character, draw } }
    const name = numbered(people, i)
    return { name, face: { avatar, name } }
  })
}

/** There are few names for guests: of namesakes at a table, all but the first have a number as well. */
function numbered(names: readonly string[], at: number): string {
  const name = names[at] as string
  const before = names.slice(0, at).filter((one) => one === name).length
  return name === '' || before === 0 ? name : `${name} ${['II', 'III', 'IV', 'V', 'VI'][before - 1]}`
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

/** Names that no table gives: so long that a page would lay them out for ever, or turning round what stands beside them. */
const LONGEST = 2 * MAX_NAME
const TURNING = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** The players that a record names, which may be anybody's; undefined where it names none. */
export function playersNamed(raw: unknown): SeatedPlayer[] | undefined {
  const { names, game = '' } = (raw ?? {}) as { names?: unknown; game?: unknown }
  if (!Array.isArray(names) || names.length > MAX_SEATS || !names.every(isName)) return undefined
  return names.map((name: string) => ({ name, face: faceNamed(String(game), name) }))
}

function isName(name: unknown): boolean {
  return typeof name === 'string' && name.length <= LONGEST && !TURNING.test(name)
}
