// The corruption tokens of a table laid out by hand.

import { knowers, type Layout, type Random, refuse, type Seat, shuffle } from '@undercrown/engine'
import { type Face, faceOf, idOf, isHero, isToken } from './cards.ts'
import { bitsOfSeats } from './knowledge.ts'
import { addToken, tokenFaces } from './setup.ts'
import { type Corruption, EMPTY, faceAt, type Slot, type State } from './state.ts'
import { eachHero, settle } from './tokens.ts'

const fields = ['tokens', 'bag', 'corruptionCard', 'drawn', 'spread'] as const

function listAt(layout: Layout, name: string): readonly unknown[] {
  const list = layout[name] ?? []
  return Array.isArray(list) ? list : refuse(`"${name}" must be a list`)
}

/** Tokens that are not named anywhere lie in the bag. */
export function layCorruption(layout: Layout, state: State, random: Random): void {
  const { corruption } = state
  if (corruption === undefined) {
    const named = fields.find((name) => layout[name] !== undefined)
    if (named !== undefined) refuse(`"${named}" needs the option "corruption"`)
    return
  }
  const left = tokenFaces(state.options)
  const draw = (id: unknown, known: number): Slot => {
    const at = isToken(id) ? left.indexOf(faceOf(id)) : -1
    if (at < 0) refuse(`there is no token "${String(id)}", or no more of them`)
    return addToken(state, left.splice(at, 1)[0] as Face, known)
  }
  for (const entry of listAt(layout, 'tokens')) {
    const { hero, token, known } = (entry ?? {}) as Layout
    const bearer = isHero(hero) ? heroInParty(state, faceOf(hero)) : undefined
    if (bearer === undefined) refuse(`"tokens" names "${String(hero)}", which lies in no party`)
    if (corruption.worn.some(([one]) => one === bearer)) refuse(`"${String(hero)}" has two tokens`)
    const eyes = Array.isArray(known) ? bitsOfSeats(known as Seat[]) : 0
    corruption.worn.push([bearer, draw(token, eyes)])
  }
  listAt(layout, 'corruptionCard').forEach((id, i) => {
    if (i >= corruption.card.length) refuse('"corruptionCard" has two slots; write null for an empty one')
    if (id !== null) corruption.card[i] = draw(id, 0)
  })
  listAt(layout, 'drawn').forEach((ids, seat) => {
    if (!Array.isArray(ids) || seat >= state.seats) refuse('"drawn" must hold a list for each seat')
    corruption.drawn[seat]?.push(...ids.map((id) => draw(id, 1 << seat)))
  })
  corruption.bag.push(...listAt(layout, 'bag').map((id) => draw(id, 0)))
  for (const face of shuffle(random, left.splice(0))) corruption.bag.push(addToken(state, face))
  corruption.spread = layout['spread'] === true
  settle(state)
}

function heroInParty(state: State, face: Face): Slot | undefined {
  let found: Slot | undefined
  eachHero(state, (hero) => {
    if (faceAt(state, hero) === face) found = hero
  })
  return found
}

export function writtenCorruption(state: State, { bag, card, drawn, worn, spread }: Corruption): Layout {
  const id = (slot: Slot) => (slot === EMPTY ? null : idOf(faceAt(state, slot)))
  return {
    tokens: worn.map(([hero, token]) => ({
      hero: id(hero),
      token: id(token),
      known: knowers(state.known[token] as number, state.seats),
    })),
    bag: bag.map(id),
    corruptionCard: card.map(id),
    ...(drawn.some((some) => some.length > 0) && { drawn: drawn.map((some) => some.map(id)) }),
    ...(spread && { spread }),
  }
}
