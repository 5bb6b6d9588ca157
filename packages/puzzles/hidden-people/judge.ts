// Whether a try solves a puzzle of Hidden People, and if not, a world that shows it: one that fits all that the seat
// knows. Nothing here knows more than the seat does.

import { answerCodeOf } from '@undercrown/bots/hidden-people/reading.ts'
import type { AnswerCode } from '@undercrown/bots/hidden-people/world.ts'
import { itemAt, refuse } from '@undercrown/engine'
import { hiddenPeople, type State } from '@undercrown/hidden-people'
import type { AnswerShare, Puzzle, PuzzleJudge, Verdict } from '../puzzle.ts'
import { namedText, readNamed } from './answer.ts'
import { type LastTurn, lastTurnOf, type TurnLine } from './last.ts'
import { disguised, laidState, laidText, moveText } from './position.ts'
import { peopleTaskIn, solved, textsOf } from './solution.ts'

export const hiddenPeopleJudge: PuzzleJudge = {
  judge(puzzle, answer) {
    const asked = peopleTaskIn(puzzle) ?? notOne()
    return asked.kind === 'last' ? judgeTurn(puzzle, answer) : judgeName(puzzle, answer)
  },
  shares: (puzzle) => (puzzle.kind === 'last' ? turnShares(puzzle) : []),
}

/** Of every way to play the turn, up to what is learned on the way. */
function turnShares(puzzle: Puzzle): AnswerShare[] {
  const state = laidState(puzzle.position)
  const { lines, worlds } = turnIn(puzzle)
  return [...lines]
    .sort((a, b) => b.won - a.won)
    .map(({ codes, won }) => ({ answer: textsOf(state, codes), share: won / worlds.length }))
}

/** Counting may take seconds, and is asked for more than once: what an answer comes to, and then all of them. */
const counted = new WeakMap<Puzzle, LastTurn>()

function turnIn(puzzle: Puzzle): LastTurn {
  const turn = counted.get(puzzle) ?? lastTurnOf(laidState(puzzle.position), puzzle.seat) ?? notOne()
  counted.set(puzzle, turn)
  return turn
}

function notOne(): never {
  return refuse('this is no puzzle of Hidden People', 'ce n’est pas une énigme de Hidden People')
}

/** A card that is named: all worlds agree, so any of them shows that it is another. */
function judgeName(puzzle: Puzzle, answer: readonly string[]): Verdict {
  const asked = peopleTaskIn(puzzle) ?? notOne()
  const { position, seat, watch, place } = asked
  const named = answer.length === 1 ? readNamed(answer[0] ?? '') : undefined
  if (!named || named.place !== place)
    refuse('the answer must name the card that is asked about', 'la réponse doit nommer la carte demandée')
  const found = solved(asked) ?? notOne()
  if (found.solutions[0]?.[0] === namedText(named)) return { right: true }
  const { seen } = found.proof
  return {
    right: false,
    refutation: {
      position: laidText(disguised(laidState(position), seat, watch)),
      line: watch,
      ...(asked.kind === 'must' && { worlds: { failed: seen, of: seen } }),
    },
  }
}

/** A turn: it is right where it wins in as many worlds as any can. */
function judgeTurn(puzzle: Puzzle, answer: readonly string[]): Verdict {
  // What was proved need not be counted again.
  if (puzzle.solutions.some((one) => one.join() === answer.join())) return { right: true }
  const state = laidState(puzzle.position)
  const turn = turnIn(puzzle)
  const { best } = turn
  const line = lineOf(state, turn, answer)
  if (best.includes(line)) return { right: true }
  const of = turn.worlds.length
  const world = turn.worlds.findIndex(
    (_, one) => turn.play(itemAt(best, 0), one).wins && !turn.play(line, one).wins,
  )
  const shown = worldState(state, turn, world)
  return {
    right: false,
    refutation: {
      position: laidText(shown),
      line: textsOf(shown, [...line.codes, ...turn.play(line, world).rest]),
      worlds: { failed: of - line.won, of },
    },
  }
}

/**
 * The line that is answered. What is done after the seat has learned something is not asked, and who has made as many
 * moves as the solution has is judged by the best that can follow.
 */
function lineOf(start: State, { lines, answers }: LastTurn, answer: readonly string[]): TurnLine {
  const state = hiddenPeople.clone(start)
  const codes: AnswerCode[] = []
  const enough = Math.max(...answers.map((line) => line.codes.length))
  for (const text of answer) {
    const choice = hiddenPeople.choices(state)[0]
    const move = choice?.options.find((one) => moveText(one) === text)
    if (!choice || !move) return refuse(`"${text}" is not offered`, `«\u00a0${text}\u00a0» n’est pas proposé`)
    codes.push(answerCodeOf(move))
    const begun = lines.filter((one) => codes.every((code, i) => one.codes[i] === code))
    const best = begun.reduce((most, one) => (one.won > most.won ? one : most), itemAt(begun, 0))
    if (best.codes.length === codes.length || codes.length >= enough) return best
    hiddenPeople.play(state, choice.seat, move, () => {})
  }
  return refuse('the turn is not over yet', 'le tour n’est pas encore fini')
}

/** The table as it is in one of the worlds. */
function worldState(state: State, { worlds, slots }: LastTurn, world: number): State {
  const face = state.face.slice()
  slots.forEach((slot, i) => {
    face[slot] = itemAt(itemAt(worlds, world), i)
  })
  return { ...state, face }
}
