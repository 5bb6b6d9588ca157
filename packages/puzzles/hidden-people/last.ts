// The last turn: the draw pile is empty and the last card in hand, so nobody comes after it. Every answer is played in
// every world that fits what the seat knows.

import { questionOf, type Reading, readView } from '@undercrown/bots/hidden-people/reading.ts'
import { outlook } from '@undercrown/bots/hidden-people/rollout.ts'
import { playWorld, worldOptions } from '@undercrown/bots/hidden-people/rules.ts'
import {
  type AnswerCode,
  copyInto,
  emptyWorld,
  isFree,
  topDiscard,
  totalOf,
} from '@undercrown/bots/hidden-people/world.ts'
import { itemAt, type Seat, viewOf } from '@undercrown/engine'
import { hiddenPeople, type State } from '@undercrown/hidden-people'
import { arrangements } from './arrangement.ts'

/** What is answered until the turn is over, or until the seat learns something. */
export interface TurnLine {
  readonly codes: readonly AnswerCode[]
  /** Whether something is learned at its end, and the rest of the turn goes by that. */
  readonly informs: boolean
  /** In how many worlds it wins if what follows is the best that can be done. */
  readonly won: number
  /** What the seat's own row counts then, over all worlds. */
  readonly own: number
}

export interface LastTurn {
  /** Each holds the faces of the cards that the seat does not know, in the order of `slots`; all are as likely. */
  readonly worlds: readonly Uint8Array[]
  readonly slots: readonly number[]
  readonly lines: readonly TurnLine[]
  /** The lines that win most. */
  readonly best: readonly TurnLine[]
  /** The shortest of those that come to the same in every world. */
  readonly answers: readonly TurnLine[]
  /** Whether these differ only in which of the cards is meant that the seat does not know: then they are one answer. */
  readonly isOne: boolean
  /** In how many worlds the next best line wins; undefined where none is worse. */
  readonly next: number | undefined
  /** Whether it wins in a world, and what is done there after what it learns. */
  play(line: TurnLine, world: number): { readonly wins: boolean; readonly rest: readonly AnswerCode[] }
}

/** More are not counted. */
const MOST_WORLDS = 5040
const MOST_PLAYS = 1_000_000

/** How much an end is worth: a shared win is a win, or, to see whether that matters, a part of one. */
export type Worth = 'win' | 'share'

const NOT_COUNTED = Symbol('not counted')

/** Undefined where it is not the seat's last turn, where somebody else has a say in it, or where there is too much to count. */
export function lastTurnOf(state: State, seat: Seat, worth: Worth = 'win'): LastTurn | undefined {
  const view = viewOf(hiddenPeople, state, seat, 'mind')
  const question = questionOf(view)
  if (question?.seat !== seat || question.ask.ask !== 'settle' || state.draw.length > 0) return undefined
  const reading = readView(view, question)
  const worlds = arrangements(reading.unseen, MOST_WORLDS)
  if (!worlds) return undefined
  const rows = state.rows.flat()
  const slots = reading.cells.map((cell) => itemAt(rows, cell))
  try {
    return { ...countedTurn(reading, worlds, seat, worth), slots }
  } catch (error) {
    if (error === NOT_COUNTED) return undefined
    throw error
  }
}

function countedTurn(
  { world: base, cells }: Reading,
  worlds: readonly Uint8Array[],
  seat: Seat,
  worth: Worth,
): Omit<LastTurn, 'slots'> {
  const now = emptyWorld(base.seats, base.draw.length, base.putBack)
  const all = worlds.map((_, world) => world)
  let plays = 0

  /** Plays the codes in a world; what the seat sees then, or undefined where it is over. */
  const playIn = (world: number, codes: readonly AnswerCode[]): number | undefined => {
    if (++plays > MOST_PLAYS) throw NOT_COUNTED
    copyInto(now, base)
    const faces = itemAt(worlds, world)
    for (let i = 0; i < cells.length; i++) now.row[cells[i] as number] = faces[i] as number
    for (const code of codes) playWorld(now, code)
    if (now.phase === 'over') return undefined
    // What somebody else decides cannot be counted.
    if (now.asked !== seat || now.phase === 'take' || now.phase === 'barter') throw NOT_COUNTED
    let seen = topDiscard(now)
    for (let i = 0; i < now.hands; i++) seen = seen * 256 + (now.hand[i] as number)
    return seen
  }

  const worthNow = () => {
    const share = outlook(now, seat, () => 0)
    return worth === 'share' ? share : share > 0 ? 1 : 0
  }

  /** What is won in the worlds where it is over then, and the other worlds by what the seat sees in them. */
  const after = (codes: readonly AnswerCode[], within: readonly number[]) => {
    let [won, over, own] = [0, 0, 0]
    const seen = new Map<number, number[]>()
    for (const world of within) {
      const key = playIn(world, codes)
      own += totalOf(now, seat)
      if (key === undefined) {
        won += worthNow()
        over++
      } else {
        const same = seen.get(key)
        if (same) same.push(world)
        else seen.set(key, [world])
      }
    }
    return { won, over, own, groups: [...seen.values()] }
  }

  const optionsAfter = (codes: readonly AnswerCode[], within: readonly number[]): AnswerCode[] => {
    playIn(itemAt(within, 0), codes)
    return worldOptions(now)
  }

  /** The best that can be done from here on in worlds that the seat cannot tell apart. */
  const bestAfter = (codes: readonly AnswerCode[], within: readonly number[]) => {
    let best: { won: number; code: AnswerCode } = { won: -1, code: -1 }
    for (const code of optionsAfter(codes, within)) {
      const won = wonBy([...codes, code], within)
      if (won > best.won) best = { won, code }
    }
    return best
  }

  const wonBy = (codes: readonly AnswerCode[], within: readonly number[]): number => {
    const { won, groups } = after(codes, within)
    return groups.reduce((sum, group) => sum + bestAfter(codes, group).won, won)
  }

  const lines: TurnLine[] = []
  const collect = (codes: readonly AnswerCode[]) => {
    for (const code of optionsAfter(codes, all)) {
      const next = [...codes, code]
      const { won, over, own, groups } = after(next, all)
      if (groups.length === 0) lines.push({ codes: next, informs: false, won, own })
      else if (groups.length === 1 && over === 0) collect(next)
      else lines.push({ codes: next, informs: true, won: wonBy(next, all), own })
    }
  }
  collect([])
  // What is counted may be asked about as often as one likes.
  plays = Number.NEGATIVE_INFINITY

  /** All totals in all worlds: lines that have the same differ in nothing. */
  const totalsOf = ({ codes }: TurnLine): string =>
    all
      .map((world) => {
        playIn(world, codes)
        return Array.from({ length: now.seats }, (_, one) => totalOf(now, one)).join()
      })
      .join(' ')

  /** Free cards of a row that the seat does not know are the same to it: the first of them stands for all. */
  const alike = (code: AnswerCode) =>
    cells.includes(code) && isFree(base, code)
      ? cells.find((cell) => cell >> 2 === code >> 2 && isFree(base, cell))
      : code

  /** The shortest of those that come to the same. */
  const shortestOf = (best: readonly TurnLine[]): TurnLine[] => {
    const shortest = new Map<string, TurnLine>()
    for (const line of best) {
      const key = line.informs ? line.codes.join() : totalsOf(line)
      const known = shortest.get(key)
      if (!known || line.codes.length < known.codes.length) shortest.set(key, line)
    }
    return [...shortest.values()]
  }

  const most = Math.max(...lines.map(({ won }) => won))
  const best = lines.filter(({ won }) => won === most)

  const answers = shortestOf(best)
  const worse = lines.filter(({ won }) => won < most).map(({ won }) => won)
  return {
    worlds,
    lines,
    best,
    answers,
    isOne: new Set(answers.map(({ codes }) => codes.map(alike).join())).size === 1,
    next: worse.length > 0 ? Math.max(...worse) : undefined,
    play({ codes }, world) {
      const rest: AnswerCode[] = []
      let within: readonly number[] = all
      for (let done = [...codes]; playIn(world, done) !== undefined; done = [...codes, ...rest]) {
        within = after(done, within).groups.find((group) => group.includes(world)) ?? within
        rest.push(bestAfter(done, within).code)
      }
      return { wins: outlook(now, seat, () => 0) > 0, rest }
    },
  }
}
