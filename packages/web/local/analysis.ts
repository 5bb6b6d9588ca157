// A position that is analysed: laid out, checked in words, and played on by both sides. Nothing is kept between calls, so
// that any of them can be made of any position.

import {
  type AnyGame,
  type EachLanguage,
  type Layout,
  Refusal,
  randomFrom,
  refuse,
  type Seat,
} from '@undercrown/engine'
import type { Analyst } from '@undercrown/puzzles/analysis.ts'
import { type BoardMoment, frameOf, type MomentFrame, momentAfter } from './moment.ts'

export type { BestTurn, Finding, PositionProof, Proving } from '@undercrown/puzzles/analysis.ts'

/** What one move of a line was: by whom, in which turn, and what it ended. */
export interface LineStep {
  readonly word: string
  readonly seat: Seat
  /** Whose turn it was. */
  readonly mover: Seat
  readonly turn: number
  /** Who has won by it; null: nobody, and it is over. */
  readonly won?: Seat | null
}

export interface AnalysedMoment {
  readonly frame: MomentFrame
  /** The position as one line, and laid out. */
  readonly line: string
  readonly layout: Layout
  /** Each option in notation. */
  readonly words: readonly string[]
  readonly steps: readonly LineStep[]
}

/** What was written or laid, or why it cannot be. */
export type LaidPosition = { readonly line: string } | { readonly wrong: EachLanguage }

/** What of any game's state is asked here. */
interface Counted {
  readonly turn: number
  readonly toMove: Seat
}

export interface AnalysisDesk {
  lay(position: string | Layout): LaidPosition
  start(options: object): string
  at(position: string, moves: readonly string[]): AnalysedMoment
  state(position: string, moves: readonly string[]): unknown
}

export function analysisDesk(game: AnyGame, analyst: Analyst): AnalysisDesk {
  const laid = (position: string) => game.position(analyst.layout(position), randomFrom(position)).state

  function play(position: string, moves: readonly string[]) {
    let moment: BoardMoment = { state: laid(position), events: [], by: null }
    const steps: LineStep[] = []
    for (const word of moves) {
      const [choice] = game.choices(moment.state)
      const move = choice?.options.find((option) => analyst.word(option) === word)
      if (!choice || !move) return refuse(`${word} is not possible here`, `${word} n’est pas possible ici`)
      const { turn, toMove } = moment.state as Counted
      moment = momentAfter(game, moment, choice.seat, move, choice.seat)
      const outcome = game.outcome(moment.state)
      steps.push({
        ...{ word, seat: choice.seat, mover: toMove, turn },
        ...(outcome && { won: outcome.winners[0] ?? null }),
      })
    }
    return { moment, steps }
  }

  return {
    lay(position) {
      try {
        const layout = typeof position === 'string' ? analyst.layout(position) : analyst.whole(position)
        const { state } = game.position(layout, randomFrom(''))
        analyst.check(state)
        return { line: analyst.line(game.layout(state)) }
      } catch (error) {
        if (error instanceof Refusal) return { wrong: { en: error.message, fr: error.fr } }
        throw error
      }
    },
    start: (options) => analyst.line(game.layout(game.setup(options, game.seats[0], randomFrom('analysis')))),
    at(position, moves) {
      const { moment, steps } = play(position, moves)
      const [choice] = game.choices(moment.state)
      const layout = game.layout(moment.state)
      return {
        frame: frameOf(game, moment, choice?.seat ?? 0, true),
        line: analyst.line(layout),
        layout,
        words: choice?.options.map((option) => analyst.word(option)) ?? [],
        steps,
      }
    },
    state: (position, moves) => play(position, moves).moment.state,
  }
}
