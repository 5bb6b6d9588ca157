// Tables of Hidden People as short texts, for its lessons.

import type { Layout, Seat, Target } from '@undercrown/engine'

interface LaidTable {
  /** One text a player: "2@0 ●7-eye@01 4", a dot for a stone, after the @ the seats that know the card. */
  readonly rows: readonly string[]
  /** Top first. */
  readonly draw: string
  readonly discard: string
  readonly hand?: string
  readonly [more: string]: unknown
}

/** A table on which the cards that one knows stay open, unless it is said. */
export function laidRows({ rows, draw, discard, hand, ...more }: LaidTable): Layout {
  return {
    options: { memoryAid: true },
    ...more,
    rows: rows.map(cardsIn),
    drawPile: cardsIn(draw),
    discardPile: cardsIn(discard),
    ...(hand !== undefined && { hand: cardsIn(hand)[0] }),
  }
}

function cardsIn(text: string): object[] {
  if (text === '') return []
  return text.split(' ').map((word) => {
    const [, stone, value = word, effect, known = ''] =
      /^(●?)(=.|-?\d+)(?:-(\w+))?(?:@(\d+))?$/.exec(word) ?? []
    return {
      value: value.startsWith('=') ? value : Number(value),
      ...(effect && { effect }),
      ...(stone && { stone: true }),
      knownTo: [...known].map(Number),
    }
  })
}

/** Places of a row, the first from the left is 0. */
export function inRow(seat: Seat, ...places: readonly number[]): Target[] {
  return places.map((index) => ({ zone: 'row', seat, index }))
}
