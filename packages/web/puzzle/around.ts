// What a puzzle or a lesson lays around the board of a game that has room for it.

import type { ReactNode } from 'react'

export interface Around {
  /** Beside the board, over and under the pieces of one's own, in the place of those of the other side. */
  readonly above: ReactNode
  readonly below: ReactNode
  /** Over the board, in a hand. */
  readonly strip: ReactNode
  /** On the board: how it is solved; and what that means, in the place of what colours mean. */
  readonly marks: ReactNode
  readonly legend: ReactNode
}

export const NOTHING_AROUND: Around = {
  above: null,
  below: null,
  strip: null,
  marks: null,
  legend: undefined,
}
