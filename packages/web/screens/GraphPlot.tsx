// Lines of values, game by game, on round levels and over dates.

import { gameIds } from '../registry.ts'
import type { Graph } from './graph.ts'
import './graph.css'

const percent = (part: number) => `${100 * part}%`

/** Lines stretch with the window; figures, dots and dates keep their size. */
export function GraphPlot({
  graph: { lines, levels, dates, top },
  label,
  format,
  best,
}: {
  readonly graph: Graph
  readonly label: string
  format(value: number): string
  /** What is said of the highest point. */
  readonly best?: ((value: number) => string) | undefined
}) {
  return (
    <div className="graph" role="img" aria-label={label}>
      {levels.map(({ value, y }) => (
        <div key={value} className="graph-level" style={{ top: percent(y) }}>
          <span>{format(value)}</span>
        </div>
      ))}
      <div className="graph-lines">
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          {lines.map(({ game, points }) => (
            <polyline
              key={game}
              data-line={gameIds.indexOf(game)}
              points={points.map(({ x, y }) => `${x} ${y}`).join()}
            />
          ))}
        </svg>
        {lines.map(({ game, last }) => (
          <div key={game} data-line={gameIds.indexOf(game)}>
            <i className="graph-dot" style={{ left: percent(last.x), top: percent(last.y) }} />
          </div>
        ))}
        {best && (
          <span
            className="graph-best"
            data-at={top.x < 0.1 ? 'start' : top.x > 0.9 ? 'end' : undefined}
            style={{ left: percent(top.x), top: percent(top.y) }}
          >
            {best(top.value)}
          </span>
        )}
      </div>
      <div className="graph-dates">
        {dates.map(({ text, x }) => (
          <span key={text} style={{ left: percent(x) }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  )
}
