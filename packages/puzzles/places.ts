// In which part of which pack a puzzle lies: whoever has a link loads no more than that.

import places from './places.json' with { type: 'json' }

/** So much of an id is written there; where two begin alike, both parts are looked into. */
const PLACE_LENGTH = 4

export interface PuzzlePlace {
  readonly game: string
  /** The number of a part, from 0 on. */
  readonly part: number
}

/** All that it may be in; none where no pack that is shipped has it. */
export function placesOf(id: string): readonly PuzzlePlace[] {
  const start = id.slice(0, PLACE_LENGTH)
  if (start.length < PLACE_LENGTH) return []
  return Object.entries(places).flatMap(([game, parts]) =>
    parts.flatMap((ids, part) => (hasStart(ids, start) ? [{ game, part }] : [])),
  )
}

function hasStart(ids: string, start: string): boolean {
  for (let at = ids.indexOf(start); at >= 0; at = ids.indexOf(start, at + 1))
    if (at % PLACE_LENGTH === 0) return true
  return false
}
