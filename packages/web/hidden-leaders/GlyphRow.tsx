// The marker line and the row of glyphs of a card, each in the middle of its place and never wider than it.

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ArtMark, Drawn } from '../art/Art.tsx'
import { looks } from '../art/factions.ts'
import { widthOf } from '../art/fit.ts'
import art from './art.json'
import type { Glyph, MarkerName, MarkerPart } from './glyphs.ts'
import { Pawn } from './Pawn.tsx'

const INK = 'var(--blue-26)'
const SOFT = 'var(--gold-39)'
const pillColours: Readonly<Record<MarkerName, string>> = {
  red: 'var(--red-47)',
  green: 'var(--green-46)',
  guardian: 'var(--gold-43)',
  leading: 'var(--blue-39)',
  trailing: 'var(--blue-39)',
}

interface Piece {
  /** In units of the row's height. */
  readonly width: number
  readonly draw: ReactNode
}

/** Lays pieces out in a row of that height, scaled down where they would be too wide. */
function Row({
  pieces,
  x,
  y,
  unit,
  width,
  gap,
}: {
  readonly pieces: readonly Piece[]
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly width: number
  readonly gap: number
}) {
  const total = pieces.reduce((sum, piece) => sum + piece.width, 0) + gap * (pieces.length - 1)
  const size = Math.min(unit, width / total)
  let at = x - (total * size) / 2
  return pieces.map(({ width: wide, draw }, i) => {
    const left = at
    at += (wide + gap) * size
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a row never changes its order
      <g key={i} transform={`translate(${left} ${y + (unit - size) / 2}) scale(${size})`}>
        {draw}
      </g>
    )
  })
}

interface Place {
  /** The middle. */
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly width: number
}

/** Letters below a size of one are not drawn well everywhere: they are drawn larger and made smaller. */
const LETTERS = 20

function text(content: string, width: number, size: number, fill: string, className = 'body strong') {
  return (
    <text
      transform={`translate(${width / 2} ${0.5 + size * 0.34}) scale(${1 / LETTERS})`}
      fontSize={size * LETTERS}
      textAnchor="middle"
      fill={fill}
      className={`lettering ${className}`}
    >
      {content}
    </text>
  )
}

export function MarkerLine({ parts, ...place }: Place & { readonly parts: readonly MarkerPart[] }) {
  const { t } = useTranslation()
  const pieces = parts.map((part): Piece => {
    if (typeof part === 'string') {
      const word = t(`hl.${part}`)
      const width = widthOf(word, 'body') * 0.62 + 0.12
      return { width, draw: text(word, width, 0.62, SOFT, 'body slanted') }
    }
    const width = 1.02 + widthOf(part.amount, 'body') * 0.78 + 0.12
    return {
      width,
      draw: (
        <>
          <rect width={width} height="1" rx="0.5" fill={pillColours[part.marker]} />
          <rect
            x="0.03"
            y="0.03"
            width={width - 0.06}
            height="0.94"
            rx="0.47"
            fill="none"
            stroke="var(--white)"
            strokeOpacity="0.3"
            strokeWidth="0.04"
          />
          <Pawn kind={part.marker} x={0.2} y={0.02} height={0.96} />
          <g transform="translate(0.9 0)">{text(part.amount, width - 1.12, 0.76, 'var(--cream-99)')}</g>
        </>
      ),
    }
  })
  return <Row pieces={pieces} gap={0.14} {...place} />
}

function smallCard(fill: string, stroke: string, inside: ReactNode): Piece {
  return {
    width: 0.74,
    draw: (
      <>
        <rect
          x="0.03"
          y="0.03"
          width="0.68"
          height="0.94"
          rx="0.12"
          fill={fill}
          stroke={stroke}
          strokeWidth="0.06"
        />
        {inside}
      </>
    ),
  }
}

/** Between two pictures. */
const GAP = 0.18

const plainSizes = { token: 0.86, artifact: 0.9, random: 0.82, bag: 0.86 } as const

function pieceOf(glyph: Glyph, t: (key: string) => string): Piece {
  if ('coin' in glyph)
    return {
      width: 1,
      draw: (
        <>
          <circle cx="0.5" cy="0.5" r="0.5" fill={INK} />
          <Drawn
            icon={art.verbs[glyph.coin as keyof typeof art.verbs]}
            x={0.2}
            y={0.2}
            size={0.6}
            fill="var(--cream-92)"
          />
        </>
      ),
    }
  if ('up' in glyph) {
    const look = glyph.up === null ? undefined : looks[glyph.up]
    return smallCard(
      look?.hue ?? 'var(--gold-59)',
      INK,
      <>
        <Drawn icon={look?.emblem ?? art.who.own} x={0.12} y={0.25} size={0.5} fill="var(--white)" />
        {glyph.not && (
          <>
            <path d="M-0.04 1.02L0.78-0.02" stroke="var(--parchment)" strokeWidth="0.2" />
            <path d="M-0.04 1.02L0.78-0.02" stroke="var(--red-51)" strokeWidth="0.11" strokeLinecap="round" />
          </>
        )}
      </>,
    )
  }
  if ('down' in glyph)
    return smallCard(
      'var(--blue-25)',
      'var(--gold-73)',
      <ArtMark x={0.15} y={0.3} size={0.44} fill="var(--gold-82)" under="var(--gold-62)" />,
    )
  if ('hand' in glyph)
    return {
      width: 1,
      draw: [-14, 10].map((turn, i) => (
        <rect
          key={turn}
          x={0.08 + i * 0.3}
          y="0.14"
          width="0.5"
          height="0.74"
          rx="0.08"
          fill="var(--parchment)"
          stroke={INK}
          strokeWidth="0.06"
          transform={`rotate(${turn} ${0.3 + i * 0.3} 0.8)`}
        />
      )),
    }
  if ('pile' in glyph)
    return glyph.pile === 'tavern'
      ? plain(art.zones.tavern, 0.9, SOFT)
      : {
          width: 0.84,
          draw: (
            <>
              <rect
                x="0.12"
                y="0.02"
                width="0.68"
                height="0.88"
                rx="0.1"
                fill="var(--gold-81)"
                stroke={INK}
                strokeWidth="0.05"
              />
              <rect
                x="0.03"
                y="0.1"
                width="0.68"
                height="0.88"
                rx="0.1"
                fill="var(--parchment)"
                stroke={INK}
                strokeWidth="0.05"
              />
              <Drawn icon={art.zones[glyph.pile]} x={0.12} y={0.29} size={0.5} fill={INK} />
            </>
          ),
        }
  if ('who' in glyph) {
    const whose = glyph.who === 'picked' ? 'other' : glyph.who
    return plain(art.who[whose], 0.84, whose === 'any' || whose === 'own' ? SOFT : 'var(--red-47)')
  }
  if ('icon' in glyph) return plain(art.things[glyph.icon], plainSizes[glyph.icon], SOFT)
  if ('text' in glyph) {
    const width = widthOf(glyph.text, 'body') * 0.68
    return { width, draw: text(glyph.text, width, 0.66, INK) }
  }
  if ('word' in glyph) {
    const word = t(`hl.${glyph.word}`)
    const width = widthOf(word, 'body') * 0.6
    return { width, draw: text(word, width, 0.58, SOFT, 'body slanted') }
  }
  if ('arrow' in glyph)
    return {
      width: 0.5,
      draw: (
        <path d="M0.02 0.5h0.42m-0.17-0.18l0.18 0.18-0.18 0.18" fill="none" stroke={SOFT} strokeWidth="0.1" />
      ),
    }
  const width = 0.74 + widthOf(glyph.amount, 'body') * 0.66
  return {
    width,
    draw: (
      <>
        <Pawn kind={glyph.pawn} x={0} y={0.01} height={0.98} />
        <g transform="translate(0.7 0)">{text(glyph.amount, width - 0.7, 0.66, INK)}</g>
      </>
    ),
  }
}

function plain(icon: string, size: number, fill: string): Piece {
  return { width: size, draw: <Drawn icon={icon} x={0} y={(1 - size) / 2} size={size} fill={fill} /> }
}

/** Below this share of their size, pictures go to a second row. */
const CRAMPED = 0.66

/** Where a long row is best broken: before a deed, near the middle. */
function breakOf(glyphs: readonly Glyph[]): number {
  const middle = glyphs.length / 2
  let best = 0
  glyphs.forEach((glyph, i) => {
    const begins = 'coin' in glyph || 'word' in glyph || 'arrow' in glyph
    if (begins && Math.abs(i - middle) < Math.abs(best - middle)) best = i
  })
  return best
}

export function GlyphRow({
  glyphs,
  tall = false,
  ...place
}: Place & {
  readonly glyphs: readonly Glyph[]
  /** There is room for two rows. */
  readonly tall?: boolean
}) {
  const { t } = useTranslation()
  const pieces = glyphs.map((glyph) => pieceOf(glyph, t))
  const total = pieces.reduce((sum, { width }) => sum + width + GAP, -GAP)
  const at = tall && place.width / total < place.unit * CRAMPED ? breakOf(glyphs) : 0
  if (at === 0) return <Row pieces={pieces} gap={GAP} {...place} />
  const unit = place.unit * 0.9
  return (
    <>
      <Row pieces={pieces.slice(0, at)} gap={GAP} {...place} unit={unit} y={place.y - unit * 0.45} />
      <Row pieces={pieces.slice(at)} gap={GAP} {...place} unit={unit} y={place.y + unit * 0.75} />
    </>
  )
}
