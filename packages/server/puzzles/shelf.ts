// All puzzles that this server knows, and which of them somebody gets.

import { createHash } from 'node:crypto'
import { type EachLanguage, randomFrom, refuse } from '@undercrown/engine'
import type { PosedPuzzle, PuzzleCrowd } from '@undercrown/protocol'
import { askedAbout, dailyPuzzle, nextPuzzle, type Puzzle } from '@undercrown/puzzles'
import { puzzleGames } from '@undercrown/puzzles/games.ts'
import type { JudgeTry } from '../bots/thinking.ts'
import { type Database, setting } from '../store/schema.ts'
import { about, type PuzzlePack, packsIn, shippedPack } from './packs.ts'

/** What is wanted of a puzzle. */
export interface PuzzleWanted {
  readonly game: string
  readonly kind?: string
  readonly theme?: string
  readonly pack?: string
}

export interface Shelf {
  readonly packs: readonly PuzzlePack[]
  /** By its id; of which pack it is stands with it. */
  find(id: string): { readonly puzzle: Puzzle; readonly pack: string } | undefined
  daily(game: string, day: number): Puzzle | undefined
  next(
    wanted: PuzzleWanted,
    ratingFor: (puzzle: Puzzle) => number,
    hardness: (puzzle: Puzzle) => number,
    tried: readonly string[],
    seed: string,
  ): Puzzle | undefined
}

/**
 * Reads what the host of the server put there, which is refused in one line where it is none; what is shipped is read
 * when somebody asks for a puzzle.
 */
export async function openShelf(
  folder: string | undefined,
  db: Database,
  judge: JudgeTry,
): Promise<() => Promise<Shelf>> {
  const own = folder === undefined ? [] : packsIn(folder)
  for (const pack of own) await checkAnswers(pack, db, judge)
  let shelf: Promise<Shelf> | undefined
  return () => {
    shelf ??= shelve(own)
    return shelf
  }
}

async function shelve(own: readonly PuzzlePack[]): Promise<Shelf> {
  const packs = [await shippedPack(), ...own]
  const known = new Map<string, { puzzle: Puzzle; pack: string }>()
  // One that is in several is of the first.
  for (const { name, puzzles } of packs)
    for (const puzzle of puzzles) if (!known.has(puzzle.id)) known.set(puzzle.id, { puzzle, pack: name })
  const all = [...known.values()]
  const shipped = new Map(
    puzzleGames.map(({ id }) => [id, packs[0]?.puzzles.filter(({ game }) => game === id) ?? []]),
  )
  return {
    packs,
    find: (id) => known.get(id),
    daily: (game, day) => dailyPuzzle(shipped.get(game) ?? [], game, day),
    next({ game, kind, theme, pack }, ratingFor, hardness, tried, seed) {
      const fits = all
        .filter((one) => pack === undefined || one.pack === pack)
        .map(({ puzzle }) => puzzle)
        .filter(
          (one) =>
            one.game === game &&
            (kind === undefined || one.kind === kind) &&
            (theme === undefined || one.themes.includes(theme)),
        )
        .map((one) => ({ ...one, rating: hardness(one) }))
      const chosen = nextPuzzle(fits, { ratingFor, tried }, randomFrom(seed))
      return chosen && known.get(chosen.id)?.puzzle
    },
  }
}

const notRight: EachLanguage = { en: 'it is not right', fr: 'elle est fausse' }

/** Each solution must be right by the game's own judge. That takes a while, and is done once for what a file holds. */
async function checkAnswers({ name, puzzles }: PuzzlePack, db: Database, judge: JudgeTry): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(puzzles)).digest('hex')
  const key = `puzzles ${hash}`
  const done = await db.selectFrom('settings').select('value').where('name', '=', key).executeTakeFirst()
  if (done) return
  for (const [i, puzzle] of puzzles.entries())
    for (const solution of puzzle.solutions) {
      const { verdict, why = notRight } = await judge(puzzle, solution, name)
      if (verdict?.right) continue
      about(name, () =>
        refuse(
          `the solution of puzzle ${i + 1} (${puzzle.id}) does not hold: ${why.en}`,
          `la solution de l’énigme ${i + 1} (${puzzle.id}) ne tient pas\u00a0: ${why.fr}`,
        ),
      )
    }
  await setting(db, key, () => 'checked')
}

/** As it is asked: without its solution and what hints at it. */
export function posed(puzzle: Puzzle, pack: string, crowd: PuzzleCrowd): PosedPuzzle {
  const { id, game, kind, position, watch, seat, solutions, rating } = puzzle
  const named = askedAbout(puzzle)
  return {
    ...{ id, game, kind, position },
    ...(watch && { watch }),
    seat,
    ...(named !== undefined && { about: named }),
    deeds: solutions[0]?.length ?? 0,
    ...{ rating, pack, crowd },
  }
}
