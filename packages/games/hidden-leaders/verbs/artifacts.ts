// The verbs of the artifacts: taking one, using it, reacting with it, and what heroes do to them.

import { again, awaited, itemAt, pickOne, push, replace, type Seat } from '@undercrown/engine'
import {
  artifactSideOf,
  artifactsOf,
  boxed,
  eachSide,
  freeSides,
  performableSides,
  usable,
} from '../artifact-use.ts'
import type { ArtifactSide } from '../artifacts.ts'
import { idOf } from '../cards.ts'
import type { Ask, Move } from '../choice.ts'
import type { Event } from '../event.ts'
import type { CardId } from '../hero.ts'
import { slotAt } from '../places.ts'
import { since } from '../rules.ts'
import { chainOf, partyPlaceAt, pointAt } from '../select.ts'
import { faceAt, type NotedFrame, type Place, type State, seatsFrom, UNCHOSEN } from '../state.ts'
import { eachHero, tokenAt } from '../tokens.ts'
import { sparing } from '../windows.ts'
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
import { spreadMoves, startSpread } from './corruption.ts'

const takeAsk: Ask = { ask: 'takeArtifact' }
const takeAnyAsk: Ask = { ask: 'takeArtifact', any: true }

/** HL-120, HL-121: in turn order from the first player. */
const takeArtifact: VerbOf<'takeArtifact'> = {
  ask(state, frame) {
    const seat = nextWithout(state, frame)
    if (seat === undefined) return NOTHING
    const options = freeSides(state, seat).map(({ id }): Move => ({ word: 'artifact', card: id }))
    const ask = state.options.chooseArtifacts ? takeAnyAsk : takeAsk
    return options.length < 2 ? NOTHING : [{ seat, ask, options }]
  },
  answer({ frame, happen }, _step, { card }, seat) {
    again(frame)
    happen({ type: 'artifactTaken', by: seat, card: card as CardId })
  },
  run({ state, frame, happen }) {
    const seat = nextWithout(state, frame)
    const only = seat === undefined ? undefined : freeSides(state, seat)[0]
    if (seat === undefined || only === undefined) return
    again(frame)
    happen({ type: 'artifactTaken', by: seat, card: only.id })
  },
}

/** HL-120: when the heroes have been chosen, in turn order from the first player, but where all choose. */
const dealArtifact: VerbOf<'dealArtifact'> = {
  run({ state, frame, happen }) {
    if (state.artifacts === undefined || state.options.chooseArtifacts) return
    const { cards } = state.artifacts
    const seat = seatsFrom(state, frame.by).find((one) => cards[one] === UNCHOSEN)
    if (seat === undefined) return
    const left = freeSides(state, seat)
    const dealt = pickOne(state.random, [...new Set(left.map(({ artifact }) => artifact))])
    const sides = left.filter(({ artifact }) => artifact === dealt)
    again(frame)
    happen({ type: 'artifactDealt', by: seat, cards: sides.map(({ id }) => id) })
  },
}

function nextWithout(state: State, { by }: NotedFrame): Seat | undefined {
  if (state.artifacts === undefined) return undefined
  return seatsFrom(state, by).find(
    (seat) => artifactSideOf(state, seat) === undefined && freeSides(state, seat).length > 0,
  )
}

export const USE_ARTIFACT: Move = Object.freeze({ word: 'useArtifact' })
const spreadAsk: Ask = { ask: 'spread' }
const useAsks: Readonly<Record<'fast' | 'slow', Ask>> = {
  fast: { ask: 'useArtifact', timing: 'fast' },
  slow: { ask: 'useArtifact', timing: 'slow' },
}

/** HL-122: after the first step, or after the last. */
const useArtifact: VerbOf<'useArtifact'> = {
  ask(state, { by }, { timing }) {
    const use = usable(state, by, timing) ? [USE_ARTIFACT] : []
    const options = [...use, ...spreadMoves(state, by)]
    if (options.length === 0) return NOTHING
    return [{ seat: by, ask: use.length > 0 ? useAsks[timing] : spreadAsk, options: [...options, DONE] }]
  },
  answer(desk, _step, { word, index }) {
    if (word === DONE.word) return
    again(desk.frame)
    if (word === USE_ARTIFACT.word) startUse(desk)
    else startSpread(desk, index as number)
  },
}

/** HL-161: when the artifact has done its work, its token courts a card of the row. */
function courtAfterwards(state: State, by: Seat): void {
  if (!since(state, 'courtsAfterwards')) return
  if (state.row && state.row.cards.length > 0) push(state, 'influence', by)
}

/** Pays the token and lets the side do its work. */
export function startUse({ state, frame, happen }: HLDesk): void {
  const { id } = artifactSideOf(state, frame.by) as ArtifactSide
  courtAfterwards(state, frame.by)
  push(state, id, frame.by, { chain: [id] })
  happen({ type: 'artifactUsed', by: frame.by, card: id })
}

const SHIELD: Move = Object.freeze({ word: 'shield' })

/** HL-124: one question to one seat while a burial waits below; the first who reacts ends them all. */
const react: VerbOf<'react'> = {
  ask(state, { by, vars }) {
    const at = partyPlaceAt(state, vars.at as Place)
    const shield = usable(state, by, 'reaction') ? [SHIELD] : []
    return [{ seat: by, ask: { ask: 'react', at }, options: [...shield, ...protections(state, by), DONE] }]
  },
  answer({ state, frame, happen }, _step, move) {
    if (move.word === DONE.word) return
    closeWindow(state)
    const saved = frame.vars.at as Place
    if (move.word === 'protect') {
      const at = placeOfMove(move)
      // Its own token is on its way already.
      const { sheds: _, ...burial } = awaited<Event>(state) as Extract<Event, { type: 'buried' }>
      const own = slotAt(state, at) === slotAt(state, saved)
      replace<Event>(
        state,
        own ? undefined : { ...burial, from: at, card: idOf(faceAt(state, slotAt(state, at))) },
      )
      happen({
        type: 'protected',
        by: frame.by,
        at: partyPlaceAt(state, at),
        saved: partyPlaceAt(state, saved),
      })
      return
    }
    replace<Event>(state, undefined)
    courtAfterwards(state, frame.by)
    const { id } = artifactSideOf(state, frame.by) as ArtifactSide
    happen({ type: 'artifactUsed', by: frame.by, card: id, saved: partyPlaceAt(state, saved) })
  },
}

/** HL-147: the own heroes whose token protects. */
function protections(state: State, by: Seat): Move[] {
  const options: Move[] = []
  if (state.corruption === undefined) return options
  eachHero(state, (hero, place, token) => {
    if (place.seat !== by || token === undefined || !tokenAt(state, token).protects) return
    options.push({ word: 'protect', ...pointAt(state, by, hero, place.zone, place.index, place.seat) })
  })
  return options
}

/** Nobody else is asked. */
function closeWindow(state: State): void {
  while (state.agenda.at(-1)?.script === 'react') state.agenda.pop()
}

/** HL-72, HL-124: comes last, for the hero that would really go. */
const spareLast: VerbOf<'spareLast'> = {
  run({ state }) {
    const event = awaited<Event>(state)
    const spared = event && sparing(state, event)
    if (spared) replace<Event>(state, spared)
  },
}

/** HL-126: any artifact in play, free of charge, as if it were one's own. */
const performArtifact: VerbOf<'performArtifact'> = {
  ask(state, frame) {
    const options = performableSides(state, frame)
    return options.length === 0 ? NOTHING : abilityQuestion(frame.by, 'performArtifact', frame, options)
  },
  answer({ state, frame, happen }, _step, { card }) {
    push(state, card as CardId, frame.by, { chain: [...chainOf(frame), card as CardId] })
    happen({ type: 'artifactPerformed', by: frame.by, card: card as CardId })
  },
}

/** HL-127: the cards change hands, the tokens stay. */
const swapArtifacts: VerbOf<'swapArtifacts'> = {
  ask(state, frame) {
    const first = frame.vars.holder
    const options: Move[] = []
    eachSide(state, (seat, { id }) => {
      if (seat !== first) options.push({ seat, card: id })
    })
    if (options.length < (first === undefined ? 2 : 1)) return NOTHING
    return abilityQuestion(frame.by, 'swapArtifacts', frame, options, first === undefined ? 0 : 1)
  },
  answer({ frame, happen }, _step, { seat }) {
    const first = frame.vars.holder
    if (first === undefined) {
      again(frame)
      note(frame, { holder: seat })
      return
    }
    happen({ type: 'artifactsSwapped', by: frame.by, a: first, b: seat as Seat })
  },
}

function askHolder(
  state: State,
  frame: NotedFrame,
  name: 'addToken' | 'dropToken',
  fits: (tokens: number) => boolean,
): Choices {
  const options: Move[] = []
  eachSide(state, (seat, { id }) => {
    if (fits(itemAt(artifactsOf(state).tokens, seat))) options.push({ seat, card: id })
  })
  return options.length === 0 ? NOTHING : abilityQuestion(frame.by, name, frame, options)
}

/** HL-128: from the box, also beyond the printed number. */
const addToken: VerbOf<'addToken'> = {
  ask: (state, frame) => askHolder(state, frame, 'addToken', () => boxed(state) > 0),
  answer: ({ frame, happen }, _step, { seat }) =>
    happen({ type: 'tokenAdded', by: frame.by, seat: seat as Seat, count: 1 }),
}

const dropToken: VerbOf<'dropToken'> = {
  ask: (state, frame) => askHolder(state, frame, 'dropToken', (tokens) => tokens > 0),
  answer: ({ frame, happen }, _step, { seat }) =>
    happen({ type: 'tokenAdded', by: frame.by, seat: seat as Seat, count: -1 }),
}

export const artifactVerbs = {
  dealArtifact,
  takeArtifact,
  useArtifact,
  react,
  spareLast,
  performArtifact,
  swapArtifacts,
  addToken,
  dropToken,
}
