// Tries at puzzles as they are kept: each once, whoever sends it however often to whichever node. The first answer of
// an account to a puzzle moves both ratings, that of the account at this kind and that of the puzzle.

import {
  type KeptTry,
  MAX_TRIES,
  type PuzzleRating,
  type PuzzleTry,
  TRIES_PER_PAGE,
} from '@undercrown/protocol'
import { afterTry, countsAs, FIRST_RATING, type Puzzle, ratingOver, seedRating } from '@undercrown/puzzles'
import { deny } from '@undercrown/table'
import { holding } from '../people/holding.ts'
import type { Database, Schema } from '../store/schema.ts'

type TryRow = Schema['puzzle_tries']
type Standing = Schema['puzzle_standings']

/** A try with what is known of it: the puzzle, or what was claimed of one that this server does not know. */
export interface NewTry
  extends Pick<PuzzleTry, 'id' | 'puzzle' | 'answer' | 'mode' | 'run' | 'hints' | 'ms'> {
  readonly at: number
  readonly right: boolean
  readonly of: Pick<Puzzle, 'game' | 'kind' | 'themes'>
  /** As the pack has it; undefined where the puzzle is not known here. */
  readonly seed: number | undefined
}

export async function knownTry(db: Database, person: string, id: string): Promise<TryRow | undefined> {
  return db
    .selectFrom('puzzle_tries')
    .selectAll()
    .where('person', '=', person)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Keeps a try, and rates it where it counts. One that is known already stays as it is. */
export async function keepTry(db: Database, person: string, tried: NewTry): Promise<TryRow> {
  // Of one person one is kept after the other, on all nodes.
  return holding(db, [person], async (all) => {
    const known = await knownTry(all, person, tried.id)
    if (known) return known
    const last = await all
      .selectFrom('puzzle_tries')
      .select('seq')
      .where('person', '=', person)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    const seq = (last?.seq ?? 0) + 1
    if (seq > MAX_TRIES) deny('not-offered-here', `${MAX_TRIES} tries are enough`)
    const { id, puzzle, answer, mode, run, hints, ms, at, right, of, seed } = tried
    const isFirst = seed !== undefined && !(await wasTried(all, person, tried))
    const counted = seed !== undefined && countsAs(mode, isFirst)
    const row: TryRow = {
      ...{ person, seq, id, puzzle, game: of.game, kind: of.kind, themes: JSON.stringify(of.themes) },
      ...{ mode, run: run ?? null, at, answer: JSON.stringify(answer), right: Number(right) },
      ...{ judged: Number(seed !== undefined), counted: Number(counted), hints, ms },
      ...(counted ? await rate(all, person, tried, seed) : { rating: null, deviation: null }),
    }
    await all.insertInto('puzzle_tries').values(row).execute()
    return row
  })
}

async function wasTried(
  all: Database,
  person: string,
  { puzzle, of: { game, kind } }: NewTry,
): Promise<boolean> {
  const row = await all
    .selectFrom('puzzle_tries')
    .select('seq')
    .where('person', '=', person)
    .where('game', '=', game)
    .where('kind', '=', kind)
    .where('puzzle', '=', puzzle)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Moves both ratings; gives that of the puzzle before. */
async function rate(
  all: Database,
  person: string,
  { puzzle, of: { game, kind }, right, hints, at }: NewTry,
  seed: number,
): Promise<Pick<Standing, 'rating' | 'deviation'>> {
  const standing = await heldStanding(all, puzzle, seed)
  const { rating, deviation } = standing
  const mine = await all
    .selectFrom('puzzle_ratings')
    .selectAll()
    .where('person', '=', person)
    .where('game', '=', game)
    .where('kind', '=', kind)
    .executeTakeFirst()
  const after = afterTry(mine ?? FIRST_RATING, standing, { right, hints })
  await all
    .updateTable('puzzle_standings')
    .set({
      ...after.puzzle,
      tries: standing.tries + 1,
      solved: standing.solved + Number(right),
    })
    .where('puzzle', '=', puzzle)
    .execute()
  // One that is older than others, from a browser that was not heard of for a while, takes its place among them.
  const isLate = mine !== undefined && at < mine.last
  const now = isLate
    ? ratingOver(
        await countedTries(all, person, game, kind, { at, right, hints, against: { rating, deviation } }),
      )
    : after.player
  const row = { ...now, tries: (mine?.tries ?? 0) + 1, last: Math.max(at, mine?.last ?? 0) }
  await all
    .insertInto('puzzle_ratings')
    .values({ person, game, kind, ...row })
    .onConflict((on) => on.columns(['person', 'game', 'kind']).doUpdateSet(row))
    .execute()
  return { rating, deviation }
}

/** What people's answers have made of a puzzle; nobody else changes it until the transaction is over. */
async function heldStanding(all: Database, puzzle: string, seed: number): Promise<Standing> {
  return all
    .insertInto('puzzle_standings')
    .values({ puzzle, ...seedRating(seed), tries: 0, solved: 0 })
    .onConflict((on) => on.column('puzzle').doUpdateSet((e) => ({ tries: e.ref('puzzle_standings.tries') })))
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface TimedTry {
  readonly at: number
  readonly right: boolean
  readonly hints: number
  readonly against: { readonly rating: number; readonly deviation: number }
}

async function countedTries(all: Database, person: string, game: string, kind: string, added: TimedTry) {
  const rows = await all
    .selectFrom('puzzle_tries')
    .select(['at', 'right', 'hints', 'rating', 'deviation'])
    .where('person', '=', person)
    .where('game', '=', game)
    .where('kind', '=', kind)
    .where('counted', '=', 1)
    .execute()
  const before = rows.map(
    ({ at, right, hints, rating, deviation }): TimedTry => ({
      at,
      right: right === 1,
      hints,
      against: { rating: rating ?? 0, deviation: deviation ?? 0 },
    }),
  )
  return [...before, added].sort((a, b) => a.at - b.at)
}

export async function ratingsAtPuzzles(db: Database, person: string): Promise<PuzzleRating[]> {
  return db
    .selectFrom('puzzle_ratings')
    .select(['game', 'kind', 'rating', 'deviation', 'volatility', 'tries'])
    .where('person', '=', person)
    .orderBy('game')
    .orderBy('kind')
    .execute()
}

export async function triesAfter(db: Database, person: string, seq: number): Promise<KeptTry[]> {
  const rows = await db
    .selectFrom('puzzle_tries')
    .selectAll()
    .where('person', '=', person)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(TRIES_PER_PAGE)
    .execute()
  return rows.map(sheetOfTry)
}

function sheetOfTry({ person: _person, themes, answer, run, rating, deviation, ...row }: TryRow): KeptTry {
  return {
    ...row,
    themes: JSON.parse(themes),
    answer: JSON.parse(answer),
    ...(run !== null && { run }),
    right: row.right === 1,
    judged: row.judged === 1,
    counted: row.counted === 1,
    ...(rating !== null && deviation !== null && { against: { rating, deviation } }),
  }
}
