// `tune`: fits the numbers that a game's bots think with to games of theirs, and prints the file.

import type { Tuning } from '@undercrown/bots/tuning'
import { gameCommand } from '../command.ts'
import { text, whole } from '../flags.ts'
import { progressOf } from '../progress.ts'
import { print, warn } from '../terminal.ts'
import { commandWords } from '../words/commands.ts'

/** The command of a game whose bots think with fitted numbers. */
export function tune(tuning: Tuning) {
  return gameCommand({
    name: 'tune',
    words: commandWords.tune,
    flags: {
      games: whole('N', { or: 1000 }),
      seed: text('SEED', '1'),
    },
    withOptions: false,
    run({ terminal, lang, entry: { game }, flags }) {
      const progress = progressOf(terminal, flags.games, 'games', lang)
      const { summary, numbers } = tuning(flags.games, flags.seed, progress.at)
      progress.clear()
      warn(terminal, summary)
      const madeBy = `undercrown tune ${game.id} --games ${flags.games} --seed ${flags.seed}`
      print(terminal, JSON.stringify({ madeBy, ...numbers }, null, 2))
      return 0
    },
  })
}
