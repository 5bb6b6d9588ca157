import { expect, test } from 'vitest'
import { gameIds } from '../registry.ts'
import { faceNamed, playersAt, type SeatFace } from './players.ts'

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
