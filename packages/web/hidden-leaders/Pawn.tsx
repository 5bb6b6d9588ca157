// The pawns of the power track. Their outlines tell them apart: a tower, a pine, a block.

import type { MarkerName } from './glyphs.ts'

/** Within 40 × 56. */
const bodies: Readonly<
  Record<MarkerName, { readonly d: string; readonly fill: string; readonly foot: string }>
> = {
  red: {
    d: 'M10 8h6v5h3V8h2v5h3V8h6v12l-4 4v16H14V24l-4-4z',
    fill: 'var(--red-58)',
    foot: 'var(--red-37)',
  },
  green: {
    d: 'M20 4l10 15h-4l6 10h-5l6 11H7l6-11H8l6-10h-4z',
    fill: 'var(--green-63)',
    foot: 'var(--green-36)',
  },
  guardian: {
    d: 'M9 8h22v15h-4v17H13V23H9z',
    fill: 'var(--gold-68)',
    foot: 'var(--gold-38)',
  },
  leading: {
    d: 'M20 6l9 11h-5v23h-8V17h-5z',
    fill: 'var(--blue-52)',
    foot: 'var(--blue-32)',
  },
  trailing: {
    d: 'M16 8h8v19h5l-9 13-9-13h5z',
    fill: 'var(--blue-52)',
    foot: 'var(--blue-32)',
  },
}

export function Pawn({
  kind,
  x,
  y,
  height,
  opacity,
}: {
  readonly kind: MarkerName
  readonly x: number
  readonly y: number
  readonly height: number
  readonly opacity?: number
}) {
  const { d, fill, foot } = bodies[kind]
  return (
    <g transform={`translate(${x} ${y}) scale(${height / 56})`} opacity={opacity}>
      <ellipse cx="20" cy="50" rx="18" ry="5.5" fill="var(--black)" opacity="0.36" />
      <path
        d="M5 47q0-7 7-7h16q7 0 7 7v1q0 4-4 4H9q-4 0-4-4z"
        fill={foot}
        stroke="var(--cream-96)"
        strokeWidth="1.7"
      />
      <path d={d} fill={fill} stroke="var(--cream-96)" strokeWidth="1.9" strokeLinejoin="round" />
      <path d="M15 15v22" stroke="var(--white)" strokeOpacity="0.3" strokeWidth="2.6" strokeLinecap="round" />
    </g>
  )
}

/** The pawn beside text. */
export function PawnIcon({ kind }: { readonly kind: MarkerName }) {
  return (
    <svg className="icon pawn" viewBox="0 0 40 56" aria-hidden="true">
      <Pawn kind={kind} x={0} y={0} height={56} />
    </svg>
  )
}
