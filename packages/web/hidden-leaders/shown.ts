// What an event looks and sounds like: what flies where, which places it is about, which card.

import type { Seat } from '@undercrown/engine'
import { type Event, type Place, TRACK, type View } from '@undercrown/hidden-leaders/facts'
import type { Flight, Scene, SoundName, Spot } from '../table/screen.ts'
import { SEAL } from './Card.tsx'
import { spotOfPlace } from './spots.ts'

interface Shown {
  readonly flights?: readonly Flight[]
  readonly spots?: readonly Spot[]
  readonly card?: string | undefined
  readonly sound?: SoundName
}

/** Where a card that came last lies now. */
function arrival(zone: 'up' | 'down' | 'hand', seat: Seat, { open }: View): Spot {
  const count = zone === 'hand' ? (open.hands[seat] ?? 0) : (open[zone][seat]?.length ?? 0)
  return `${zone}.${seat}.${Math.max(0, count - 1)}`
}

function flight(from: Spot, to: Spot, card: string | undefined): Flight {
  return card === undefined ? { from, to } : { from, to, card }
}

const closing: readonly Place['zone'][] = ['hand', 'up', 'down', 'aside']

function carried(
  { from, card }: { readonly from: Place; readonly card?: string },
  to: Spot,
  sound: SoundName,
): Shown {
  const start = spotOfPlace(from)
  // Where cards close up, another lies there by now, and nothing has happened to it.
  const spots = closing.includes(from.zone) ? [to] : [start, to]
  return { flights: [flight(start, to, card)], spots, card, sound }
}

const atSeat = (seat: Seat): Spot => `seat.${seat}`

type ShownBy = { readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>) => Shown }

const shownBy: ShownBy = {
  began: () => ({}),
  played: (event) => carried(event, `up.${event.by}`, 'slide'),
  buried: (event) => carried(event, 'graveyard.0', 'bury'),
  discarded: (event) => carried(event, 'wilderness.0', 'slide'),
  took: (event) => carried(event, `hand.${event.by}`, 'slide'),
  setAside: (event) => carried(event, 'aside', 'slide'),
  laid: (event) => carried(event, `laid.${event.by}`, 'slide'),
  gathered: (event) => carried(event, 'aside', 'slide'),
  refilled: (event) => carried(event, `tavern.${event.to.index}`, 'flip'),
  placed: (event) =>
    carried(
      event,
      event.to.zone === 'tavern' ? `tavern.${event.to.index}` : `${event.to.zone}.${event.to.seat}`,
      event.to.zone === 'down' ? 'slide' : 'flip',
    ),
  performed: ({ at, card }) => ({ spots: [spotOfPlace(at)], card }),
  markersMoved: ({ red, green, now }) => {
    const entered = (step: number, at: number) => step > 0 && at >= TRACK.dark && at - step < TRACK.dark
    return {
      sound: entered(red, now.red) || entered(green, now.green) ? 'war' : 'marker',
    }
  },
  picked: ({ seat }) => ({ spots: [atSeat(seat)] }),
  named: ({ by }) => ({ spots: [atSeat(by)] }),
  exchanged: ({ a, b }) => ({
    flights: [
      flight(spotOfPlace(a.at), spotOfPlace(b.at), a.card),
      flight(spotOfPlace(b.at), spotOfPlace(a.at), b.card),
    ],
    spots: [spotOfPlace(a.at), spotOfPlace(b.at)],
    card: a.card ?? b.card,
    sound: 'slide',
  }),
  turnedOver: ({ at, card }) => ({
    flights: [flight(spotOfPlace(at), `${at.zone === 'up' ? 'down' : 'up'}.${at.seat}`, card)],
    spots: [`up.${at.seat}`, `down.${at.seat}`],
    card,
    sound: 'flip',
  }),
  looked: ({ at, card }) => ({ spots: [spotOfPlace(at)], card, sound: 'flip' }),
  revealed: ({ at, card }) => ({ spots: [spotOfPlace(at)], card, sound: 'flip' }),
  lacked: ({ by }) => ({ spots: [atSeat(by)] }),
  tookUp: ({ pile, count, cards }) => ({
    flights: Array.from({ length: Math.min(count, 5) }, (_, i) =>
      flight(`${pile}.0`, `aside.${i}`, cards?.[i]),
    ),
    spots: [`${pile}.0`],
    card: cards?.[0],
    sound: 'slide',
  }),
  putBack: ({ pile, count }) => ({
    flights: Array.from({ length: Math.min(count, 5) }, (_, i) => ({ from: `aside.${i}`, to: `${pile}.0` })),
    spots: [`${pile}.0`],
    sound: 'slide',
  }),
  reshuffled: ({ count }) => ({
    flights: Array.from({ length: Math.min(count, 3) }, () => ({ from: 'wilderness.0', to: 'harbor.0' })),
    spots: ['harbor.0', 'wilderness.0'],
    sound: 'slide',
  }),
  sawHand: ({ seat, cards }) => ({ spots: [atSeat(seat)], card: cards?.[0], sound: 'flip' }),
  chose: ({ by, at, card }) => ({ spots: at ? [spotOfPlace(at)] : [atSeat(by)], card }),
  unveiled: ({ at }) => ({ spots: at.map(spotOfPlace), sound: 'flip' }),
  lostTurn: ({ seat }) => ({ spots: [atSeat(seat)] }),
  skipped: ({ by }) => ({ spots: [atSeat(by)] }),
  fateDrawn: ({ cards }) => ({ spots: ['fate.0'], card: cards?.[0], sound: 'slide' }),
  fateRevealed: ({ index, card }) => ({ spots: [`fate.${index}`], card, sound: 'flip' }),
  fateShuffled: () => ({ spots: ['fate.0'], sound: 'slide' }),
  spread: ({ by, slot, token }) => ({
    flights: [flight(`card.${slot}`, `drawn.${by}`, token ?? SEAL)],
    spots: [`card.${slot}`],
    card: token,
    sound: 'marker',
  }),
  tokenDrawn: ({ by, token }) => ({
    flights: [flight('bag', `drawn.${by}`, token ?? SEAL)],
    spots: ['bag', atSeat(by)],
    card: token,
    sound: 'marker',
  }),
  tokenPlaced: ({ by, at, token }) => ({
    flights: [flight(`drawn.${by}`, spotOfPlace(at), token ?? SEAL)],
    spots: [spotOfPlace(at)],
    card: token,
    sound: 'marker',
  }),
  tokenLooked: ({ at, token }) => ({ spots: [spotOfPlace(at)], card: token, sound: 'flip' }),
  tokenReturned: ({ by }) => ({
    flights: [flight(`drawn.${by}`, 'bag', SEAL)],
    spots: ['bag'],
    sound: 'marker',
  }),
  tokenRemoved: ({ at }) => ({
    flights: [flight(spotOfPlace(at), 'bag', SEAL)],
    spots: [spotOfPlace(at), 'bag'],
    sound: 'marker',
  }),
  tokensSwapped: ({ a, b }) => ({ spots: [spotOfPlace(a), spotOfPlace(b)], sound: 'slide' }),
  protected: ({ at, saved }) => ({
    spots: [spotOfPlace(at), spotOfPlace(saved)],
    card: 'guardian-protection',
    sound: 'flip',
  }),
  courted: ({ by, index, card }) => ({ spots: [`row.${index}`, `artifact.${by}`], card, sound: 'marker' }),
  putUnder: ({ count }) => ({
    flights: Array.from({ length: Math.min(count, 3) }, (_, i) => ({ from: `aside.${i}`, to: 'harbor.0' })),
    spots: ['harbor.0'],
    sound: 'slide',
  }),
  artifactDealt: ({ by, cards }) => ({ spots: [`artifact.${by}`], card: cards[0], sound: 'slide' }),
  artifactTaken: ({ by, card }) => ({ spots: [`artifact.${by}`], card, sound: 'flip' }),
  artifactUsed: ({ by, card, saved }) => ({
    spots: [`artifact.${by}`, ...(saved ? [spotOfPlace(saved)] : [])],
    card,
    sound: 'marker',
  }),
  artifactPerformed: ({ by, card }) => ({ spots: [atSeat(by)], card }),
  artifactsSwapped: ({ a, b }) => ({ spots: [`artifact.${a}`, `artifact.${b}`], sound: 'slide' }),
  tokenAdded: ({ seat }) => ({ spots: [`artifact.${seat}`], sound: 'marker' }),
  shuffled: ({ pile }) => ({ spots: [`${pile}.0`], sound: 'slide' }),
  ended: () => ({ sound: 'crown' }),
}

export function shownOf(event: Event): Shown {
  return (shownBy[event.type] as (event: Event) => Shown)(event)
}

const ENDS = /^(up|down|hand)\.(\d+)$/

/** What an event moves. A card that is added somewhere flies to where the last one lies now. */
export function flights(event: Event, { view }: Scene<View>): readonly Flight[] {
  return (shownOf(event).flights ?? []).map((one) => {
    const [, zone, seat] = ENDS.exec(one.to) ?? []
    return zone ? { ...one, to: arrival(zone as 'up', Number(seat), view) } : one
  })
}
