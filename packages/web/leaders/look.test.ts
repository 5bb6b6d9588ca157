import { layTable } from '@undercrown/engine'
import { layoutOf, leaders } from '@undercrown/leaders'
import { expect, test } from 'vitest'
import { keyed } from './look.ts'
import { path } from './moves.ts'

/** Black has two Cubs, white another. */
const table = layTable(leaders, layoutOf('4.5.2u3.l2u2L.2U3.5.4_ba'), '')
const keys = () => keyed(leaders.open(table.state).pieces).map(({ key, cell }) => [key, cell])

test('Cubs are told apart on the screen, and each keeps its key where it goes', () => {
  expect(keys()).toEqual([
    ['black.leader.1', 'd1'],
    ['white.leader.1', 'd7'],
    ['black.cub.1', 'c3'],
    ['black.cub.2', 'd4'],
    ['white.cub.1', 'e3'],
  ])
  const [choice] = table.choices()
  const step = choice?.options.find(
    (move) => move.kind === 'action' && move.from === 'd4' && move.to === 'd5',
  )
  table.submit(0, step as NonNullable<typeof step>)
  expect(keys()).toContainEqual(['black.cub.1', 'c3'])
  expect(keys()).toContainEqual(['black.cub.2', 'd5'])
})

test('each of several Cubs is pointed at by its cell', () => {
  const offered = layTable(leaders, layoutOf('4.5.2u3.l2u2L.2U3.5.4_ba'), '').choices()
  const first = new Set(offered.flatMap(({ options }) => options.map((move) => path(move)[0])))
  expect(first).toContain('cell.c3')
  expect(first).toContain('cell.d4')
  expect(first).not.toContain('cell.e3')
})
