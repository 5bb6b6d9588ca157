// The one rule of taking back, the same for every game: your last move, while you are still asked, if it told
// nobody anything new.

import { type AnyGame, type Viewer, viewOf } from './game.ts'
import { randomFrom } from './random.ts'
import { type AnyTable, reopen } from './table.ts'

/** Worlds tried for news that is not a card: a die, an order. */
const WORLDS = 8

/**
 * Whether the last move of the table is this seat's to take back without asking anyone. `stood`: the table before it, for
 * whoever has it at hand.
 */
export function canTakeBack(table: AnyTable, seat: number, stood = () => beforeLast(table)): boolean {
  const last = table.moves.at(-1)
  if (!last || last[0] !== seat) return false
  if (!table.choices().some((one) => one.seat === seat)) return false
  const { game } = table
  const before = stood()
  if (learned(game, before.state, table.state)) return false
  return !surprising(before, seat, last[1], game)
}

function beforeLast({ game, start, moves }: AnyTable): AnyTable {
  const before = reopen(game, start)
  for (const [by, move] of moves.slice(0, -1)) before.submit(by, move)
  return before
}

/** Whether anybody knows a card now that they did not know before. */
function learned(game: AnyGame, before: unknown, after: unknown): boolean {
  const old = game.cards(before)?.known ?? []
  return (game.cards(after)?.known ?? []).some((bits, card) => (bits & ~(old[card] ?? 0)) !== 0)
}

/** Whether someone could not have foretold, knowing the move, all that they were told of it. */
function surprising(before: AnyTable, seat: number, move: object, game: AnyGame): boolean {
  const viewers: Viewer[] = ['public', ...Array.from({ length: before.seats }, (_, one) => one)]
  return viewers.some((viewer) => {
    const view = JSON.parse(JSON.stringify(viewOf(game, before.state, viewer, 'mind')))
    const truth = told(game, game.clone(before.state), viewer, seat, move)
    for (let i = 0; i < WORLDS; i++) {
      const world = game.imagine(view, randomFrom(`undo ${i}`))
      const offered = game.choices(world).find((one) => one.seat === seat)?.options ?? []
      // A move that only some worlds offer tells which of them is true.
      if (!offered.some((one) => JSON.stringify(one) === JSON.stringify(move))) return true
      if (told(game, world, viewer, seat, move) !== truth) return true
    }
    return false
  })
}

function told(game: AnyGame, state: unknown, viewer: Viewer, seat: number, move: object): string {
  const events: unknown[] = []
  game.play(state, seat, move, (event) => events.push(game.seen(event, viewer)))
  const asked = game
    .choices(state)
    .map((one) => (one.seat === viewer ? one : { seat: one.seat, ask: one.ask }))
  return JSON.stringify([events, viewOf(game, state, viewer, 'mind'), asked])
}
