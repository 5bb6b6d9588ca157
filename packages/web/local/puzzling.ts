// The part of the worker that has the puzzles: which there are, one on the table, and what became of tries.

import { randomFrom, refuse } from '@undercrown/engine'
import { type Puzzle, utcDay } from '@undercrown/puzzles'
import { puzzleGames } from '@undercrown/puzzles/games.ts'
import { placesOf } from '@undercrown/puzzles/places.ts'
import { answering } from './answering.ts'
import {
  attemptOf,
  belongTo,
  keepTried,
  keepVote,
  keptPuzzles,
  mergeTries,
  prizesOf,
  ratingIn,
  sentTries,
  unsentTries,
} from './attempts.ts'
import { clubPuzzle } from './club.ts'
import { addCard, missedCard } from './deck.ts'
import { gameNamed } from './games.ts'
import {
  openPuzzle,
  type PuzzleFacts,
  type PuzzleFrame,
  type PuzzleNow,
  type PuzzleSession,
  type PuzzleVerdict,
} from './puzzle.ts'
import { findPuzzle, type PuzzleWish, type ShippedWish, shelfFacts } from './shelf.ts'
import type { PuzzleCall, PuzzleTried, WorkerCall } from './worker.ts'

export interface OpenedPuzzle {
  readonly facts: PuzzleFacts
  readonly watch: readonly PuzzleFrame[]
  readonly now: PuzzleNow
  /** How strong somebody is at this kind. */
  readonly yours: number
  /** What a right answer would add, by how many rungs of the ladder were taken; nothing where it counts for nothing. */
  readonly prizes: readonly number[]
  /** It was tried before: this answer counts for nothing. */
  readonly tried: boolean
  /** It was brought along and counts for nothing; this many are in what it came from, this one at that number. */
  readonly club?: { readonly number: number; readonly of: number }
}

export interface SubmittedTry extends PuzzleVerdict {
  readonly before: number
  readonly after: number
}

/** All that a puzzle of that game needs, loaded together. */
function rulesOf(id: string) {
  const made = puzzleGames.find((one) => one.id === id)
  return Promise.all([gameNamed(id), made?.judge(), made?.table?.()])
}

async function sessionOf(puzzle: Puzzle): Promise<PuzzleSession> {
  const [game, judge, table] = await rulesOf(puzzle.game)
  if (!game || !judge) return refuse(`there is no game "${puzzle.game}" here`)
  return openPuzzle(puzzle, game, judge, table)
}

/** Which game it will be, where that can be told before it is found; its rules begin to load. */
function prepare(wish: PuzzleWish): string | undefined {
  if (wish.by === 'text') return undefined
  const game = wish.by === 'id' ? placesOf(wish.id)[0]?.game : wish.game
  // Whether they came is for whoever needs them.
  if (game !== undefined) rulesOf(game).catch(() => {})
  return game
}

export function begin(): void {
  let puzzle: Puzzle | undefined
  let session: PuzzleSession | undefined
  let isBrought = false

  async function open(wish: PuzzleWish): Promise<OpenedPuzzle> {
    prepare(wish)
    const kept = await keptPuzzles()
    const at = Date.now()
    const brought = wish.by === 'text' ? await clubPuzzle(wish.text, wish.number) : undefined
    puzzle =
      brought?.puzzle ?? (await findPuzzle(wish as ShippedWish, kept, utcDay(at), randomFrom(String(at))))
    isBrought = brought !== undefined
    session = await sessionOf(puzzle)
    const { id, kind } = puzzle
    return {
      facts: session.facts,
      watch: session.watch(),
      now: session.now(),
      yours: Math.round(ratingIn(kept.attempts, puzzle.game, kind).rating),
      prizes: isBrought || wish.by === 'run' ? [] : prizesOf(kept.attempts, puzzle),
      tried: kept.attempts.some((one) => one.puzzle === id),
      ...(brought && { club: { number: brought.number, of: brought.of } }),
    }
  }

  async function submit(
    of: Puzzle,
    on: PuzzleSession,
    { first, ...how }: PuzzleTried,
  ): Promise<SubmittedTry> {
    const verdict = on.judge()
    const { attempts } = await keptPuzzles()
    const tried = { ...how, at: Date.now(), answer: on.answer, right: verdict.right }
    const attempt = attemptOf(attempts, of, tried)
    // What somebody brought along has no rating that anybody vouches for.
    const counts = first && !isBrought
    if (counts) await keepTried(attempt)
    if (counts && !verdict.right) await addCard(missedCard(of, verdict.worlds, attempt.at), attempt.at)
    const { before, after } = counts ? attempt : { before: attempt.before, after: attempt.before }
    return { ...verdict, before: Math.round(before.rating), after: Math.round(after.rating) }
  }

  async function work(what: PuzzleCall): Promise<unknown> {
    switch (what.do) {
      case 'shelf':
        return shelfFacts(await keptPuzzles(), Date.now())
      case 'kept':
        return keptPuzzles()
      case 'prepare':
        return prepare(what.wish)
      case 'open':
        return open(what.wish)
      case 'vote':
        return keepVote(what.puzzle, what.vote)
      case 'belong':
        return belongTo(what.to)
      case 'unsent':
        return unsentTries(await keptPuzzles(), what.most)
      case 'sent':
        return sentTries(what.to, what.ids)
      case 'merge':
        return mergeTries(what.of, what.tries)
    }
    if (!puzzle || !session) return refuse('there is no puzzle here yet')
    switch (what.do) {
      case 'play':
        return session.play(what.option)
      case 'name':
        return session.name(what.answer)
      case 'hint':
        return session.hint(what.rung)
      case 'submit':
        return submit(puzzle, session, what.tried)
      default:
        return session[what.do]()
    }
  }

  self.onmessage = ({ data }: MessageEvent<WorkerCall<PuzzleCall>>) => answering(data, work)
}
