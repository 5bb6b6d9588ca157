// Positions that are analysed in the worker: laid out, refused in words, played on by both sides, thought about.

import type { AnyGame } from '@undercrown/engine'
import type { Analyst, Finding } from '@undercrown/puzzles/analysis.ts'
import { puzzleGames } from '@undercrown/puzzles/games.ts'
import { expect, test } from 'vitest'
import { analysisDesk } from './analysis.ts'
import { gameNamed } from './games.ts'

const game = (await gameNamed('leaders')) as AnyGame
const analyst = (await puzzleGames.find(({ id }) => id === 'leaders')?.analyst?.()) as Analyst
const { lay, start, at, state } = analysisDesk(game, analyst)

/** A Rider and a Wanderer beside the enemy Leader's cell: We2-d3 wins. */
const WON = '4.5.6.3Lr2.1w4.5.l3_ba_8_sb'

test('what is written is laid out whole, and comes back as it was', () => {
  const laid = lay(WON) as { line: string }
  expect(laid.line).toBe('4.5.6.3Lr2.1w4.5.l3_ba_8_sb_-_-_-_-_0_1')
  expect(lay(laid.line)).toEqual(laid)
  expect(at(laid.line, []).line).toBe(laid.line)
})

test('what cannot be is refused in both languages', () => {
  expect(lay('nonsense')).toMatchObject({ wrong: { en: expect.any(String), fr: expect.any(String) } })
  const alone = { pieces: [{ who: 'black', character: 'leader', cell: 'd1' }], turn: 8, toMove: 'black' }
  expect(lay(alone)).toMatchObject({
    wrong: { en: expect.stringMatching(/white's leader/), fr: expect.stringMatching(/^«/) },
  })
  const { wrong } = lay('4.5.6.l5L.2H3.5.4_ba_8_sb') as { wrong: { en: string; fr: string } }
  expect(wrong.en).toMatch(/^Hermit and Cub come together/)
  expect(wrong.fr).toMatch(/^Le Vieil Ours et l’Ourson arrivent ensemble/)
})

test('both sides are asked in turn; each step tells who moved in which turn, and who won', () => {
  const first = at(WON, [])
  expect(first.frame.part.choice?.seat).toBe(0)
  expect(first.words).toContain('We2-d3')
  expect(first.steps).toEqual([])
  const second = at(WON, ['Lg1-g2', 'end'])
  expect(second.frame.part.choice?.seat).toBe(1)
  expect(second.steps).toEqual([
    { word: 'Lg1-g2', seat: 0, mover: 0, turn: 8 },
    { word: 'end', seat: 0, mover: 0, turn: 8 },
  ])
  const won = at(WON, ['We2-d3'])
  expect(won.steps[0]).toMatchObject({ won: 0 })
  expect(won.frame.outcome).toMatchObject({ winners: [0] })
  expect(won.words).toEqual([])
  expect(() => at(WON, ['We2-a1'])).toThrow('We2-a1 is not possible here')
})

test('a game begins where it begins, in either mode', () => {
  expect(start({ mode: 'strategist', first: 'black' })).toMatch(/_bx_0_sb_/)
  expect(start({ mode: 'discovery', first: 'black' })).toMatch(/_ba_0_db_/)
})

test('what is thought is told as it is found', () => {
  const found: Finding[] = []
  analyst.analyse(state(WON, []), (finding) => found.push(finding))
  expect(found).toEqual([
    { about: 'now', holds: true, line: ['We2-d3'], seen: expect.any(Number) },
    { about: 'threat', holds: false, line: [], seen: expect.any(Number) },
  ])
})
