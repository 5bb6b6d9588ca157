import { expect, test } from 'vitest'
import { gameIds } from '../registry.ts'
import { faceNamed, playersAt, playersNamed, type SeatFace } from './players.ts'

const drawOf = (face: SeatFace | undefined) => (face && 'draw' in face ? face.draw : undefined)

test.each(gameIds)('a face of %s that is shown again has the same drawing', (game) => {
  const chairs = [{ name: 'Mira' }, { bot: 'L1' }, { bot: 'L1' }] as const
  const [once, again] = [playersAt(game, chairs), playersAt(game, chairs)]
  const draw = drawOf(once[1]?.face)
  expect(draw).toBeTypeOf('function')
  expect(drawOf(again[1]?.face)).toBe(draw)
  expect(drawOf(once[2]?.face)).toBe(draw)
  expect(drawOf(faceNamed(game, once[1]?.name ?? ''))).toBe(draw)
})

test('of namesakes at a table, all but the first have a number', () => {
  const chairs = [
    { name: 'Shy Wolf' },
    { bot: 'L1' },
    {},
    { name: 'Shy Wolf' },
    {},
    { name: 'Shy Wolf' },
  ] as const
  const names = playersAt('hidden-leaders', chairs).map(({ name }) => name)
  expect(names.toSpliced(1, 1)).toEqual(['Shy Wolf', '', 'Shy Wolf II', '', 'Shy Wolf III'])
})

test('where a bot sits in for somebody, the chair is still theirs', () => {
  const chairs = [{ name: 'Mira', bot: 'L3' }, { bot: 'L3' }] as const
  const [mira, rival] = playersAt('leaders', chairs)
  expect(mira).toEqual({ name: 'Mira', face: { avatar: '', name: 'Mira' } })
  expect(rival?.face).toHaveProperty('level', 'L3')
})

test('a link that somebody made names players as a table would, or none', () => {
  const named = (...names: unknown[]) => playersNamed({ game: 'leaders', names })?.map(({ name }) => name)
  expect(named('Élise', '李', '🏴‍☠️')).toEqual(['Élise', '李', '🏴‍☠️'])
  expect(named('x'.repeat(1_000_000), 'Bob')).toBeUndefined()
  expect(named(...new Array(100_000).fill(''))).toBeUndefined()
  for (const one of ['\u202eevil', '\u2067evil', 'e\u0007vil', 7, null]) expect(named(one)).toBeUndefined()
  for (const raw of [undefined, null, 1, 'x', {}, { names: 'x' }]) expect(playersNamed(raw)).toBeUndefined()
})
