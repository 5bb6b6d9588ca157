// What a puzzle of Leaders is about, told by its solution: how it ends, and what is done for it.

import { type CharacterId, characterOf, eachCaptor, type Move, roster } from '@undercrown/leaders'
import type { Puzzle } from '../puzzle.ts'
import type { LeadersKind } from './kinds.ts'
import { playedTurn } from './played.ts'

/** Rarer ones first: a puzzle is named by what sets it apart. */
export const leadersThemes = [
  'nemesis',
  'recruit',
  'surround',
  'archer',
  'assassin',
  'push-leader',
  'push',
  'grapple',
  'dash',
  'roam',
  'shift',
  'manipulate',
  'hook',
  'swap',
  'jump',
  'rally',
  'long',
  'lone-leader',
  'one-step',
  'pincer',
  'two-steps',
  'march',
] as const
export type LeadersTheme = (typeof leadersThemes)[number]

const LONG = 4
const MOST_THEMES = 2

/** Two at most, in the order of `leadersThemes`; and that it is long besides, which says nothing of what is done. */
export function themesOf(kind: LeadersKind, position: string, solution: readonly string[]): LeadersTheme[] {
  const { deeds, end } = playedTurn(position, solution)
  const moves = deeds.map(({ move }) => move)
  const found = new Set<LeadersTheme>()
  for (const move of moves) {
    const theme = themeOf(move)
    if (theme) found.add(theme)
  }
  const captors = new Set<CharacterId>()
  if (kind === 'crown' && end.result) {
    eachCaptor(end, end.result.winner === 0 ? 1 : 0, (piece) => captors.add(characterOf(piece)))
    if (end.result.reason === 'surrounded') found.add('surround')
    if (captors.has('archer')) found.add('archer')
    if (captors.has('assassin')) found.add('assassin')
  }
  if (moves.every((move) => move.kind === 'action' && !move.ability)) found.add(quietTheme(moves, captors))
  const told = leadersThemes.filter((theme) => found.has(theme)).slice(0, MOST_THEMES)
  return moves.filter(({ kind: what }) => what === 'action').length >= LONG ? [...told, 'long'] : told
}

/** What a deed is called that is more than a step. */
export function themeOf(move: Move): LeadersTheme | undefined {
  if (move.kind === 'recruit' || move.kind === 'nemesis') return move.kind
  const ability = move.kind === 'action' && move.ability ? roster[move.piece].ability : undefined
  if (move.kind !== 'action' || !ability) return undefined
  switch (ability.do) {
    // It drags somebody near, or flies there itself.
    case 'hook':
      return move.other ? 'hook' : 'grapple'
    case 'push':
      return move.other === 'leader' ? 'push-leader' : 'push'
    case 'shift':
      return ability.whom === 'enemy' ? 'manipulate' : 'shift'
    default:
      return ability.do
  }
}

/** Nothing but plain steps. */
function quietTheme(moves: readonly Move[], captors: ReadonlySet<CharacterId>): LeadersTheme {
  const steppers = moves.flatMap((move) => (move.kind === 'action' ? [move.piece] : []))
  if (steppers.every((piece) => piece === 'leader')) return 'lone-leader'
  if (moves.length === 1) return 'one-step'
  if (moves.length > 2) return 'march'
  return steppers.every((piece) => captors.has(piece)) ? 'pincer' : 'two-steps'
}

/** The solution in an order that solves: whoever does what the puzzle is named by comes first, where that may be. */
export function orderByTheme({
  position,
  solutions: [solution = []],
  themes,
}: Pick<Puzzle, 'position' | 'solutions' | 'themes'>): readonly string[] {
  const { deeds } = playedTurn(position, solution)
  for (const theme of themes) {
    const bearer = deeds.findIndex(({ move }) => themeOf(move) === theme || isBy(move, theme))
    const deed = solution[bearer]
    if (deed === undefined) continue
    const order = [deed, ...solution.filter((one) => one !== deed)]
    if (playedTurn(position, order).whole) return order
  }
  return solution
}

function isBy(move: Move, theme: string): boolean {
  return move.kind === 'action' && move.piece === theme
}
