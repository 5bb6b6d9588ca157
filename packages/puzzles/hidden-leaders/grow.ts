// Puzzles from games that bots of level 3 play against each other. The last rounds of a game are played several times,
// the Harbor shuffled anew, so that one game comes to several ends.

import type { Level } from '@undercrown/bots'
import { mind } from '@undercrown/bots/hidden-leaders'
import {
  cloneRandom,
  fork,
  itemAt,
  pickOne,
  type Random,
  randomFrom,
  readOptions,
  shuffle,
} from '@undercrown/engine'
import {
  hiddenLeaders,
  type LeaderId,
  leaderOf,
  type Options,
  optionFields,
  type State,
  threshold,
} from '@undercrown/hidden-leaders'
import type { HiddenLeadersQuestion } from './count.ts'
import { type LeaderBet, leaderBet } from './leader.ts'
import { type AskedTable, askedAt, idleAsks, positionFor, seatView } from './table.ts'
import { type SoleWin, soleWin } from './win.ts'

export type HiddenLeadersFind = {
  readonly position: string
  readonly seat: number
} & (({ readonly win: SoleWin } & AskedTable) | { readonly bet: LeaderBet })

const PLAYERS: Level = 'L3'
const ENDS = 12

/** Mostly the base game and many players, who all come to their last hero at about the same time. */
const settings: readonly { readonly options: Partial<Options>; readonly seats: readonly number[] }[] = [
  { options: {}, seats: [5, 6] },
  { options: {}, seats: [2, 3, 4] },
  { options: { beginner: true }, seats: [5, 6] },
  { options: { beginner: true }, seats: [3, 4, 6] },
  { options: { promos: true }, seats: [4, 5, 6] },
  { options: { beginner: true, promos: true }, seats: [5, 6] },
  { options: { beginner: true, promos: true, queens: true }, seats: [4, 5] },
  { options: { beginner: true, guardians: true }, seats: [3, 4] },
  { options: { beginner: true, corruption: true }, seats: [4, 5, 6] },
  { options: { beginner: true, artifacts: true }, seats: [4, 5, 6] },
  { options: { queens: true, artifacts: true, royalInfluence: true }, seats: [4, 5] },
]

function dealtFor(seed: string): { readonly trunk: State; readonly random: Random } {
  const random = randomFrom(`puzzles hidden-leaders ${seed}`)
  const setting = pickOne(random, settings)
  const options = readOptions(optionFields, setting.options)
  return { trunk: hiddenLeaders.setup(options, pickOne(random, setting.seats), fork(random)), random }
}

/** Who led each party in that game; no puzzle tells it. */
export function trueLeaders(seed: string): LeaderId[] {
  const { seats, face } = dealtFor(seed).trunk
  return Array.from({ length: seats }, (_, seat) => leaderOf(itemAt(face, seat)).id as LeaderId)
}

export function* growHiddenLeaders(seed: string, wins: boolean, bets: boolean): Iterable<HiddenLeadersFind> {
  const { trunk, random } = dealtFor(seed)
  const most = threshold(trunk.options, trunk.seats)
  while (trunk.up.every((party) => party.length < most - 1) && step(trunk, random)) {
    // Until some party lacks but one hero.
  }
  const found = new Set<string>()
  let bet = bets ? leaderAt(trunk) : undefined
  if (bet) yield bet
  for (let end = 0; end < ENDS; end++) {
    // One leader of a game is enough: who is told apart, the others are too.
    if (!wins && bet) return
    const state = hiddenLeaders.clone(trunk)
    reshuffle(state, random)
    /** Whose turn gave one: what is asked later in it is the rest of that. */
    let given: number | undefined
    do {
      const [question, ...more] = hiddenLeaders.choices(state)
      if (question?.ask.ask === 'act') given = undefined
      if (!question || more.length > 0 || question.seat === given || !mayEnd(state, question, most)) continue
      const position = positionFor(seatView(state, question.seat))
      if (found.has(position)) continue
      found.add(position)
      const table = sameAt(position, state, question)
      const win = wins && table && soleWin(table)
      if (!win) {
        if (!bets || bet) continue
        bet = leaderAt(state)
        if (bet) yield bet
        continue
      }
      given = question.seat
      yield { position, seat: question.seat, win, ...table }
    } while (step(state, random))
  }
}

/** Whether one answer could decide the game with this turn. */
function mayEnd(state: State, { seat, ask, options }: HiddenLeadersQuestion, most: number): boolean {
  if (options.length < 2 || idleAsks.includes(ask.ask)) return false
  if (ask.ask === 'act') return itemAt(state.up, seat).length >= most - 1
  return state.up.some((party) => party.length >= most)
}

/** The table that a position lays out, if its seat cannot tell it from the one that was played at. */
function sameAt(position: string, state: State, { seat }: HiddenLeadersQuestion): AskedTable | undefined {
  const table = askedAt(position)
  const [here, there] = [table.state, state].map((one) => JSON.stringify(seatView(one, seat)))
  return here === there ? table : undefined
}

/** What whoever is asked can tell of one leader. */
function leaderAt(state: State): HiddenLeadersFind | undefined {
  const [question, ...more] = hiddenLeaders.choices(state)
  if (!question || more.length > 0) return undefined
  const view = seatView(state, question.seat)
  for (let rival = 0; rival < state.seats; rival++) {
    const bet = leaderBet(view, rival)
    if (!bet) continue
    const position = positionFor(view)
    return sameAt(position, state, question) ? { position, seat: question.seat, bet } : undefined
  }
  return undefined
}

/** The next decision; false where the game is over. */
function step(state: State, random: Random): boolean {
  const [choice] = hiddenLeaders.choices(state)
  if (!choice) return false
  const { options, seat } = choice
  const nodes = mind.nodes[PLAYERS]
  const pick =
    options.length === 1 ? 0 : mind.answer(seatView(state, seat), choice, PLAYERS, { nodes }, fork(random))
  hiddenLeaders.play(state, seat, itemAt(options, pick), () => {})
  return true
}

/** Cards of the Harbor that nobody knows lie in another order, and chance goes on otherwise. */
function reshuffle(state: State, random: Random): void {
  const unknown = state.harbor.flatMap((slot, i) => (itemAt(state.known, slot) === 0 ? [i] : []))
  const order = shuffle(
    random,
    unknown.map((i) => itemAt(state.harbor, i)),
  )
  unknown.forEach((at, i) => {
    state.harbor[at] = itemAt(order, i)
  })
  Object.assign(state, { random: cloneRandom(fork(random)) })
}
