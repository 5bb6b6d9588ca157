// One position for each kind of question that comes up in games played by chance. A few whole games never show most of
// them: an artifact used out of turn while a card lies taken up, and a card of the hand is asked for.

import { type AnyGame, below, openTable, pickOne, randomFrom } from '@undercrown/engine'
import { everything } from './options.ts'
import type { GameSetup } from './random-games.ts'

export interface SampleQuestion extends GameSetup {
  /** What kind it is. */
  readonly kind: string
}

/** Questions of so many games, with all that there is in every other, each kind once. */
export function questionsOf(game: AnyGame, games: number, seed: string): SampleQuestion[] {
  const found = new Map<string, { count: number; question: SampleQuestion }>()
  const [least, most] = game.seats
  for (let i = 0; i < games; i++) {
    const deal = `${seed} ${i}`
    const random = randomFrom(deal)
    const seats = most - (i % (most - least + 1))
    const isWhole = game.id === 'hidden-leaders' && i % 2 === 0
    const options = isWhole ? everything : game.vary(seats, random)
    const table = openTable(game, { seats, options, seed: deal })
    while (!table.outcome()) {
      const asked = table.choices()
      for (const { seat, ask, options: offered } of asked) {
        const kind = [askOf(ask), offersOf(offered), laidAside(table.state), crowd(seats), isWhole && 'all']
          .filter(Boolean)
          .join(' ')
        const known = found.get(kind)
        const count = (known?.count ?? 0) + 1
        // Any of them, with the same chance for each.
        const isTaken = below(random, count) === 0
        const question =
          known && !isTaken
            ? known.question
            : { kind, game, seats, options, seed: deal, me: seat, before: [...table.moves] }
        found.set(kind, { count, question })
      }
      const { seat, options: offered } = pickOne(random, asked)
      table.submit(seat, pickOne(random, offered))
    }
  }
  return [...found.values()].map(({ question }) => question)
}

function askOf(ask: object): string {
  return 'ask' in ask ? String(ask.ask) : ''
}

/** Where what is offered lies, or what it is, and about how much of it there is. */
function offersOf(offered: readonly object[]): string {
  const kinds = offered.map((one) =>
    'zone' in one ? String(one.zone) : 'kind' in one ? String(one.kind) : Object.keys(one).join('+'),
  )
  const many = offered.length > 12 ? 'many' : offered.length > 5 ? 'several' : ''
  return `${[...new Set(kinds)].sort().join('/')} ${many}`.trim()
}

/** Hidden Leaders: a card that somebody has taken up lies beside the piles. */
function laidAside(state: unknown): string {
  const { aside } = state as { readonly aside?: readonly unknown[] }
  return aside && aside.length > 0 ? 'aside' : ''
}

function crowd(seats: number): string {
  return seats > 4 ? 'crowd' : ''
}
