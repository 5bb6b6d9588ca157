// The one solution of each kind, found out from the position alone.

import { answerCodeOf } from '@undercrown/bots/hidden-people/reading.ts'
import { type AnswerCode, HAND, USE_CODE } from '@undercrown/bots/hidden-people/world.ts'
import { refuse, type Seat } from '@undercrown/engine'
import { hiddenPeople, type State } from '@undercrown/hidden-people'
import { type Puzzle, type PuzzleProof, puzzleId } from '../puzzle.ts'
import { namedText, readNamed } from './answer.ts'
import { type LastTurn, lastTurnOf } from './last.ts'
import { countFor } from './must.ts'
import { laidState, moveText } from './position.ts'
import { sortedOut } from './sorting.ts'
import { watch } from './watch.ts'

const GAME = 'hidden-people'

/** `remember`: watch, and say what lies where; `must`: count and infer; `last`: the last turn of the game. */
export const peopleKinds = ['remember', 'must', 'last'] as const
export type PeopleKind = (typeof peopleKinds)[number]

export function isPeopleKind(kind: string): kind is PeopleKind {
  return (peopleKinds as readonly string[]).includes(kind)
}

export interface Solved {
  readonly solutions: Puzzle['solutions']
  readonly proof: PuzzleProof
}

/** How far the best answer is ahead of the next, at least. */
const MARGIN = 0.1

/** What a puzzle must have for its solution to be found. */
export interface PeopleTask {
  readonly kind: PeopleKind
  readonly position: string
  readonly seat: Seat
  readonly watch: readonly string[]
  /** The place that is asked about, where it is about one. */
  readonly place: string | undefined
}

/** What a puzzle asks; undefined where it is none of this game. */
export function peopleTaskIn({
  kind,
  position,
  seat,
  watch = [],
  solutions,
}: Puzzle): PeopleTask | undefined {
  if (!isPeopleKind(kind)) return undefined
  return { kind, position, seat, watch, place: readNamed(solutions[0]?.[0] ?? '')?.place }
}

/** By all that is asked: a position may have several puzzles. */
export function idOfTask({ kind, position, seat, watch, place }: PeopleTask): string {
  return puzzleId(GAME, kind, [position, seat, ...watch, place ?? ''].join(' '))
}

export function solved(asked: PeopleTask): Solved | undefined {
  const state = laidState(asked.position)
  if (asked.kind === 'remember') return remembered(state, asked)
  return asked.kind === 'must' ? counted(state, asked) : lastSolved(state, asked.seat)
}

function remembered(state: State, { seat, watch: moves, place }: PeopleTask): Solved | undefined {
  const watched = watch(state, seat, moves)
  const memory = watched?.memories.find((one) => one.place === place)
  if (!watched || !memory) return undefined
  return { solutions: [[namedText(memory)]], proof: { by: 'sight', seen: moves.length } }
}

function counted(state: State, { seat, watch: moves, place }: PeopleTask): Solved | undefined {
  if (moves.length > 0) {
    const found = sortedOut(state, seat, moves).find((one) => one.place === place)
    return found && { solutions: [[namedText(found)]], proof: { by: 'sorting', seen: moves.length } }
  }
  const count = countFor(state, seat)
  if (place === undefined || !count?.places.includes(place)) return undefined
  return {
    solutions: [[namedText({ place, value: count.value })]],
    proof: { by: 'count', seen: count.worlds },
  }
}

function lastSolved(state: State, seat: Seat): Solved | undefined {
  const turn = lastTurnOf(state, seat)
  if (!turn || !isSolvable(turn)) return undefined
  // It must not matter whether a shared win is a whole one.
  const shared = lastTurnOf(state, seat, 'share')
  if (!shared || !isSolvable(shared) || codesOf(shared) !== codesOf(turn)) return undefined
  const [of, won, next] = [turn.worlds.length, turn.best[0]?.won ?? 0, turn.next ?? 0]
  return {
    solutions: turn.answers.map(({ codes }) => textsOf(state, codes)),
    proof: { by: 'worlds', seen: of, chance: { won, next, of } },
  }
}

const codesOf = ({ answers }: LastTurn) => answers.map(({ codes }) => codes.join()).join(' ')

/** One answer that leads by enough, and neither the plainest nor to do nothing. */
export function isSolvable(turn: LastTurn): boolean {
  const { best, next, worlds, isOne } = turn
  if (!isOne || next === undefined || (best[0]?.won ?? 0) - next < MARGIN * worlds.length) return false
  return !isPlain(turn) && !isIdle(turn)
}

/** Whether the card in hand goes, and nothing is done with it. */
function isIdle({ answers }: LastTurn): boolean {
  return answers.some(({ codes }) => codes[0] === HAND && !codes.includes(USE_CODE))
}

/** Whether it is solved by whoever only wants the lowest row, uses nothing and looks at nobody else. */
function isPlain({ lines, best }: LastTurn): boolean {
  const idle = lines.filter(({ codes }) => !codes.includes(USE_CODE))
  const least = Math.min(...idle.map(({ own }) => own))
  return idle.some((line) => line.own === least && best.includes(line))
}

/** A line as the moves of the game. */
export function textsOf(start: State, codes: readonly AnswerCode[]): string[] {
  const state = hiddenPeople.clone(start)
  return codes.map((code) => {
    const [choice] = hiddenPeople.choices(state)
    const move = choice?.options.find((one) => answerCodeOf(one) === code)
    if (!choice || !move) return refuse('the turn is over', 'le tour est fini')
    hiddenPeople.play(state, choice.seat, move, () => {})
    return moveText(move)
  })
}
