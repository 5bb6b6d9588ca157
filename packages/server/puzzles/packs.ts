// The packs of puzzles that a server has: what is shipped, and what its host puts into a folder (`PUZZLES_DIR`), as
// `undercrown puzzles pack` writes it. What the host puts there is read strictly before anybody is let in.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import { Refusal, refuse } from '@undercrown/engine'
import { type Puzzle, puzzleId, readPuzzles } from '@undercrown/puzzles'
import { puzzleGames, shippedPuzzles } from '@undercrown/puzzles/games.ts'

export interface PuzzlePack {
  readonly name: string
  readonly shipped: boolean
  /** From the easiest on. */
  readonly puzzles: readonly Puzzle[]
}

const SHIPPED = 'undercrown'
const MOST_BYTES = 50_000_000

export async function shippedPack(): Promise<PuzzlePack> {
  const all = await Promise.all(puzzleGames.map(({ id }) => shippedPuzzles(id)))
  return { name: SHIPPED, shipped: true, puzzles: all.flat() }
}

/** The files of a folder, hidden ones left out. */
export function packsIn(folder: string): PuzzlePack[] {
  const names = readdirSync(folder).filter(
    (name) => !name.startsWith('.') && about(name, () => statSync(join(folder, name)).isFile()),
  )
  return names.sort().map((file) => packOfFile(folder, file))
}

function packOfFile(folder: string, file: string): PuzzlePack {
  const { name } = parse(file)
  const path = join(folder, file)
  return about(file, () => {
    if (!/^[\w.-]{1,60}$/.test(name) || name === SHIPPED)
      refuse(
        'a pack is named by up to 60 letters, digits, - and _, and not "undercrown"',
        'un recueil est nommé par 60 lettres, chiffres, - et _ au plus, et non «\u00a0undercrown\u00a0»',
      )
    if (statSync(path).size > MOST_BYTES) refuse('larger than 50 MB', 'plus de 50 Mo')
    const puzzles = readPuzzles(readFileSync(path, 'utf8'))
    const ids = new Set<string>()
    puzzles.forEach((puzzle, i) => {
      check(puzzle, i + 1)
      if (ids.has(puzzle.id))
        refuse(
          `puzzle ${i + 1} (${puzzle.id}) is there twice`,
          `l’énigme ${i + 1} (${puzzle.id}) y est deux fois`,
        )
      ids.add(puzzle.id)
    })
    return { name, shipped: false, puzzles: puzzles.sort((a, b) => a.rating - b.rating) }
  })
}

/** A refusal, with the file that it is about, also where it cannot be read, as a link that leads nowhere. */
export function about<Value>(file: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal)
      refuse(`PUZZLES_DIR, ${file}: ${error.message}`, `PUZZLES_DIR, ${file}\u00a0: ${error.fr}`)
    const { syscall, code } = error as NodeJS.ErrnoException
    if (syscall !== undefined)
      refuse(
        `PUZZLES_DIR, ${file}: cannot be read (${code})`,
        `PUZZLES_DIR, ${file}\u00a0: ne peut être lu (${code})`,
      )
    throw error
  }
}

function check({ id, game, kind, position }: Puzzle, number: number): void {
  if (!puzzleGames.some((one) => one.id === game))
    refuse(
      `puzzle ${number} is of "${game}", a game without puzzles`,
      `l’énigme ${number} est de «\u00a0${game}\u00a0», un jeu sans énigmes`,
    )
  if (id !== puzzleId(game, kind, position))
    refuse(
      `puzzle ${number} has the id ${id}, and by what it asks it is ${puzzleId(game, kind, position)}`,
      `l’énigme ${number} porte l’id ${id}, alors que ce qu’elle demande donne ${puzzleId(game, kind, position)}`,
    )
}
