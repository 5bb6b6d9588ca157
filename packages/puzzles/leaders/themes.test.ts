// What the themes of the shipped puzzles claim, read from the notation of their solutions.

import { langs } from '@undercrown/engine'
import { layout } from '@undercrown/leaders'
import { expect, test } from 'vitest'
import { shippedPuzzles } from '../games.ts'
import type { Puzzle } from '../puzzle.ts'
import type { LeadersKind } from './kinds.ts'
import { playedTurn } from './played.ts'
import { leadersTalk } from './talk.ts'
import { type LeadersTheme, leadersThemes, themesOf } from './themes.ts'

const pack = await shippedPuzzles('leaders')
const deedsOf = ({ solutions: [deeds = []] }: Puzzle) => deeds
const some = (pattern: RegExp) => (puzzle: Puzzle) => deedsOf(puzzle).some((deed) => pattern.test(deed))
const areSteps = (puzzle: Puzzle) => deedsOf(puzzle).every((deed) => /^[A-Z]..-..$/.test(deed))
const steps = (least: number, most: number) => (puzzle: Puzzle) =>
  areSteps(puzzle) && deedsOf(puzzle).length >= least && deedsOf(puzzle).length <= most
const ends = ({ position, solutions: [deeds = []] }: Puzzle) => playedTurn(position, deeds).end

/** How far one of the mover's stands from the enemy Leader at the end, in a straight line. */
function lineTo(puzzle: Puzzle, character: string): number | undefined {
  const pieces = layout(ends(puzzle))['pieces'] as readonly {
    readonly who: string
    readonly character: string
    readonly q: number
    readonly r: number
  }[]
  const mover = puzzle.seat === 0 ? 'black' : 'white'
  const piece = pieces.find((one) => one.character === character && one.who === mover)
  const crown = pieces.find((one) => one.character === 'leader' && one.who !== mover)
  if (!piece || !crown) return undefined
  const [q, r] = [piece.q - crown.q, piece.r - crown.r]
  return q === 0 || r === 0 || q === -r ? Math.max(Math.abs(q), Math.abs(r)) : undefined
}

/** What each of them says of the solution. */
const claims: Readonly<Record<LeadersTheme, (puzzle: Puzzle) => boolean>> = {
  nemesis: some(/^N/),
  recruit: some(/^\+/),
  surround: (puzzle) => puzzle.kind === 'crown' && ends(puzzle).result?.reason === 'surrounded',
  archer: (puzzle) => puzzle.kind === 'crown' && lineTo(puzzle, 'archer') === 2,
  assassin: (puzzle) => puzzle.kind === 'crown' && lineTo(puzzle, 'assassin') === 1,
  'push-leader': some(/^B..\*..,L/),
  push: some(/^B..\*..,[^L]/),
  // The Claw Launcher flies itself, and nobody else is moved.
  grapple: some(/^C..\*[a-g]\d$/),
  // It stays, and somebody comes to it.
  hook: some(/^C..\*[A-Z]/),
  dash: some(/^R..\*/),
  roam: some(/^W..\*/),
  // The Brewmaster moves a friend, the Manipulator an enemy.
  shift: some(/^T..\*[A-Z]/),
  manipulate: some(/^M..\*[A-Z]/),
  swap: some(/^I..\*/),
  jump: some(/^A..\*/),
  rally: some(/^G..\*/),
  long: (puzzle) => deedsOf(puzzle).filter((deed) => !deed.startsWith('+')).length >= 4,
  'lone-leader': (puzzle) => areSteps(puzzle) && deedsOf(puzzle).every((deed) => deed.startsWith('L')),
  'one-step': steps(1, 1),
  pincer: (puzzle) => puzzle.kind === 'crown' && steps(2, 2)(puzzle),
  'two-steps': steps(2, 2),
  march: steps(3, 99),
}

test.each(leadersThemes)('%s is true of every puzzle that it names', (theme) => {
  const named = pack.filter(({ themes }) => themes.includes(theme))
  expect(named.filter((puzzle) => !claims[theme](puzzle)).map(({ id }) => id)).toEqual([])
})

test('every long turn is called long, and a theme leaves out none that it is rarer than', () => {
  for (const puzzle of pack) expect(puzzle.themes.includes('long')).toBe(claims.long(puzzle))
  const pushed = pack.filter(claims['push-leader'])
  expect(pushed.length).toBeGreaterThan(20)
  for (const { themes } of pushed) expect(themes).toContain('push-leader')
})

test('what is shipped is themed as it would be now', () => {
  for (const { kind, position, solutions, themes } of pack)
    expect(themesOf(kind as LeadersKind, position, solutions[0] ?? [])).toEqual(themes)
})

test.each(langs)('every theme has a name and a hint of its own (%s)', (lang) => {
  const words = leadersTalk.words[lang].themes
  expect(Object.keys(words).toSorted()).toEqual([...leadersThemes].toSorted())
  for (const part of ['name', 'hint'] as const)
    expect(new Set(Object.values(words).map((one) => one[part])).size).toBe(leadersThemes.length)
})
