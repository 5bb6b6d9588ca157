// `simulate`: many games between bots, and what came of them.

import {
  type AnyGame,
  type Happened,
  itemAt,
  type Lang,
  type Outcome,
  openTable,
  randomFrom,
} from '@undercrown/engine'
import { chartOf } from '../chart.ts'
import { gameCommand } from '../command.ts'
import { checkWritable, writeText } from '../file.ts'
import { text, toggle, whole } from '../flags.ts'
import { botsFlag, playOut } from '../players.ts'
import { progressOf } from '../progress.ts'
import { seatsFor, startFlags } from '../start.ts'
import { type Spread, type Summary, tally } from '../tally.ts'
import { columnsOf, print } from '../terminal.ts'
import { commandWords } from '../words/commands.ts'
import { type FigureWords, figureWords } from '../words/figures.ts'
import { markWords } from '../words/marks.ts'
import { columns, displayWidth, wrap } from '../wrap.ts'

export const simulateCommand = gameCommand({
  name: 'simulate',
  words: commandWords.simulate,
  flags: {
    ...startFlags,
    games: whole('N', { or: 1000 }),
    bots: botsFlag,
    svg: text('FILE', undefined),
    json: toggle(),
  },
  withOptions: true,
  run({ terminal, lang, entry, flags, options }) {
    const say = figureWords[lang]
    const { game } = entry
    const seats = seatsFor(game, flags.players)
    if (flags.svg !== undefined) checkWritable(flags.svg)
    const counted = tally(seats)
    openTable(game, { options, seats, seed: flags.seed })
    const progress = progressOf(terminal, flags.games, 'games', lang)
    for (let i = 0; i < flags.games; i++) {
      const seed = `${flags.seed}/${i}`
      const table = openTable(game, { options, seats, seed })
      const players = Array.from({ length: seats }, (_, seat) =>
        itemAt(flags.bots, (seat + i) % flags.bots.length),
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
    const title = say.title(game.phrases[lang].title, seats, say.whole(flags.games), 'games')
    if (flags.svg !== undefined) writeText(flags.svg, chartOf(title, summary, say))
    if (flags.json)
      print(terminal, JSON.stringify({ game: game.id, seats, options, seed: flags.seed, ...summary }))
    else
      for (const line of inWords(title, summary, game, lang, columnsOf(terminal.stdout)))
        print(terminal, line)
    return 0
  },
})

function inWords(title: string, summary: Summary, game: AnyGame, lang: Lang, width: number): string[] {
  const say = figureWords[lang]
  const { decisions, bySeat, byBot, scores, marks } = summary
  const spread = ({ min, median, mean, max }: Spread) => say.spread(min, median, say.fixed(mean, 1), max)
  const lines = [
    ...wrap(title, width),
    '',
    ...columns(
      [
        [say.decisionsPerGame, spread(decisions)],
        [
          say.winBySeat,
          bySeat.map((seat, i) => unbroken(say.seatShare(i + 1, say.percent(seat.winShare)))).join('   '),
        ],
        [say.sharedWins, say.percent(summary.shared)],
        [say.nobodyWins, say.percent(summary.nobody)],
        ...(scores ? [[say.scores, spread(scores)] as const] : []),
      ],
      width,
      19,
    ).map((line) => line.slice(2).replaceAll('\u00a0', lang === 'fr' ? '\u00a0' : ' ')),
  ]
  if (byBot.length > 1)
    lines.push(
      '',
      say.winByBot,
      ...byBot.map((one) => row(one.bot, say.shareOf(say.percent(one.winShare), say.whole(one.times)))),
    )
  const words = markWords(game, lang)
  for (const kind of new Set(marks.map((mark) => mark.kind)))
    lines.push(
      '',
      ...markLines(
        words.kind(kind),
        marks
          .filter((mark) => mark.kind === kind)
          .map((mark) => ({ ...mark, label: words.label(mark.label) })),
        summary.games,
        say,
        width,
      ),
    )
  return lines
}

/** A number and its unit stay together at the end of a line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** What follows the label of a mark: times per game, and a share of the wins. */
const FIGURES = 20

function markLines(
  kind: string,
  marks: Summary['marks'],
  games: number,
  say: FigureWords,
  screen: number,
): string[] {
  const shared = marks.some((mark) => mark.winShare !== undefined)
  const width = Math.min(screen - FIGURES, Math.max(18, ...marks.map((mark) => displayWidth(mark.label))))
  return [
    ...wrap(say.markHeading(`${kind[0]?.toUpperCase()}${kind.slice(1)}`, shared), screen),
    ...marks.map(({ label, times, winShare }) => {
      const share = winShare === undefined ? '' : `   ${say.percent(winShare).padStart(7)}`
      return row(label, `${say.fixed(times / games, 2).padStart(7)}${share}`, width)
    }),
  ]
}

function row(label: string, rest: string, width = 18): string {
  const shown = displayWidth(label) > width ? `${[...label].slice(0, width - 1).join('')}…` : label
  return `  ${shown.padEnd(width)} ${rest}`
}
