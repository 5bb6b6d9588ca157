// A table laid out by hand.

import {
  type EachLanguage,
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
import { checkFields, isWholeBetween, knownBy, listAt, slotIn, wholeAt } from './position-read.ts'
import type { Version } from './rules.ts'
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

export function position(
  layout: Layout,
  random: Random,
  rules: Version,
): { state: State; options: Options; seats: number } {
  checkFields(layout, fields, 'a position', 'une position')
  const options = readOptions(optionFields, layout['options'])
  const parties = listAt(layout, 'seats')
  const seats = parties.length
  if (seats < 2 || seats > 6)
    refuse(
      `"seats" must hold one entry for each of 2 to 6 players, not ${seats}`,
      `«\u00a0seats\u00a0» doit contenir une entrée pour chacun des 2 à 6 joueurs, pas ${seats}`,
    )

  const inPlay = heroFaces(options, seats, rules)
  const left = new Set(inPlay)
  const state = emptyTable(options, seats, layLeaders(parties, options, random), inPlay, random, rules)
  const first = leaderFaces(options).length
  const draw = (id: unknown, where: EachLanguage, known: number): Slot => {
    const face = readHero(id, where, inPlay)
    if (!left.delete(face))
      refuse(`"${String(id)}" is laid out twice`, `«\u00a0${String(id)}\u00a0» est disposé deux fois`)
    const slot = first + inPlay.indexOf(face)
    state.known[slot] = known
    return slot
  }
  const all = everyone(seats)

  parties.forEach((raw, seat) => {
    const party = raw as Layout
    const cards = (name: 'hand' | 'up' | 'down', known: number) =>
      listAt(party, name).map((id) => draw(id, ofSeat(name, seat), known))
    handOf(state, seat).push(...cards('hand', 1 << seat))
    upOf(state, seat).push(...cards('up', all))
    downOf(state, seat).push(...cards('down', 1 << seat))
  })
  const tavern = listAt(layout, 'tavern')
  if (tavern.length > TAVERN)
    refuse(
      `"tavern" has ${TAVERN} places; write null for an empty one`,
      `«\u00a0tavern\u00a0» a ${TAVERN} places\u202f; écrivez null pour une vide`,
    )
  tavern.forEach((id, i) => {
    if (id !== null) state.tavern[i] = draw(id, zone('tavern'), all)
  })
  const pile = (name: 'harbor' | 'wilderness' | 'graveyard', known: number) =>
    listAt(layout, name)
      .map((id) => draw(id, zone(name), known))
      .reverse()
  state.graveyard.push(...pile('graveyard', all))
  state.wilderness.push(...pile('wilderness', 0))
  state.aside.push(...listAt(layout, 'aside').map((id) => draw(id, zone('aside'), 0)))
  const laid = listAt(layout, 'laid')
  if (laid.length > seats)
    refuse(
      `"laid" has a card or null for each of the ${seats} players, not ${laid.length}`,
      `«\u00a0laid\u00a0» a une carte ou null pour chacun des ${seats} joueurs, pas ${laid.length}`,
    )
  laid.forEach((id, seat) => {
    if (id !== null) state.laid[seat] = draw(id, zone('laid'), 1 << seat)
  })
  layRow(layout, state, (id) => draw(id, zone('row'), all))
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
  if (!steps.includes(step))
    refuse(
      `"step" must be ${steps.map((one) => `"${one}"`).join(', ')}`,
      `«\u00a0step\u00a0» doit être ${steps.map((one) => `"${one}"`).join(', ')}`,
    )
  if (step === 'ability')
    refuse(
      'inside an ability a position needs the "agenda" that "state" writes down',
      'au milieu d’une Capacité, une position a besoin de l’«\u00a0agenda\u00a0» que «\u00a0state\u00a0» écrit',
    )
  if (step === 'over') return frame('finale', state.turn)
  if (step === 'setup') {
    const dealt = (hand: readonly Slot[], seat: number) =>
      hand.length + downOf(state, seat).length + (state.laid[seat] === EMPTY ? 0 : 1)
    if (!state.hands.every((hand, seat) => dealt(hand, seat) === 5 && hand.length >= 3))
      refuse(
        'in the "setup" every player has five cards: in hand, then one hidden, then one laid down',
        'pendant «\u00a0setup\u00a0», chaque joueur a cinq cartes\u00a0: en main, puis une cachée, puis une posée',
      )
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
    refuse(
      '"agenda" must be a list of lines as "state" writes them, such as "turn 1 0"',
      '«\u00a0agenda\u00a0» doit être une liste de lignes telles que «\u00a0state\u00a0» les écrit, comme "turn 1 0"',
    )
  const lines = listAt(layout, 'agenda')
  if (lines.length === 0 || !lines.every((line) => typeof line === 'string')) wrong()
  try {
    const frames = readAgenda(lines as readonly string[]).map((one) => withSlots(state, one))
    const sound = frames.every(
      ({ script, at, by }) =>
        (script === WAITING || isWholeBetween(at, 0, library.get(script).length)) &&
        isWholeBetween(by, 0, state.seats - 1),
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
    refuse(
      '"known" must look like {"wilderness.0": [1], "down.0.1": "all"}',
      '«\u00a0known\u00a0» doit ressembler à {"wilderness.0": [1], "down.0.1": "all"}',
    )
  const find = (where: unknown): Slot => {
    const slot = typeof where === 'string' ? slotIn(state, where) : undefined
    return (
      slot ?? refuse(`no card lies at "${String(where)}"`, `aucune carte en «\u00a0${String(where)}\u00a0»`)
    )
  }
  for (const [where, seats] of Object.entries(known as Layout)) {
    const slot = find(where)
    const { zone, seat } = placeAt(where)
    state.known[slot] = knownBy(seats, state.seats, where) | comesOfItself(zone, seat, state.seats)
  }
  for (const handful of listAt(layout, 'mixed')) {
    if (!Array.isArray(handful) || handful.length < 2)
      refuse(
        '"mixed" must hold lists of two places or more',
        '«\u00a0mixed\u00a0» doit contenir des listes de deux emplacements ou plus',
      )
    const slots = handful.map(find)
    if (
      slots.some(
        (slot, i) => slots.indexOf(slot) !== i || isPublic(state, slot) || state.back[slot] !== HERO_BACK,
      )
    )
      refuse(
        'every list of "mixed" must hold different hidden cards, each in one list only',
        'chaque liste de «\u00a0mixed\u00a0» doit contenir des cartes cachées différentes, chacune dans une seule liste',
      )
    bind(state, slots)
  }
}

/** Those that are named where they are named, the others by chance. */
function layLeaders(parties: readonly unknown[], options: Options, random: Random): Face[] {
  const inPlay = leaderFaces(options)
  const named = parties.map((raw, seat) => {
    if (typeof raw !== 'object' || raw === null)
      refuse(
        `seat ${seat} must look like {"leader": "cyra", "hand": [], "up": [], "down": []}`,
        `la place ${seat} doit ressembler à {"leader": "cyra", "hand": [], "up": [], "down": []}`,
      )
    checkFields(raw as Layout, seatFields, `seat ${seat}`, `la place ${seat}`)
    const id = (raw as Layout)['leader']
    if (id === undefined || id === null) return undefined
    const ids = inPlay.map(idOf)
    if (!ids.includes(id as CardId))
      refuse(
        `no such leader: "${String(id)}"; there are ${ids.join(', ')}`,
        `aucun Leader «\u00a0${String(id)}\u00a0»\u202f; il y a ${ids.join(', ')}`,
      )
    return faceOf(id as CardId)
  })
  const given = named.filter((face) => face !== undefined)
  if (new Set(given).size !== given.length)
    refuse('two seats have the same leader', 'deux places ont le même Leader')
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
      `pour ${seats} joueurs, il y a ${base} Leaders du jeu de base et ${guardians} des Gardiens`,
    )
}

/** Where a card was named, for the refusal. */
function zone(name: string): EachLanguage {
  return { en: `"${name}"`, fr: `«\u00a0${name}\u00a0»` }
}

function ofSeat(name: string, seat: number): EachLanguage {
  return { en: `"${name}" of seat ${seat}`, fr: `«\u00a0${name}\u00a0» de la place ${seat}` }
}

function readHero(id: unknown, where: EachLanguage, inPlay: readonly Face[]): Face {
  if (!isHero(id))
    refuse(
      `${where.en} names "${String(id)}"; there is no such hero`,
      `${where.fr} nomme «\u00a0${String(id)}\u00a0»\u202f; ce Héros n’existe pas`,
    )
  const face = faceOf(id)
  if (!inPlay.includes(face))
    refuse(
      `${where.en} names "${id}", which is not in play with these options`,
      `${where.fr} nomme «\u00a0${id}\u00a0», qui n’est pas en jeu avec ces options`,
    )
  return face
}
