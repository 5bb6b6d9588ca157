// Lists at places that must exist. What is done millions of times (searches, the agenda, the rules of Hidden People)
// indexes by hand: here all lists share one place in the compiled code, which costs them a quarter of their speed.

/** The item at a place; throws where there is none. */
export function itemAt<T>(items: ArrayLike<T>, place: number): T {
  const item = items[place]
  if (item === undefined) throw new RangeError(`nothing at ${place} of ${items.length}`)
  return item
}

/** The last item; throws where there is none. */
export function lastOf<T>(items: ArrayLike<T>): T {
  return itemAt(items, items.length - 1)
}

/** Takes the item at a place out of the list; throws where there is none. */
export function takeAt<T>(items: T[], place: number): T {
  const item = itemAt(items, place)
  items.splice(place, 1)
  return item
}

/** Two items change places. */
export function swap<T>(items: T[], a: number, b: number): void {
  const held = itemAt(items, a)
  items[a] = itemAt(items, b)
  items[b] = held
}

/** Adds to one of several sums or counts. */
export function addTo(
  sums: { [place: number]: number; readonly length: number },
  place: number,
  amount: number,
): void {
  sums[place] = itemAt(sums, place) + amount
}
