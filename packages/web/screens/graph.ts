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
}

export interface Graph {
  /** The highest point of all. */
  readonly top: GraphPoint
  readonly lines: readonly GraphLine[]
  readonly levels: readonly { readonly value: number; readonly y: number }[]
  readonly dates: readonly { readonly text: string; readonly x: number }[]
}

const DAY = 86_400_000
const LEVELS = 4
/** Dates that lie closer would touch on a phone. */
const APART = 0.2

/** Levels are no finer than that. */
export function graphOf(curves: readonly Curve[], finest: number, lang: string): Graph {
  const times = [...new Set(curves.flatMap(({ points }) => points.map(({ at }) => at)))].sort((a, b) => a - b)
  const order = new Map(times.map((at, i) => [at, i]))
  const wide = Math.max(1, times.length - 1)
  const values = curves.flatMap(({ points }) => points.map(({ value }) => value))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = roundStep(Math.max(finest, (high - low) / (LEVELS - 1)))
  const floor = Math.floor(low / step) * step
  const ceiling = Math.max(floor + step, Math.ceil(high / step) * step)
  const y = (value: number) => 1 - (value - floor) / (ceiling - floor)
  const lines = curves.map(({ game, points }): GraphLine => {
    const placed = points.map(({ at, value }) => ({ x: (order.get(at) ?? 0) / wide, y: y(value), value }))
    const end = placed.at(-1) ?? { x: 0, y: 0, value: 0 }
    // A single game is drawn level, from side to side.
    const line =
      times.length > 1
        ? placed
        : [
            { ...end, x: 0 },
            { ...end, x: 1 },
          ]
    return { game, points: line, last: line.at(-1) ?? end }
  })
  const drawn = lines.flatMap(({ points }) => points)
  const count = Math.round((ceiling - floor) / step)
  return {
    top: drawn.reduce((best, one) => (one.value > best.value ? one : best)),
    lines,
    levels: Array.from({ length: count + 1 }, (_, i) => floor + i * step).map((value) => ({
      value: Math.round(value * 100) / 100,
      y: y(value),
    })),
    dates: datesOf(times, lang),
  }
}

/** 1, 2 or 5 times a power of ten, and no less than is wanted. */
function roundStep(wanted: number): number {
  const size = 10 ** Math.floor(Math.log10(wanted))
  return [1, 2, 5, 10].map((one) => one * size).find((one) => one >= wanted) ?? size
}

/** Where a month, day or hour begins, as far as there is room. */
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
  const found: { text: string; x: number }[] = []
  for (const [i, at] of times.entries()) {
    const [text, x] = [format.format(at), i / Math.max(1, times.length - 1)]
    const before = found.at(-1)
    if (!before || (before.text !== text && x - before.x >= APART && x <= 1 - APART / 2))
      found.push({ text, x })
  }
  return found
}
