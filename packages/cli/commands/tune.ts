// `tune`: fits what the bots of Leaders take a position to be worth to games of theirs, and prints the weights.

import { fitCards, fitFeatures, harvest, lossOf, weightsFile } from '@undercrown/bots/leaders/tune'
import { gameCommand } from '../command.ts'
import { text, whole } from '../flags.ts'
import { progressOf } from '../progress.ts'
import { print, warn } from '../terminal.ts'

export const tune = gameCommand({
  name: 'tune',
  summary: 'Fit the weights of the bots to games against themselves',
  details: 'Prints the file packages/bots/leaders/weights.ts. The same games and seed give the same weights.',
  flags: {
    games: whole('N', 'how many games (1000)', { or: 1000 }),
    seed: text('SEED', 'the same seed plays the same games (1)', '1'),
  },
  withOptions: false,
  run({ terminal, flags }) {
    const progress = progressOf(terminal, flags.games, 'games')
    const { samples, drafts } = harvest(flags.games, flags.seed, progress.at)
    progress.clear()
    // Every tenth of the positions is kept apart, to tell how well the others' weights fit what they have not seen.
    const apart = samples.length - Math.floor(samples.length / 10)
    const loss = lossOf(fitFeatures(samples.slice(0, apart), flags.seed), samples.slice(apart))
    warn(
      terminal,
      `${samples.length} positions; loss on those kept apart ${loss.toFixed(4)} (a coin: 0.6931)`,
    )
    const origin = `undercrown tune leaders --games ${flags.games} --seed ${flags.seed}`
    print(terminal, weightsFile(fitFeatures(samples, flags.seed), fitCards(drafts), origin).trimEnd())
    return 0
  },
})
