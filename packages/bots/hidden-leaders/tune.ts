// Fits the belief about leaders, and how far a judge trusts the race, to games of the bots against themselves.

import { type Choice, openTable, randomFrom, readOptions, viewOf } from '@undercrown/engine'
import {
  type Face,
  hiddenLeaders,
  leaderFaces,
  type Move,
  optionFields,
  type State,
} from '@undercrown/hidden-leaders'
import { type Contest, contestLoss, fitContests, rounded, type Tuning } from '../tuning.ts'
import { tracesOf } from './belief.ts'
import { logit, MOST_ROUNDS, newJudge } from './judge.ts'
import { skills } from './levels.ts'
import { turnStanding } from './search.ts'
import { type AskedChoice, weigh } from './think.ts'
import { createThinker, type Thinker } from './thinker.ts'

/** How much each player thinks: enough to play sensibly, little enough for many games. */
const NODES = 60
/** Rounds left that are fitted as one, by the line they have in the file. */
const GROUPS: readonly (readonly number[])[] = [[0, 1], [2], [3, 4], [MOST_ROUNDS]]

interface Crop {
  /** Which leader a seat had, of all there are. */
  readonly leaders: Contest[]
  /** Whether a seat won, by the group of rounds left; in the order of the moments. */
  readonly wins: Contest[][]
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

/** What the parties tell the asked seat about the leaders of the others. */
function noteLeaders({ gains }: Thinker, state: State, { seat }: AskedChoice, crop: Crop): void {
  const view = viewOf(hiddenLeaders, state, seat, 'mind')
  const faces = leaderFaces(readOptions(optionFields, state.options))
  for (const [other, shown] of view.open.leaders.entries()) {
    if (other === seat || shown !== null) continue
    const rivals = faces.map((face) => {
      const { friends, pushes, markers } = tracesOf(view, other, face, gains)
      return { features: [[0, friends] as const, [1, pushes] as const, [2, markers] as const] }
    })
    crop.leaders.push({ rivals, shares: faces.map((face) => (face === state.face[other] ? 1 : 0)) })
  }
}

function playOne(thinker: Thinker, game: number, seed: string, crop: Crop): void {
  const seats = 2 + (game % 3)
  const table = openTable(hiddenLeaders, { seats, seed: `tune ${seed} ${game}` })
  const random = randomFrom(`tune ${seed} ${game}`)
  const notes: Note[] = []
  for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
    const question = choice as Choice<Move> as AskedChoice
    if (question.ask.ask === 'act') {
      noteLeaders(thinker, table.state, question, crop)
      noteWin(thinker, table.state, seats, question, notes)
    }
    const view = viewOf(hiddenLeaders, table.state, question.seat, 'mind')
    const worths = weigh(thinker, view, question, skills.L4, { nodes: NODES }, random)
    table.pick(question.seat, worths.indexOf(Math.max(...worths)))
  }
  const winners = table.outcome()?.winners ?? []
  for (const { group, seat, contest } of notes) crop.wins[group]?.push(contest(winners.includes(seat)))
}

/** The loss of the last tenth under what the others tell. */
function lossApart(contests: readonly Contest[], features: number, seed: string): string {
  const apart = contests.length - Math.floor(contests.length / 10)
  return contestLoss(contests.slice(apart), fitContests(contests.slice(0, apart), features, seed)).toFixed(4)
}

export const tuneHiddenLeaders: Tuning = (games, seed, onGame) => {
  const thinker = createThinker()
  const crop: Crop = { leaders: [], wins: GROUPS.map(() => []) }
  for (let game = 0; game < games; game++) {
    playOne(thinker, game, seed, crop)
    onGame(game + 1)
  }
  const [friends = 0, pushes = 0, markers = 0] = fitContests(crop.leaders, 3, seed)
  const tempers = GROUPS.flatMap((lines, group) => {
    const [trust = 0, hand = 0, shift = 0] = fitContests(crop.wins[group] ?? [], 3, seed)
    return lines.map(() => ({ trust: rounded(trust, 2), hand: rounded(hand, 2), shift: rounded(shift, 2) }))
  })
  return {
    summary: `loss on what was kept apart: leaders ${lossApart(crop.leaders, 3, seed)}, wins ${lossApart(crop.wins.flat(), 3, seed)}`,
    numbers: {
      trust: { friends: rounded(friends, 2), pushes: rounded(pushes, 2), markers: rounded(markers, 2) },
      tempers,
    },
  }
}
