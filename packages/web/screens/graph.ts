// Where the lines of a graph lie: games side by side in the order in which they were played, with round levels.

import type { Curve } from '../client/statistics.ts'

interface GraphPoint {
  /** From 0 to 1, from the left and from the top. */
  readonly x: number
  readonly y: number
  readonly value: number
}

interface GraphLine {
  readonly game: string
  readonly points: readonly GraphPoint[]
  readonly last: GraphPoint
  /** The highest, the first of them. */
  readonly top: GraphPoint
}

export interface Graph {
  readonly lines: readonly GraphLine[]
  readonly levels: readonly { readonly value: number; readonly y: number }[]
  readonly dates: readonly { readonly text: string; readonly x: number }[]
}

const DAY = 86_400_000
const LEVELS = 4
const DATES = 4

export function graphOf(curves: readonly Curve[], lang: string): Graph {
  const times = [...new Set(curves.flatMap(({ points }) => points.map(({ at }) => at)))].sort((a, b) => a - b)
  const order = new Map(times.map((at, i) => [at, i]))
  const wide = Math.max(1, times.length - 1)
  const values = curves.flatMap(({ points }) => points.map(({ value }) => value))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = roundStep((high - low) / (LEVELS - 1))
  const floor = Math.floor(low / step) * step
  const ceiling = Math.max(floor + step, Math.ceil(high / step) * step)
  const y = (value: number) => 1 - (value - floor) / (ceiling - floor)
  const lines = curves.map(({ game, points }): GraphLine => {
    const placed = points.map(({ at, value }) => ({ x: (order.get(at) ?? 0) / wide, y: y(value), value }))
    const end = placed.at(-1) ?? { x: 0, y: 0, value: 0 }
    // A line of one game would be a point: it is drawn level, up to its end.
    const drawn =
      placed.length === 1
        ? [
            { ...end, x: 0 },
            { ...end, x: 1 },
          ]
        : placed
    const last = drawn.at(-1) ?? end
    return {
      game,
      points: drawn,
      last,
      top: drawn.reduce((best, one) => (one.value > best.value ? one : best)),
    }
  })
  const count = Math.round((ceiling - floor) / step)
  return {
    lines,
    levels: Array.from({ length: count + 1 }, (_, i) => floor + i * step).map((value) => ({
      value: Math.round(value * 100) / 100,
      y: y(value),
    })),
    dates: datesOf(times, lang),
  }
}

/** 1, 2 or 5 times a power of ten, and no less than a half. */
function roundStep(wanted: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(wanted, 0.5)))
  return [1, 2, 5, 10].map((one) => one * size).find((one) => one >= wanted) ?? size
}

/** A few, from the first to the last, none twice. */
function datesOf(times: readonly number[], lang: string): Graph['dates'] {
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const span = last - first
  const format = new Intl.DateTimeFormat(
    lang,
    span > 45 * DAY
      ? { month: 'short', ...(span > 330 * DAY && { year: 'numeric' }) }
      : span > DAY
        ? { day: 'numeric', month: 'short' }
        : { hour: '2-digit', minute: '2-digit' },
  )
  const found = new Map<string, number>()
  const count = Math.min(DATES, times.length)
  for (let i = 0; i < count; i++) {
    const at = Math.round((i * (times.length - 1)) / Math.max(1, count))
    const text = format.format(times[at])
    if (!found.has(text)) found.set(text, at / Math.max(1, times.length - 1))
  }
  return [...found].map(([text, x]) => ({ text, x }))
}
