// Fits the belief about leaders to games of all kinds of players, and how far a judge trusts the race to games of the
// bots against themselves.

import {
  type AnyGame,
  below,
  type Choice,
  openTable,
  pickOne,
  type Random,
  randomFrom,
  readOptions,
  viewOf,
} from '@undercrown/engine'
import {
  type Face,
  hiddenLeaders,
  leaderFaces,
  type Move,
  optionFields,
  type Past,
  type State,
  type View,
} from '@undercrown/hidden-leaders'
import type { Level } from '../mind.ts'
import { type Contest, contestLoss, fitContests, rounded, type Tuning } from '../tuning.ts'
import { allTraces, dealsFor, leaderPriors, marginals, type Reading, type Traces } from './belief.ts'
import { greedy } from './greedy.ts'
import type { PastTraces } from './history.ts'
import { logit, MOST_ROUNDS, newJudge } from './judge.ts'
import { skills } from './levels.ts'
import { turnStanding } from './search.ts'
import { type AskedChoice, pickOf } from './think.ts'
import { createThinker, type Thinker } from './thinker.ts'

/** How much each player thinks: enough to play sensibly, little enough for many games. */
const NODES: Readonly<Record<Level, number>> = { L1: 30, L2: 100, L3: 200, L4: 300, L5: 500 }
/** Who plays where leaders are to be read: the better ones more often, who leave traces that are worth reading. */
const PLAYERS = ['L1', 'L2', 'L3', 'L3', 'L4', 'L4', 'L5', 'L5', 'L5', 'greedy', 'random'] as const
type Player = (typeof PLAYERS)[number]
/** One game in so many is played by level 4 alone, and tells how far its judge is right. */
const ALONE = 3
const SEATS = [2, 4, 2, 3, 6, 5] as const
/** Rounds left that are fitted as one, by the line they have in the file. */
const GROUPS: readonly (readonly number[])[] = [[0, 1], [2], [3, 4], [MOST_ROUNDS]]

const tableTraces = ['friends', 'pushes', 'markers'] as const satisfies (keyof Traces)[]
const WIN_FEATURES = 3
const pastTraces = [
  ...tableTraces,
  'gains',
  'helps',
  'ways',
  'plays',
  'taken',
  'passed',
] as const satisfies (keyof (Traces & PastTraces))[]

interface Crop {
  /** Which leader a seat had, of all there are: by the table, and by the past, with two players and with more. */
  readonly table: Contest[]
  readonly past: { readonly two: Contest[]; readonly more: Contest[] }
  /** How the numbers in use did, by the kind of table. */
  readonly losses: Map<string, Losses>
  /** Whether a seat won, by the group of rounds left; in the order of the moments. */
  readonly wins: Contest[][]
}

interface Losses {
  moments: number
  readonly by: Record<Reading, number>
}

/** What was noted at a question: right when the game is over. */
interface Note {
  readonly group: number
  readonly seat: number
  readonly contest: (won: boolean) => Contest
}

function noteWin(
  { races }: Thinker,
  state: State,
  seats: number,
  question: AskedChoice,
  notes: Note[],
): void {
  const options = readOptions(optionFields, state.options)
  const { next, acted } = turnStanding(state, question)
  for (let seat = 0; seat < seats; seat++) {
    const temper = (plain: number, byHand: number, rounds: number) => {
      const even = -Math.log(seats - 1)
      const raise = byHand === plain ? 0 : logit(byHand) - logit(plain)
      const features = [
        [0, logit(plain) - even],
        [1, raise],
        [2, byHand === plain ? 0 : 1],
      ] as const
      const rivals = [{ features, offset: even }, { features: [] }]
      const group = GROUPS.findIndex((lines) => lines.includes(Math.min(MOST_ROUNDS, rounds)))
      notes.push({ group, seat, contest: (won) => ({ rivals, shares: won ? [1, 0] : [0, 1] }) })
      return plain
    }
    const leader = state.face[seat] as Face
    newJudge(races, options, seats, seat, leader, { plans: true, temper }).value(state, next, acted, false)
  }
}

/** What the asked seat can read of the leaders of the others. */
function noteLeaders(thinker: Thinker, state: State, { seat }: AskedChoice, crop: Crop): void {
  const view = viewOf(hiddenLeaders, state, seat, 'mind') as View
  const options = readOptions(optionFields, state.options)
  const faces = leaderFaces(options)
  const priors = leaderPriors(options, state.seats, state.face[seat] as Face)
  const tracesOf = allTraces(view, state.past as Past, thinker, options)
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    const traces = faces.map((face) => tracesOf(other, face))
    const shares = faces.map((face) => (face === state.face[other] ? 1 : 0))
    const contest = (names: readonly (keyof (typeof traces)[number])[]): Contest => ({
      rivals: traces.map((one, i) => ({
        features: names.map((name, k) => [k, one[name]] as const),
        offset: Math.log(Math.max(1e-9, priors[i] as number)),
      })),
      shares,
    })
    crop.table.push(contest(tableTraces))
    crop.past[state.seats === 2 ? 'two' : 'more'].push(contest(pastTraces))
  }
  const plain = Object.keys(view.open.options).length === 0
  const kind = plain ? `${state.seats} players` : 'modules'
  const losses = crop.losses.get(kind) ?? { moments: 0, by: { nothing: 0, table: 0, past: 0 } }
  crop.losses.set(kind, losses)
  for (const reading of ['nothing', 'table', 'past'] as const) {
    const believed = marginals(dealsFor(view, options, reading, thinker), state.seats)
    for (let other = 0; other < state.seats; other++)
      if (other !== seat)
        losses.by[reading] -= Math.log(believed[other]?.get(state.face[other] as Face) as number)
  }
  losses.moments += state.seats - 1
}

/** The number of the option that a player takes. */
function pickBy(
  player: Player,
  thinker: Thinker,
  state: State,
  question: AskedChoice,
  random: Random,
): number {
  if (player === 'random') return below(random, question.options.length)
  const view = viewOf(hiddenLeaders, state, question.seat, 'mind') as View
  if (player === 'greedy')
    return question.options.indexOf(
      greedy(hiddenLeaders as unknown as AnyGame, view, question, 0, random) as Move,
    )
  return pickOf(thinker, view, question, skills[player], { nodes: NODES[player] }, random)
}

function playOne(thinker: Thinker, game: number, seed: string, crop: Crop): void {
  const random = randomFrom(`tune ${seed} ${game}`)
  const seats = SEATS[game % SEATS.length] as number
  const options = Math.floor(game / SEATS.length) % 2 === 0 ? {} : hiddenLeaders.vary(seats, random)
  const table = openTable(hiddenLeaders, { seats, seed: `tune ${seed} ${game}`, options })
  const alone = below(random, ALONE) === 0
  const players = Array.from({ length: seats }, () => (alone ? 'L4' : pickOne(random, PLAYERS)))
  const notes: Note[] = []
  for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
    const question = choice as Choice<Move> as AskedChoice
    if (question.ask.ask === 'act') {
      noteLeaders(thinker, table.state, question, crop)
      if (alone) noteWin(thinker, table.state, seats, question, notes)
    }
    const player = players[question.seat] as Player
    table.pick(question.seat, pickBy(player, thinker, table.state, question, random))
  }
  const winners = table.outcome()?.winners ?? []
  for (const { group, seat, contest } of notes) crop.wins[group]?.push(contest(winners.includes(seat)))
}

/** The loss of the last tenth under what the others tell. */
function lossApart(contests: readonly Contest[], features: number, seed: string): string {
  const apart = contests.length - Math.floor(contests.length / 10)
  return contestLoss(contests.slice(apart), fitContests(contests.slice(0, apart), features, seed)).toFixed(4)
}

function inUse([kind, { moments, by }]: [string, Losses]): string {
  const [nothing, table, past] = [by.nothing, by.table, by.past].map((sum) => (sum / moments).toFixed(3))
  return `${kind}: ${nothing} unread, ${table} by the table, ${past} by the past, at ${moments} moments`
}

export const tuneHiddenLeaders: Tuning = (games, seed, onGame) => {
  const thinker = createThinker()
  const crop: Crop = {
    table: [],
    past: { two: [], more: [] },
    losses: new Map(),
    wins: GROUPS.map(() => []),
  }
  for (let game = 0; game < games; game++) {
    playOne(thinker, game, seed, crop)
    onGame(game + 1)
  }
  const fitted = (contests: readonly Contest[], names: readonly string[]) => {
    const found = fitContests(contests, names.length, seed)
    return Object.fromEntries(names.map((name, i) => [name, rounded(found[i] as number, 2)]))
  }
  const { table, past, losses, wins } = crop
  const apart = [
    `by the table ${lossApart(table, tableTraces.length, seed)}`,
    `by the past ${lossApart(past.two, pastTraces.length, seed)} with two players, ${lossApart(past.more, pastTraces.length, seed)} with more`,
    `wins ${lossApart(wins.flat(), WIN_FEATURES, seed)}`,
  ]
  return {
    summary: [
      `loss on what was kept apart: leaders ${apart.join(', ')}`,
      'loss of the numbers in use, at all of these games:',
      ...[...losses].sort().map(inUse),
    ].join('\n'),
    numbers: {
      trust: fitted(table, tableTraces),
      past: { two: fitted(past.two, pastTraces), more: fitted(past.more, pastTraces) },
      tempers: GROUPS.flatMap((lines, group) => {
        const temper = fitted(wins[group] ?? [], ['trust', 'hand', 'shift'])
        return lines.map(() => temper)
      }),
    },
  }
}
