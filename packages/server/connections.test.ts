// Connections that never say anything, or a lot at once.

import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { limitConnections } from './connections.ts'

/** A server with that limit, and a way to connect to it. */
async function limited(most: number, answer: RequestListener) {
  const server = createServer(answer)
  limitConnections(server, most)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const dial = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(server, 'connection')
    return socket
  }
  return { server, dial }
}

test('one address holds so many connections, and may come again when one is closed', async () => {
  const { server, dial } = await limited(2, (_request, reply) => reply.end('hello'))
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

test('who asks for a lot at once is cut off with what else they have open, and not listened to for a while', async () => {
  let asked = 0
  const { server, dial } = await limited(10, (_request, reply) => {
    asked++
    setImmediate(() => reply.end('hello'))
  })
  const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
  const [quiet, loud] = [await dial(), await dial()]
  // Some at once are answered.
  quiet.write(request.repeat(5))
  await once(quiet, 'data')
  loud.write(request.repeat(2_000))
  await Promise.all([once(loud, 'close'), once(quiet, 'close')])
  expect(asked).toBeLessThanOrEqual(25)
  const again = await dial()
  await once(again, 'close')
  server.close()
})
