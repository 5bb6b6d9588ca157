// A figure on the board: ivory discs and ebony hexagons, so that sides differ by shape as well. Drawn around (0, 0).

import type { CharacterId, SideName } from '@undercrown/leaders/facts'
import { memo } from 'react'
import { paint } from '../art/defs.ts'
import { hexagon, type Point } from './geometry.ts'
import { ebony } from './paint.ts'
import { iconOf, pictureIcons } from './pictures.ts'

export interface TokenProps {
  readonly side: SideName
  readonly character: CharacterId
  readonly acted?: boolean
  /** Its active ability is locked. */
  readonly jailed?: boolean
  /** Where its crown lies on the ground, seen from it. */
  readonly fallen?: Point | undefined
}

const SIZE = 37
const RIM = 6
const ICON = SIZE * 1.24
/** The middle of the crown, over that of the figure. */
const CROWN = -49

export const PieceToken = memo(function Token({
  side,
  character,
  acted = false,
  jailed = false,
  fallen,
}: TokenProps) {
  const crownLies = fallen && { transform: `translate(${fallen.x}px, ${fallen.y - CROWN}px) rotate(24deg)` }
  return (
    <g className={`token ${side} ${acted ? 'acted' : ''} ${fallen ? 'fallen' : ''}`}>
      <ellipse cy="26" rx="37" ry="20" className="token-shade" />
      {side === 'white' ? (
        <>
          <circle cy="5" r={SIZE} fill="var(--gold-57)" />
          <circle r={SIZE} fill={paint.ivory} stroke="var(--gold-46)" strokeWidth="1.5" />
          <circle r={SIZE - RIM} fill="none" stroke="var(--gold-69)" strokeWidth="1.6" />
        </>
      ) : (
        <>
          <polygon points={hexagon(SIZE + 1, { x: 0, y: 5 }, true)} fill="var(--blue-13)" />
          <polygon
            points={hexagon(SIZE + 1, undefined, true)}
            fill={ebony}
            stroke="var(--blue-71)"
            strokeWidth="1.8"
            strokeLinejoin="round"
          />
          <polygon
            points={hexagon(SIZE - RIM + 1, undefined, true)}
            fill="none"
            stroke="var(--blue-55)"
            strokeWidth="1.2"
          />
        </>
      )}
      <use
        href={`#i-${iconOf(character, side)}`}
        x={-ICON / 2}
        y={-ICON / 2}
        width={ICON}
        height={ICON}
        fill={side === 'white' ? 'var(--umber-24)' : 'var(--blue-95)'}
      />
      {character === 'leader' && (
        <path
          className="token-crown"
          style={crownLies}
          d="M-16 -37 l-5 -17 l11 7 l10 -14 l10 14 l11 -7 l-5 17z"
          fill={paint.brass}
          stroke="var(--umber-20)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      )}
      {acted && (
        <g transform="translate(27 27)">
          <circle r="12" fill="var(--blue-20)" stroke="var(--blue-71)" strokeWidth="1.5" />
          <path
            d="M-5 0 l3.4 4 6 -7.4"
            fill="none"
            stroke="var(--green-82)"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </g>
      )}
      {jailed && (
        <g transform="translate(-27 27)">
          <circle r="12" fill="var(--wine-24)" stroke="var(--rust-76)" strokeWidth="1.5" />
          <use
            href={`#i-${pictureIcons.locked}`}
            x="-8"
            y="-8"
            width="16"
            height="16"
            fill="var(--rust-84)"
          />
        </g>
      )}
    </g>
  )
})

/** A token by itself, with room for its crown. */
export function TokenIcon(props: TokenProps) {
  return (
    <svg className="token-icon" viewBox="-44 -62 88 112" aria-hidden="true">
      <PieceToken {...props} />
    </svg>
  )
}
