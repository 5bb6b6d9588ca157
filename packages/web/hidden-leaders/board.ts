// What all parts of the board share, and which places are too small to be pointed at where they lie.

import type { Seat } from '@undercrown/engine'
import type { Ask, View } from '@undercrown/hidden-leaders/facts'
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import { type Breakpoint, breakpoints } from '../style/breakpoints.ts'
import type { Scene, Spot } from '../table/screen.ts'
import type { Names } from './names.ts'
import { rivalsOf, type Sights } from './sight.ts'
import { spotParts } from './spots.ts'

/** Piles whose cards can be looked through. */
export type BrowsablePile = 'graveyard' | 'wilderness' | `party.${Seat}`

export interface BoardValue {
  readonly scene: Scene<View, Ask>
  readonly view: View
  readonly me: Seat | null
  readonly sights: Sights
  readonly names: Names
  /** A phone, held upright. */
  readonly narrow: boolean
  /** A phone, however it is held. */
  readonly handheld: boolean
  /** A phone that is low, with many at the table. */
  readonly crowded: boolean
  /** Drawn in the tray: where they lie they are only a picture. */
  readonly trayed: ReadonlySet<Spot>
  /** Who is asked by a card, and by which. */
  readonly asking: { readonly seat: Seat; readonly card: string } | undefined
  openShelf(shelf: BrowsablePile): void
}

export const BoardContext = createContext<BoardValue | undefined>(undefined)

export function useBoard(): BoardValue {
  const value = useContext(BoardContext)
  if (!value) throw new Error('a part of the board lies on no board')
  return value
}

/** The room that there is: by what size cards are laid out (see board.css), and how wide a rival's place is. */
interface BoardSpace {
  readonly narrow: boolean
  readonly handheld: boolean
  /** Cards of parties are too small for a finger. */
  readonly low: boolean
  /** Many rivals lie too close together for a finger. */
  readonly tight: boolean
  /** Many players leave the piles and trays of a low phone no room of their own. */
  crowded(rivals: number): boolean
  /** Cards that lie side by side in a rival's party, when so much lies beside it. */
  rival(rivals: number, artifacts: boolean, beside: number): number
  /** Cards that lie side by side in the own party, beside so many in hand and so many tokens. */
  own(hand: number, tokens: number, artifacts: boolean): number
}

/** How wide the log is beside the board (table.css). */
const RAIL = { usual: 292, wide: 372 }
/** What is asked, beside the board of a phone that lies on its side. */
const SIDE = 246
/** What is known of a rival's hand, a card that was laid down, and a drawn token, each with what parts it from the next (cards.css). */
const [HELD, LAID, TOKEN] = [50, 52, 38]
/** The room that a full hand leaves to the own party. */
const LEAST = 192

/** Asking the window makes it lay out the page at once: it is asked when it has changed, not at every drawing. */
let windowSize: string | undefined

function follow(listener: () => void): () => void {
  const changed = () => {
    windowSize = undefined
    listener()
  }
  changed()
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** Width and height as one word, which is the same as long as neither changes. */
function useWindowSize(): string {
  return useSyncExternalStore(
    follow,
    () => (windowSize ??= `${innerWidth}×${innerHeight}`),
    () => '1440×900',
  )
}

export function useBoardSpace(): BoardSpace {
  const size = useWindowSize()
  return useMemo(() => {
    const width = Number.parseInt(size, 10)
    const is = (...names: readonly Breakpoint[]) =>
      typeof matchMedia === 'function' && names.some((name) => matchMedia(breakpoints[name]).matches)
    const narrow = is('phone')
    const sideways = is('sideways')
    const small = is('small', 'short')
    const railed = !is('small')
    const rail = is('wide') ? RAIL.wide : RAIL.usual
    const table = width - (railed ? rail : 0) - 34
    return {
      narrow,
      handheld: narrow || sideways,
      low: is('low-phone'),
      tight: !railed,
      crowded: (rivals) => is('low-phone') && rivals > ROWS,
      rival(rivals, artifacts, beside) {
        if (sideways && rivals > ROWS) return 0
        if (sideways) return Math.floor(((width - SIDE) / rivals - 26 - (artifacts ? 40 : 0) - beside) / 51)
        const few = rivals < 5
        const inside = table / rivals - (few ? 34 : 28) - (few ? 50 : 33) - (artifacts ? (few ? 72 : 39) : 0)
        return Math.floor((inside - beside) / (small ? 54 : 64))
      },
      own(hand, tokens, artifacts) {
        if (sideways)
          return Math.floor((width - SIDE - 110 - (artifacts ? 68 : 0) - hand * 64 - tokens * 40) / 54)
        if (narrow) return Math.floor((width - 140 - (artifacts ? 70 : 0) - tokens * 40) / 56)
        const [leader, held, party] = small ? [104, 120, 86] : [132, 138, 102]
        const inside = table - (artifacts ? 104 : leader) - hand * held - tokens * 48 - 80
        return Math.floor(Math.max(inside, LEAST) / party)
      },
    }
  }, [size])
}

/** Face-up heroes beyond these overlap. */
export const MANY = 4
/** Rivals beyond these are told in rows, on a phone. */
const ROWS = 3
/** Cards of Royal Influence that lie side by side. */
const ROW = 3

/** What lies in a rival's place beside the party: a card laid down, what is known of the hand, and drawn tokens. */
function widthBeside({ open, own }: View, seat: Seat): number {
  const hand = `hand.${seat}.`
  const held = [...open.remembered, ...own.sees].some(([where]) => where.startsWith(hand))
  const laid = open.laid[seat] != null
  return (held ? HELD : 0) + (laid ? LAID : 0) + (open.corruption?.drawn[seat] ?? 0) * TOKEN
}

/** Whether a spot can be pointed at where it lies; else it is laid out in the tray. */
export function inPlace(
  spot: Spot,
  { open, own: seen }: View,
  me: Seat | null,
  { narrow, handheld, low, tight, crowded, rival, own }: BoardSpace,
  lit: ReadonlySet<Spot>,
): boolean {
  const { zone, seat, index } = spotParts(spot)
  const up = open.up[seat]?.length ?? 0
  const down = open.down[seat]?.length ?? 0
  const rivals = rivalsOf(open.seats, me).length
  /** Lit heroes do not overlap; the others may, in the room of one. */
  const fits = () => {
    const here = [...lit].filter((one) => one.startsWith(`up.${seat}.`)).length
    return (
      here + (up > here ? 1 : 0) + (down > 0 ? 1 : 0) <=
      rival(rivals, open.artifacts !== undefined, widthBeside({ open, own: seen }, seat))
    )
  }
  /** Beside those that are lit, the last of a heap lies whole, and the edges of five take the room of one. */
  const ownFits = () => {
    const here = [...lit].filter(
      (one) => one.startsWith(`up.${seat}.`) || one.startsWith(`down.${seat}.`),
    ).length
    const ends = [`up.${seat}.${up - 1}`, `down.${seat}.${down - 1}`].filter(
      (one, i) => [up, down][i] !== 0 && !lit.has(one),
    ).length
    const whole = here + Math.max(ends, up + down > here ? 1 : 0)
    const room = own(open.hands[seat] ?? 0, open.corruption?.drawn[seat] ?? 0, open.artifacts !== undefined)
    return whole + Math.floor((up + down - whole) / 5) <= room
  }
  switch (zone) {
    case 'up':
      if (low) return false
      if (seat === me) return ownFits()
      return up <= MANY && (narrow ? rivals <= ROWS : fits())
    case 'down':
      if (low) return false
      if (seat === me) return ownFits()
      return !handheld && !(tight && rivals > ROWS) && down === 1 && up <= MANY && fits()
    case 'hand':
      return seat === me
    case 'harbor':
    case 'tavern':
      return !crowded(rivals)
    case 'graveyard':
    case 'wilderness':
      return !crowded(rivals) && index === 0 && !lit.has(`${zone}.1`)
    case 'row':
      return !handheld && (open.row?.cards.length ?? 0) <= ROW
    case 'card':
      return !handheld
    case 'laid':
      return !handheld && !(tight && rivals > ROWS)
    case 'aside':
    case 'fate':
    case 'side':
      return false
    case 'artifact':
      return seat === me || (!handheld && rivals < (tight ? 4 : 5))
    default:
      return true
  }
}

/** How wide the tray of a phone is within. */
export function useTrayWidth(): number {
  return Number.parseInt(useWindowSize(), 10) - (matchMedia(breakpoints.sideways).matches ? SIDE : 16)
}
