// The ladder of an arena as an SVG picture: ratings with their intervals, and who won how much against whom.

import { markup, round, WIDTH } from '../chart.ts'
import type { FigureWords } from '../words/figures.ts'
import type { PairReport, Report } from './report.ts'
import { signedElo } from './words.ts'

const LEFT = 130
const RIGHT = 100
const HEAD = 64
const ROW = 32
const INK = '#2b2a33'
const FAINT = '#6b6876'
const RULE = '#dcd9cf'
const BLUE = '#4c6a92'

export function ladderChart(
  title: string,
  seats: number,
  { ladder, pairs }: Report,
  say: FigureWords,
): string {
  const table = HEAD + 50 + ladder.length * ROW + 40
  const height = table + 40 + (ladder.length + 1) * ROW
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="12" fill="${INK}" role="img" aria-label="${markup(title)}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fdfcf8"/>`,
    `<text x="24" y="36" font-size="20" font-weight="600">${markup(title)}</text>`,
    `<g transform="translate(0 ${HEAD})">`,
    ...rungs(ladder, say),
    '</g>',
    `<g transform="translate(0 ${table})">`,
    ...crossTable(
      ladder.map(({ name }) => name),
      seats,
      pairs,
      say,
    ),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

function heading(text: string): string {
  return `<text x="24" y="18" font-size="14" font-weight="600">${markup(text)}</text>`
}

function rungs(ladder: Report['ladder'], say: FigureWords): string[] {
  const step = stepFor(
    Math.max(...ladder.map(({ high }) => high)) - Math.min(...ladder.map(({ low }) => low)),
  )
  const least = Math.floor(Math.min(...ladder.map(({ low }) => low)) / step) * step
  const most = Math.max(least + step, Math.ceil(Math.max(...ladder.map(({ high }) => high)) / step) * step)
  const x = (elo: number) => round(LEFT + ((elo - least) / (most - least)) * (WIDTH - LEFT - RIGHT))
  const bottom = 40 + ladder.length * ROW
  const parts = [heading(say.ratingChart)]
  for (let tick = least; tick <= most; tick += step)
    parts.push(
      `<line x1="${x(tick)}" x2="${x(tick)}" y1="34" y2="${bottom}" stroke="${RULE}"/>`,
      `<text x="${x(tick)}" y="${bottom + 16}" text-anchor="middle" fill="${FAINT}">${signedElo(tick)}</text>`,
    )
  ladder.forEach(({ name, elo, low, high }, i) => {
    const y = 40 + (i + 0.5) * ROW
    parts.push(
      `<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end">${markup(shortened(name))}</text>`,
      `<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="${BLUE}" stroke-width="3" stroke-linecap="round"/>`,
      `<circle cx="${x(elo)}" cy="${y}" r="5" fill="${BLUE}"><title>${markup(`${name}: ${signedElo(elo)} ${say.interval(signedElo(low), signedElo(high))}`)}</title></circle>`,
      `<text x="${WIDTH - RIGHT + 16}" y="${y + 4}">${signedElo(elo)}</text>`,
    )
  })
  return parts
}

/** Who (row) won how much against whom (column). */
function crossTable(
  names: readonly string[],
  seats: number,
  pairs: readonly PairReport[],
  say: FigureWords,
): string[] {
  const step = (WIDTH - LEFT - 24) / names.length
  const parts = [heading(say.crossTable(seats === 2 ? undefined : say.percent(1 / seats)))]
  names.forEach((name, i) => {
    const y = 40 + (i + 1) * ROW
    parts.push(
      `<text x="${round(LEFT + (i + 0.5) * step)}" y="${40 + ROW / 2}" text-anchor="middle" fill="${FAINT}">${markup(shortened(name))}</text>`,
      `<text x="${LEFT - 12}" y="${y + 19}" text-anchor="end">${markup(shortened(name))}</text>`,
    )
    names.forEach((other, j) => {
      const share = shareOf(name, other, seats, pairs)
      if (share === undefined) return
      const left = round(LEFT + j * step)
      parts.push(
        `<rect x="${left}" y="${y}" width="${round(step - 2)}" height="${ROW - 2}" rx="3" fill="${BLUE}" fill-opacity="${round(0.06 + 0.5 * share)}"/>`,
        `<text x="${round(left + step / 2 - 1)}" y="${y + 19}" text-anchor="middle">${say.percent(share)}</text>`,
      )
    })
  })
  return parts
}

/** At a larger table the share of one among copies says nothing of the other way round. */
function shareOf(
  name: string,
  other: string,
  seats: number,
  pairs: readonly PairReport[],
): number | undefined {
  const share = (one: string, two: string) => pairs.find(({ a, b }) => a === one && b === two)?.share
  const turned = seats === 2 ? share(other, name) : undefined
  return share(name, other) ?? (turned === undefined ? undefined : 1 - turned)
}

function shortened(name: string): string {
  return name.length > 16 ? `${name.slice(0, 15)}…` : name
}

/** A round distance between the lines of the scale. */
function stepFor(range: number): number {
  return [10, 20, 50, 100, 200, 250, 500, 1000].find((step) => range / step <= 8) ?? 2000
}
