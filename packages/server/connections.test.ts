// Connections that never say anything.

import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { limitConnections } from './connections.ts'

test('one address holds so many connections, and may come again when one is closed', async () => {
  const server = createServer((_request, reply) => reply.end('hello'))
  limitConnections(server, 2)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const dial = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(server, 'connection')
    return socket
  }
  const [one, two] = [await dial(), await dial()]
  const three = await dial()
  await once(three, 'close')
  expect([one.destroyed, two.destroyed]).toEqual([false, false])
  const counted = new Promise<number>((done) => {
    const look = () =>
      server.getConnections((_error, count) => (count < 2 ? done(count) : setImmediate(look)))
    look()
  })
  one.destroy()
  expect(await counted).toBe(1)
  const four = await dial()
  four.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  const [answer] = await once(four, 'data')
  expect(String(answer)).toContain('200 OK')
  for (const socket of [two, four]) socket.destroy()
  server.close()
})
