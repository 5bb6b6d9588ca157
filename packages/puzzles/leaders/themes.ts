// What a puzzle of Leaders is about, told by its solution: how it ends, and what is done for it.

import { type Choice, randomFrom } from '@undercrown/engine'
import {
  ARCHER,
  ASSASSIN,
  eachCaptor,
  layoutOf,
  leaders,
  type Move,
  notationOf,
  parseMove,
  roster,
  type State,
} from '@undercrown/leaders'
import type { LeadersKind } from './kinds.ts'

/** Rarer ones first: a puzzle is named by what sets it apart. */
export const leadersThemes = [
  'nemesis',
  'recruit',
  'surround',
  'archer',
  'assassin',
  'push',
  'dash',
  'roam',
  'shift',
  'hook',
  'swap',
  'jump',
  'rally',
  'long',
  'lone-leader',
  'one-step',
  'pincer',
  'march',
] as const
export type LeadersTheme = (typeof leadersThemes)[number]

const LONG = 4
const MOST_THEMES = 2

/** Two at most, in the order of `leadersThemes`. */
export function themesOf(kind: LeadersKind, position: string, solution: readonly string[]): LeadersTheme[] {
  const moves = solution.map(parseMove)
  const found = new Set<LeadersTheme>()
  for (const move of moves) {
    if (move.kind === 'recruit') found.add('recruit')
    if (move.kind === 'nemesis') found.add('nemesis')
    if (move.kind !== 'action') continue
    const { ability } = roster[move.piece]
    if (move.ability && ability) found.add(ability.do)
  }
  if (moves.length >= LONG) found.add('long')
  if (moves.every((move) => move.kind === 'action' && !move.ability)) found.add(quietTheme(moves))
  if (kind === 'crown') {
    const end = endOf(position, moves)
    const loser = end.result?.winner === 0 ? 1 : 0
    if (end.result?.reason === 'surrounded') found.add('surround')
    eachCaptor(end, loser, (piece) => {
      if (piece === ARCHER) found.add('archer')
      if (piece === ASSASSIN) found.add('assassin')
    })
  }
  return leadersThemes.filter((theme) => found.has(theme)).slice(0, MOST_THEMES)
}

/** Nothing but plain steps. */
function quietTheme(moves: readonly Move[]): LeadersTheme {
  if (moves.every((move) => move.kind === 'action' && move.piece === 'leader')) return 'lone-leader'
  return moves.length === 1 ? 'one-step' : moves.length === 2 ? 'pincer' : 'march'
}

/** The end when the solution is played; an enemy Nemesis goes where she can first. */
function endOf(position: string, moves: readonly Move[]): State {
  const state = leaders.position(layoutOf(position), randomFrom('')).state
  const left = moves.map(notationOf)
  while (!state.result) {
    const [choice] = leaders.choices(state) as [Choice<Move>?]
    if (!choice) break
    const next =
      choice.options.find((one) => notationOf(one) === left[0]) ??
      (choice.seat !== state.toMove ? choice.options[0] : choice.options.find(({ kind }) => kind === 'end'))
    if (!next) break
    if (notationOf(next) === left[0]) left.shift()
    leaders.play(state, choice.seat, next, () => {})
  }
  return state
}
