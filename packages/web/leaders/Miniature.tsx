// The board of Leaders from afar, with everybody on it; as a seat sees it, with the names of its cells.

import { type Ask, cellNames, type View } from '@undercrown/leaders/facts'
import type { MiniatureProps, Spot } from '../table/screen.ts'
import { Ground } from './Ground.tsx'
import { centre } from './geometry.ts'
import { cellSpot, nearSide } from './look.ts'
import { PieceToken } from './PieceToken.tsx'
import './field.css'

export function Miniature({ scene, ways }: MiniatureProps<View, Ask>) {
  const flipped = nearSide(scene) === 'white'
  return (
    <div className="leaders leaders-far">
      <Ground flipped={flipped} named={scene.seat !== null}>
        {scene.view.open.pieces.map(({ who, character, cell, acted }) => {
          const { x, y } = centre(cell, flipped)
          return (
            <g key={cell} transform={`translate(${x} ${y - 4}) scale(1.2)`}>
              <PieceToken side={who} character={character} {...(scene.seat !== null && { acted })} />
            </g>
          )
        })}
        {ways && <Way kind="played" spots={ways.played} flipped={flipped} />}
        {ways?.best && <Way kind="best" spots={ways.best} flipped={flipped} />}
      </Ground>
    </div>
  )
}

/** From cell to cell, with a ring where it ends. */
function Way({
  kind,
  spots,
  flipped,
}: {
  readonly kind: 'played' | 'best'
  readonly spots: readonly Spot[]
  readonly flipped: boolean
}) {
  const cells = spots.flatMap((spot) => cellNames.find((cell) => cellSpot(cell) === spot) ?? [])
  const points = cells.map((cell) => centre(cell, flipped))
  const end = points.at(-1)
  return (
    end && (
      <g className={`far-way is-${kind}`}>
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        <circle cx={end.x} cy={end.y} r="14" />
      </g>
    )
  )
}
