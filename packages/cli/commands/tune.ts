// `tune`: fits the numbers that a game's bots think with to games of theirs, and prints the file.

import { tuningOf } from '@undercrown/bots/all.ts'
import { refuse } from '@undercrown/engine'
import { gameCommand } from '../command.ts'
import { text, whole } from '../flags.ts'
import { progressOf } from '../progress.ts'
import { print, warn } from '../terminal.ts'
import { commandWords } from '../words/commands.ts'

export const tune = gameCommand({
  name: 'tune',
  words: commandWords.tune,
  flags: {
    games: whole('N', { or: 1000 }),
    seed: text('SEED', '1'),
  },
  withOptions: false,
  async run({ terminal, lang, entry: { game }, flags }) {
    const tuning =
      (await tuningOf(game)) ??
      refuse(`nothing is fitted for ${game.id}`, `rien n’est ajusté pour ${game.id}`)
    const progress = progressOf(terminal, flags.games, 'games', lang)
    const { summary, numbers } = tuning(flags.games, flags.seed, progress.at)
    progress.clear()
    warn(terminal, summary)
    const madeBy = `undercrown tune ${game.id} --games ${flags.games} --seed ${flags.seed}`
    print(terminal, JSON.stringify({ madeBy, ...numbers }, null, 2))
    return 0
  },
})
