// The board as it is played on: every cell a thing that can be pointed at, with whoever stands there.

import type { Lang } from '@undercrown/engine'
import { type CellName, cellNames, type Standing } from '@undercrown/leaders/facts'
import { type KeyboardEvent, memo, type ReactNode, use, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TriedContext, useOffers, useTable } from '../table/context.ts'
import { Thing } from '../table/Thing.tsx'
import { Ground } from './Ground.tsx'
import { CELL_BOX, CELL_SIZE, cellStyle, centre, hexagon, VIEW_BOX } from './geometry.ts'
import {
  type BoardFigure,
  cardOfCharacter,
  cellIn,
  cellSpot,
  foreseen,
  type LeadersScene,
  nearSide,
  pieceOn,
  seatOfSide,
} from './look.ts'
import { cellLabel, threatTo } from './names.ts'
import { PieceToken } from './PieceToken.tsx'
import { pictureIcons } from './pictures.ts'
import { walkByKey } from './walk.ts'

const EDGE = hexagon(49)
/** So many beside it bring a Leader down (L-20). */
const CAPTORS = 2

export function HexField({
  scene,
  standing,
  children,
}: {
  readonly scene: LeadersScene
  readonly standing: Standing
  /** What is drawn over all of it, and is not pointed at. */
  readonly children?: ReactNode
}) {
  const { picked } = useOffers()
  const flipped = nearSide(scene) === 'white'
  // From top to bottom, so that crowns lie over the cells behind them and everything is read in that order.
  const cells = useMemo(
    () =>
      [...cellNames].sort((a, b) => {
        const [one, other] = [centre(a, flipped), centre(b, flipped)]
        return one.y - other.y || one.x - other.x
      }),
    [flipped],
  )
  const tried = use(TriedContext)
  const shadows = new Map([...foreseen(scene, tried), ...foreseen(scene, picked)])
  const row = useRef<number>(undefined)

  const onKeyDown = (event: KeyboardEvent) => {
    const from = cellIn((event.target as HTMLElement).dataset['spot'])
    if (from === undefined || !event.key.startsWith('Arrow')) return
    const next = walkByKey(from, event.key, flipped, row)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.querySelector<HTMLElement>(`[data-spot="${cellSpot(next)}"]`)?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows walk among the buttons inside
    <div className="hexes" onKeyDown={onKeyDown}>
      <Ground flipped={flipped} />
      <Traces flipped={flipped} />
      {cells.map((name) => (
        <CellThing
          key={name}
          name={name}
          scene={scene}
          standing={standing}
          flipped={flipped}
          shadow={shadows.get(name)}
        />
      ))}
      {children}
    </div>
  )
}

/** The lines of the last move and of what is picked. */
function Traces({ flipped }: { readonly flipped: boolean }) {
  const { last } = useTable()
  const { picked } = useOffers()
  const line = (className: string, spots: Iterable<string>) => {
    const points = [...spots].flatMap((spot) => {
      const cell = cellIn(spot)
      return cell === undefined ? [] : [centre(cell, flipped)]
    })
    return <polyline className={className} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
  }
  return (
    <svg className="traces" viewBox={VIEW_BOX} aria-hidden="true">
      {line('trace', last)}
      {line('aim under', picked)}
      {line('aim', picked)}
    </svg>
  )
}

const CellThing = memo(function CellThing({
  name,
  scene,
  standing,
  flipped,
  shadow,
}: {
  readonly name: CellName
  readonly scene: LeadersScene
  readonly standing: Standing
  readonly flipped: boolean
  readonly shadow: BoardFigure | undefined
}) {
  const { t, i18n } = useTranslation()
  const piece = pieceOn(scene, name)
  const siege = standing.sieges[piece?.who ?? 'black']
  const [column, row] = [name.slice(0, 1), Number(name.slice(1))]
  const behind = `${column}${row + (flipped ? -1 : 1)}`
  const isThreatened =
    piece?.character === 'leader' &&
    threatTo(siege) !== undefined &&
    !scene.outcome?.winners.includes(seatOfSide(piece.who))
  return (
    <Thing
      spot={cellSpot(name)}
      label={cellLabel(name, scene, standing, t, i18n.language as Lang)}
      card={piece && cardOfCharacter(piece.character)}
      className={`cell ${piece ? 'taken' : ''}`}
      style={{ ...cellStyle(name, flipped), ...CELL_SIZE }}
    >
      <svg className="hex" viewBox={CELL_BOX} aria-hidden="true">
        <polygon className="edge" points={EDGE} />
        <text className="coordinate">{name}</text>
        <circle className="dot" r="11" />
        {isThreatened && <circle className="alarm-ring" r="45" cy="-4" />}
        {piece && (
          <g transform="translate(0 -4)">
            <PieceToken
              side={piece.who}
              character={piece.character}
              acted={piece.acted}
              jailed={standing.jailed.includes(name)}
            />
          </g>
        )}
        {shadow && (
          <g transform="translate(0 -4)" className="shadow">
            <PieceToken side={shadow.who} character={shadow.character} />
          </g>
        )}
        {isThreatened && siege.total > 0 && !pieceOn(scene, behind) && (
          <SiegePill total={siege.total} behind={behind} />
        )}
      </svg>
    </Thing>
  )
})

/** Over a crown: how many of the two that capture stand there (L-20). A lesson shows it, unless the cell behind is offered. */
function SiegePill({ total, behind }: { readonly total: number; readonly behind: string }) {
  const { lit } = useOffers()
  if (lit.has(cellSpot(behind))) return null
  const told = Math.min(total, CAPTORS)
  return (
    <g className="siege-pill" transform="translate(0 -84)">
      <rect x="-58" y="-18" width="116" height="36" rx="18" />
      <use href={`#i-${pictureIcons.crown}`} x="-48" y="-12" width="24" height="24" />
      {Array.from({ length: CAPTORS }, (_, i) => (
        <circle key={String(i)} cx={-8 + 24 * i} r="8" className={i < told ? 'there' : ''} />
      ))}
      <text x="42" y="6">
        {told}/{CAPTORS}
      </text>
    </g>
  )
}
