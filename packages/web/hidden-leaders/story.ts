// How the log of Hidden Leaders tells what happens, and what of it is done to somebody.

import { agree, does, type Lang, type Phrase } from '@undercrown/engine'
import type { Event, Place } from '@undercrown/hidden-leaders/facts'
import type { GameStory, Strike, ToldAs } from '../table/screen.ts'
import art from './art.json'
import { spotOfPlace } from './spots.ts'

type Type = Event['type']
const { verbs, things } = art

type Held = Pick<Place, 'zone' | 'seat' | 'index'>

const at = (...places: readonly Held[]): Strike[] =>
  places.flatMap((place) =>
    place.seat === undefined ? [] : [{ seat: place.seat, spot: spotOfPlace(place) }],
  )

/** It is gone from there; an exchange leaves something in its place. */
const from = ({ from: place, card }: { readonly from: Held; readonly card?: string }): Strike[] =>
  at(place).map((one) => ({ ...one, gone: { card } }))

function strikes(event: Event): readonly Strike[] {
  switch (event.type) {
    case 'buried':
    case 'discarded':
    case 'took':
    case 'setAside':
    case 'gathered':
      return from(event)
    case 'placed': {
      const { to } = event
      const came = to.seat === undefined ? [] : [{ seat: to.seat, spot: `${to.zone}.${to.seat}` }]
      return [...from(event), ...came]
    }
    case 'exchanged':
      return at(event.a.at, event.b.at)
    case 'turnedOver':
      return event.at.seat === undefined ? [] : [{ seat: event.at.seat, spot: event.card }]
    case 'looked':
    case 'revealed':
    case 'tokenPlaced':
    case 'tokenLooked':
    case 'tokenRemoved':
      return at(event.at)
    case 'tokensSwapped':
      return at(event.a, event.b)
    case 'artifactsSwapped':
      return [event.a, event.b].map((seat) => ({ seat, spot: `artifact.${seat}` }))
    case 'tokenAdded':
      return [{ seat: event.seat, spot: `artifact.${event.seat}` }]
    case 'sawHand':
      return [{ seat: event.seat, spot: `hand.${event.seat}` }]
    case 'picked':
    case 'lostTurn':
      return [{ seat: event.seat, spot: `seat.${event.seat}` }]
    default:
      return []
  }
}

const signs: Partial<Readonly<Record<Type, string>>> = {
  buried: verbs.bury,
  discarded: verbs.discard,
  took: verbs.take,
  setAside: verbs.setAside,
  gathered: verbs.give,
  placed: verbs.place,
  exchanged: verbs.exchange,
  turnedOver: verbs.turnOver,
  looked: verbs.look,
  sawHand: verbs.look,
  revealed: verbs.reveal,
  tokenPlaced: things.token,
  tokenLooked: verbs.look,
  tokenRemoved: things.token,
  tokensSwapped: verbs.exchange,
  artifactsSwapped: verbs.exchange,
  tokenAdded: things.token,
  lostTurn: verbs.skip,
}

/** Where cards come from and go to at every turn. */
const stores: readonly Place['zone'][] = ['harbor', 'tavern', 'wilderness', 'aside']
const hands: readonly Place['zone'][] = ['hand', 'aside', 'laid']
const folded: readonly Type[] = [
  ...(['refilled', 'reshuffled', 'shuffled', 'fateShuffled', 'putBack', 'putUnder'] as const),
  ...(['tokenDrawn', 'tokenReturned', 'artifactDealt'] as const),
]

function tells(event: Event): ToldAs {
  if (event.type === 'began') return 'turn'
  if (event.type === 'markersMoved') return 'part'
  if (event.type === 'took') return stores.includes(event.from.zone) ? 'keeping' : 'deed'
  if (event.type === 'discarded') return hands.includes(event.from.zone) ? 'keeping' : 'deed'
  return folded.includes(event.type) ? 'keeping' : 'deed'
}

/** "You draw 2, discard 1. The Tavern fills up: 1 hero". What is seldom done is not counted: it is there to be opened. */
function sum(events: readonly Event[], lang: Lang): Phrase {
  const count = (type: Type) => events.filter((event) => event.type === type).length
  const [drawn, discarded, filled] = [count('took'), count('discarded'), count('refilled')]
  const [by] = events.flatMap((event) => ('by' in event ? [event.by] : []))
  const french = lang === 'fr'
  const parts: Phrase[] = []
  if (by !== undefined && drawn > 0)
    parts.push(french ? does(by, 'pioche', 'piochez') : does(by, 'draws'), [` ${drawn}`])
  if (by !== undefined && discarded > 0) {
    const first = french ? does(by, 'défausse', 'défaussez') : does(by, 'discards')
    const also = french ? agree(by, ', défaussez', ', défausse') : agree(by, ', discard', ', discards')
    parts.push(drawn > 0 ? [also] : first, [` ${discarded}`])
  }
  if (filled > 0) {
    const heroes = french ? 'Héros' : filled === 1 ? 'hero' : 'heroes'
    const fills = french
      ? `La Taverne se remplit\u00a0: ${filled} ${heroes}`
      : `The Tavern fills up: ${filled} ${heroes}`
    parts.push([parts.length > 0 ? `. ${fills}` : fills])
  }
  return parts.flat()
}

const marks = ['red', 'green', 'guardian'] as const
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)

export const story: GameStory<Event> = {
  tells,
  strikes,
  sign: ({ type }) => signs[type] ?? verbs.pick,
  source(event) {
    switch (event.type) {
      case 'played':
      case 'performed':
      case 'artifactUsed':
      case 'artifactPerformed':
        return event.card
      default:
        return undefined
    }
  },
  betweenTwo: (event) =>
    'for' in event && event.for?.length === 2 && 'card' in event && event.card !== undefined,
  sum,
  pieces(event) {
    if (event.type !== 'markersMoved') return []
    return marks.flatMap((mark): Phrase[] => {
      const step = event[mark]
      return step ? [[{ icon: mark, text: `${signed(step)} → ${event.now[mark]}` }]] : []
    })
  },
  standing(event, lang) {
    if (event.type !== 'markersMoved') return undefined
    const { red, green } = event.now
    return lang === 'fr' ? `rouge ${red}, vert ${green}` : `red ${red}, green ${green}`
  },
}
