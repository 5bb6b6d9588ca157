// What is asked for when a table of this browser is opened.

import type { Layout } from '@undercrown/engine'
import type { Level } from '@undercrown/protocol'

export type LocalSeat =
  | { readonly kind: 'human'; readonly name: string; readonly avatar?: string }
  | { readonly kind: 'bot'; readonly level: Level; readonly character?: number }

export interface LocalOrder {
  readonly game: string
  readonly options?: object | undefined
  readonly seats: readonly LocalSeat[]
  /** Laid out instead of dealt. */
  readonly position?: Layout | undefined
}
