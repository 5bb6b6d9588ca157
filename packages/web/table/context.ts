// What every thing on a table asks the table: what is here, and, apart from it, since it changes with every press:
// am I lit, am I picked, and what if I am pressed.

import type { Asking, Lang, Seat } from '@undercrown/engine'
import { createContext, useContext } from 'react'
import type { Told } from '../client/table.ts'
import type { Around } from '../puzzle/around.ts'
import type { LogPassage } from './log.ts'
import type { AnyScreen, Scene, Spot, Strike, Tone } from './screen.ts'

export interface TableContextValue {
  readonly screen: AnyScreen
  readonly scene: Scene
  readonly lang: Lang
  /** What happened last while we were looking. */
  readonly fresh: Told | undefined
  /** What was done to this player since they last touched anything. */
  readonly struck?: Struck | undefined
  /** Places that the last event was about. */
  readonly last: ReadonlySet<Spot>
  /** What is offered at this moment, for whoever asks when something is done and need not be drawn anew. */
  readonly offers: { readonly current: OffersValue }
  toggleLog(): void
  /** Opens a card to read. */
  zoom(card: string | undefined): void
  /** Points out places; nothing more is pointed out with none. */
  point(spots: readonly Spot[]): void
}

export interface Struck {
  readonly line: LogPassage
  readonly by: Seat
  /** The icon of what was done. */
  readonly sign: string
  /** The card by which it was done. */
  readonly source: string | undefined
  readonly betweenTwo: boolean
  /** Where, and what is gone from there. */
  readonly at: ReadonlyMap<Spot, Strike>
}

export interface OffersValue {
  /** The question that is asked. */
  readonly asking: Asking<object> | undefined
  readonly lit: ReadonlySet<Spot>
  readonly picked: readonly Spot[]
  /** What was chosen by the answer before, and is asked about now. */
  readonly about: ReadonlySet<Spot>
  /** Places that are being pointed out, from the log or a playback. */
  readonly marked: ReadonlySet<Spot>
  /** The icon on lit things. */
  readonly verb: string | undefined
  /** What choosing this spot would do, in words; for a spot that leads to one option only. */
  offerOf(spot: Spot): string | undefined
  /** What marks this spot, where all that it leads to is of one kind. */
  toneOf(spot: Spot): Tone | undefined
  press(spot: Spot): void
}

/** In a lesson: the places of what was tried last, and went back. */
export const TriedContext = createContext<readonly Spot[]>([])
/** A move is on its way. */
export const SendingContext = createContext(false)
export const TableContext = createContext<TableContextValue | undefined>(undefined)
export const OffersContext = createContext<OffersValue | undefined>(undefined)

/** What others have said while the story is closed, and how it is told that they did. */
export const UnreadContext = createContext({ unread: 0, hear(_lines: number): void {} })

export function useTable(): TableContextValue {
  return onTable(useContext(TableContext))
}

export function useOffers(): OffersValue {
  return onTable(useContext(OffersContext))
}

function onTable<Value>(value: Value | undefined): Value {
  if (!value) throw new Error('a thing lies on no table')
  return value
}

/** What is learned here, around the board. */
export const AroundContext = createContext<Around | undefined>(undefined)
