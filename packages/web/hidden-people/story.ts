// How the log of Hidden People tells what happens, and what of it is done to somebody.

import type { Event, Place } from '@undercrown/hidden-people/facts'
import type { GameStory, Strike, ToldAs } from '../table/screen.ts'
import art from './art.json'

const at = (...places: readonly Place[]): Strike[] =>
  places.flatMap((place) =>
    place.zone === 'row' ? [{ seat: place.seat, spot: `row.${place.seat}.${place.index}` }] : [],
  )

function strikes(event: Event): readonly Strike[] {
  switch (event.type) {
    case 'looked':
    case 'tossed':
    case 'named':
      return at(event.at)
    case 'swapped':
      return at(event.a, event.b)
    case 'stoneMoved':
      return at(event.from, event.to)
    case 'shown':
      return [{ seat: event.seat, spot: `row.${event.seat}` }]
    case 'bartered':
      return at(...event.ring)
    default:
      return []
  }
}

const signs: Partial<Readonly<Record<Event['type'], string>>> = {
  looked: art.verbs.look,
  tossed: art.effects.discard,
  named: art.verbs.name,
  swapped: art.effects.exchange,
  stoneMoved: art.effects.stone,
  shown: art.effects.flash,
  bartered: art.effects.barter,
}

const folded: readonly Event['type'][] = ['drew', 'gaveBack', 'wonTurn']

function tells(event: Event): ToldAs {
  if (event.type === 'began') return event.again ? 'deed' : 'turn'
  return folded.includes(event.type) ? 'keeping' : 'deed'
}

export const story: GameStory<Event> = {
  tells,
  strikes,
  sign: ({ type }) => signs[type] ?? art.verbs.take,
  source: (event) => (event.type === 'used' ? event.card : undefined),
}
