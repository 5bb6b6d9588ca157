// `bench`: how fast a game is, with the kernel's smallest game beside it for scale.

import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { refuse } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { gameCommand } from '../command.ts'
import { toggle, whole } from '../flags.ts'
import { type MeasuredSpeed, measure } from '../measure.ts'
import { progressOf } from '../progress.ts'
import { seatsFor } from '../start.ts'
import { print } from '../terminal.ts'

export const bench = gameCommand({
  name: 'bench',
  summary: 'Measure how fast a game is on one core',
  details: [
    'Random games with the choices listed at each decision; copies of a state; and each decision with all',
    'players’ views, events and choices made and written as JSON. The kernel’s own smallest game (draw, replace,',
    'discard) is measured beside it.',
  ].join('\n'),
  flags: {
    players: whole('N', 'number of players (4, or what the game has)', { or: undefined }),
    kernel: toggle('measure nothing but the kernel’s smallest game'),
    games: whole('N', 'how many games (100000)', { least: 10, or: 100_000 }),
    json: toggle('print the figures as JSON'),
  },
  withOptions: true,
  run({ terminal, entry, flags, options }) {
    const progress = progressOf(terminal, flags.games, 'games')
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
      for (const figures of all) print(terminal, `${inWords(figures).join('\n')}\n`)
      print(terminal, `Node ${on.node}, ${on.cpu}`)
    }
    return 0
  },
})

/** In a process of its own: what the compiler has learnt from one game slows down the next. */
function kernelApart(game: string, games: number): MeasuredSpeed {
  const args = [
    ...process.execArgv,
    process.argv[1] as string,
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
  if (status !== 0) refuse('the kernel could not be measured')
  return (JSON.parse(stdout) as { figures: MeasuredSpeed[] }).figures[0] as MeasuredSpeed
}

function inWords(figures: MeasuredSpeed): string[] {
  const row = (label: string, value: string) => `  ${label.padEnd(34)} ${value}`
  const micros = (value: number) => `${value.toFixed(2)} µs`
  const megabytes = (value: number) => `${(value / 2 ** 20).toFixed(2)} MB`
  return [
    `${figures.game}, ${figures.seats} players, ${figures.games.toLocaleString('en')} games of ${Math.round(figures.decisions / figures.games)} decisions`,
    row('decisions per second, rules only', Math.round(figures.decisionsPerSecond).toLocaleString('en')),
    row('a decision, rules only', micros(figures.microsPerDecision)),
    row('a clone', micros(figures.microsPerClone)),
    row(`a decision, ${figures.seats} players’ views made`, micros(figures.microsPerDecisionViewed)),
    row(
      `a decision, all of it written as JSON`,
      `${micros(figures.microsPerDecisionServed)}, ${Math.round(figures.bytesPerDecisionServed)} bytes`,
    ),
    row(
      'memory after a tenth, and after all',
      `${megabytes(figures.heapEarly)}, ${megabytes(figures.heapLate)}`,
    ),
  ]
}
