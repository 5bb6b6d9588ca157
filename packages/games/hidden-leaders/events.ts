// What each event changes and, beside it, who may see which part of it. States change nowhere else.

import { addTo, everyone, itemAt, type Seat, shuffle, swap, type Viewer } from '@undercrown/engine'
import { artifactsOf } from './artifact-use.ts'
import { type ArtifactSide, sideById } from './artifacts.ts'
import type { CarriedEvent, Event, Given } from './event.ts'
import type { CardId } from './hero.ts'
import { bitsOfSeats, forgetCards, learn, mix } from './knowledge.ts'
import { pastWith } from './past.ts'
import { lift, ownRow, put, replaceAt, slotAt } from './places.ts'
import { copyArtifacts, copyGuardians } from './setup.ts'
import {
  type Artifacts,
  downOf,
  EMPTY,
  type Guardians,
  handOf,
  type Place,
  type Slot,
  type State,
} from './state.ts'
import { ownCorruption, settleTokens, toBag, tokenOn } from './tokens.ts'

interface EventRule<E extends Event> {
  apply(state: State, event: E): void
  /** Left out where the event is public as it is. */
  seen?(event: E, viewer: Viewer): E
}

type EventRules = { readonly [Type in Event['type']]: EventRule<Extract<Event, { type: Type }>> }

/** Where cards lie that nobody but their owner may look at. */
function ownerOf(place: Place): number {
  return place.zone === 'hand' || place.zone === 'down' || place.zone === 'laid'
    ? 1 << (place.seat as Seat)
    : 0
}

function isOpen({ zone }: Place): boolean {
  return zone === 'up' || zone === 'tavern' || zone === 'graveyard'
}

/** The cards that others cannot tell from the one that was secretly chosen. */
function alike(state: State, from: Place, among: number | undefined): readonly Slot[] {
  if (from.zone === 'hand') return handOf(state, from.seat as Seat)
  return among === undefined ? [] : state.aside.slice(-among)
}

function carry(state: State, event: CarriedEvent, to: Place): void {
  // HL-95: who takes a card by chance sees that one, and loses sight of the rest like all others.
  const chooser = event.keeps ? 1 << event.by : 0
  const keepers = event.from.zone === 'hand' ? ownerOf(event.from) | chooser : bitsOfSeats(event.for ?? [])
  if (event.for) mix(state, alike(state, event.from, event.among), keepers)
  const slot = lift(state, event.from)
  const eyes = event.for ? bitsOfSeats(event.for) | ownerOf(to) : everyone(state.seats)
  learn(state, slot, isOpen(to) ? everyone(state.seats) : eyes)
  put(state, to, slot)
}

/** In place of the card that goes; but last in a hand, where the place would tell which card went. */
function swapIn(state: State, at: Place, slot: Slot): void {
  if (at.zone === 'hand') {
    lift(state, at)
    put(state, at, slot)
  } else replaceAt(state, at, slot)
}

/** Without what only others may see; which card of a hand or a handful it was is part of that. */
function unseenPlace(place: Place): Place {
  if (place.zone !== 'hand' && place.zone !== 'aside') return place
  return place.seat === undefined ? { zone: place.zone } : { zone: place.zone, seat: place.seat }
}

function mayCarrySeen<E extends CarriedEvent>(event: E, viewer: Viewer): E {
  if (!event.for || event.for.includes(viewer as Seat)) return event
  const { card: _, ...rest } = event
  return { ...rest, from: unseenPlace(event.from) } as E
}

function givenSeen(given: Given, viewer: Viewer): Given {
  if (!given.for || given.for.includes(viewer as Seat)) return given
  const { card: _, ...rest } = given
  return { ...rest, at: unseenPlace(given.at) }
}

/** The cards are for some only. */
function cardsFor<E extends { readonly for?: readonly Seat[]; readonly cards?: unknown }>(
  event: E,
  viewer: Viewer,
): E {
  if (!event.for || event.for.includes(viewer as Seat)) return event
  const { cards: _, ...rest } = event
  return rest as E
}

/** Clones share what the modules bring: a state that changes it has its own from then on. */
function ownGuardians(state: State): Guardians {
  const own = copyGuardians(state.guardians as Guardians)
  state.guardians = own
  return own
}

function ownArtifacts(state: State): Artifacts {
  const own = copyArtifacts(artifactsOf(state))
  state.artifacts = own
  return own
}

function tokenFor<E extends { readonly for: readonly Seat[]; readonly token?: unknown }>(
  event: E,
  viewer: Viewer,
): E {
  if (event.for.includes(viewer as Seat)) return event
  const { token: _, ...rest } = event
  return rest as E
}

function takeOff(state: State, hero: Slot): void {
  const { worn } = ownCorruption(state)
  const at = worn.findIndex(([bearer]) => bearer === hero)
  const [[, token]] = worn.splice(at, 1) as [readonly [Slot, Slot]]
  toBag(state, token)
}

const rules: EventRules = {
  began: {
    apply(state, { by }) {
      state.turn = by
      if (state.artifacts?.used.includes(true)) ownArtifacts(state).used.fill(false)
      if (state.corruption?.spread) ownCorruption(state).spread = false
    },
  },
  played: { apply: (state, event) => carry(state, event, { zone: 'up', seat: event.by }) },
  buried: { apply: (state, event) => carry(state, event, { zone: 'graveyard' }) },
  discarded: { apply: (state, event) => carry(state, event, { zone: 'wilderness' }), seen: mayCarrySeen },
  took: {
    apply: (state, event) => carry(state, event, { zone: 'hand', seat: event.by }),
    seen: mayCarrySeen,
  },
  setAside: { apply: (state, event) => carry(state, event, { zone: 'aside' }) },
  laid: {
    apply: (state, event) => carry(state, event, { zone: 'laid', seat: event.by }),
    seen: mayCarrySeen,
  },
  gathered: { apply: (state, event) => carry(state, event, { zone: 'aside' }), seen: mayCarrySeen },
  placed: { apply: (state, event) => carry(state, event, event.to), seen: mayCarrySeen },
  refilled: { apply: (state, event) => carry(state, event, event.to) },
  performed: { apply() {} },
  markersMoved: {
    apply(state, { now }) {
      state.red = now.red
      state.green = now.green
      if (state.guardians && now.guardian !== undefined)
        state.guardians = { ...state.guardians, marker: now.guardian }
    },
  },
  picked: { apply() {} },
  named: { apply() {} },
  lacked: { apply() {} },
  exchanged: {
    apply(state, { a, b, among }) {
      const [slotA, slotB] = [slotAt(state, a.at), slotAt(state, b.at)]
      // Of a single card that was looked at, everybody knows which one it is.
      if (b.for && among !== 1) {
        const others = alike(state, b.at, among)
        const keepers = b.at.zone === 'hand' ? ownerOf(b.at) : bitsOfSeats(b.for)
        mix(state, b.at.zone === 'aside' ? [...others, slotA] : others, keepers)
      }
      swapIn(state, a.at, slotB)
      swapIn(state, b.at, slotA)
      for (const [slot, given, to] of [
        [slotA, a, b.at],
        [slotB, b, a.at],
      ] as const) {
        const eyes = given.for ? bitsOfSeats(given.for) | ownerOf(to) : everyone(state.seats)
        learn(state, slot, isOpen(to) ? everyone(state.seats) : eyes)
      }
    },
    seen: (event, viewer) => ({
      ...event,
      a: givenSeen(event.a, viewer),
      b: givenSeen(event.b, viewer),
    }),
  },
  turnedOver: {
    apply(state, { at }) {
      const slot = lift(state, at)
      learn(state, slot, everyone(state.seats))
      put(state, { zone: at.zone === 'up' ? 'down' : 'up', seat: at.seat as Seat }, slot)
    },
  },
  looked: {
    apply: (state, event) => learn(state, slotAt(state, event.at), bitsOfSeats(event.for)),
    seen: (event, viewer) => {
      if (event.for.includes(viewer as Seat)) return event
      const { card: _, ...rest } = event
      return rest
    },
  },
  revealed: { apply: (state, { at }) => learn(state, slotAt(state, at), everyone(state.seats)) },
  tookUp: {
    apply(state, event) {
      const eyes = event.for ? bitsOfSeats(event.for) : everyone(state.seats)
      for (let i = 0; i < event.count; i++) {
        const slot = lift(state, { zone: event.pile, index: 0 })
        learn(state, slot, eyes)
        state.aside.push(slot)
      }
    },
    seen: cardsFor,
  },
  putBack: {
    apply(state, { pile, count }) {
      for (let i = 0; i < count; i++) state[pile].push(state.aside.pop() as Slot)
    },
  },
  reshuffled: {
    apply(state) {
      const cards = shuffle(state.random, state.wilderness.splice(0))
      forgetCards(state, cards)
      state.harbor.unshift(...cards)
    },
  },
  sawHand: {
    apply(state, { seat, for: eyes }) {
      for (const slot of handOf(state, seat)) learn(state, slot, bitsOfSeats(eyes))
    },
    seen: cardsFor,
  },
  chose: {
    apply(state, { by, at }) {
      ownGuardians(state).chosen[by] = slotAt(state, at as Place)
    },
    seen: (event, viewer) => (viewer === event.by ? event : { type: 'chose', by: event.by }),
  },
  unveiled: { apply: (state) => void ownGuardians(state).chosen.fill(EMPTY) },
  lostTurn: {
    apply(state, { seat }) {
      const { skips } = ownGuardians(state)
      addTo(skips, seat, 1)
    },
  },
  skipped: {
    apply(state, { by }) {
      const { skips } = ownGuardians(state)
      addTo(skips, by, -1)
      state.turn = by
    },
  },
  fateDrawn: {
    apply(state, { for: eyes }) {
      for (const slot of (state.guardians as Guardians).fate.slice(-2)) learn(state, slot, bitsOfSeats(eyes))
    },
    seen: cardsFor,
  },
  fateRevealed: {
    apply: (state, { index }) => learn(state, slotAt(state, { zone: 'fate', index }), everyone(state.seats)),
  },
  fateShuffled: {
    apply(state) {
      const { fate } = ownGuardians(state)
      forgetCards(state, fate)
      fate.push(...shuffle(state.random, fate.splice(0)))
    },
  },
  spread: {
    apply(state, { by, slot, for: eyes }) {
      const corruption = ownCorruption(state)
      const token = itemAt(corruption.card, slot)
      corruption.card[slot] = EMPTY
      corruption.spread = true
      learn(state, token, bitsOfSeats(eyes))
      corruption.drawn[by]?.push(token)
    },
    seen: tokenFor,
  },
  tokenDrawn: {
    apply(state, { by, index, for: eyes }) {
      const { bag, drawn } = ownCorruption(state)
      const [token] = bag.splice(index as number, 1) as [Slot]
      learn(state, token, bitsOfSeats(eyes))
      drawn[by]?.push(token)
    },
    // HL-146: which one of the bag it was tells the drawer whether it is the one that was put back last.
    seen: (event, viewer) => {
      const { index: _, ...rest } = tokenFor(event, viewer)
      return rest
    },
  },
  tokenPlaced: {
    apply(state, { by, at, for: eyes }) {
      const { drawn, worn } = ownCorruption(state)
      const token = drawn[by]?.shift() as Slot
      learn(state, token, bitsOfSeats(eyes))
      worn.push([slotAt(state, at), token])
    },
    seen: tokenFor,
  },
  tokenLooked: {
    apply: (state, { at, for: eyes }) =>
      learn(state, tokenOn(state, slotAt(state, at)) as Slot, bitsOfSeats(eyes)),
    seen: tokenFor,
  },
  tokenReturned: {
    apply: (state, { by }) => toBag(state, ownCorruption(state).drawn[by]?.shift() as Slot),
  },
  tokenRemoved: { apply: (state, { at }) => takeOff(state, slotAt(state, at)) },
  tokensSwapped: {
    apply(state, { a, b }) {
      const { worn } = ownCorruption(state)
      const [one, other] = [slotAt(state, a), slotAt(state, b)]
      const [first, second] = [tokenOn(state, one) as Slot, tokenOn(state, other) as Slot]
      worn.forEach(([hero], i) => {
        if (hero === one) worn[i] = [hero, second]
        else if (hero === other) worn[i] = [hero, first]
      })
    },
  },
  protected: { apply: (state, { at }) => takeOff(state, slotAt(state, at)) },
  courted: {
    apply(state, { index }) {
      const { tokens } = ownRow(state)
      addTo(tokens, index, 1)
    },
  },
  putUnder: {
    apply(state, { count }) {
      // The first one revealed lies uppermost.
      state.harbor.unshift(...state.aside.splice(state.aside.length - count).reverse())
    },
  },
  artifactDealt: {
    apply(state, { by, cards: [side] }) {
      ownArtifacts(state).cards[by] = (sideById(side as CardId) as ArtifactSide).artifact
    },
  },
  artifactTaken: {
    apply(state, { by, card }) {
      const { artifact, tokens } = sideById(card) as ArtifactSide
      const mine = ownArtifacts(state)
      mine.cards[by] = artifact
      mine.sides[by] = card
      mine.tokens[by] = tokens
    },
  },
  artifactUsed: {
    apply(state, { by }) {
      const { tokens, used } = ownArtifacts(state)
      addTo(tokens, by, -1)
      used[by] = true
    },
  },
  artifactPerformed: { apply() {} },
  artifactsSwapped: {
    apply(state, { a, b }) {
      const { cards, sides } = ownArtifacts(state)
      swap(cards, a, b)
      swap(sides, a, b)
    },
  },
  tokenAdded: {
    apply(state, { seat, count }) {
      const { tokens } = ownArtifacts(state)
      addTo(tokens, seat, count)
    },
  },
  shuffled: {
    apply(state, { pile, count }) {
      const cards = [...state[pile].splice(0), ...state.aside.splice(state.aside.length - count)]
      forgetCards(state, cards)
      state[pile].push(...shuffle(state.random, cards))
    },
  },
  ended: {
    apply(state) {
      const all = everyone(state.seats)
      for (let seat = 0; seat < state.seats; seat++) {
        state.known[seat] = all
        for (const slot of downOf(state, seat)) learn(state, slot, all)
      }
      for (const [, token] of state.corruption?.worn ?? []) state.known[token] = all
      state.over = true
    },
  },
}

export function apply(state: State, event: Event): void {
  ;(rules[event.type] as EventRule<Event>).apply(state, event)
  if (state.corruption) settleTokens(state)
  if (state.past) state.past = pastWith(state.past, state, event)
}

export function seen(event: Event, viewer: Viewer): Event {
  const rule = rules[event.type] as EventRule<Event>
  return rule.seen ? rule.seen(event, viewer) : event
}
