// A block: one deal, played once for each seat that the candidate can have. Its games are counted together.

import {
  type AnyGame,
  type AnyTable,
  itemAt,
  openTable,
  pickAny,
  randomFrom,
  type Seat,
} from '@undercrown/engine'
import { worked } from '../measure.ts'
import type { Contestant, GameFault, SeatedContestant } from './seated.ts'

/** What all games of an arena have in common. */
export interface Arena {
  readonly game: AnyGame
  readonly options: object
  readonly seats: number
  readonly seed: string
  /** A game that takes more decisions than this is drawn. */
  readonly cap: number
  readonly contestants: readonly Contestant[]
}

/** The number of the deal, the candidate, and whose copies sit on the other seats. */
export interface Pairing {
  readonly deal: number
  readonly a: number
  readonly b: number
}

export interface GameBlock extends Pairing {
  /** The candidate's share of the wins, from 0 to 1. */
  readonly score: number
  readonly won: number
  readonly shared: number
  readonly lost: number
  readonly decisions: number
  /** Games that the cap ended. */
  readonly capped: number
  /** What programs did wrong. */
  readonly faults: readonly GameFault[]
  /** The processor's time for the answers of either. */
  readonly thought: readonly [a: ThinkingTime, b: ThinkingTime]
}

export interface ThinkingTime {
  readonly answers: number
  readonly micros: number
  readonly most: number
}

interface Played {
  /** The winners' seats; all of them in a draw. */
  readonly winners: readonly Seat[]
  readonly decisions: number
  readonly capped: boolean
  readonly fault?: GameFault
}

export async function playBlock(arena: Arena, pairing: Pairing): Promise<GameBlock> {
  const { seats, contestants } = arena
  const thoughts = [thinking(), thinking()] as const
  const games: (Played & { readonly share: number })[] = []
  for (let seat = 0; seat < seats; seat++) {
    const at = (other: Seat) => (other === seat ? 0 : 1)
    const seated = Array.from({ length: seats }, (_, other) =>
      itemAt(contestants, at(other) === 0 ? pairing.a : pairing.b).sit(),
    )
    const leave = () => {
      for (const one of seated) one.leave()
    }
    const game = await play(arena, pairing, seated, (other, micros) =>
      thoughts[at(other)].add(micros),
    ).finally(leave)
    games.push({ ...game, share: game.winners.includes(seat) ? 1 / game.winners.length : 0 })
  }
  const count = (test: (game: (typeof games)[number]) => boolean) => games.filter(test).length
  const won = count(({ share }) => share === 1)
  const lost = count(({ share }) => share === 0)
  return {
    ...pairing,
    score: games.reduce((sum, { share }) => sum + share, 0) / seats,
    won,
    shared: seats - won - lost,
    lost,
    decisions: games.reduce((sum, { decisions }) => sum + decisions, 0),
    capped: count(({ capped }) => capped),
    faults: games.flatMap(({ fault }) => fault ?? []),
    thought: [thoughts[0].sum(), thoughts[1].sum()],
  }
}

async function play(
  { game, options, seats, seed, cap }: Arena,
  { deal }: Pairing,
  seated: readonly SeatedContestant[],
  onThought: (seat: Seat, micros: number) => void,
): Promise<Played> {
  const dealt = `${seed}/${deal}`
  const table: AnyTable = openTable(game, { options, seats, seed: dealt })
  const order = randomFrom(`order ${dealt}`)
  const all = Array.from({ length: seats }, (_, seat) => seat)
  for (let decisions = 0; decisions < cap; decisions++) {
    const choices = table.choices()
    if (choices.length === 0) {
      const winners = table.outcome()?.winners ?? []
      return { winners: winners.length > 0 ? winners : all, decisions, capped: false }
    }
    const choice = pickAny(order, choices)
    const { seat } = choice
    const began = worked()
    const answer = await itemAt(seated, seat).answer(table, choice, `${dealt} ${seat} ${decisions}`)
    onThought(seat, worked() - began)
    if (typeof answer !== 'number') {
      const winners = all.filter((other) => other !== seat)
      const fault = { deal: deal + 1, player: seat + 1, decision: decisions + 1, ...answer }
      return { winners, decisions, capped: false, fault }
    }
    table.pick(seat, answer)
  }
  return { winners: all, decisions: cap, capped: true }
}

function thinking() {
  let [answers, micros, most] = [0, 0, 0]
  return {
    add(took: number) {
      answers++
      micros += took
      most = Math.max(most, took)
    },
    sum: (): ThinkingTime => ({ answers, micros, most }),
  }
}
