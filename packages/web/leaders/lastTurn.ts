// The turn by which a crown fell: what was done in it, one deed after the other, and how everybody stood before each.

import type { CellName, Event, ViewPiece } from '@undercrown/leaders/facts'
import { charactersOf } from '@undercrown/leaders/facts'

type Deed = Extract<Event, { readonly type: 'acted' | 'pursued' | 'recruited' }>

type Standing = Pick<ViewPiece, 'who' | 'character' | 'cell'>

const isDeed = (event: Event): event is Deed =>
  event.type === 'acted' || event.type === 'pursued' || event.type === 'recruited'

/** What was done since the last turn began. */
export function lastTurn(story: readonly Event[]): readonly Deed[] {
  const began = story.findLastIndex(({ type }) => type === 'began')
  return story.slice(began + 1).filter(isDeed)
}

/** Who went from where to where; who was recruited came from nowhere. */
export function waysOf(deed: Deed): readonly { readonly from?: CellName; readonly to: CellName }[] {
  if (deed.type === 'recruited') return deed.at.map((to) => ({ to }))
  if (deed.type === 'pursued') return [{ from: deed.from, to: deed.to }]
  const { from, to, otherFrom, otherTo } = deed
  return [
    ...(from === to ? [] : [{ from, to }]),
    ...(otherFrom !== undefined && otherTo !== undefined ? [{ from: otherFrom, to: otherTo }] : []),
  ]
}

/** How everybody stood before the last deeds from that one on: at 0, when the turn began. */
export function stoodBefore(
  pieces: readonly Standing[],
  deeds: readonly Deed[],
  done: number,
): readonly Standing[] {
  let standing = pieces
  for (const deed of deeds.slice(done).toReversed()) {
    const ways = waysOf(deed)
    const gone = deed.type === 'recruited' ? charactersOf(deed.card) : []
    // Both at once: they may have changed places.
    standing = standing.flatMap((piece) => {
      const way = ways.find(({ to }) => to === piece.cell)
      if (!way) return piece
      return gone.some((one) => one === piece.character) ? [] : { ...piece, cell: way.from ?? piece.cell }
    })
  }
  return standing
}
