// `calibrate`: finds out how far the chances are right that a game's best level tells, and prints how to tell them.

import { plainMindOf } from '@undercrown/bots/all.ts'
import { calibrate, chanceKinds } from '@undercrown/bots/calibrating.ts'
import { refuse } from '@undercrown/engine'
import { gameCommand } from '../command.ts'
import { checkWritable, writeText } from '../file.ts'
import { text, whole } from '../flags.ts'
import { progressOf } from '../progress.ts'
import { reliabilityChart } from '../reliability.ts'
import { print, warn } from '../terminal.ts'
import { commandWords } from '../words/commands.ts'
import { figureWords } from '../words/figures.ts'

export const calibrateCommand = gameCommand({
  name: 'calibrate',
  words: commandWords.calibrate,
  flags: {
    games: whole('N', { or: 200 }),
    seed: text('SEED', '1'),
    nodes: whole('N', { or: undefined }),
    svg: text('FILE', undefined),
  },
  withOptions: false,
  async run({ terminal, lang, entry: { game }, flags }) {
    const say = figureWords[lang]
    const plain =
      (await plainMindOf(game)) ??
      refuse(`nothing is fitted for ${game.id}`, `rien n’est ajusté pour ${game.id}`)
    if (flags.svg !== undefined) checkWritable(flags.svg)
    const nodes = flags.nodes ?? plain.nodes.L5
    const progress = progressOf(terminal, flags.games + Math.ceil(flags.games / 2), 'games', lang)
    const { numbers, apart } = calibrate(game, plain, nodes, flags.games, flags.seed, progress.at)
    progress.clear()
    for (const kind of chanceKinds) {
      const { before, after } = apart[kind]
      warn(
        terminal,
        say.lossApart(say.chances[kind], before.count, before.loss.toFixed(3), after.loss.toFixed(3)),
      )
      for (const [i, { said, came, count }] of after.bins.entries())
        warn(terminal, `  ${i + 1}. ${say.percent(said)} → ${say.percent(came)} (${count})`)
    }
    if (flags.svg !== undefined) writeText(flags.svg, reliabilityChart(game.phrases[lang].title, apart, say))
    const limit = flags.nodes === undefined ? '' : ` --nodes ${flags.nodes}`
    const madeBy = `undercrown calibrate ${game.id} --games ${flags.games} --seed ${flags.seed}${limit}`
    print(terminal, JSON.stringify({ madeBy, ...numbers }, null, 2))
    return 0
  },
})
