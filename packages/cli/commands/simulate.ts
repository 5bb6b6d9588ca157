// `simulate`: many games between bots, and what came of them.

import { type Happened, type Outcome, openTable, randomFrom } from '@undercrown/engine'
import { chartOf } from '../chart.ts'
import { gameCommand } from '../command.ts'
import { checkWritable, writeText } from '../file.ts'
import { text, toggle, whole } from '../flags.ts'
import { type BotPlayer, botsFlag, playOut } from '../players.ts'
import { progressOf } from '../progress.ts'
import { seatsFor, startFlags } from '../start.ts'
import { type Summary, tally } from '../tally.ts'
import { print } from '../terminal.ts'

export const simulate = gameCommand({
  name: 'simulate',
  summary: 'Play many games between bots and sum them up',
  details:
    'Games won together count for their part. Where different bots play, they change seats from game to game.',
  flags: {
    ...startFlags,
    games: whole('N', 'how many games (1000)', { or: 1000 }),
    bots: botsFlag,
    svg: text('FILE', 'draw the summary there', undefined),
    json: toggle('print the summary as JSON'),
  },
  withOptions: true,
  run({ terminal, entry, flags, options }) {
    const { game } = entry
    const seats = seatsFor(game, flags.players)
    if (flags.svg !== undefined) checkWritable(flags.svg)
    const counted = tally(seats)
    openTable(game, { options, seats, seed: flags.seed })
    const progress = progressOf(terminal, flags.games, 'games')
    for (let i = 0; i < flags.games; i++) {
      const seed = `${flags.seed}/${i}`
      const table = openTable(game, { options, seats, seed })
      const players = Array.from(
        { length: seats },
        (_, seat) => flags.bots[(seat + i) % flags.bots.length] as BotPlayer,
      )
      const events: Happened[] = []
      playOut(table, players, randomFrom(`bots ${seed}`), (some) => events.push(...some))
      counted.add({
        decisions: table.moves.length,
        outcome: table.outcome() as Outcome,
        bots: players.map((player) => player.name),
        marks: game.marks(table.state, events),
      })
      progress.at(i + 1)
    }
    progress.clear()
    const summary = counted.summary()
    const title = `${game.phrases.en.title}, ${seats} players, ${flags.games.toLocaleString('en')} games`
    if (flags.svg !== undefined) writeText(flags.svg, chartOf(title, summary))
    if (flags.json) print(terminal, JSON.stringify({ game: game.id, seats, seed: flags.seed, ...summary }))
    else for (const line of inWords(title, summary)) print(terminal, line)
    return 0
  },
})

function inWords(title: string, summary: Summary): string[] {
  const { decisions, bySeat, byBot, scores, marks } = summary
  const lines = [
    title,
    '',
    `Decisions per game   least ${decisions.min}, median ${decisions.median}, mean ${decisions.mean.toFixed(1)}, most ${decisions.max}`,
    `Win share by seat    ${bySeat.map((seat, i) => `${i + 1}: ${percent(seat.winShare)}`).join('   ')}`,
    `Shared wins          ${percent(summary.shared)}`,
    `Nobody wins          ${percent(summary.nobody)}`,
  ]
  if (scores)
    lines.push(
      `Scores               least ${scores.min}, median ${scores.median}, mean ${scores.mean.toFixed(1)}, most ${scores.max}`,
    )
  if (byBot.length > 1)
    lines.push(
      '',
      'Win share by bot',
      ...byBot.map((one) => row(one.bot, `${percent(one.winShare)} of ${one.times}`)),
    )
  for (const kind of new Set(marks.map((mark) => mark.kind)))
    lines.push('', ...markLines(kind, marks, summary.games))
  return lines
}

function markLines(kind: string, all: Summary['marks'], games: number): string[] {
  const marks = all.filter((one) => one.kind === kind)
  const shared = marks.some((mark) => mark.winShare !== undefined)
  const width = Math.max(18, ...marks.map((mark) => mark.label.length))
  return [
    `${kind[0]?.toUpperCase()}${kind.slice(1)}, times per game${shared ? ' and win share' : ''}`,
    ...marks.map(({ label, times, winShare }) => {
      const share = winShare === undefined ? '' : `   ${percent(winShare).padStart(6)}`
      return row(label, `${(times / games).toFixed(2).padStart(7)}${share}`, width)
    }),
  ]
}

function row(label: string, rest: string, width = 18): string {
  return `  ${label.padEnd(width)} ${rest}`
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}
