// The picture on the tile of Leaders: the board, with a few pieces.

import { Drawn } from '../art/Art.tsx'
import { addIcons } from '../art/icons.ts'
import drawings from './tile.json?icons'

addIcons(drawings)

/** A cell of the board by column and row, as a point of the picture. */
function cell(q: number, r: number): readonly [x: number, y: number] {
  return [180 + q * 33, 100 + 38.1 * (r + q / 2)]
}

const from3to3 = [-3, -2, -1, 0, 1, 2, 3]
const cells = from3to3.flatMap((q) =>
  from3to3.flatMap((r) => (Math.abs(q + r) <= 3 ? [[q, r] as const] : [])),
)

const hexagon = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i
  return `${(20.4 * Math.cos(angle)).toFixed(1)},${(20.4 * Math.sin(angle)).toFixed(1)}`
}).join(' ')

const pieces = [
  [0, 1, 'chess-queen', true],
  [-1, 1, 'archer', true],
  [1, 0, 'punch-blast', true],
  [0, -1, 'imperial-crown', false],
  [1, -2, 'three-keys', false],
  [-1, 0, 'domino-mask', false],
] as const

export function TileArt() {
  return (
    <svg
      className="home-hexes"
      viewBox="20 8 320 184"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {cells.map(([q, r]) => (
        <polygon
          key={`${q} ${r}`}
          points={hexagon}
          transform={`translate(${cell(q, r).join(' ')})`}
          fill="var(--blue-37)"
          stroke="var(--blue-57)"
        />
      ))}
      {pieces.map(([q, r, icon, ivory]) => (
        <g key={`${q} ${r}`} transform={`translate(${cell(q, r).join(' ')})`}>
          <circle cy="2.5" r="16" fill="var(--shade-53)" />
          {ivory ? (
            <circle r="16" fill="var(--cream-92)" stroke="var(--gold-69)" strokeWidth="2" />
          ) : (
            <polygon
              points={hexagon}
              transform="scale(.82)"
              fill="var(--blue-27)"
              stroke="var(--blue-71)"
              strokeWidth="2.4"
            />
          )}
          <Drawn
            icon={icon}
            x={-10.5}
            y={-10.5}
            size={21}
            fill={ivory ? 'var(--umber-24)' : 'var(--blue-95)'}
          />
        </g>
      ))}
    </svg>
  )
}
