// Puzzles of Hidden Leaders: made from play, proved by counting worlds, rated by the bots.

import type { Level } from '@undercrown/bots'
import { type Puzzle, type PuzzleMaker, puzzleId } from '../puzzle.ts'
import { areNearlySame } from './alike.ts'
import { leaderHeld } from './attempt.ts'
import { growHiddenLeaders, type HiddenLeadersFind } from './grow.ts'
import { LEADER_BET, type LeaderBet, leaderBet, leaderText, rivalIn } from './leader.ts'
import { firstLeaderRating, firstWinRating } from './rate.ts'
import { isEveryOtherRefuted } from './refuted.ts'
import { askedAt, positionFor, seatView } from './table.ts'
import { leaderThemes, winThemes } from './themes.ts'
import { soleWin, type WinKind, winKinds } from './win.ts'

const GAME = 'hidden-leaders'

function isWinKind(kind: string): kind is WinKind {
  return (winKinds as readonly string[]).includes(kind)
}

/** Undefined where it is too easy, or some wrong answer could not be shown to be one. */
function puzzleOf(find: HiddenLeadersFind, from: string): Puzzle | undefined {
  const { position, seat } = find
  const { solution, proof } = 'win' in find ? find.win : find.bet
  const kind = 'win' in find ? find.win.kind : LEADER_BET
  const id = puzzleId(GAME, kind, position)
  const puzzle = rated({
    id,
    game: GAME,
    kind,
    position,
    seat,
    solutions: [solution],
    rating: 0,
    themes: [],
    proof,
    from,
  })
  return puzzle && isEveryOtherRefuted(puzzle) ? puzzle : undefined
}

function rated(puzzle: Puzzle): Puzzle | undefined {
  const table = askedAt(puzzle.position)
  const { kind, solutions } = puzzle
  const [solution = []] = solutions
  if (kind === LEADER_BET) {
    const bet = betIn(puzzle)
    if (!bet || !isHeldRightly(puzzle)) return undefined
    return { ...puzzle, rating: firstLeaderRating(bet.proof, bet.misleads), themes: leaderThemes(bet) }
  }
  const win = soleWin(table)
  const rating = win && firstWinRating(table, win)
  return rating === undefined ? undefined : { ...puzzle, rating, themes: winThemes(table, solution) }
}

function betIn({ position, seat, solutions }: Puzzle): LeaderBet | undefined {
  const rival = rivalIn(solutions[0]?.[0] ?? '')
  return rival === undefined ? undefined : leaderBet(seatView(askedAt(position).state, seat), rival)
}

/** The weakest level does not hold that leader for the likeliest; the best one does. */
function isHeldRightly({ position, seat, solutions: [[text = ''] = []] }: Puzzle): boolean {
  const rival = rivalIn(text) ?? seat
  const view = seatView(askedAt(position).state, seat)
  const holds = (level: Level) => {
    const leader = leaderHeld(view, rival, level)
    return leader !== undefined && leaderText(rival, leader) === text
  }
  return !holds('L1') && holds('L5')
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

export const hiddenLeadersPuzzles: PuzzleMaker = {
  game: GAME,
  kinds: [...winKinds, LEADER_BET],

  *make(seed, kinds) {
    for (const find of growHiddenLeaders(seed, kinds.some(isWinKind), kinds.includes(LEADER_BET))) {
      if ('win' in find && !kinds.includes(find.win.kind)) continue
      const puzzle = puzzleOf(find, seed)
      if (puzzle) yield puzzle
    }
  },

  holds(puzzle) {
    const { id, kind, position, seat, solutions, proof } = puzzle
    const table = askedAt(position)
    if (id !== puzzleId(GAME, kind, position) || table.question.seat !== seat) return false
    // What lies there tells nothing that the seat does not know.
    if (positionFor(seatView(table.state, seat)) !== position) return false
    const found = kind === LEADER_BET ? betIn(puzzle) : soleWin(table)
    if (!found || ('kind' in found && found.kind !== kind)) return false
    if (!isSame(solutions, [found.solution]) || !isSame(proof.chance, found.proof.chance)) return false
    return isEveryOtherRefuted(puzzle)
  },

  rated,

  areAlike: areNearlySame,
}
