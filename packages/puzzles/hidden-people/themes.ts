// What a puzzle of Hidden People is about, told by its solution.

import { type Seat, viewOf } from '@undercrown/engine'
import { cardById, hiddenPeople, type RowPlace, type State } from '@undercrown/hidden-people'
import { countFor } from './must.ts'
import { laidState, playTexts } from './position.ts'
import type { PeopleTask, Solved } from './solution.ts'
import { watch } from './watch.ts'

/** Rarer ones first: a puzzle is named by what sets it apart. */
export const peopleThemes = [
  'barter-seen',
  'long-way',
  'foresight',
  'from-the-pile',
  'two-moves',
  'flash-seen',
  'eye-seen',
  'open-card',
  'own-card',
  'sorted',
  'twins',
  'stone-above',
  'crowd-count',
  'last-card',
  'own-row',
  'rival-row',
  'dig',
  'stone',
  'meddle',
  'pig-in-a-poke',
  'equals',
  'exchange',
  'long-shot',
  'poisoned-gift',
  'blind',
  'certain',
  'best-bet',
] as const
export type PeopleTheme = (typeof peopleThemes)[number]

const MOST_THEMES = 2

/** Two at most, in the order of `peopleThemes`. */
export function peopleThemesOf(asked: PeopleTask, solved: Solved): PeopleTheme[] {
  const state = laidState(asked.position)
  const found = new Set(
    asked.kind === 'remember'
      ? memoryThemes(state, asked)
      : asked.kind === 'must'
        ? countThemes(state, asked)
        : lastThemes(state, asked.seat, solved),
  )
  return peopleThemes.filter((theme) => found.has(theme)).slice(0, MOST_THEMES)
}

const LONG_WAY = 3

function* memoryThemes(state: State, { seat, watch: moves, place }: PeopleTask): Iterable<PeopleTheme> {
  const memory = watch(state, seat, moves)?.memories.find((one) => one.place === place)
  if (!memory) return
  const { moved, shown, inHand } = memory
  if (moved.includes('bartered')) yield 'barter-seen'
  if (moved.includes('tossed')) yield 'from-the-pile'
  if (moved.length >= LONG_WAY) yield 'long-way'
  else if (moved.length === 2) yield 'two-moves'
  if (shown === 'looked') yield 'eye-seen'
  else if (shown === 'shown') yield 'flash-seen'
  else if (shown === 'foresaw') yield 'foresight'
  else if (moved.length > 1) return
  else if (inHand) yield 'own-card'
  else if (shown === 'replaced') yield 'open-card'
}

const CROWD = 3

function* countThemes(state: State, { seat, watch: moves, place = '' }: PeopleTask): Iterable<PeopleTheme> {
  if (moves.length > 0) return yield 'sorted'
  const [zone, row, index] = place.split('.')
  if ((countFor(state, seat)?.places.length ?? 0) > 1) yield 'twins'
  if (state.seats >= CROWD) yield 'crowd-count'
  if (zone !== 'row') yield 'last-card'
  else if (state.stoneOn[Number(row)] === Number(index)) yield 'stone-above'
  else yield Number(row) === seat ? 'own-row' : 'rival-row'
}

const LONG_SHOT = 0.5

function* lastThemes(
  start: State,
  seat: Seat,
  { solutions: [solution = []], proof }: Solved,
): Iterable<PeopleTheme> {
  const state = hiddenPeople.clone(start)
  const known = new Set(viewOf(hiddenPeople, start, seat, 'mind').own.map(([where]) => where))
  const isBlind = ({ seat, index }: RowPlace) => !known.has(`row.${seat}.${index}`)
  const themes: PeopleTheme[] = []
  let put: RowPlace | undefined
  playTexts(state, solution, (event) => {
    if (event.type === 'dug') themes.push('dig')
    if (event.type === 'stoneMoved') themes.push('stone')
    if (event.type === 'replaced') {
      put = event.at
      if (isBlind(event.at)) themes.push('blind')
      else if (
        cardById(event.card ?? event.out).value === '=+' ||
        cardById(event.card ?? event.out).value === '=-'
      )
        themes.push('equals')
    }
    if (event.type === 'swapped') themes.push(exchangeTheme(event.a, event.b, seat, put, isBlind))
  })
  yield* themes
  const { won = 0, of = 1 } = proof.chance ?? {}
  if (won === of) yield 'certain'
  else yield won < LONG_SHOT * of ? 'long-shot' : 'best-bet'
}

function exchangeTheme(
  a: RowPlace,
  b: RowPlace,
  seat: Seat,
  put: RowPlace | undefined,
  isBlind: (at: RowPlace) => boolean,
): PeopleTheme {
  const isPut = (at: RowPlace) => at.seat === put?.seat && at.index === put.index
  if (isPut(a) || isPut(b)) return 'poisoned-gift'
  if (a.seat !== seat && b.seat !== seat) return 'meddle'
  return isBlind(a) || isBlind(b) ? 'pig-in-a-poke' : 'exchange'
}
