// Places on the table of Hidden Leaders as words, and the way that leads to a move.

import type { Seat } from '@undercrown/engine'
import type { Ask, Move, Place } from '@undercrown/hidden-leaders/facts'
import { SAY, type Spot } from '../table/screen.ts'

export function spotOfPlace({ zone, seat, index }: Pick<Place, 'zone' | 'seat' | 'index'>): Spot {
  if (zone === 'laid') return `laid.${seat}`
  return seat === undefined ? `${zone}.${index ?? 0}` : `${zone}.${seat}.${index ?? 0}`
}

/** A spot taken apart again. */
export function spotParts(spot: Spot): {
  readonly zone: string
  readonly seat: Seat
  readonly index: number
} {
  const [zone = '', first, second] = spot.split('.')
  const held =
    second !== undefined || zone === 'seat' || zone === 'artifact' || zone === 'laid' || zone === 'leader'
  return { zone, seat: held ? Number(first) : -1, index: Number((held ? second : first) ?? 0) }
}

function said(move: Move): Spot {
  const { word, faction, index, move: shift } = move
  if (shift) return `${SAY}move.${shift.red}.${shift.green}.${shift.guardian ?? 0}`
  if (faction !== undefined) return `${SAY}faction.${faction}`
  return index === undefined ? `${SAY}${word}` : `${SAY}${word}.${index}`
}

/** Words whose move points at something that has a place. */
const placed: Readonly<Record<string, (move: Move, seat: Seat) => readonly Spot[]>> = {
  // A card of the hand is played; that it can be discarded too is a button beside.
  play: (move) => [spotOfPlace(move as Place)],
  token: (move) => [spotOfPlace(move as Place)],
  protect: (move) => [spotOfPlace(move as Place)],
  spread: ({ index }) => [`card.${index}`],
  useArtifact: (_move, seat) => [`artifact.${seat}`],
  shield: (_move, seat) => [`artifact.${seat}`],
  artifact: ({ card }) => [`side.${card}`],
}

export function path(move: Move, { ask }: Ask, seat: Seat): readonly Spot[] {
  const { word, zone, card } = move
  if (word === 'discard' && zone === 'hand')
    return ask === 'act' ? [spotOfPlace(move as Place), `${SAY}discard`] : [spotOfPlace(move as Place)]
  if (word !== undefined) return placed[word]?.(move, seat) ?? [said(move)]
  if (zone !== undefined) return [spotOfPlace(move as Place)]
  if (move.seat !== undefined) return [card === undefined ? `seat.${move.seat}` : `artifact.${move.seat}`]
  return [said(move)]
}

/** The places of a zone: "tavern.0", "tavern.1" … */
export function placesIn(zone: string, count: number): readonly Spot[] {
  return Array.from({ length: count }, (_, i) => `${zone}.${i}`)
}
