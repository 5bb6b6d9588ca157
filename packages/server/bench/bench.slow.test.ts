import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { built } from '../testing/built.ts'
import { type BenchGame, saturate } from './measuring.ts'
import { LOWEST_ANSWERS } from './peers/lowest.ts'
import { openPeerGame } from './peers/players.ts'
import { placeOfFrame, timeByPlace } from './profile.ts'
import { spawnServer } from './spawned.ts'

test('a peer is played on from here, its processor time, memory and a profile read', async () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const server = await spawnServer(new URL('peer.mjs', await built()), {}, ['ws', root])
  const games: BenchGame[] = []
  for (let i = 0; i < 3; i++) games.push(await openPeerGame('ws', server.url))
  await server.sample()
  const { moves, bytesPerMove, cpuMicrosPerMove } = await saturate(server.cpu, games)
  // Until half are over: two of three are.
  expect(moves).toBeGreaterThanOrEqual(2 * LOWEST_ANSWERS)
  expect(bytesPerMove).toBeGreaterThan(200)
  expect(cpuMicrosPerMove).toBeGreaterThan(0)
  const places = timeByPlace(await server.profile(), placeOfFrame).map(([place]) => place)
  expect(places).toContain('node:internal/stream_base_commons')
  const { heap, resident } = await server.memory()
  expect(resident).toBeGreaterThan(heap)
  for (const game of games) game.close()
  await server.stop()
})
