// `puzzle`: puzzles in a terminal, one after the other.

import { randomBytes } from 'node:crypto'
import { randomFrom } from '@undercrown/engine'
import {
  afterTry,
  dailyPuzzle,
  FIRST_RATING,
  nextPuzzle,
  type Puzzle,
  type Rating,
  seedRating,
  utcDay,
} from '@undercrown/puzzles'
import { puzzleGames, shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { openAnswers } from '../answers.ts'
import { optionalGameCommand } from '../command.ts'
import { text, toggle, whole } from '../flags.ts'
import type { GameEntry } from '../game-entry.ts'
import { isInteractive, printWrapped } from '../terminal.ts'
import { solveAtTerminal } from '../terminal-puzzle.ts'
import { fail } from '../usage.ts'
import { puzzleCommand, solvingWords } from '../words/puzzle.ts'

export const solveCommand = optionalGameCommand({
  name: 'puzzle',
  words: puzzleCommand,
  flags: {
    kind: text('NAME', undefined),
    theme: text('NAME', undefined),
    id: text('ID', undefined),
    daily: toggle(),
    rating: whole('N', { or: FIRST_RATING.rating }),
    seed: text('SEED', undefined),
  },
  async run({ terminal, lang, games, entry, flags }) {
    const say = solvingWords[lang]
    const none = () => fail((_say, lang) => solvingWords[lang].none)
    const wanted = puzzleGames.filter(({ id }) => entry === undefined || entry.game.id === id)
    const packs = await Promise.all(wanted.map(({ id }) => shippedPuzzles(id)))
    const { kind, theme, id } = flags
    const fits = packs
      .flat()
      .filter(
        (one) =>
          (id === undefined || one.id === id) &&
          (kind === undefined || one.kind === kind) &&
          (theme === undefined || one.themes.includes(theme)),
      )
    if (fits.length === 0) none()
    const random = randomFrom(flags.seed ?? randomBytes(6).toString('hex'))
    const ratings = new Map<string, Rating>()
    const ratingFor = ({ game, kind: of }: Puzzle) =>
      ratings.get(`${game} ${of}`) ?? { ...FIRST_RATING, rating: flags.rating }
    const tried: string[] = []
    const today = packs.flatMap((pack, i) => dailyPuzzle(pack, wanted[i]?.id ?? '', utcDay(Date.now())) ?? [])
    const queue = flags.daily
      ? today.filter((one) => fits.includes(one))
      : id === undefined
        ? undefined
        : fits
    const next = () =>
      queue ? queue.shift() : nextPuzzle(fits, { ratingFor: (one) => ratingFor(one).rating, tried }, random)
    if (queue?.length === 0) none()

    const answers = openAnswers(terminal)
    try {
      if (!isInteractive(terminal) && (await answers.isEmpty()))
        fail((_say, lang) => solvingWords[lang].noInput)
      for (let puzzle = next(); puzzle; puzzle = next()) {
        const solved = await solveAtTerminal({
          terminal,
          lang,
          answers,
          puzzle,
          entry: entryOf(games, puzzle),
        })
        if (solved.end !== undefined) return solved.end
        const before = ratingFor(puzzle)
        const { player } = afterTry(before, seedRating(puzzle.rating), solved)
        ratings.set(`${puzzle.game} ${puzzle.kind}`, player)
        tried.push(puzzle.id)
        printWrapped(terminal, say.rating(Math.round(before.rating), Math.round(player.rating)))
        if (queue?.length === 0) return 0
        const typed = await answers.line(say.next)
        if (typed.kind !== 'word') return typed.kind === 'interrupt' ? 130 : 0
        if (typed.word.trim().toLowerCase() === 'q') return 0
      }
      return 0
    } finally {
      answers.close()
    }
  },
})

function entryOf(games: readonly GameEntry[], { game }: Puzzle): GameEntry {
  return games.find((one) => one.game.id === game) ?? fail((_say, lang) => solvingWords[lang].none)
}
