// What a puzzle of Leaders is about, told by its solution: how it ends, and what is done for it.

import { leaders, layoutOf, notationOf, parseMove, type Move, type State, roster } from '@undercrown/leaders'
import { type Choice, randomFrom } from '@undercrown/engine'
import type { LeadersKind } from './kinds.ts'

export const leadersThemes = [
  'capture',
  'surround',
  'escape',
  'jump',
  'dash',
  'push',
  'rally',
  'hook',
  'shift',
  'swap',
  'roam',
  'crown-march',
  'recruit',
  'nemesis',
  'quiet',
  'long',
] as const
export type LeadersTheme = (typeof leadersThemes)[number]

const LONG = 4

/** In the order of `leadersThemes`. */
export function themesOf(kind: LeadersKind, position: string, solution: readonly string[]): LeadersTheme[] {
  const moves = solution.map(parseMove)
  const found = new Set<LeadersTheme>()
  if (kind === 'safe') found.add('escape')
  for (const move of moves) {
    if (move.kind === 'recruit') found.add('recruit')
    if (move.kind === 'nemesis') found.add('nemesis')
    if (move.kind !== 'action') continue
    const ability = roster[move.piece].ability
    if (move.ability && ability) found.add(ability.do)
    if (move.piece === 'leader') found.add('crown-march')
  }
  if (moves.every((move) => move.kind === 'action' && !move.ability)) found.add('quiet')
  if (moves.length >= LONG) found.add('long')
  const reason = kind === 'crown' && endOf(position, moves)?.reason
  if (reason) found.add(reason === 'surrounded' ? 'surround' : 'capture')
  return leadersThemes.filter((theme) => found.has(theme))
}

/** How the game ends when the solution is played; an enemy Nemesis goes where she can first. */
function endOf(position: string, moves: readonly Move[]): State['result'] {
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
  return state.result
}
