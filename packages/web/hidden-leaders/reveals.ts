// Whether an event told somebody a card that they did not know: then the move is not taken back without asking.

import type { Event, Place } from '@undercrown/hidden-leaders/facts'

const open: readonly Place['zone'][] = ['up', 'tavern', 'graveyard', 'row']
const news: readonly Event['type'][] = [
  'looked',
  'revealed',
  'tookUp',
  'sawHand',
  'unveiled',
  'refilled',
  'reshuffled',
  'fateDrawn',
  'fateRevealed',
  'fateShuffled',
  'spread',
  'tokenDrawn',
  'tokenLooked',
  'tokenReturned',
  'protected',
  'artifactDealt',
]

export function reveals(event: Event): boolean {
  switch (event.type) {
    case 'exchanged':
      return open.includes(event.a.at.zone) !== open.includes(event.b.at.zone)
    case 'turnedOver':
      return event.at.zone === 'down'
    case 'took':
    case 'played':
    case 'buried':
    case 'placed':
    // What leaves a hand unseen still says that it was there.
    case 'discarded':
    case 'laid':
      return !open.includes(event.from.zone)
    default:
      return news.includes(event.type)
  }
}
