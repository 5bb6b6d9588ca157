// A table laid out by hand, and the truth of any table in the same form.

import { everyone, frame, type Layout, type Random, readOptions, refuse, shuffle } from '@undercrown/engine'
import { type Face, faceOf, idOf, isHero } from './cards.ts'
import type { CardId } from './hero.ts'
import { leaders } from './leaders.ts'
import { turnSteps } from './library.ts'
import { optionFields } from './options.ts'
import { emptyTable, heroFaces, leaderFaces } from './setup.ts'
import {
  downOf,
  EMPTY,
  faceAt,
  handOf,
  type Options,
  type Slot,
  type State,
  TAVERN,
  TRACK,
  upOf,
} from './state.ts'

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
] as const
const seatFields = ['leader', 'hand', 'up', 'down'] as const
const steps = ['setup', 'play', 'draw', 'discard', 'over'] as const

export function position(layout: Layout, random: Random): { state: State; options: Options; seats: number } {
  checkFields(layout, fields, 'a position')
  const options = readOptions(optionFields, layout['options'])
  const parties = listAt(layout, 'seats')
  const seats = parties.length
  if (seats < 2 || seats > 6) refuse(`"seats" must hold one entry for each of 2 to 6 players, not ${seats}`)

  const inPlay = heroFaces(options)
  const left = new Set(inPlay)
  const state = emptyTable(options, seats, layLeaders(parties, random), inPlay, random)
  const first = leaderFaces().length
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
  const top = pile('harbor', 0)
  const rest = shuffle(random, [...left]).map((face) => first + inPlay.indexOf(face))
  state.harbor.push(...rest, ...top)

  state.red = wholeAt(layout, 'red', TRACK.first, TRACK.last, TRACK.start)
  state.green = wholeAt(layout, 'green', TRACK.first, TRACK.last, TRACK.start)
  state.turn = wholeAt(layout, 'turn', 0, seats - 1, 0)
  layAgenda(layout, state)
  return { state, options, seats }
}

function layAgenda(layout: Layout, state: State): void {
  const step = (layout['step'] ?? 'play') as (typeof steps)[number]
  if (!steps.includes(step))
    refuse(
      `"step" must be ${steps.map((one) => `"${one}"`).join(', ')}; a table cannot be laid out inside an ability`,
    )
  if (step === 'setup') {
    if (state.hands.some((hand) => hand.length !== 5)) refuse('in the "setup" every hand holds 5 cards')
    state.agenda.push(frame('opening', state.turn))
    return
  }
  if (step === 'over') {
    state.agenda.push(frame('finale', state.turn))
    return
  }
  const discarded = wholeAt(layout, 'discarded', 0, 3, 0)
  const turn = frame('turn', state.turn, step === 'play' && discarded > 0 ? { n: discarded } : {})
  turn.at = turnSteps[step]
  state.agenda.push(turn)
}

/** Those that are named where they are named, the others by chance. */
function layLeaders(parties: readonly unknown[], random: Random): Face[] {
  const named = parties.map((raw, seat) => {
    if (typeof raw !== 'object' || raw === null)
      refuse(`seat ${seat} must look like {"leader": "cyra", "hand": [], "up": [], "down": []}`)
    checkFields(raw as Layout, seatFields, `seat ${seat}`)
    const id = (raw as Layout)['leader']
    if (id === undefined || id === null) return undefined
    if (!leaders.some((leader) => leader.id === id))
      refuse(`no such leader: "${String(id)}"; there are ${leaders.map((leader) => leader.id).join(', ')}`)
    return faceOf(id as CardId)
  })
  const given = named.filter((face) => face !== undefined)
  if (new Set(given).size !== given.length) refuse('two seats have the same leader')
  const rest = shuffle(
    random,
    leaderFaces().filter((face) => !given.includes(face)),
  )
  return leaderFaces().map((_, i) => named[i] ?? (rest.pop() as Face))
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

function wholeAt(layout: Layout, name: string, least: number, most: number, otherwise: number): number {
  const value = layout[name] ?? otherwise
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
    refuse(`"${name}" must be a whole number from ${least} to ${most}`)
  return value as number
}

/** The truth, every card open. Inside an ability the step is "ability", with the cards that lie aside. */
export function layout(state: State): Layout {
  const id = (slot: Slot) => (slot === EMPTY ? null : idOf(faceAt(state, slot)))
  const topFirst = (pile: readonly Slot[]) => pile.map(id).reverse()
  const top = state.agenda.at(-1)
  const discarded = top?.script === 'turn' ? top.vars['n'] : undefined
  return {
    options: state.options,
    seats: state.hands.map((hand, seat) => ({
      leader: id(seat),
      hand: hand.map(id),
      up: upOf(state, seat).map(id),
      down: downOf(state, seat).map(id),
    })),
    red: state.red,
    green: state.green,
    tavern: state.tavern.map(id),
    harbor: topFirst(state.harbor),
    wilderness: topFirst(state.wilderness),
    graveyard: topFirst(state.graveyard),
    ...(state.aside.length > 0 && { aside: state.aside.map(id) }),
    ...(state.laid.some((slot) => slot !== EMPTY) && { laid: state.laid.map(id) }),
    turn: state.turn,
    step: stepOf(state),
    ...(discarded !== undefined && { discarded }),
  }
}

function stepOf({ agenda, over }: State): string {
  const top = agenda.at(-1)
  if (top === undefined) return over ? 'over' : 'play'
  if (top.script === 'opening') return 'setup'
  if (top.script !== 'turn') return 'ability'
  const found = Object.entries(turnSteps).find(([, at]) => at === top.at)
  return found?.[0] ?? 'play'
}
