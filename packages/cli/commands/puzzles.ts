// `puzzles …`: makes puzzles from games between bots, proves, rates and packs them, and lists what is shipped.

import { existsSync } from 'node:fs'
import { type Lang, randomFrom, shuffle } from '@undercrown/engine'
import { type Puzzle, type PuzzleMaker, packOf, readPuzzles, writtenPuzzle } from '@undercrown/puzzles'
import { puzzleGames, shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { type CliCommand, fileCommand, gameCommand, optionalFileCommand } from '../command.ts'
import { appendText, checkWritable, readText, writeText } from '../file.ts'
import { text, toggle, whole } from '../flags.ts'
import { worked } from '../measure.ts'
import { progressOf } from '../progress.ts'
import { print, printWrapped, type Terminal } from '../terminal.ts'
import { fail } from '../usage.ts'
import { figureWords } from '../words/figures.ts'
import { puzzleWords, puzzleCommandWords as words } from '../words/puzzles.ts'
import { aboutFile } from '../written.ts'

async function makerOf(game: string): Promise<PuzzleMaker> {
  const known = puzzleGames.find(({ id }) => id === game)
  return known ? known.maker() : fail((_say, lang) => puzzleWords[lang].none(game))
}

const readFile = (file: string): Puzzle[] => aboutFile(file, () => readPuzzles(readText(file)))

/** Writes there, or prints. */
function give(terminal: Terminal, out: string | undefined, puzzles: readonly Puzzle[]): void {
  const lines = puzzles.map(writtenPuzzle).join('\n')
  if (out !== undefined) writeText(out, `${lines}\n`)
  else if (puzzles.length > 0) print(terminal, lines)
}

const seconds = (from: number) => (worked() - from) / 1e6

const make = gameCommand({
  name: 'puzzles make',
  words: words.make,
  flags: {
    games: whole('N', { or: 100 }),
    first: whole('N', { or: 1 }),
    kind: text('NAME', undefined),
    out: text('FILE', undefined),
  },
  withOptions: false,
  async run({ terminal, lang, entry: { game }, flags: { games, first, kind, out } }) {
    const maker = await makerOf(game.id)
    if (kind !== undefined && !maker.kinds.includes(kind))
      fail((_say, lang) => puzzleWords[lang].kinds(kind, maker.kinds))
    if (out !== undefined) checkWritable(out)
    const made = out !== undefined && existsSync(out) ? readFile(out) : []
    // A run that was broken off goes on with the last game that gave one: it may have more.
    const begin = Math.max(first, ...made.map(({ from }) => Number(from) || 0))
    const known = new Set(made.map(({ id }) => id))
    const end = first + games
    const progress = progressOf(terminal, games, 'games', lang)
    const start = worked()
    let count = 0
    for (let seed = begin; seed < end; seed++) {
      for (const puzzle of maker.make(String(seed), kind === undefined ? maker.kinds : [kind])) {
        if (known.has(puzzle.id)) continue
        count++
        if (out === undefined) print(terminal, writtenPuzzle(puzzle))
        else appendText(out, `${writtenPuzzle(puzzle)}\n`)
      }
      progress.at(seed - first + 1)
    }
    progress.clear()
    if (out !== undefined)
      printWrapped(terminal, puzzleWords[lang].made(count, Math.max(0, end - begin), seconds(start)))
    return 0
  },
})

/** Those of a file, or all that are shipped. */
async function puzzlesIn(file: string | undefined): Promise<readonly Puzzle[]> {
  if (file !== undefined) return readFile(file)
  return (await Promise.all(puzzleGames.map(({ id }) => shippedPuzzles(id)))).flat()
}

const prove = optionalFileCommand({
  name: 'puzzles prove',
  words: words.prove,
  flags: { sample: whole('N', { or: undefined }), seed: text('SEED', '1') },
  async run({ terminal, lang, file, flags: { sample, seed } }) {
    const all = await puzzlesIn(file)
    const chosen = sample === undefined ? all : shuffle(randomFrom(seed), [...all]).slice(0, sample)
    const makers = await Promise.all(puzzleGames.map(({ maker }) => maker()))
    const progress = progressOf(terminal, chosen.length, 'puzzles', lang)
    const start = worked()
    const failed = chosen.filter((puzzle, i) => {
      const holds = isProved(puzzle, makers)
      progress.at(i + 1)
      return !holds
    })
    progress.clear()
    for (const { id, game, kind, position } of failed)
      printWrapped(terminal, puzzleWords[lang].fails(`${game} ${kind} ${id}`, position))
    printWrapped(terminal, puzzleWords[lang].proved(chosen.length, failed.length, seconds(start)))
    return failed.length === 0 ? 0 : 1
  },
})

/** A position that the rules refuse holds nothing. */
function isProved(puzzle: Puzzle, makers: readonly PuzzleMaker[]): boolean {
  try {
    return makers.some((maker) => maker.game === puzzle.game && maker.holds(puzzle))
  } catch {
    return false
  }
}

const rate = fileCommand({
  name: 'puzzles rate',
  words: words.rate,
  flags: { out: text('FILE', undefined) },
  async run({ terminal, lang, file, flags: { out } }) {
    if (out !== undefined) checkWritable(out)
    const all = readFile(file)
    const progress = progressOf(terminal, all.length, 'puzzles', lang)
    const rated: Puzzle[] = []
    for (const [i, puzzle] of all.entries()) {
      const maker = await makerOf(puzzle.game)
      const again = aboutFile(file, () => maker.rated(puzzle))
      if (again) rated.push(again)
      progress.at(i + 1)
    }
    progress.clear()
    give(terminal, out, rated)
    return 0
  },
})

const pack = fileCommand({
  name: 'puzzles pack',
  words: words.pack,
  flags: { size: whole('N', { or: 1500 }), out: text('FILE', undefined) },
  async run({ terminal, lang, file, flags: { size, out } }) {
    if (out !== undefined) checkWritable(out)
    const all = readFile(file)
    const packed: Puzzle[] = []
    for (const game of new Set(all.map((one) => one.game))) {
      const theirs = all.filter((one) => one.game === game)
      packed.push(...packOf(await makerOf(game), theirs, size))
    }
    give(terminal, out, packed)
    if (out !== undefined) printWrapped(terminal, puzzleWords[lang].packed(packed.length, all.length))
    return 0
  },
})

const list = gameCommand({
  name: 'puzzles list',
  words: words.list,
  flags: { kind: text('NAME', undefined), theme: text('NAME', undefined), json: toggle() },
  withOptions: false,
  async run({ terminal, lang, entry: { game }, flags: { kind, theme, json } }) {
    const all = await shippedPuzzles(game.id)
    const chosen = all.filter(
      (one) =>
        (kind === undefined || one.kind === kind) && (theme === undefined || one.themes.includes(theme)),
    )
    if (json) give(terminal, undefined, chosen)
    else {
      for (const one of chosen) printWrapped(terminal, lineOf(one, lang), 4)
      printWrapped(terminal, puzzleWords[lang].listed(chosen.length, all.length))
    }
    return 0
  },
})

function lineOf({ id, kind, rating, themes, position }: Puzzle, lang: Lang): string {
  const { whole: number } = figureWords[lang]
  return `${id}  ${number(rating).padStart(5)}  ${kind}  ${themes.join(',')}  ${position}`
}

export const puzzleCommands: readonly CliCommand[] = [list, prove, make, rate, pack]
