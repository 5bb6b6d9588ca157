import { langs, viewOf } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { characters } from './characters.ts'
import { leaders } from './game.ts'
import { lay } from './scenario.ts'
import { standing } from './standing.ts'
import { gist } from './text/words.ts'
import { characterWords } from './words.ts'

const seen = (pieces: string) => standing(viewOf(leaders, lay(pieces), 0, 'screen'))

test('L-20: whoever counts against a Leader is told, with how much', () => {
  const { white, black } = seen('l d1, s d6, q d5, u c6 | L d7, R e2').sieges
  expect(white).toMatchObject({ leader: 'd7', total: 3 })
  expect(white.captors).toEqual([
    { cell: 'd6', counts: 2 },
    { cell: 'd5', counts: 1 },
  ])
  expect(black).toMatchObject({ leader: 'd1', captors: [], total: 0 })
})

test('L-21: the cells beside a Leader are told apart', () => {
  const { black } = seen('l a1, r a2 | L d7, B b2').sieges
  expect(black.free).toEqual(['b1'])
  expect([...black.walls].sort()).toEqual(['a2', 'b2'])
})

test('L-52: the jailed are enemies of the Jailer beside it who have a skill to lose', () => {
  expect(seen('l d1, r d4, a d5, q e6, b c4 | L d7, J d6, V c5').jailed).toEqual(['d5'])
})

test.each(langs)('every character has its gist, short and without a stop (%s)', (lang) => {
  for (const id of characters) expect(gist(characterWords[lang], id), id).toMatch(/^\p{Lu}.{9,45}[^.]$/u)
})
