// `bench`: how fast a game is, with the kernel's smallest game beside it for scale.

import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { itemAt } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { gameCommand } from '../command.ts'
import { toggle, whole } from '../flags.ts'
import { type MeasuredSpeed, measure } from '../measure.ts'
import { progressOf } from '../progress.ts'
import { seatsFor } from '../start.ts'
import { columnsOf, print } from '../terminal.ts'
import { fail } from '../usage.ts'
import { commandWords } from '../words/commands.ts'
import { type FigureWords, figureWords } from '../words/figures.ts'
import { columns, wrap } from '../wrap.ts'

export const benchCommand = gameCommand({
  name: 'bench',
  words: commandWords.bench,
  flags: {
    players: whole('N', { or: undefined }),
    kernel: toggle(),
    games: whole('N', { least: 10, or: 100_000 }),
    json: toggle(),
  },
  withOptions: true,
  run({ terminal, lang, entry, flags, options }) {
    const progress = progressOf(terminal, flags.games, 'games', lang)
    const seats = seatsFor(entry.game, flags.players)
    const all = flags.kernel
      ? [measure(toy, {}, 4, flags.games, progress.at)]
      : [
          measure(entry.game, options, seats, flags.games, progress.at),
          kernelApart(entry.game.id, flags.games),
        ]
    progress.clear()
    const on = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' }
    if (flags.json) print(terminal, JSON.stringify({ ...on, figures: all }))
    else {
      const width = columnsOf(terminal.stdout)
      for (const figures of all) print(terminal, `${inWords(figures, figureWords[lang], width).join('\n')}\n`)
      print(terminal, `Node ${on.node}, ${on.cpu}`)
    }
    return 0
  },
})

/** In a process of its own: what the compiler has learnt from one game slows down the next. */
function kernelApart(game: string, games: number): MeasuredSpeed {
  const args = [
    ...process.execArgv,
    itemAt(process.argv, 1),
    'bench',
    game,
    '--kernel',
    '--json',
    '--games',
    String(games),
  ]
  const { stdout, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) fail((say) => say.kernelFailed)
  return (JSON.parse(stdout) as { figures: [MeasuredSpeed] }).figures[0]
}

function inWords(figures: MeasuredSpeed, say: FigureWords, width: number): string[] {
  const micros = (value: number) => `${say.fixed(value, 2)} µs`
  const megabytes = (value: number) => say.megabytes(say.fixed(value / 2 ** 20, 2))
  const { game, seats, games, decisions } = figures
  return [
    ...wrap(say.benchTitle(game, seats, say.whole(games), say.whole(decisions / games)), width),
    ...columns(
      [
        [say.perSecond, say.whole(figures.decisionsPerSecond)],
        [say.aDecision, micros(figures.microsPerDecision)],
        [say.aClone, micros(figures.microsPerClone)],
        [say.viewed(seats), micros(figures.microsPerDecisionViewed)],
        [
          say.served,
          `${micros(figures.microsPerDecisionServed)}, ${say.bytes(say.whole(figures.bytesPerDecisionServed))}`,
        ],
        [say.memory, `${megabytes(figures.heapEarly)}, ${megabytes(figures.heapLate)}`],
      ],
      width,
      34,
      40,
    ),
  ]
}
