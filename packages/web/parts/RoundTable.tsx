// A table from above: felt in the colour of its game, and chairs round it. The first chair stands below, the others
// follow to its left.

import type { CSSProperties, ReactNode } from 'react'
import type { SeatFace } from '../client/players.ts'
import { isGame, webGame } from '../registry.ts'
import { PlayerFace } from './Face.tsx'
import { Icon } from './Icon.tsx'
import './round-table.css'

export function RoundTable({
  game,
  label,
  chairs,
  middle,
}: {
  readonly game: string
  /** What the chairs are called together. */
  readonly label: string
  readonly chairs: readonly ReactNode[]
  /** On the felt; without it, the game's emblem. */
  readonly middle?: ReactNode
}) {
  const { ground = 'night', emblem = 'table' } = isGame(game) ? webGame(game) : {}
  return (
    <div className="round-table" data-ground={ground}>
      <div className="round-rim">
        <div className="round-felt">{middle ?? <Icon name={emblem} className="round-emblem" />}</div>
        <ol aria-label={label}>
          {chairs.map((chair, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
            <li key={i} className="round-place" style={placeAt(i / chairs.length)}>
              {chair}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** Where on the rim, by how much of the way round lies behind: its middle is 0, its edges are 1 away. */
function placeAt(way: number): CSSProperties {
  const angle = Math.PI * (0.5 + 2 * way)
  return { '--x': Math.cos(angle).toFixed(3), '--y': Math.sin(angle).toFixed(3) } as CSSProperties
}

export function TableChair({
  face,
  icon,
  name,
  note,
  host = false,
  mine = false,
  chosen,
  label,
  press,
}: {
  /** Nobody sits there without one. */
  readonly face?: SeatFace | undefined
  /** On a free chair, in place of a plus. */
  readonly icon?: string | undefined
  readonly name?: string
  readonly note?: ReactNode
  readonly host?: boolean
  readonly mine?: boolean
  /** Of chairs of which one is chosen. */
  readonly chosen?: boolean
  /** All of it in words: who sits there, and what a press does. */
  readonly label: string
  readonly press?: (() => void) | undefined
}) {
  const drawn = (
    <>
      <span className="chair-face">
        {face ? (
          <PlayerFace face={face} />
        ) : (
          <span className="avatar free" aria-hidden="true">
            {icon === undefined ? '+' : <Icon name={icon} />}
          </span>
        )}
        {host && (
          <span className="chair-host">
            <Icon name="lantern-flame" />
          </span>
        )}
      </span>
      {name !== undefined && (
        <span className="chair-words">
          <b>{name}</b>
          {note !== undefined && <small>{note}</small>}
        </span>
      )}
    </>
  )
  const look = `chair ${face ? '' : 'free'} ${mine ? 'mine' : ''}`
  return press ? (
    <button type="button" className={look} aria-label={label} aria-pressed={chosen} onClick={press}>
      {drawn}
    </button>
  ) : (
    <span className={look}>
      <span aria-hidden="true">{drawn}</span>
      <span className="unseen">{label}</span>
    </span>
  )
}
