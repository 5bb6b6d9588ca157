// A simulation's summary as an SVG picture: win share by seat, lengths, scores.

import type { Spread, Summary } from './tally.ts'
import type { FigureWords } from './words/figures.ts'

export const WIDTH = 760
const LEFT = 64
const RIGHT = 24
const PLOT = 150
const PANEL = 250
const HEAD = 64
const BINS = 40

interface Bar {
  readonly label: string
  readonly value: number
  /** What a reader gets who points at it. */
  readonly hint: string
}

interface Panel {
  readonly title: string
  readonly axis: string
  readonly bars: readonly Bar[]
  readonly show: (value: number) => string
  /** A level to compare the bars with, and its name. */
  readonly level?: readonly [value: number, name: string]
  /** Bars touch, and only some are labelled. */
  readonly histogram?: boolean
}

export function chartOf(title: string, summary: Summary, say: FigureWords): string {
  const panels: Panel[] = [
    seatPanel(summary, say),
    histogram(say.length, say.decisions, summary.decisions, say, summary.games),
  ]
  if (summary.scores) panels.push(histogram(say.scores, say.points, summary.scores, say))
  const height = HEAD + panels.length * PANEL
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="12" fill="#2b2a33" role="img" aria-label="${markup(title)}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fdfcf8"/>`,
    `<text x="${LEFT}" y="36" font-size="20" font-weight="600">${markup(title)}</text>`,
    ...panels.map(
      (panel, i) => `<g transform="translate(0 ${HEAD + i * PANEL})">\n${drawPanel(panel)}\n</g>`,
    ),
    '</svg>',
    '',
  ].join('\n')
}

function seatPanel({ bySeat, nobody }: Summary, say: FigureWords): Panel {
  const even = (1 - nobody) / bySeat.length
  return {
    title: say.winBySeat,
    axis: say.player,
    show: say.percent,
    bars: bySeat.map(({ winShare }, seat) => {
      const text = say.percent(winShare)
      return { label: `${seat + 1} · ${text}`, value: winShare, hint: say.playerHint(seat + 1, text) }
    }),
    level: [even, say.even],
  }
}

function histogram(
  title: string,
  axis: string,
  { min, max, counts, median, mean }: Spread,
  say: FigureWords,
  total?: number,
): Panel {
  const width = Math.max(1, Math.ceil((max - min + 1) / BINS))
  const bins = Array.from({ length: Math.floor((max - min) / width) + 1 }, () => 0)
  for (const [value, count] of counts) {
    const bin = Math.floor((value - min) / width)
    bins[bin] = (bins[bin] ?? 0) + count
  }
  const all = total ?? counts.reduce((sum, [, count]) => sum + count, 0)
  return {
    title: say.chartTitle(title, say.whole(median), say.fixed(mean, 1)),
    axis,
    histogram: true,
    show: say.percent,
    bars: bins.map((count, i) => {
      const from = min + i * width
      const range = width === 1 ? `${from}` : `${from}–${from + width - 1}`
      return { label: String(from), value: count / all, hint: `${range}: ${say.whole(count)}` }
    }),
  }
}

function drawPanel({ title, axis, bars, show, level, histogram: touching }: Panel): string {
  const room = WIDTH - LEFT - RIGHT
  const top = niceTop(Math.max(0.001, level?.[0] ?? 0, ...bars.map((bar) => bar.value)))
  const y = (value: number) => round(40 + PLOT * (1 - value / top))
  const step = room / bars.length
  const thick = touching ? Math.max(1, step - 1) : Math.min(90, step * 0.6)
  const every = touching ? Math.ceil(bars.length / 14) : 1
  const parts = [`<text x="${LEFT}" y="18" font-size="14" font-weight="600">${markup(title)}</text>`]
  for (const tick of [0, top / 2, top]) {
    parts.push(
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(tick)}" y2="${y(tick)}" stroke="#dcd9cf"/>`,
      `<text x="${LEFT - 8}" y="${y(tick) + 4}" text-anchor="end" fill="#6b6876">${show(tick)}</text>`,
    )
  }
  bars.forEach((bar, i) => {
    const centre = LEFT + step * (i + 0.5)
    parts.push(
      `<rect x="${round(centre - thick / 2)}" y="${y(bar.value)}" width="${round(thick)}" height="${round(y(0) - y(bar.value))}" rx="${touching ? 0 : 3}" fill="#4c6a92"><title>${markup(bar.hint)}</title></rect>`,
    )
    if (i % every === 0)
      parts.push(
        `<text x="${round(centre)}" y="${y(0) + 17}" text-anchor="middle">${markup(bar.label)}</text>`,
      )
  })
  if (level) {
    const [value, name] = level
    parts.push(
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}" stroke="#b4552d" stroke-dasharray="5 4"/>`,
      `<text x="${WIDTH - RIGHT}" y="${y(value) - 5}" text-anchor="end" fill="#b4552d">${name}</text>`,
    )
  }
  parts.push(
    `<text x="${LEFT + room / 2}" y="${y(0) + 35}" text-anchor="middle" fill="#6b6876">${markup(axis)}</text>`,
  )
  return parts.join('\n')
}

/** The next round figure above, so that the axis reads well. */
function niceTop(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value))
  return (([1, 2, 3, 4, 5, 6, 8, 10].find((n) => n * unit >= value) ?? 10) as number) * unit
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}

export function markup(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
