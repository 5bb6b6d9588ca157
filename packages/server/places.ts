// Where one socket is, of tables or of parties: it asks, it is looked whether it may, and it may want no more meanwhile.

import { MAX_WATCHED } from '@undercrown/protocol'
import { deny } from '@undercrown/table'

/** Tables or parties of one socket, by id: where it is, and where it will be if it may. */
export type Places<At> = Map<string, { at: At | undefined; coming: number }>

/**
 * Lets a socket in where it may be; undefined if it wants no more of that meanwhile. Of several who ask for the same at
 * once some may be refused, and the others are let in.
 */
export async function come<At>(
  places: Places<At>,
  id: string,
  does: string,
  what: string,
  enter: () => Promise<At>,
): Promise<At | undefined> {
  if (places.size >= MAX_WATCHED && !places.has(id))
    deny('not-offered-here', `one socket ${does} ${MAX_WATCHED} ${what} at most`)
  // Before anything is waited for: many at once are no way around.
  const place = places.get(id) ?? { at: undefined, coming: 0 }
  places.set(id, place)
  place.coming++
  try {
    const at = await enter()
    const wanted = places.get(id)
    if (!wanted) return undefined
    wanted.at = at
    return at
  } catch (error) {
    if (place.at === undefined && place.coming === 1 && places.get(id) === place) places.delete(id)
    throw error
  } finally {
    place.coming--
  }
}
