// A table laid out by hand.

import {
  everyone,
  type Frame,
  frame,
  type Layout,
  type Random,
  readAgenda,
  readOptions,
  refuse,
  type Seat,
  shuffle,
  WAITING,
} from '@undercrown/engine'
import { sidesInPlay } from './artifact-use.ts'
import { ARTIFACT_TOKENS, ARTIFACTS } from './artifacts.ts'
import { type Face, faceOf, idOf, isFate, isHero, isToken } from './cards.ts'
import type { CardId } from './hero.ts'
import { bind, bitsOfSeats, comesOfItself, isPublic } from './knowledge.ts'
import { steps } from './layout.ts'
import { library, scriptsFor, turnSteps } from './library.ts'
import { type Options, optionFields } from './options.ts'
import { placeAt, slotAt } from './places.ts'
import {
  addToken,
  dealLeaders,
  emptyTable,
  fateFaces,
  heroFaces,
  layFate,
  leaderFaces,
  tokenFaces,
} from './setup.ts'
import {
  downOf,
  EMPTY,
  faceAt,
  HERO_BACK,
  handOf,
  type Slot,
  type State,
  TAVERN,
  TRACK,
  upOf,
  type Where,
  WITHOUT,
  zones,
} from './state.ts'
import { eachHero, settle } from './tokens.ts'
import { withSlots } from './view.ts'

const fields = [
  'options',
  'seats',
  'red',
  'green',
  'tavern',
  'harbor',
  'wilderness',
  'graveyard',
  'turn',
  'step',
  'discarded',
  'aside',
  'laid',
  'known',
  'mixed',
  'guardian',
  'fate',
  'chosen',
  'skips',
  'tokens',
  'bag',
  'corruptionCard',
  'drawn',
  'spread',
  'artifacts',
  'row',
  'agenda',
] as const
const seatFields = ['leader', 'hand', 'up', 'down'] as const

export function position(layout: Layout, random: Random): { state: State; options: Options; seats: number } {
  checkFields(layout, fields, 'a position')
  const options = readOptions(optionFields, layout['options'])
  const parties = listAt(layout, 'seats')
  const seats = parties.length
  if (seats < 2 || seats > 6) refuse(`"seats" must hold one entry for each of 2 to 6 players, not ${seats}`)

  const inPlay = heroFaces(options, seats)
  const left = new Set(inPlay)
  const state = emptyTable(options, seats, layLeaders(parties, options, random), inPlay, random)
  const first = leaderFaces(options).length
  const draw = (id: unknown, where: string, known: number): Slot => {
    const face = readHero(id, where, inPlay)
    if (!left.delete(face)) refuse(`"${String(id)}" is laid out twice`)
    const slot = first + inPlay.indexOf(face)
    state.known[slot] = known
    return slot
  }
  const all = everyone(seats)

  parties.forEach((raw, seat) => {
    const party = raw as Layout
    const cards = (name: 'hand' | 'up' | 'down', known: number) =>
      listAt(party, name).map((id) => draw(id, `"${name}" of seat ${seat}`, known))
    handOf(state, seat).push(...cards('hand', 1 << seat))
    upOf(state, seat).push(...cards('up', all))
    downOf(state, seat).push(...cards('down', 1 << seat))
  })
  const tavern = listAt(layout, 'tavern')
  if (tavern.length > TAVERN) refuse(`"tavern" has ${TAVERN} places; write null for an empty one`)
  tavern.forEach((id, i) => {
    if (id !== null) state.tavern[i] = draw(id, '"tavern"', all)
  })
  const pile = (name: 'harbor' | 'wilderness' | 'graveyard', known: number) =>
    listAt(layout, name)
      .map((id) => draw(id, `"${name}"`, known))
      .reverse()
  state.graveyard.push(...pile('graveyard', all))
  state.wilderness.push(...pile('wilderness', 0))
  state.aside.push(...listAt(layout, 'aside').map((id) => draw(id, '"aside"', 0)))
  const laid = listAt(layout, 'laid')
  if (laid.length > seats)
    refuse(`"laid" has a card or null for each of the ${seats} players, not ${laid.length}`)
  laid.forEach((id, seat) => {
    if (id !== null) state.laid[seat] = draw(id, '"laid"', 1 << seat)
  })
  if (layout['row'] !== undefined && !state.row) refuse('"row" needs the option "royalInfluence"')
  for (const entry of listAt(layout, 'row')) {
    const { hero, tokens } = (entry ?? {}) as Layout
    state.row?.cards.push(draw(hero, '"row"', all))
    state.row?.tokens.push(isWhole(tokens, 0, ARTIFACT_TOKENS) ? (tokens as number) : 0)
  }
  const top = pile('harbor', 0)
  const rest = shuffle(random, [...left]).map((face) => first + inPlay.indexOf(face))
  state.harbor.push(...rest, ...top)

  state.red = wholeAt(layout, 'red', TRACK.first, TRACK.last, TRACK.start)
  state.green = wholeAt(layout, 'green', TRACK.first, TRACK.last, TRACK.start)
  state.turn = wholeAt(layout, 'turn', 0, seats - 1, 0)
  layGuardians(layout, state, random)
  layCorruption(layout, state, random)
  layArtifacts(layout, state)
  layKnowledge(layout, state)
  state.agenda = layout['agenda'] === undefined ? [plainFrame(layout, state)] : agendaIn(layout, state)
  return { state, options, seats }
}

/** The Fate cards that are named lie on top, first one first. */
function layGuardians(layout: Layout, state: State, random: Random): void {
  const { guardians } = state
  const named = ['guardian', 'fate', 'chosen', 'skips'].find((name) => layout[name] !== undefined)
  if (guardians === undefined) {
    if (named !== undefined) refuse(`"${named}" needs the option "guardians"`)
    return
  }
  guardians.marker = wholeAt(layout, 'guardian', TRACK.first, TRACK.last, TRACK.first)
  const left = fateFaces(state.options)
  const top = listAt(layout, 'fate').map((id) => {
    const at = isFate(id) ? left.indexOf(faceOf(id)) : -1
    if (at < 0) refuse(`"fate" names "${String(id)}"; there is no such card, or no more of them`)
    return left.splice(at, 1)[0] as Face
  })
  layFate(state, [...shuffle(random, left), ...top.reverse()])
  listAt(layout, 'skips').forEach((skips, seat) => {
    if (!isWhole(skips, 0, 99) || seat >= state.seats) refuse('"skips" must hold one number for each seat')
    guardians.skips[seat] = skips as number
  })
  listAt(layout, 'chosen').forEach((where, seat) => {
    if (where === null || seat >= state.seats) return
    const slot = slotIn(state, String(where))
    if (slot === undefined) refuse(`no card lies at "${String(where)}"`)
    guardians.chosen[seat] = slot
  })
}

const tokenFields = ['tokens', 'bag', 'corruptionCard', 'drawn', 'spread'] as const

/** Tokens that are not named anywhere lie in the bag. */
function layCorruption(layout: Layout, state: State, random: Random): void {
  const { corruption } = state
  if (corruption === undefined) {
    const named = tokenFields.find((name) => layout[name] !== undefined)
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

/** For each seat: nothing, a card of which no side is chosen yet, or a side with its tokens. */
function layArtifacts(layout: Layout, state: State): void {
  const { artifacts } = state
  if (artifacts === undefined) {
    if (layout['artifacts'] !== undefined) refuse('"artifacts" needs the option "artifacts"')
    return
  }
  const listed = listAt(layout, 'artifacts')
  for (let seat = 0; seat < state.seats; seat++) {
    const written = (listed[seat] ?? {}) as Layout
    checkFields(written, ['card', 'side', 'tokens', 'used'], 'an artifact')
    const side = sidesInPlay(state.options).find(({ id }) => id === written['side'])
    if (written['side'] !== undefined && side === undefined)
      refuse(`no such artifact in play: "${String(written['side'])}"`)
    artifacts.sides[seat] = side?.id ?? null
    artifacts.cards[seat] = side?.artifact ?? wholeAt(written, 'card', WITHOUT, ARTIFACTS - 1, WITHOUT)
    artifacts.tokens[seat] = wholeAt(written, 'tokens', 0, ARTIFACT_TOKENS, side?.tokens ?? 0)
    artifacts.used[seat] = written['used'] === true
  }
}

/** What a plain layout says is still to be done. */
function plainFrame(layout: Layout, state: State): Frame {
  const step = (layout['step'] ?? 'play') as (typeof steps)[number]
  if (!steps.includes(step)) refuse(`"step" must be ${steps.map((one) => `"${one}"`).join(', ')}`)
  if (step === 'ability') refuse('inside an ability a position needs the "agenda" that "state" writes down')
  if (step === 'over') return frame('finale', state.turn)
  if (step === 'setup') {
    const dealt = (hand: readonly Slot[], seat: number) =>
      hand.length + downOf(state, seat).length + (state.laid[seat] === EMPTY ? 0 : 1)
    if (!state.hands.every((hand, seat) => dealt(hand, seat) === 5 && hand.length >= 3))
      refuse('in the "setup" every player has five cards: in hand, then one hidden, then one laid down')
    return frame(scriptsFor(state.options).opening, state.turn)
  }
  const discarded = wholeAt(layout, 'discarded', 0, 3, 0)
  const script = scriptsFor(state.options).turn
  const turn = frame(script, state.turn, step === 'play' && discarded > 0 ? { n: discarded } : {})
  turn.at = turnSteps[script][step]
  return turn
}

/** What is still to be done, as `state` writes it down inside an ability. */
function agendaIn(layout: Layout, state: State): Frame[] {
  const wrong = (): never =>
    refuse('"agenda" must be a list of lines as "state" writes them, such as "turn 1 0"')
  const lines = listAt(layout, 'agenda')
  if (lines.length === 0 || !lines.every((line) => typeof line === 'string')) wrong()
  try {
    const frames = readAgenda(lines as readonly string[]).map((one) => withSlots(state, one))
    const sound = frames.every(
      ({ script, at, by }) =>
        (script === WAITING || isWhole(at, 0, library.get(script).length)) && isWhole(by, 0, state.seats - 1),
    )
    return sound ? frames : wrong()
  } catch {
    return wrong()
  }
}

/** Who knows what, where it is not what comes of itself. */
function layKnowledge(layout: Layout, state: State): void {
  const known = layout['known'] ?? {}
  if (typeof known !== 'object' || Array.isArray(known))
    refuse('"known" must look like {"wilderness.0": [1], "down.0.1": "all"}')
  const find = (where: unknown): Slot => {
    const slot = typeof where === 'string' ? slotIn(state, where) : undefined
    return slot ?? refuse(`no card lies at "${String(where)}"`)
  }
  for (const [where, seats] of Object.entries(known as Layout)) {
    const slot = find(where)
    const { zone, seat } = placeAt(where)
    if (seats === 'all') state.known[slot] = everyone(state.seats)
    else if (Array.isArray(seats) && seats.every((seat) => isWhole(seat, 0, state.seats - 1)))
      state.known[slot] = bitsOfSeats(seats) | comesOfItself(zone, seat, state.seats)
    else refuse(`"known" of "${where}" must be "all" or a list of seats from 0 to ${state.seats - 1}`)
  }
  for (const handful of listAt(layout, 'mixed')) {
    if (!Array.isArray(handful) || handful.length < 2) refuse('"mixed" must hold lists of two places or more')
    const slots = handful.map(find)
    if (
      slots.some(
        (slot, i) => slots.indexOf(slot) !== i || isPublic(state, slot) || state.back[slot] !== HERO_BACK,
      )
    )
      refuse('every list of "mixed" must hold different hidden cards, each in one list only')
    bind(state, slots)
  }
}

function slotIn(state: State, where: Where): Slot | undefined {
  const place = placeAt(where)
  if (!isWhole(place.index, 0, 1000) || !isWhole(place.seat ?? 0, 0, state.seats - 1)) return undefined
  if (!zones.includes(place.zone) || (place.seat ?? 0) >= state.seats) return undefined
  const needsSeat = ['hand', 'up', 'down', 'laid'].includes(place.zone)
  if (needsSeat !== (place.seat !== undefined)) return undefined
  const slot = slotAt(state, place)
  return slot === EMPTY ? undefined : slot
}

/** Those that are named where they are named, the others by chance. */
function layLeaders(parties: readonly unknown[], options: Options, random: Random): Face[] {
  const inPlay = leaderFaces(options)
  const named = parties.map((raw, seat) => {
    if (typeof raw !== 'object' || raw === null)
      refuse(`seat ${seat} must look like {"leader": "cyra", "hand": [], "up": [], "down": []}`)
    checkFields(raw as Layout, seatFields, `seat ${seat}`)
    const id = (raw as Layout)['leader']
    if (id === undefined || id === null) return undefined
    const ids = inPlay.map(idOf)
    if (!ids.includes(id as CardId)) refuse(`no such leader: "${String(id)}"; there are ${ids.join(', ')}`)
    return faceOf(id as CardId)
  })
  const given = named.filter((face) => face !== undefined)
  if (new Set(given).size !== given.length) refuse('two seats have the same leader')
  return dealLeaders(options, parties.length, named, random)
}

function readHero(id: unknown, where: string, inPlay: readonly Face[]): Face {
  if (!isHero(id)) refuse(`${where} names "${String(id)}"; there is no such hero`)
  const face = faceOf(id)
  if (!inPlay.includes(face)) refuse(`${where} names "${id}", which is not in play with these options`)
  return face
}

function checkFields(given: Layout, known: readonly string[], what: string): void {
  for (const name of Object.keys(given))
    if (!known.includes(name)) refuse(`unknown field "${name}"; ${what} has ${known.join(', ')}`)
}

function listAt(layout: Layout, name: string): readonly unknown[] {
  const list = layout[name] ?? []
  return Array.isArray(list) ? list : refuse(`"${name}" must be a list`)
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

function wholeAt(layout: Layout, name: string, least: number, most: number, otherwise: number): number {
  const value = layout[name] ?? otherwise
  if (!isWhole(value, least, most)) refuse(`"${name}" must be a whole number from ${least} to ${most}`)
  return value as number
}
