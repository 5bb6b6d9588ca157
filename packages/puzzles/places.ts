// In which part of which pack a puzzle lies: whoever has a link loads no more than that.

import { puzzleGames } from './games.ts'

/** So much of an id is written there; where two begin alike, both parts are looked into. */
const LENGTH = 4

export interface PuzzlePlace {
  readonly game: string
  /** The number of a part, from 0 on. */
  readonly part: number
}

/** All that it may be in; none where no pack that is shipped has it. */
export function placesOf(id: string): readonly PuzzlePlace[] {
  const start = id.slice(0, LENGTH)
  if (start.length < LENGTH) return []
  return puzzleGames.flatMap(({ id: game, places }) =>
    places.flatMap((ids, part) => (hasStart(ids, start) ? [{ game, part }] : [])),
  )
}

function hasStart(ids: string, start: string): boolean {
  for (let at = ids.indexOf(start); at >= 0; at = ids.indexOf(start, at + 1))
    if (at % LENGTH === 0) return true
  return false
}
