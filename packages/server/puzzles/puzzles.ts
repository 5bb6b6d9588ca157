// Puzzles on a server: which it knows, who tried what, and what all of them together say of a puzzle.

import {
  type JudgedTry,
  type PosedPuzzle,
  type PuzzleCrowd,
  type PuzzleTry,
  type PuzzleVote,
  TRIERS_PER_ADDRESS,
  TRIES_AT_ONCE,
} from '@undercrown/protocol'
import { FIRST_RATING, type Puzzle, seedRating } from '@undercrown/puzzles'
import { deny } from '@undercrown/table'
import type { JudgeTry } from '../bots/thinking.ts'
import { openBucket } from '../bucket.ts'
import { holding } from '../people/holding.ts'
import type { Database, PersonRow, Schema } from '../store/schema.ts'
import { openShelf, type PuzzleWanted, posed, type Shelf } from './shelf.ts'
import { keepTry, knownTry, type NewTry, ratingsAtPuzzles } from './tries.ts'

export interface ServerPuzzles {
  shelf(): Promise<Shelf>
  /** As it is asked. */
  pose(puzzle: Puzzle): Promise<PosedPuzzle>
  /** One that an account has not tried yet, near to its rating; for others near to that of a newcomer. */
  next(
    person: PersonRow | undefined,
    wanted: PuzzleWanted,
    rating: number | undefined,
  ): Promise<Puzzle | undefined>
  /** Judges and keeps tries, in the order of their times; `address` by whichever hash. */
  submit(person: string, address: string, tries: readonly PuzzleTry[]): Promise<JudgedTry[]>
  vote(person: string, votes: readonly { puzzle: string; vote: PuzzleVote }[]): Promise<void>
  votes(person: string): Promise<{ puzzle: string; vote: PuzzleVote }[]>
}

/** Of an address twice as many tries are taken at once as in a minute: a browser brings along what it kept. */
const SAVED_UP = 2
/** Of more than so many addresses it is forgotten how much they tried. */
const TRYING = 5_000

/** For so long it is not looked again how hard puzzles have become. */
const KNOWN_FOR = 60_000

type Standing = Schema['puzzle_standings']

export async function openPuzzles(
  folder: string | undefined,
  db: Database,
  judge: JudgeTry,
  now: () => number,
  token: (bytes: number) => string,
  perMinute: number,
): Promise<ServerPuzzles> {
  const shelf = await openShelf(folder, db, judge)
  /** Requests with tries that are under way, by person and by address. */
  const busy = new Map<string, number>()
  const trying = new Map<string, () => boolean>()
  let looked = Number.NEGATIVE_INFINITY
  let hardness: ReadonlyMap<string, number> = new Map()

  /** As many as there are puzzles, at most. */
  async function lookAgain(): Promise<void> {
    if (now() - looked < KNOWN_FOR) return
    looked = now()
    const rows = await db.selectFrom('puzzle_standings').select(['puzzle', 'rating']).execute()
    hardness = new Map(rows.map(({ puzzle, rating }) => [puzzle, rating]))
  }

  async function crowdOf({ id, rating: seed }: Puzzle): Promise<PuzzleCrowd> {
    const found: Omit<Standing, 'puzzle'> | undefined = await db
      .selectFrom('puzzle_standings')
      .selectAll()
      .where('puzzle', '=', id)
      .executeTakeFirst()
    const { rating, deviation, tries, solved } = found ?? { ...seedRating(seed), tries: 0, solved: 0 }
    const votes = await db
      .selectFrom('puzzle_votes')
      .select(({ fn }) => ['vote', fn.countAll().as('count')])
      .where('puzzle', '=', id)
      .groupBy('vote')
      .execute()
    const count = (vote: PuzzleVote) => Number(votes.find((one) => one.vote === vote)?.count ?? 0)
    return {
      rating: Math.round(rating),
      deviation: Math.round(deviation),
      ...{ tries, solved, up: count('up'), fair: count('fair'), down: count('down') },
    }
  }

  /** One request at a time for a person, and a few for an address: judging takes what it takes. */
  async function inTurn<Value>(person: string, address: string, work: () => Promise<Value>): Promise<Value> {
    const [mine, ours] = [`person ${person}`, `address ${address}`]
    const count = (key: string, by: number) => {
      const next = (busy.get(key) ?? 0) + by
      if (next > 0) busy.set(key, next)
      else busy.delete(key)
    }
    if (busy.has(mine) || (busy.get(ours) ?? 0) >= TRIERS_PER_ADDRESS)
      deny('too-fast', 'tries of yours are being judged; wait for them')
    count(mine, 1)
    count(ours, 1)
    try {
      return await work()
    } finally {
      count(mine, -1)
      count(ours, -1)
    }
  }

  /** Each is kept for good, and accounts are easily made. */
  function triesTooMuch(address: string): boolean {
    if (trying.size > TRYING) trying.clear()
    const most = Math.max(TRIES_AT_ONCE, perMinute * SAVED_UP)
    const tooFast = trying.get(address) ?? openBucket(perMinute / 60, most)
    trying.set(address, tooFast)
    return tooFast()
  }

  async function judged(person: string, tried: PuzzleTry): Promise<JudgedTry> {
    const { id, claim } = tried
    const known = await knownTry(db, person, id)
    if (known)
      return {
        ...{ id, known: true, counted: known.counted === 1 },
        right: known.judged === 1 ? known.right === 1 : null,
      }
    const refused = (why: string): JudgedTry => ({ id, right: null, counted: false, why })
    const found = (await shelf()).find(tried.puzzle)?.puzzle
    // Nobody has tried anything in the future.
    const common = { ...tried, at: Math.min(tried.at ?? now(), now()) }
    if (!found) {
      if (!claim) return refused('this server does not know the puzzle')
      const of: NewTry['of'] = claim
      await keepTry(db, person, { ...common, of, right: claim.right, seed: undefined })
      return { id, right: null, counted: false }
    }
    const { verdict, why } = await judge(found, tried.answer, person)
    if (!verdict) return refused(why?.en ?? '')
    const { right, score, refutation } = verdict
    const row = await keepTry(db, person, { ...common, of: found, right, seed: found.rating })
    return {
      ...{ id, right, counted: row.counted === 1 },
      ...(score !== undefined && { score }),
      ...(refutation && { refutation }),
      ...{ solutions: found.solutions, themes: found.themes, crowd: await crowdOf(found) },
    }
  }

  return {
    shelf,
    pose: async (puzzle) => posed(puzzle, (await shelf()).find(puzzle.id)?.pack ?? '', await crowdOf(puzzle)),
    async next(person, wanted, rating) {
      await lookAgain()
      const account = person?.kind === 'account' ? person.id : undefined
      const ratings = account === undefined ? [] : await ratingsAtPuzzles(db, account)
      const tried =
        account === undefined
          ? []
          : await db
              .selectFrom('puzzle_tries')
              .select('puzzle')
              .where('person', '=', account)
              .where('game', '=', wanted.game)
              .orderBy('seq')
              .execute()
      const ratingFor = ({ game, kind }: Puzzle) =>
        rating ?? ratings.find((one) => one.game === game && one.kind === kind)?.rating ?? FIRST_RATING.rating
      return (await shelf()).next(
        wanted,
        ratingFor,
        (one) => hardness.get(one.id) ?? one.rating,
        tried.map(({ puzzle }) => puzzle),
        token(8),
      )
    },
    submit: (person, address, tries) =>
      inTurn(person, address, async () => {
        if (tries.some(() => triesTooMuch(address))) deny('too-fast', 'too many tries; wait a minute')
        const results = new Map<PuzzleTry, JudgedTry>()
        for (const tried of [...tries].sort((a, b) => (a.at ?? now()) - (b.at ?? now())))
          results.set(tried, await judged(person, tried))
        return tries.flatMap((tried) => results.get(tried) ?? [])
      }),
    async vote(person, votes) {
      const { find } = await shelf()
      const known = votes.filter(({ puzzle }) => find(puzzle))
      const last = new Map(known.map(({ puzzle, vote }) => [puzzle, { person, puzzle, vote }]))
      if (last.size === 0) return
      await holding(db, [person], (all) =>
        all
          .insertInto('puzzle_votes')
          .values([...last.values()])
          .onConflict((on) =>
            on.columns(['person', 'puzzle']).doUpdateSet((e) => ({ vote: e.ref('excluded.vote') })),
          )
          .execute(),
      )
    },
    votes: (person) =>
      db.selectFrom('puzzle_votes').select(['puzzle', 'vote']).where('person', '=', person).execute(),
  }
}
