// A puzzle on a table: what its seat sees, what it does there, and how that is judged.

import { type AnyGame, randomFrom, refuse, type Seat } from '@undercrown/engine'
import type { Puzzle, PuzzleJudge, PuzzleTable } from '@undercrown/puzzles'
import { type BoardMoment, frameOf, type MomentFrame, momentAfter } from './moment.ts'

/** What is told of a puzzle before it is solved. Themes are for who asks for a hint. */
export interface PuzzleFacts extends Pick<Puzzle, 'id' | 'game' | 'kind' | 'seat' | 'rating' | 'themes'> {
  readonly seats: number
  /** How many deeds its solution has. */
  readonly deeds: number
  /** What the proof looked at. */
  readonly seen: number
}

/** A moment of it, and what happened on the way there. */
export type PuzzleFrame = MomentFrame

export interface PuzzleNow extends PuzzleFrame {
  /** What was done so far, in the words of the solution. */
  readonly answer: readonly string[]
  /** There is nothing more to do: it can be judged. */
  readonly whole: boolean
}

export interface PuzzleVerdict {
  readonly right: boolean
  /** Where it fails, and what is done about it, step by step. */
  readonly refutation: readonly PuzzleFrame[]
  readonly worlds?: { readonly failed: number; readonly of: number }
}

export interface PuzzleSession {
  readonly facts: PuzzleFacts
  readonly answer: readonly string[]
  now(): PuzzleNow
  play(option: number): PuzzleNow
  undo(): PuzzleNow
  restart(): PuzzleNow
  /** The option that does the next deed of the solution; undefined where none of them is offered. */
  hint(): number | undefined
  judge(): PuzzleVerdict
  /** The solution from the beginning, step by step. */
  solution(): readonly PuzzleFrame[]
}

interface Step extends BoardMoment {
  readonly answer: readonly string[]
}

/** As the card games write positions and moves. */
function plainTable(game: AnyGame): PuzzleTable {
  return {
    layout: (position) => JSON.parse(position),
    word: (move) => JSON.stringify(game.target(move)),
  }
}

export function openPuzzle(
  puzzle: Puzzle,
  game: AnyGame,
  { judge }: PuzzleJudge,
  table: PuzzleTable = plainTable(game),
): PuzzleSession {
  const { id, kind, seat, rating, themes, solutions, proof } = puzzle
  const [solution = []] = solutions
  const laid = game.position(table.layout(puzzle.position), randomFrom(id))
  const start: Step = { state: laid.state, events: [], by: null, answer: [] }
  let steps: Step[] = [start]
  const last = () => steps.at(-1) as Step

  function after(step: Step, by: Seat, move: object): Step {
    const answer = by === seat ? [...step.answer, table.word(move)] : step.answer
    return { ...momentAfter(game, step, by, move, seat), answer }
  }

  /** What the others do before the answer is whole. */
  function* replies(from: Step): Iterable<Step> {
    for (let step = from; ; ) {
      const choices = game.choices(step.state)
      const [other] = choices
      if (!other || choices.some((one) => one.seat === seat)) return
      const move = other.options[table.reply?.(step.state) ?? -1]
      if (!move) return
      step = after(step, other.seat, move)
      yield step
    }
  }

  const frame = (step: Step, asks: boolean): PuzzleFrame => frameOf(game, step, seat, asks)

  /** From there as far as it can be played. */
  function line(from: Step, words: readonly string[]): readonly PuzzleFrame[] {
    const played = [from]
    const left = [...words]
    let step = from
    while (left.length > 0) {
      const choices = game.choices(step.state)
      const offered = (word: string | undefined) => {
        for (const { seat: who, options } of choices) {
          const move = options.find((one) => table.word(one) === word)
          if (move) return { who, move }
        }
        return undefined
      }
      const next = offered(left[0])
      // A turn is ended before what comes after it.
      const found = next ?? offered('end')
      const [reply] = found ? [] : replies(step)
      if (next) left.shift()
      if (!found && !reply) break
      step = found ? after(step, found.who, found.move) : (reply as Step)
      played.push(step)
    }
    return played.map((one) => frame(one, false))
  }

  const session: PuzzleSession = {
    facts: {
      ...{ id, game: game.id, kind, seat, rating, themes },
      seats: laid.seats,
      deeds: solution.length,
      seen: proof.seen,
    },
    get answer() {
      return last().answer
    },
    now() {
      const step = last()
      const shown = frame(step, true)
      const isAsked = shown.part.choice !== undefined
      // Where a single move is asked for, the questions that follow from it are not.
      const isLong = table.reply !== undefined || step.answer.length < solution.length
      return { ...shown, answer: step.answer, whole: step.answer.length > 0 && !(isAsked && isLong) }
    },
    play(option) {
      const move = game.choices(last().state).find((one) => one.seat === seat)?.options[option]
      if (!move) return refuse('that is not offered', 'ce n’est pas proposé')
      steps.push(after(last(), seat, move))
      for (const step of replies(last())) steps.push(step)
      return session.now()
    },
    undo() {
      const mine = steps.findLastIndex(({ by }) => by === seat)
      if (mine > 0) steps = steps.slice(0, mine)
      return session.now()
    },
    restart() {
      steps = [start]
      return session.now()
    },
    hint() {
      const { answer, state } = last()
      const left = solution.filter((word) => !answer.includes(word))
      const options = game.choices(state).find((one) => one.seat === seat)?.options ?? []
      for (const word of left) {
        const at = options.findIndex((move) => table.word(move) === word)
        if (at >= 0) return at
      }
      return undefined
    },
    judge() {
      const { right, refutation } = judge(puzzle, last().answer)
      if (!refutation) return { right, refutation: [] }
      const { state } = game.position(table.layout(refutation.position), randomFrom(id))
      return {
        right,
        refutation: line({ ...start, state }, refutation.line),
        ...(refutation.worlds && { worlds: refutation.worlds }),
      }
    },
    solution: () => line(start, solution),
  }
  return session
}
