// The keyboard of a table: arrows go to the nearest thing that way, N to the next lit one.

/** The thing that a person would mean by an arrow from here. */
export function nearestThing(
  from: HTMLElement,
  things: readonly HTMLElement[],
  key: string,
): HTMLElement | undefined {
  const [dx, dy] = ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const)[
    key
  ] ?? [0, 0]
  const here = centre(from)
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const thing of things) {
    if (thing === from) continue
    const there = centre(thing)
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    if (along < 4) continue
    const far = along + 2.2 * aside
    if (far < least) {
      least = far
      best = thing
    }
  }
  return best
}

function centre(thing: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = thing.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The key as the tables of keys write it. */
export function keyName({ key, shiftKey, code }: KeyboardEvent): string {
  // With Shift, digits are other signs on every keyboard: go by the place of the key.
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  if (shiftKey && digit) return `shift+${digit}`
  return key.length === 1 ? key.toLowerCase() : key
}
