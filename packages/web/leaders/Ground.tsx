// The bare board: frame, cells, and those where recruits arrive.

import { cellNames, hexOf, recruitmentCells, startCells } from '@undercrown/leaders/facts'
import { memo, type ReactNode } from 'react'
import { paint } from '../art/defs.ts'
import { centre, FRAME, hexagon, VIEW_BOX } from './geometry.ts'
import { slates } from './paint.ts'
import { pictureIcons } from './pictures.ts'

const homes = new Set(recruitmentCells.flat())
const CROWN = 36

export const Ground = memo(function Ground({
  flipped,
  named = false,
  box = VIEW_BOX,
  children,
}: {
  readonly flipped: boolean
  /** With the names of the cells; where cells are things, these bear them. */
  readonly named?: boolean
  /** The part of it that is shown. */
  readonly box?: string | undefined
  readonly children?: ReactNode
}) {
  return (
    <svg className="ground" viewBox={box} aria-hidden="true">
      <polygon points={hexagon(FRAME, { x: 0, y: 10 }, true)} fill="var(--blue-13)" opacity="0.6" />
      <polygon
        points={hexagon(FRAME, undefined, true)}
        fill="var(--umber-20)"
        stroke={paint.brass}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <polygon
        points={hexagon(FRAME - 10, undefined, true)}
        fill="none"
        stroke="var(--gold-46)"
        strokeWidth="1.5"
      />
      {cellNames.map((name, cell) => {
        const at = centre(name, flipped)
        const { q, r } = hexOf(cell)
        // Neighbours never wear the same of three shades; two of these look alike.
        const shade = (q - r + 9) % 3
        return (
          <g key={name}>
            <polygon points={hexagon(53.5, { x: at.x, y: at.y + 4 })} fill="var(--blue-17)" />
            <polygon points={hexagon(53.5, at)} fill={slates[shade] ?? slates[0]} stroke="var(--blue-57)" />
            <polygon points={hexagon(48, at)} fill="none" stroke="var(--white)" strokeOpacity="0.06" />
            {homes.has(cell) && (
              <>
                <circle cx={at.x} cy={at.y} r="30" className="home-ring" />
                <circle cx={at.x} cy={at.y} r="25" className="home-ring thin" />
              </>
            )}
            {startCells.includes(cell) && (
              <use
                href={`#i-${pictureIcons.crown}`}
                x={at.x - CROWN / 2}
                y={at.y - CROWN / 2}
                width={CROWN}
                height={CROWN}
                fill="var(--gold-82)"
                opacity="0.5"
              />
            )}
            {named && (
              <g transform={`translate(${at.x} ${at.y})`}>
                <text className="coordinate">{name}</text>
              </g>
            )}
          </g>
        )
      })}
      {children}
    </svg>
  )
})
