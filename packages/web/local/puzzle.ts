// A puzzle on a table: what its seat sees, what it does there or says of it, and how that is judged. The position lays
// out one world of many: nothing but what the seat sees of it leaves this file, until an answer was judged.

import { type AnyGame, randomFrom, refuse, type Seat, viewOf } from '@undercrown/engine'
import type { GamePart } from '@undercrown/protocol'
import {
  type AnswerMatrix,
  type AnswerShare,
  areAlong,
  deedAhead,
  namesLeft,
  type Puzzle,
  type PuzzleJudge,
  type PuzzleNaming,
  type PuzzleTable,
} from '@undercrown/puzzles'
import { type BoardMoment, frameOf, layOpen, type MomentFrame, momentAfter } from './moment.ts'

export type { AnswerMatrix, PuzzleNaming }

/** What is told of a puzzle before it is solved. Themes are for who asks for a hint. */
export interface PuzzleFacts extends Pick<Puzzle, 'id' | 'game' | 'kind' | 'seat' | 'rating' | 'themes'> {
  readonly seats: number
  /** How many deeds its solution has. */
  readonly deeds: number
  /** How it was proved, and what the proof looked at. */
  readonly by: string
  readonly seen: number
  /** As its seat may know it, where the game writes positions as one line. */
  readonly position?: string
  /** How many of four views each level of the bots solves, where that was tried. */
  readonly levels?: readonly number[]
  /** What is to be named, where no move is asked for. */
  readonly naming?: PuzzleNaming
  /** What is watched is to be kept in mind. */
  readonly forgets: boolean
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
  /** Of a bet: the expected binary logarithm of how likely the answer held the truth to be. */
  readonly score?: number
}

/** What helps: the option that does the next deed of the solution, or a few names of which one is right. */
export interface PuzzleHint {
  readonly option?: number
  readonly names?: readonly string[]
}

/** What an answer comes to over all worlds. */
export interface ShownShare {
  /** What is done: questions as they are asked, and which of their options. */
  readonly steps: readonly { readonly part: GamePart; readonly option: number }[]
  /** Or what is named. */
  readonly name?: string
  readonly share?: number
  /** By who the others may be; of the best answer and one's own. */
  readonly matrix?: AnswerMatrix
  readonly best: boolean
  /** It was the first answer that was given here. */
  readonly yours: boolean
}

/** An answer that does not solve it: whose it is, where it leads, and what is done about it. */
export interface ShownFail {
  readonly answer: readonly string[]
  /** One's own first one, that of a bot, or the solution without one of its deeds. */
  readonly by: 'you' | 'short' | number
  readonly line: readonly string[]
  /** From where the answer ends, step by step. */
  readonly frames: readonly PuzzleFrame[]
}

export interface PuzzleSolution {
  /** From the beginning, step by step. */
  readonly line: readonly PuzzleFrame[]
  /** What leads to each step after the first, as it is written; nothing where another does it. */
  readonly words: readonly string[]
  /** What is to be named. */
  readonly name?: string
  readonly shares: readonly ShownShare[]
}

export interface PuzzleSession {
  readonly facts: PuzzleFacts
  readonly answer: readonly string[]
  /** What is to be watched before anything is asked; the first shows what the seat knows already. */
  watch(): readonly PuzzleFrame[]
  now(): PuzzleNow
  play(option: number): PuzzleNow
  /** Names what is asked for. */
  name(answer: readonly string[]): PuzzleNow
  undo(): PuzzleNow
  restart(): PuzzleNow
  /** Nothing where no deed of the solution is offered. */
  hint(rung: number): PuzzleHint
  judge(): PuzzleVerdict
  solution(): PuzzleSolution
  /** What else was tried, or would be. */
  fails(): readonly ShownFail[]
}

interface Step extends BoardMoment {
  readonly answer: readonly string[]
}

/** Answers that are shown beside the best one and one's own. */
const OTHERS = 3
/** Answers that fail and are shown. */
const FAILS = 3

export function openPuzzle(
  puzzle: Puzzle,
  game: AnyGame,
  judge: PuzzleJudge,
  table: PuzzleTable = {},
): PuzzleSession {
  const { id, kind, seat, rating, themes, solutions, proof } = puzzle
  const [solution = []] = solutions
  const naming = table.naming?.(puzzle)
  const forgets = table.forgets?.(kind) ?? false
  const word = (move: object) => table.word?.(move) ?? JSON.stringify(game.target(move))
  const laid = (position: string) =>
    game.position(table.layout?.(position) ?? JSON.parse(position), randomFrom(id))
  const { state, seats } = laid(puzzle.position)
  const begin: Step = { state, events: [], by: null, answer: [] }
  const watched = steps(begin, puzzle.watch ?? [])
  const start: Step = { ...(watched.at(-1) as Step), events: [] }
  let done: Step[] = [start]
  let first: readonly string[] | undefined
  const last = () => done.at(-1) as Step

  function after(step: Step, by: Seat, move: object): Step {
    const answer = by === seat ? [...step.answer, word(move)] : step.answer
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

  const frame = (step: Step, asks = false): PuzzleFrame =>
    frameOf(game, step, seat, asks && !naming, forgets ? 'screen' : 'mind')

  /** From there as far as it can be played. */
  function steps(from: Step, words: readonly string[]): readonly Step[] {
    const played = [from]
    const left = [...words]
    let step = from
    while (left.length > 0) {
      const choices = game.choices(step.state)
      const offered = (wanted: string | undefined) => {
        for (const { seat: who, options } of choices) {
          const move = options.find((one) => word(one) === wanted)
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
    return played
  }

  /** A world in which an answer fails, laid open: it is one of many. What is to be named stays hidden. */
  function refuted({ position, line }: { readonly position: string; readonly line: readonly string[] }) {
    if (naming) return naming.weighed ? [] : steps(begin, line).map((one) => frame(one))
    // As it was judged: what is open to all is pointed at in other words.
    return steps({ ...begin, state: laid(position).state }, line).map((one) => {
      const open = game.clone(one.state)
      layOpen(game, open, seats)
      return frame({ ...one, state: open })
    })
  }

  /** The best answer, one's own and the next best, each with the questions that lead through it. */
  function shown(): readonly ShownShare[] {
    const all = judge.shares?.(puzzle) ?? []
    const yours = first && all.find(({ answer }) => areAlong(answer, first ?? []))
    const others = all.filter((one) => one !== all[0] && one !== yours)
    const some = naming
      ? all
      : all.filter((one) => one === all[0] || one === yours || others.indexOf(one) < OTHERS)
    return some.map((one) => ({
      ...(naming ? { steps: [], name: nameIn(one.answer) } : askedOn(one)),
      ...(one.share !== undefined && { share: one.share }),
      ...((one === all[0] || one === yours) && matrixFor(one)),
      best: one === all[0],
      yours: naming ? isHeld(one) : one === yours,
    }))
  }

  function matrixFor({ answer, share }: AnswerShare): Pick<ShownShare, 'matrix'> {
    const matrix = share === undefined ? undefined : judge.matrix?.(puzzle, answer)
    return matrix ? { matrix } : {}
  }

  /** The name that was held to be likeliest. */
  function isHeld({ answer: [text = ''] }: AnswerShare): boolean {
    const weights = (first ?? []).map((one) => one.split(':'))
    const most = Math.max(...weights.map(([, weight = '100']) => Number(weight)))
    return weights.some(([name, weight = '100']) => name === text && Number(weight) === most)
  }

  /** Only where bots were asked what they would do: other games show what answers come to over all worlds. */
  function failing(): readonly ShownFail[] {
    if (!table.tempting) return []
    const found: ShownFail[] = []
    const known = new Set<string>()
    const tries: Iterable<Pick<ShownFail, 'answer' | 'by'>> = [
      { answer: first ?? [], by: 'you' },
      ...table.tempting(puzzle).map(({ answer, level }) => ({ answer, by: level })),
      { answer: solution.slice(0, -1), by: 'short' },
    ]
    for (const { answer, by } of tries) {
      const key = [...answer]
        .filter((deed) => deed !== 'end')
        .sort()
        .join(' ')
      if (key === '' || known.has(key) || found.length === FAILS) continue
      known.add(key)
      const { right, refutation } = judge.judge(puzzle, answer)
      if (right || !refutation) continue
      const { line } = refutation
      found.push({ answer: answer.filter((deed) => deed !== 'end'), by, line, frames: refuted(refutation) })
    }
    return found
  }

  function askedOn({ answer }: AnswerShare): Pick<ShownShare, 'steps'> {
    const way = steps(start, answer)
    return {
      steps: way.slice(1).flatMap((next, i) => {
        const { part } = frame(way[i] as Step, true)
        const option = part.choice?.options.findIndex((move) => word(move) === next.answer.at(-1)) ?? -1
        return option < 0 || next.by !== seat ? [] : [{ part, option }]
      }),
    }
  }

  const session: PuzzleSession = {
    facts: {
      ...{ id, game: game.id, kind, seat, rating, themes, seats, forgets },
      ...{ deeds: solution.length, by: proof.by, seen: proof.seen },
      ...(naming && { naming }),
      ...(puzzle.levels && { levels: puzzle.levels }),
      // Any world that fits the view will do: nothing of this one is told.
      ...(table.written && {
        position: table.written(game.imagine(viewOf(game, start.state, seat, 'mind'), randomFrom(id))),
      }),
    },
    get answer() {
      return last().answer
    },
    watch: () =>
      watched.length < 2
        ? []
        : watched.map((step, i) => (i === 0 ? frameOf(game, step, seat, false, 'mind') : frame(step))),
    now() {
      const step = last()
      const { answer } = step
      const shown = frame(step, true)
      const { choice } = shown.part
      const isAsked = choice !== undefined && !table.isIdle?.(choice.ask)
      // Where a single move is asked for, the questions that follow from it are not.
      const longest = Math.max(...solutions.map(({ length }) => length))
      const isLong = table.reply !== undefined || answer.length < longest
      return { ...shown, answer, whole: answer.length > 0 && !(isAsked && isLong) }
    },
    play(option) {
      const choice = naming ? undefined : game.choices(last().state).find((one) => one.seat === seat)
      const move = choice?.options[option]
      if (!move) return refuse('that is not offered', 'ce n’est pas proposé')
      done.push(after(last(), seat, move))
      for (const step of replies(last())) done.push(step)
      return session.now()
    },
    name(answer) {
      if (!naming) return refuse('nothing is to be named here', 'il n’y a rien à nommer ici')
      done = [{ ...start, answer: [...answer] }]
      return session.now()
    },
    undo() {
      const mine = done.findLastIndex(({ by }) => by === seat)
      if (mine > 0) done = done.slice(0, mine)
      return session.now()
    },
    restart() {
      done = [start]
      return session.now()
    },
    hint(rung) {
      if (naming) {
        const names = namesLeft(puzzle, naming, rung, naming.weighed ? judge.shares?.(puzzle) : [])
        return names ? { names } : {}
      }
      const { answer, state } = last()
      const options = game.choices(state).find((one) => one.seat === seat)?.options ?? []
      const option = deedAhead(puzzle, table, judge, answer, options.map(word))
      return option === undefined ? {} : { option }
    },
    judge() {
      const { answer } = last()
      const { right, refutation, score } = judge.judge(puzzle, answer)
      first ??= answer
      return {
        right,
        refutation: refutation ? refuted(refutation) : [],
        ...(refutation?.worlds && { worlds: refutation.worlds }),
        ...(score !== undefined && { score }),
      }
    },
    solution() {
      const way = naming ? [start] : steps(start, solution)
      return {
        line: naming ? [frameOf(game, start, seat, false, 'mind')] : way.map((one) => frame(one)),
        words: way.slice(1).map(({ by, answer }) => (by === seat ? (answer.at(-1) ?? '') : '')),
        ...(naming && { name: nameIn(solution) }),
        shares: shown(),
      }
    },
    fails: () => failing(),
  }
  return session
}

/** What an answer names: "row.1.2=11" an 11, "draw.0==-" a "=-". */
function nameIn([text = '']: readonly string[]): string {
  return text.slice(text.indexOf('=') + 1)
}
