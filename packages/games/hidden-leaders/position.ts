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
  shuffle,
  WAITING,
} from '@undercrown/engine'
import { type Face, faceOf, idOf, isHero } from './cards.ts'
import type { CardId } from './hero.ts'
import { bind, comesOfItself, isPublic } from './knowledge.ts'
import { steps } from './layout.ts'
import { library, scriptsFor, turnSteps } from './library.ts'
import { type Options, optionFields } from './options.ts'
import { placeAt } from './places.ts'
import { layArtifacts, layCorruption, layGuardians, layRow } from './position-modules.ts'
import { checkFields, isWhole, knownBy, listAt, slotIn, wholeAt } from './position-read.ts'
import { dealLeaders, emptyTable, heroFaces, isGuardianLeader, leaderFaces, leaderPools } from './setup.ts'
import { downOf, EMPTY, HERO_BACK, handOf, type Slot, type State, TAVERN, TRACK, upOf } from './state.ts'
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
  layRow(layout, state, (id) => draw(id, '"row"', all))
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
    state.known[slot] = knownBy(seats, state.seats, where) | comesOfItself(zone, seat, state.seats)
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
  if (options.guardians) checkPool(given, parties.length)
  return dealLeaders(options, parties.length, named, random)
}

/** HL-100: no more leaders of a kind than are drawn for so many players. */
function checkPool(given: readonly Face[], seats: number): void {
  const [base, guardians] = leaderPools[seats] as readonly [number, number]
  const guards = given.filter(isGuardianLeader).length
  if (guards > guardians || given.length - guards > base)
    refuse(
      `for ${seats} players there are ${base} leaders of the base game and ${guardians} of the Guardians`,
    )
}

function readHero(id: unknown, where: string, inPlay: readonly Face[]): Face {
  if (!isHero(id)) refuse(`${where} names "${String(id)}"; there is no such hero`)
  const face = faceOf(id)
  if (!inPlay.includes(face)) refuse(`${where} names "${id}", which is not in play with these options`)
  return face
}
