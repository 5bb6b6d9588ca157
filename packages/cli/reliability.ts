// How often came true what was said, as an SVG picture: by what was said, before the fit and with it.

import { type Calibrated, chanceKinds, type Reliability } from '@undercrown/bots/calibrating.ts'
import { markup, round } from './chart.ts'
import type { FigureWords } from './words/figures.ts'

const SIDE = 280
const LEFT = 56
const GAP = 64
const TOP = 96
const INK = '#2b2a33'
const FAINT = '#6b6876'
const RULE = '#dcd9cf'
const SHADES = { before: '#b4552d', after: '#4c6a92' } as const

export function reliabilityChart(title: string, apart: Calibrated['apart'], say: FigureWords): string {
  const width = LEFT + 2 * SIDE + GAP + 24
  const height = TOP + SIDE + 60
  const heading = `${title}: ${say.reliability}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="12" fill="${INK}" role="img" aria-label="${markup(heading)}">`,
    `<rect width="${width}" height="${height}" fill="#fdfcf8"/>`,
    `<text x="${LEFT}" y="30" font-size="18" font-weight="600">${markup(heading)}</text>`,
    `<g transform="translate(${LEFT} 50)">`,
    ...(['before', 'after'] as const).map(
      (when, i) =>
        `<circle cx="${6 + 190 * i}" cy="0" r="5" fill="${SHADES[when]}"/><text x="${18 + 190 * i}" y="4">${markup(say.fits[when])}</text>`,
    ),
    '</g>',
    ...chanceKinds.flatMap((kind, i) => [
      `<g transform="translate(${LEFT + i * (SIDE + GAP)} ${TOP})">`,
      ...panel(say.chances[kind], apart[kind], say),
      '</g>',
    ]),
    '</svg>',
    '',
  ].join('\n')
}

function panel(
  title: string,
  shown: { readonly before: Reliability; readonly after: Reliability },
  say: FigureWords,
): string[] {
  const at = (chance: number) => round(SIDE * chance)
  const parts = [`<text y="-12" font-size="14" font-weight="600">${markup(title)}</text>`]
  for (const tick of [0, 0.25, 0.5, 0.75, 1])
    parts.push(
      `<line x1="0" x2="${SIDE}" y1="${at(1 - tick)}" y2="${at(1 - tick)}" stroke="${RULE}"/>`,
      `<text x="-8" y="${at(1 - tick) + 4}" text-anchor="end" fill="${FAINT}">${say.percent(tick)}</text>`,
      `<text x="${at(tick)}" y="${SIDE + 18}" text-anchor="middle" fill="${FAINT}">${say.percent(tick)}</text>`,
    )
  parts.push(
    `<line x1="0" y1="${SIDE}" x2="${SIDE}" y2="0" stroke="${FAINT}" stroke-dasharray="5 4"/>`,
    `<text x="${SIDE / 2}" y="${SIDE + 38}" text-anchor="middle" fill="${FAINT}">${markup(say.saidAndCame)}</text>`,
  )
  for (const when of ['before', 'after'] as const) {
    const { bins, count } = shown[when]
    const points = bins.map(({ said, came }) => `${at(said)},${at(1 - came)}`).join(' ')
    parts.push(
      `<polyline points="${points}" fill="none" stroke="${SHADES[when]}" stroke-opacity="0.5" stroke-width="1.5"/>`,
    )
    for (const bin of bins)
      parts.push(
        `<circle cx="${at(bin.said)}" cy="${at(1 - bin.came)}" r="${round(2 + 10 * Math.sqrt(bin.count / count))}" fill="${SHADES[when]}" fill-opacity="0.75"><title>${markup(`${say.percent(bin.said)} → ${say.percent(bin.came)} (${bin.count})`)}</title></circle>`,
      )
  }
  return parts
}
