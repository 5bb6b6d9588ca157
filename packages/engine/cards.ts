// Knowledge of hidden cards: for each physical card, what it is and who can tell it from any other.

import type { Seat, Viewer } from './game.ts'
import { swap } from './list.ts'

/**
 * The cards of one table. A physical card is an index; zones hold indices, never faces.
 * `known[card]` has bit s set while seat s knows what lies there, and bit `seats` while everybody does,
 * walkers-by included. Handing the same bits on when a card moves in the open *is* following it with one's eyes.
 */
export interface Cards {
  readonly face: number[]
  readonly known: number[]
  /** Every place that holds cards: each card lies in just one of them. */
  readonly zones: readonly (readonly number[])[]
  /** Of the zones, by seat, those whose places have numbers that stay: a row before somebody. */
  readonly rows?: readonly (readonly number[])[]
  /** Of the zones, those that cards are yet to be drawn from. */
  readonly stock?: readonly (readonly number[])[]
  /** Cards with different backs are never confused; games with one back leave it out. */
  readonly back?: readonly number[]
}

/** The bit of a viewer; the public counts as one more pair of eyes after the last seat. */
export function eyes(viewer: Viewer, seats: number): number {
  return 1 << (viewer === 'public' ? seats : viewer)
}

/** Everybody's bits. */
export function everyone(seats: number): number {
  return (1 << (seats + 1)) - 1
}

export function knows(known: number, viewer: Viewer, seats: number): boolean {
  return (known & eyes(viewer, seats)) !== 0
}

/** The seats whose bit is set, in order. */
export function knowers(known: number, seats: number): Seat[] {
  const list: Seat[] = []
  for (let seat = 0; seat < seats; seat++) if (known & (1 << seat)) list.push(seat)
  return list
}

/** Ids by their numbers: those that records of format 1 know by number keep it, wherever they stand among all. */
export function numbered<Id extends string>(all: readonly Id[], frozen: readonly Id[]): readonly Id[] {
  const gone = frozen.find((id) => !all.includes(id))
  if (gone !== undefined) throw new Error(`"${gone}" has a number in records of format 1 and must stay`)
  return [...frozen, ...all.filter((id) => !frozen.includes(id))]
}

/** Two cards change places, as far as anybody can see. */
export function swapFaces({ face }: Cards, a: number, b: number): void {
  swap(face, a, b)
}
