// The parts that cards of all games are drawn from. They lie inside an <svg>; what they are called is said outside.

import type { ReactNode } from 'react'
import './art.css'
import { paint } from './defs.ts'
import { type FactionSide, looks } from './factions.ts'
import { type FontFace, fitted } from './fit.ts'

/** An icon within a drawing. */
export function Drawn({
  icon,
  x,
  y,
  size,
  fill,
  opacity,
}: {
  readonly icon: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly opacity?: number
}) {
  return <use href={`#i-${icon}`} x={x} y={y} width={size} height={size} fill={fill} opacity={opacity} />
}

/** A picture that stands out: the icon over its own shadow. */
export function Figure({
  icon,
  x,
  y,
  size,
  fill,
}: {
  readonly icon: string
  /** Of its middle. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
}) {
  const [left, top] = [x - size / 2, y - size / 2]
  return (
    <>
      <Drawn
        icon={icon}
        x={left + size * 0.03}
        y={top + size * 0.045}
        size={size}
        fill="var(--black)"
        opacity={0.42}
      />
      <Drawn icon={icon} x={left} y={top} size={size} fill={fill} />
    </>
  )
}

/** The card itself: a shape with a brass edge. Everything else lies on it. */
export function CardShape({
  width,
  height,
  ground,
  edge = paint.brass,
  className = '',
  children,
}: {
  readonly width: number
  readonly height: number
  readonly ground: string
  readonly edge?: string
  readonly className?: string
  readonly children: ReactNode
}) {
  const line = Math.max(1.6, width * 0.012)
  return (
    <svg className={`card ${className}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} fill={ground} />
      {children}
      <rect
        x={line * 1.1}
        y={line * 1.1}
        width={width - line * 2.2}
        height={height - line * 2.2}
        rx={Math.min(width, height) * 0.055}
        fill="none"
        stroke={edge}
        strokeWidth={line}
      />
    </svg>
  )
}

/** An area in the colours of a faction, with its pattern over them. */
export function Cloth({
  side,
  d,
}: {
  readonly side: FactionSide
  /** Its outline. */
  readonly d: string
}) {
  return (
    <>
      <path d={d} fill={paint.sky(side)} />
      <path d={d} fill={paint.pattern(side)} className="pattern" />
    </>
  )
}

export function Badge({
  side,
  x,
  y,
  size,
}: {
  readonly side: FactionSide
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  const { badge, emblem, at } = looks[side]
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 48})`}>
      <path
        d={badge}
        fill={paint.seal(side)}
        stroke="var(--gold-91)"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <Drawn icon={emblem} x={at[0]} y={at[1]} size={at[2]} fill="var(--parchment)" />
    </g>
  )
}

/** The badge beside text, as large as the text is. */
export function BadgeIcon({
  side,
  className = '',
}: {
  readonly side: FactionSide
  readonly className?: string
}) {
  return (
    <svg className={`icon badge ${className}`} viewBox="0 0 48 48" aria-hidden="true">
      <Badge side={side} x={0} y={0} size={48} />
    </svg>
  )
}

/** The emperor stands before the skies of all four. */
const FOUR = ['imperial-army', 'hill-tribes', 'water-folk', 'undead'] as const

/** An illustrated scene: sky, pattern, halo, ground, picture. */
export function Scenery({
  side,
  icon,
  x,
  y,
  width,
  height,
  figure,
  middle = 0.46,
  stones = false,
  all = false,
}: {
  readonly side: FactionSide
  readonly icon: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How large the picture is. */
  readonly figure: number
  /** How far down its middle lies. */
  readonly middle?: number
  /** Standing stones behind: a Guardian. */
  readonly stones?: boolean
  /** Of all factions. */
  readonly all?: boolean
}) {
  const { deep, light } = looks[all ? 'none' : side]
  const [cx, cy] = [width / 2, height * middle]
  const scale = width / 240
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {all ? (
        FOUR.map((one, i) => (
          <Cloth
            key={one}
            side={one}
            d={`M${(i * width) / 4 - 0.5} 0h${width / 4 + 1}v${height}h${-width / 4 - 1}z`}
          />
        ))
      ) : (
        <Cloth side={side} d={`M0 0h${width}v${height}h${-width}z`} />
      )}
      <circle cx={cx} cy={cy} r={figure * 0.88} fill={paint.halo(all ? 'guardians' : side)} opacity="0.75" />
      <circle cx={cx} cy={cy} r={figure * 0.58} fill={light} opacity="0.2" />
      <g transform={`translate(0 ${height - 62 * scale}) scale(${scale})`} fill={deep}>
        {stones && looks.guardians.ground.map((d) => <path key={d} d={d} opacity="0.7" />)}
        {looks[all ? 'none' : side].ground.map((d, i, { length }) => (
          <path key={d} d={d} opacity={i === 0 && length > 1 ? 0.62 : 1} />
        ))}
      </g>
      <Figure icon={icon} x={cx} y={cy} size={figure} fill={paint.ink(all ? 'none' : side)} />
    </svg>
  )
}

/** The mark of the house: a crown, and what it looks like from below. */
export function ArtMark({
  x,
  y,
  size,
  fill = paint.brass,
  under = 'var(--gold-73)',
}: {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill?: string
  readonly under?: string
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 60})`}>
      <path d="M9 27L5 9l13 8L30 3l12 14 13-8-4 18z" fill={fill} />
      <path
        d="M5 4.500a2.7 2.7 0 1 1 0 5.400a2.7 2.7 0 1 1 0-5.400zM30 0a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM55 4.500a2.7 2.7 0 1 1 0 5.400a2.7 2.7 0 1 1 0-5.400z"
        fill={fill}
      />
      <path
        d="M2 31h56"
        stroke={fill === paint.brass ? 'var(--gold-78)' : fill}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path
        d="M9 35l-3 15 12-7 12 13 12-13 12 7-3-15z"
        fill="none"
        stroke={under}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M22 42q8-6 16 0q-8 6-16 0z" fill={under} />
    </g>
  )
}

/** Lines of text in a box, as large as they may be, in its middle. */
export function Lettering({
  text,
  x,
  y,
  width,
  height,
  face,
  most,
  least,
  fill,
  className = '',
  leading = 1.12,
}: {
  readonly text: string
  /** The middle of the box. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly face: FontFace
  readonly most: number
  readonly least: number
  readonly fill: string
  readonly className?: string
  readonly leading?: number
}) {
  const { size, lines } = fitted(text, { width, height }, face, most, least, leading)
  const first = y - ((lines.length - 1) * size * leading) / 2 + size * 0.33
  return (
    <text className={`lettering ${face} ${className}`} fontSize={size} fill={fill} textAnchor="middle">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <tspan key={i} x={x} y={first + i * size * leading}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
