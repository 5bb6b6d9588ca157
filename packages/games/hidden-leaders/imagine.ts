// A whole world guessed from a view.

import { everyone, fork, pick, type Random, readAgenda, readOptions, shuffle } from '@undercrown/engine'
import { type Face, faceOf } from './cards.ts'
import type { CardId } from './hero.ts'
import { bind } from './knowledge.ts'
import { optionFields } from './options.ts'
import { placeAt, slotAt } from './places.ts'
import {
  addToken,
  copyArtifacts,
  dealLeaders,
  emptyTable,
  fateFaces,
  heroFaces,
  layFate,
  tokenFaces,
} from './setup.ts'
import {
  downOf,
  type Guardians,
  HERO_BACK,
  handOf,
  type Slot,
  type State,
  upOf,
  type Where,
} from './state.ts'
import { type Open, type Own, sightsOf, type View, withSlots } from './view.ts'

/** A world that fits the view: what is seen stays, handfuls stay together, all other cards are dealt at random. */
export function imagine(view: View, random: Random): State {
  const { open: shown, own: mine } = view
  const { seats } = shown
  const options = readOptions(optionFields, shown.options)
  const all = everyone(seats)
  const left = new Set(heroFaces(options, seats))
  const use = (card: CardId): Face => {
    const face = faceOf(card)
    left.delete(face)
    return face
  }
  const faces = new Map<Where, Face>(sightsOf(view).map(([where, card]) => [where, use(card)]))
  const held = new Map<Where, number>(shown.remembered.map(([where]) => [where, all]))
  for (const [where, , known] of mine.sees) if (known !== undefined) held.set(where, known)
  const [up, graveyard] = [shown.up.map((party) => party.map(use)), shown.graveyard.map(use)]
  const row = shown.row?.cards.map(use) ?? []
  const tavern = shown.tavern.map((card) => (card === null ? null : use(card)))
  for (const { at, cards } of shown.mixed) {
    const known = new Set(at.flatMap((where) => faces.get(where) ?? []))
    const rest = shuffle(
      random,
      cards.map(use).filter((face) => !known.has(face)),
    )
    for (const where of at) if (!faces.has(where)) faces.set(where, rest.pop() as Face)
  }
  const unseen = shuffle(random, [...left])

  const leading = dealLeaders(options, seats, knownLeaders(shown, mine), random)
  const state = emptyTable(options, seats, leading, [], fork(random))
  const add = (face: Face, known: number): Slot => {
    state.known.push(known)
    state.back.push(HERO_BACK)
    return state.face.push(face) - 1
  }
  const hidden = (where: Where, known: number) => add(faces.get(where) ?? (unseen.pop() as Face), known)

  for (let seat = 0; seat < seats; seat++) {
    if (shown.leaders[seat] !== null) state.known[seat] = all
    for (let i = 0; i < (shown.hands[seat] as number); i++) {
      const where = `hand.${seat}.${i}`
      handOf(state, seat).push(hidden(where, held.get(where) ?? 1 << seat))
    }
    for (const face of up[seat] ?? []) upOf(state, seat).push(add(face, all))
    shown.down[seat]?.forEach((known, i) => {
      downOf(state, seat).push(hidden(`down.${seat}.${i}`, known))
    })
    const laid = shown.laid[seat]
    if (laid != null) state.laid[seat] = hidden(`laid.${seat}.0`, laid)
  }
  tavern.forEach((face, i) => {
    if (face !== null) state.tavern[i] = add(face, all)
  })
  shown.aside.forEach((known, i) => {
    state.aside.push(hidden(`aside.${i}`, known))
  })
  for (let i = shown.harbor.count - 1; i >= 0; i--)
    state.harbor.push(hidden(`harbor.${i}`, shown.harbor.known[i] ?? 0))
  for (let i = shown.wilderness.length - 1; i >= 0; i--)
    state.wilderness.push(hidden(`wilderness.${i}`, shown.wilderness[i] as number))
  for (const face of row) state.row?.cards.push(add(face, all))
  state.row?.tokens.push(...(shown.row?.tokens ?? []))
  for (const face of graveyard.reverse()) state.graveyard.push(add(face, all))

  for (const { at } of shown.mixed) {
    bind(
      state,
      at.map((where) => slotAt(state, placeAt(where))),
    )
  }
  imagineGuardians(state, view, faces, random)
  imagineCorruption(state, view, random)
  if (shown.artifacts) state.artifacts = copyArtifacts(shown.artifacts)
  state.red = shown.red
  state.green = shown.green
  state.turn = shown.turn
  state.over = shown.over
  state.agenda = readAgenda(shown.agenda).map((frame) => withSlots(state, frame))
  return state
}

/** The leaders that are seen, in their seats. */
function knownLeaders(shown: Open, mine: Own): (Face | undefined)[] {
  const known = shown.leaders.map((id) => (id === null ? undefined : faceOf(id)))
  if (mine.leader !== null) known[mine.leader.seat] = faceOf(mine.leader.id)
  return known
}

/** What is known stays where it is, all other tokens are dealt at random. */
function imagineCorruption(state: State, { open: shown, own: mine }: View, random: Random): void {
  const { corruption } = state
  if (corruption === undefined || shown.corruption === undefined) return
  const seen = shown.corruption.worn.map(([, , id], i) => id ?? mine.tokens?.worn[i] ?? null)
  const left = tokenFaces(state.options)
  const use = (id: CardId): Face => left.splice(left.indexOf(faceOf(id)), 1)[0] as Face
  const worn = seen.map((id) => (id === null ? null : use(id)))
  const drawn = (mine.tokens?.drawn ?? []).map(use)
  const rest = shuffle(random, left)
  const add = (face: Face | null | undefined, known: number) =>
    addToken(state, face ?? (rest.pop() as Face), known)
  shown.corruption.worn.forEach(([where, known], i) => {
    corruption.worn.push([slotAt(state, placeAt(where)), add(worn[i], known)])
  })
  shown.corruption.drawn.forEach((count, seat) => {
    for (let i = 0; i < count; i++)
      corruption.drawn[seat]?.push(add(mine.leader?.seat === seat ? drawn[i] : null, 1 << seat))
  })
  shown.corruption.card.forEach((there, i) => {
    if (there) corruption.card[i] = add(null, 0)
  })
  for (let i = 0; i < shown.corruption.bag; i++) corruption.bag.push(add(null, 0))
  corruption.spread = shown.corruption.spread
}

function imagineGuardians(state: State, view: View, faces: ReadonlyMap<Where, Face>, random: Random): void {
  const shown = view.open.guardians
  if (shown === undefined || state.guardians === undefined) return
  const left = fateFaces(state.options)
  const seen = shown.fate.map((_, i) => faces.get(`fate.${i}`))
  for (const face of seen) if (face !== undefined) left.splice(left.indexOf(face), 1)
  const rest = shuffle(random, left)
  const dealt = seen.map((face) => face ?? (rest.pop() as Face))
  layFate(state, dealt.reverse(), shown.fate.toReversed())
  state.guardians.marker = shown.marker
  shown.skips.forEach((skips, seat) => {
    ;(state.guardians as Guardians).skips[seat] = skips
  })
  shown.chosen.forEach((chosen, seat) => {
    if (!chosen) return
    const own = view.own.leader?.seat === seat ? view.own.chosen : undefined
    const party = [...upOf(state, seat), ...downOf(state, seat)]
    const slot = own === undefined ? pick(random, party) : slotAt(state, placeAt(own))
    ;(state.guardians as Guardians).chosen[seat] = slot
  })
}
