// `tune`: fits the numbers that a game's bots think with to games of theirs, and prints the file.

import type { Tuning } from '@undercrown/bots/tuning'
import { gameCommand } from '../command.ts'
import { text, whole } from '../flags.ts'
import { progressOf } from '../progress.ts'
import { print, warn } from '../terminal.ts'

/** The command of a game whose bots think with fitted numbers. */
export function tune(tuning: Tuning) {
  return gameCommand({
    name: 'tune',
    summary: 'Fit the numbers of the bots to games against themselves',
    details:
      'Prints the file packages/bots/<game>/weights.json. The same games and seed give the same numbers.',
    flags: {
      games: whole('N', 'how many games (1000)', { or: 1000 }),
      seed: text('SEED', 'the same seed plays the same games (1)', '1'),
    },
    withOptions: false,
    run({ terminal, entry: { game }, flags }) {
      const progress = progressOf(terminal, flags.games, 'games')
      const { summary, numbers } = tuning(flags.games, flags.seed, progress.at)
      progress.clear()
      warn(terminal, summary)
      const madeBy = `undercrown tune ${game.id} --games ${flags.games} --seed ${flags.seed}`
      print(terminal, JSON.stringify({ madeBy, ...numbers }, null, 2))
      return 0
    },
  })
}
