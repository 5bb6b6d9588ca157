// The verbs of corruption: spreading, placing, looking at tokens, moving them about.

import { again, below, itemAt, push, pushInner, type Seat } from '@undercrown/engine'
import { boxed, performableSides } from '../artifact-use.ts'
import type { Ask, Move } from '../choice.ts'
import { library } from '../library.ts'
import { slotAt } from '../places.ts'
import { since } from '../rules.ts'
import { partyPlaceAt, pointAt } from '../select.ts'
import { type NotedFrame, type Place, type Slot, type State, seatsFrom } from '../state.ts'
import { corruptionOf, eachHero, openSlots, tokenAt, tokenOn } from '../tokens.ts'
import {
  abilityQuestion,
  type Choices,
  DONE,
  type HLDesk,
  NOTHING,
  note,
  placeOfMove,
  type VerbOf,
} from './asking.ts'

/** HL-141: one move for each slot that may be spread from. */
export function spreadMoves(state: State, seat: Seat): Move[] {
  return openSlots(state, seat).map((index) => ({ word: 'spread', index }))
}

export function startSpread({ state, frame, happen }: HLDesk, slot: number): void {
  push(state, 'spreading', frame.by)
  const token = tokenAt(state, itemAt(corruptionOf(state).card, slot)).id
  happen({ type: 'spread', by: frame.by, slot, token, for: [frame.by] })
}

/** HL-142: all draw before anyone places; who comes when the bag is empty gets none. */
const drawTokens: VerbOf<'drawTokens'> = {
  run({ state, frame, happen }) {
    const n = (frame.vars.n ?? -1) + 1
    if (n >= state.seats || corruptionOf(state).bag.length === 0) return note(frame, { n: undefined })
    again(frame)
    note(frame, { n })
    happen(drew(state, (frame.by + n) % state.seats))
  },
}

function drew(state: State, by: Seat) {
  const { bag } = corruptionOf(state)
  const index = below(state.random, bag.length)
  return { type: 'tokenDrawn', by, index, token: tokenAt(state, itemAt(bag, index)).id, for: [by] } as const
}

function nextToPlace(state: State, { by }: NotedFrame): Seat | undefined {
  return seatsFrom(state, by).find((seat) => itemAt(corruptionOf(state).drawn, seat).length > 0)
}

const placeAsks: readonly Ask[] = [1, 2, 3].map((left) => ({ ask: 'placeToken', left }))

function freeHeroes(state: State, seat: Seat, up: boolean): Move[] {
  const { id } = tokenAt(state, corruptionOf(state).drawn[seat]?.[0] as Slot)
  const options: Move[] = []
  eachHero(state, (hero, place, worn) => {
    if (worn !== undefined || (up && place.zone !== 'up')) return
    options.push({
      word: 'token',
      token: id,
      ...pointAt(state, seat, hero, place.zone, place.index, place.seat),
    })
  })
  return options
}

/** HL-143: each token on any hero without one, or back into the bag. */
const placeTokens: VerbOf<'placeTokens'> = {
  ask(state, frame, { must, up }) {
    const seat = nextToPlace(state, frame)
    if (seat === undefined) return NOTHING
    const options = freeHeroes(state, seat, up === true)
    if (options.length === 0) return NOTHING
    if (!must) options.push(DONE)
    const left = corruptionOf(state).drawn[seat]?.length ?? 1
    return [{ seat, ask: itemAt(placeAsks, left - 1), options }]
  },
  answer({ state, frame, happen }, _step, move, seat) {
    again(frame)
    if (move.word === DONE.word) return happen({ type: 'tokenReturned', by: seat })
    const at = placeOfMove(move)
    const eyes = at.seat === seat ? [seat] : [seat, at.seat as Seat]
    const spot = partyPlaceAt(state, at)
    happen({ type: 'tokenPlaced', by: seat, at: spot, token: move.token as string, for: eyes })
  },
  run({ state, frame, happen }) {
    const seat = nextToPlace(state, frame)
    if (seat === undefined) return
    again(frame)
    happen({ type: 'tokenReturned', by: seat })
  },
}

const drawToken: VerbOf<'drawToken'> = {
  run({ state, frame, happen }) {
    if (corruptionOf(state).bag.length > 0) happen(drew(state, frame.by))
  },
}

/** Heroes with a token, as moves that point at them. */
export function bearers(state: State, seat: Seat, but: readonly Slot[] = []): Move[] {
  const options: Move[] = []
  eachHero(state, (hero, place, worn) => {
    if (worn === undefined || but.includes(hero)) return
    options.push({ word: 'token', ...pointAt(state, seat, hero, place.zone, place.index, place.seat) })
  })
  return options
}

export function tokenLooked(state: State, by: Seat, at: Place) {
  const token = tokenOn(state, slotAt(state, at)) as Slot
  return {
    type: 'tokenLooked',
    by,
    at: partyPlaceAt(state, at),
    token: tokenAt(state, token).id,
    for: [by],
  } as const
}

const lookAtToken: VerbOf<'lookAtToken'> = {
  ask(state, frame) {
    const options = bearers(state, frame.by)
    return options.length === 0 ? NOTHING : abilityQuestion(frame.by, 'lookAtToken', frame, options)
  },
  answer({ state, frame, happen }, _step, move) {
    const at = placeOfMove(move)
    note(frame, { first: slotAt(state, at) })
    happen(tokenLooked(state, frame.by, at))
  },
}

/** HL-149: the token that was looked at. */
const mayReturnToken: VerbOf<'mayReturnToken'> = {
  ask(state, frame) {
    const hero = frame.vars.first
    if (hero === undefined) return NOTHING
    const [found] = bearers(state, frame.by).filter((move) => slotAt(state, placeOfMove(move)) === hero)
    return found ? abilityQuestion(frame.by, 'mayReturnToken', frame, [found, DONE]) : NOTHING
  },
  answer({ state, frame, happen }, _step, move) {
    note(frame, { first: undefined })
    if (move.word === DONE.word) return
    happen({ type: 'tokenRemoved', by: frame.by, at: partyPlaceAt(state, placeOfMove(move)) })
  },
  run: ({ frame }) => note(frame, { first: undefined }),
}

const swapTokens: VerbOf<'swapTokens'> = {
  ask(state, frame): Choices {
    const first = frame.vars.first
    const options = bearers(state, frame.by, first === undefined ? [] : [first])
    if (options.length < (first === undefined ? 2 : 1)) return NOTHING
    return abilityQuestion(frame.by, 'swapTokens', frame, options, first === undefined ? 0 : 1)
  },
  answer({ state, frame, happen }, _step, move) {
    const first = frame.vars.first
    const at = placeOfMove(move)
    if (first === undefined) {
      again(frame)
      return note(frame, { first: slotAt(state, at) })
    }
    note(frame, { first: undefined })
    const [one] = bearers(state, frame.by).filter((each) => slotAt(state, placeOfMove(each)) === first)
    const a = partyPlaceAt(state, placeOfMove(one as Move))
    happen({ type: 'tokensSwapped', by: frame.by, a, b: partyPlaceAt(state, at) })
  },
}

/** HL-149: one or both; only what could do something. */
const andOr: VerbOf<'andOr'> = {
  ask(state, frame, { options }) {
    const open = options.flatMap((steps, index) => (canBegin(state, frame, steps[0]?.do) ? [index] : []))
    if (open.length < 2) return NOTHING
    return abilityQuestion(
      frame.by,
      'andOr',
      frame,
      [...open, options.length].map((index) => ({ word: 'option', index })),
    )
  },
  answer({ state, frame }, { options }, { index }) {
    const chosen = options.filter((_, i) => i === index || index === options.length)
    for (const steps of chosen.toReversed()) pushInner(state, library.nameOf(steps), frame)
  },
  run({ state, frame }, { options }) {
    const only = options.find((steps) => canBegin(state, frame, steps[0]?.do))
    if (only) pushInner(state, library.nameOf(only), frame)
  },
}

/** Whether such a step would find anything to do. */
export function canBegin(state: State, frame: NotedFrame, step: string | undefined): boolean {
  switch (step) {
    case 'lookAtToken':
      return (state.corruption?.worn.length ?? 0) > 0
    case 'swapTokens':
      return (state.corruption?.worn.length ?? 0) > 1
    case 'drawToken': {
      let free = false
      if (state.corruption)
        eachHero(state, (_hero, { zone }, worn) => (free ||= zone === 'up' && worn === undefined))
      return free && corruptionOf(state).bag.length > 0
    }
    case 'swapArtifacts':
      return (state.artifacts?.sides.filter((side) => side !== null).length ?? 0) > 1
    case 'dropToken':
      return state.artifacts?.tokens.some((tokens) => tokens > 0) ?? false
    case 'addToken':
      return state.artifacts !== undefined && boxed(state) > 0
    default:
      return (
        performableSides(state, since(state, 'noArtifactInItself') ? frame : { ...frame, vars: {} }).length >
        0
      )
  }
}

export const corruptionVerbs = {
  drawTokens,
  placeTokens,
  drawToken,
  lookAtToken,
  mayReturnToken,
  swapTokens,
  andOr,
}
