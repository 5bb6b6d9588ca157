import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pack, unpack } from './pack.ts'

test('anything plain fits into an address and comes back', async () => {
  const value = {
    names: ['Élise', '李'],
    moves: Array.from({ length: 300 }, (_, i) => [i % 3, { card: `c${i}` }]),
  }
  const packed = await pack(value)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(JSON.stringify(value).length / 3)
  expect(await unpack(packed)).toEqual(value)
  await expect(unpack(packed.slice(0, -9))).rejects.toThrow()
  await expect(unpack('')).rejects.toThrow()
})

test('a short address does not unfold to more than a browser can hold', async () => {
  const bytes = deflateRawSync(JSON.stringify('x'.repeat(2 ** 24)))
  await expect(unpack(bytes.toString('base64url'))).rejects.toThrow('too large')
})
