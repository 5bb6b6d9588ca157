// How what is offered is laid out in a tray: by whom or where it is, and on a phone so that nothing has to be scrolled.

import type { Spot } from '../table/screen.ts'
import { spotParts } from './spots.ts'

/** Spots that belong together: a player's, or those of a pile. */
export interface TrayGroup {
  /** "party.2", "hand.0", "graveyard". */
  readonly name: string
  readonly spots: readonly Spot[]
  /** Of a group on several pages: which of its cards these are, "5–8". */
  readonly part?: string
}

export interface TrayPages {
  /** Cards with their names; else small ones. */
  readonly large: boolean
  /** Where they do not fit together: one group at a time. */
  readonly pages: readonly (readonly TrayGroup[])[]
}

const ofPlayer: readonly string[] = ['up', 'down', 'artifact', 'laid']

/** In the order in which they came. */
export function groupsOf(spots: readonly Spot[]): TrayGroup[] {
  const groups = new Map<string, Spot[]>()
  for (const spot of spots) {
    const { zone, seat } = spotParts(spot)
    const name = ofPlayer.includes(zone) ? `party.${seat}` : zone === 'hand' ? `hand.${seat}` : zone
    const group = groups.get(name)
    if (group) group.push(spot)
    else groups.set(name, [spot])
  }
  return [...groups].map(([name, spots]) => ({ name, spots }))
}

/** Cards that were taken up, but for the one that asks: the question shows it. One that is not seen is shown face down. */
export function takenUp(
  spots: readonly Spot[],
  cardAt: (spot: Spot) => string | undefined,
  offered: ReadonlySet<Spot>,
  asking: string | undefined,
): Spot[] {
  return spots.filter((spot) => asking === undefined || offered.has(spot) || cardAt(spot) !== asking)
}

/**
 * What lies in the tray: what is too cramped where it is, and what was taken up, offered or not. On a phone the tray
 * takes the place of the hand, so that all that can be pointed at comes with it.
 */
export function inTray(
  offered: readonly Spot[],
  cramped: readonly Spot[],
  aside: readonly Spot[],
  handheld: boolean,
): Spot[] {
  const isThere = cramped.length > 0 || aside.length > 0
  const brought = handheld && isThere ? offered.filter((spot) => spotParts(spot).zone !== 'seat') : cramped
  return [...new Set([...brought, ...aside])]
}

/** The width of a card and what parts it from the next, see tray.css. */
const LARGE = 81
const SMALL = 51
const SIDE = 165
/** One in play lies across: narrower, it would be too low for a finger. */
const ARTIFACT = 69
const BETWEEN = 5
/** The face and the name of an owner; what parts two owners. */
const OWNER = 72
const APART = 8

function widthOf(spots: readonly Spot[], card: number): number {
  const wide = { side: SIDE, artifact: Math.max(card, ARTIFACT) } as const
  const all = spots
    .map(spotParts)
    .map(({ zone }) => (zone === 'side' || zone === 'artifact' ? wide[zone] : card))
  return all.reduce((sum, one) => sum + one, -BETWEEN)
}

function rowsOf(groups: readonly TrayGroup[], card: number, width: number): number {
  let rows = 1
  let at = 0
  for (const { spots } of groups) {
    const wide = Math.max(widthOf(spots, card), OWNER)
    if (wide > width) return Number.POSITIVE_INFINITY
    if (at > 0 && at + APART + wide > width) {
      rows++
      at = 0
    }
    at += (at > 0 ? APART : 0) + wide
  }
  return rows
}

/**
 * Lays groups out in a tray of that width, in so many rows of small cards at most. Where many sit at a low phone, it is
 * as low as it can be.
 */
export function trayPages(
  groups: readonly TrayGroup[],
  width: number,
  rows: number,
  crowded = false,
): TrayPages {
  const large = rows > 1 && !crowded
  if (large && rowsOf(groups, LARGE, width) === 1) return { large, pages: [groups] }
  if (rowsOf(groups, SMALL, width) <= rows) return { large: false, pages: [groups] }
  const pages = groups.flatMap(({ name, spots }) => {
    const [deep, wide] = name === 'side' ? [crowded ? 1 : rows, SIDE] : [rows, SMALL]
    const most = deep * Math.max(1, Math.floor((width + BETWEEN) / wide))
    return Array.from({ length: Math.ceil(spots.length / most) }, (_, i) => {
      const [first, last] = [i * most + 1, Math.min((i + 1) * most, spots.length)]
      const part = first === last ? `${last}` : `${first}–${last}`
      return [{ name, spots: spots.slice(first - 1, last), ...(spots.length > most && { part }) }]
    })
  })
  return { large: false, pages }
}
