// What a viewer may know, built up from nothing; and a whole world guessed from it.

import {
  cloneAgenda,
  everyone,
  eyes,
  type Frame,
  fork,
  type Random,
  shuffle,
  type Vars,
  type Viewer,
} from '@undercrown/engine'
import { type Face, faceOf, idOf } from './cards.ts'
import type { CardId } from './hero.ts'
import type { LeaderId } from './leaders.ts'
import { eachPlace, placeAt, placeOf, slotAt, whereIs } from './places.ts'
import { threshold } from './score.ts'
import { emptyTable, heroFaces, leaderFaces } from './setup.ts'
import {
  downOf,
  EMPTY,
  faceAt,
  HERO_BACK,
  handOf,
  LEADER_BACK,
  type Place,
  type Slot,
  type State,
  TAVERN,
  upOf,
  type View,
  type Where,
  type Zone,
} from './state.ts'

export function view(state: State, viewer: Viewer): View {
  const { seats } = state
  const bit = eyes(viewer, seats)
  const knownAt = (slot: Slot) => state.known[slot] as number
  const idAt = (slot: Slot) => idOf(faceAt(state, slot))
  const sees: [Where, CardId][] = []
  const sight = (slot: Slot, where: Where) => {
    if (knownAt(slot) & bit) sees.push([where, idAt(slot)])
    return knownAt(slot)
  }
  const table = Array.from({ length: seats }, (_, seat) => seat)
  const wild = state.wilderness
  return {
    options: state.options,
    seats,
    turn: state.turn,
    red: state.red,
    green: state.green,
    threshold: threshold(state.options, seats),
    leaders: table.map((seat) => (knownAt(seat) & bit ? (idAt(seat) as LeaderId) : null)),
    hands: table.map((seat) =>
      handOf(state, seat).map((slot, i) => {
        const known = sight(slot, `hand.${seat}.${i}`)
        return known & bit ? known : 1 << seat
      }),
    ),
    up: table.map((seat) => upOf(state, seat).map(idAt)),
    down: table.map((seat) => downOf(state, seat).map((slot, i) => sight(slot, `down.${seat}.${i}`))),
    tavern: state.tavern.map((slot) => (slot === EMPTY ? null : idAt(slot))),
    harbor: {
      count: state.harbor.length,
      known: knownOnTop(state).map((slot, i) => sight(slot, `harbor.${i}`)),
    },
    wilderness: wild.map((_, i) => sight(wild[wild.length - 1 - i] as Slot, `wilderness.${i}`)),
    graveyard: state.graveyard.map(idAt).reverse(),
    aside: state.aside.map((slot, i) => sight(slot, `aside.${i}`)),
    laid: state.laid.map((slot, seat) => (slot === EMPTY ? null : sight(slot, `laid.${seat}.0`))),
    mixed: handfuls(state),
    over: state.over,
    agenda: cloneAgenda(state.agenda).map((frame) => rewrite(frame, (slot) => whereOf(state, slot as Slot))),
    sees,
  }
}

/** The Harbor from the top down to the last card that anybody knows. */
function knownOnTop({ harbor, known }: State): Slot[] {
  let deepest = 0
  while (deepest < harbor.length && known[harbor[deepest] as Slot] === 0) deepest++
  return harbor.slice(deepest).reverse()
}

/** HL-92: cards that all know together, not one by one. */
function handfuls(state: State): View['mixed'] {
  if (state.back.every((back) => back <= LEADER_BACK)) return []
  const found = new Map<number, { at: Where[]; faces: Face[] }>()
  eachPlace(state, (slot, zone, index, seat) => {
    const back = state.back[slot] as number
    if (back <= LEADER_BACK) return
    const one = found.get(back) ?? { at: [], faces: [] }
    found.set(back, one)
    one.at.push(whereIs(seat === undefined ? { zone, index } : { zone, seat, index }))
    one.faces.push(faceAt(state, slot))
  })
  return [...found.values()].map(({ at, faces }) => ({ at, cards: faces.sort((a, b) => a - b).map(idOf) }))
}

/** The notes of a frame that speak of cards. Only what lies in the open is ever noted across a question. */
const cardNotes = ['it', 'first', 'seen'] as const

function rewrite(frame: Frame, each: (card: unknown) => unknown): Frame {
  const changed: Record<string, unknown> = {}
  for (const name of cardNotes) {
    const value = frame.vars[name]
    if (value !== undefined) changed[name] = Array.isArray(value) ? value.map(each) : each(value)
  }
  const vars: Vars = { ...frame.vars, ...changed }
  return { ...frame, vars }
}

function whereOf(state: State, slot: Slot): Where {
  return whereIs(placeOf(state, slot) as Place)
}

/** A world that fits the view: what is seen stays, handfuls stay together, all other cards are dealt at random. */
export function imagine(seen: View, random: Random): State {
  const { options, seats } = seen
  const left = new Set(heroFaces(options))
  const use = (card: CardId): Face => {
    const face = faceOf(card)
    left.delete(face)
    return face
  }
  const faces = new Map<Where, Face>(seen.sees.map(([where, card]) => [where, use(card)]))
  const [tavern, graveyard] = [
    seen.tavern.map((card) => (card === null ? null : use(card))),
    seen.graveyard.map(use),
  ]
  const up = seen.up.map((party) => party.map(use))
  for (const { at, cards } of seen.mixed) {
    const known = new Set(at.flatMap((where) => faces.get(where) ?? []))
    const rest = shuffle(
      random,
      cards.map(use).filter((face) => !known.has(face)),
    )
    for (const where of at) if (!faces.has(where)) faces.set(where, rest.pop() as Face)
  }
  const unseen = shuffle(random, [...left])

  const state = emptyTable(options, seats, imaginedLeaders(seen, random), [], fork(random))
  const add = (face: Face, known: number): Slot => {
    state.known.push(known)
    state.back.push(HERO_BACK)
    return state.face.push(face) - 1
  }
  const open = (face: Face) => add(face, everyone(seats))
  const hidden = (zone: Zone, known: number, index: number, seat?: number) => {
    const where = seat === undefined ? `${zone}.${index}` : `${zone}.${seat}.${index}`
    return add(faces.get(where) ?? (unseen.pop() as Face), known)
  }

  for (let seat = 0; seat < seats; seat++) {
    if (seen.over) state.known[seat] = everyone(seats)
    handOf(state, seat).push(...(seen.hands[seat] ?? []).map((known, i) => hidden('hand', known, i, seat)))
    upOf(state, seat).push(...(up[seat] ?? []).map(open))
    downOf(state, seat).push(...(seen.down[seat] ?? []).map((known, i) => hidden('down', known, i, seat)))
    const laid = seen.laid[seat]
    if (laid != null) state.laid[seat] = hidden('laid', laid, 0, seat)
  }
  for (let i = 0; i < TAVERN; i++) {
    const face = tavern[i]
    if (face != null) state.tavern[i] = open(face)
  }
  state.aside.push(...seen.aside.map((known, i) => hidden('aside', known, i)))
  for (let i = seen.harbor.count - 1; i >= 0; i--)
    state.harbor.push(hidden('harbor', seen.harbor.known[i] ?? 0, i))
  for (let i = seen.wilderness.length - 1; i >= 0; i--)
    state.wilderness.push(hidden('wilderness', seen.wilderness[i] as number, i))
  state.graveyard.push(...graveyard.reverse().map(open))

  for (const { at } of seen.mixed) {
    const slots = at.map((where) => slotAt(state, placeAt(where)))
    for (const slot of slots) state.back[slot] = LEADER_BACK + 1 + Math.min(...slots)
  }
  state.red = seen.red
  state.green = seen.green
  state.turn = seen.turn
  state.over = seen.over
  state.agenda = cloneAgenda(seen.agenda).map((frame) =>
    rewrite(frame, (where) => slotAt(state, placeAt(where as Where))),
  )
  return state
}

/** The leaders that are seen in their seats, the others dealt among the rest. */
function imaginedLeaders(seen: View, random: Random): Face[] {
  const known = seen.leaders.map((id) => (id === null ? undefined : faceOf(id)))
  const rest = shuffle(
    random,
    leaderFaces().filter((face) => !known.includes(face)),
  )
  return leaderFaces().map((_, i) => known[i] ?? (rest.pop() as Face))
}
