// Room on a board: where something can lie without covering what is taken, and what fits into a place.

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const STEP = 16
const GAP = 8

/** The place for a thing of that size that is nearest to a point; undefined where there is no room for it. */
export function freePlace(
  board: Rect,
  size: Pick<Rect, 'width' | 'height'>,
  taken: readonly Rect[],
  near: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } | undefined {
  let best: { readonly x: number; readonly y: number } | undefined
  let least = Number.POSITIVE_INFINITY
  for (let y = board.y + GAP; y + size.height + GAP <= board.y + board.height; y += STEP)
    for (let x = board.x + GAP; x + size.width + GAP <= board.x + board.width; x += STEP) {
      const away = Math.hypot(x + size.width / 2 - near.x, y + size.height / 2 - near.y)
      if (
        away >= least ||
        taken.some((one) => overlaps({ x, y, width: size.width, height: size.height }, one))
      )
        continue
      least = away
      best = { x, y }
    }
  return best
}

function overlaps(a: Rect, b: Rect): boolean {
  return (
    a.x < b.x + b.width + GAP &&
    b.x < a.x + a.width + GAP &&
    a.y < b.y + b.height + GAP &&
    b.y < a.y + a.height + GAP
  )
}

/** The largest place in the middle of this one that is no wider than high: a card flies into a line of text as small as it. */
export function fitting({ x, y, width, height }: Rect): Rect {
  const side = Math.min(width, height)
  return { x: x + (width - side) / 2, y, width: side, height }
}
