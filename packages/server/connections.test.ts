// Connections that never say anything, or a lot at once.

import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import type { ProxyTrust } from './address.ts'
import { limitConnections } from './connections.ts'

/** A server with that limit, and a way to connect to it. */
async function limited(
  most: number | undefined,
  answer: RequestListener,
  patience?: number,
  trust: ProxyTrust | false = false,
) {
  const server = createServer(answer)
  limitConnections(server, most, trust, patience)
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

test('what comes over one connection at once is answered one after the other, and others are heard in between', async () => {
  const heard: string[] = []
  const { server, dial } = await limited(10, ({ url = '', socket }, reply) => {
    heard.push(url)
    // The other one asks while the first of many is answered.
    if (heard.length === 1) quiet.write('GET /other HTTP/1.1\r\nHost: x\r\n\r\n')
    reply.end(`${url} ${socket.destroyed}`)
  })
  const [quiet, loud] = [await dial(), await dial()]
  const paths = Array.from({ length: 20 }, (_, i) => `/${i}`)
  let told = ''
  const all = new Promise<void>((done) =>
    loud.on('data', (data) => {
      told += data
      if (told.includes('/19 false')) done()
    }),
  )
  loud.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
  await all
  expect(heard.filter((path) => path !== '/other')).toEqual(paths)
  expect(told.match(/\/\d+ false/g)).toEqual(paths.map((path) => `${path} false`))
  expect(heard.indexOf('/other')).toBeGreaterThan(0)
  expect(heard.indexOf('/other')).toBeLessThan(15)
  for (const socket of [quiet, loud]) socket.destroy()
  server.close()
})

test('of many connections that ask at once a few are answered at a time', async () => {
  let turn = 0
  let going = true
  const count = () => {
    turn++
    if (going) setImmediate(count)
  }
  const begun = new Map<number, number>()
  const { server, dial } = await limited(200, (_request, reply) => {
    begun.set(turn, (begun.get(turn) ?? 0) + 1)
    reply.end('hello')
  })
  const sockets: Socket[] = []
  for (let i = 0; i < 100; i++) sockets.push(await dial())
  count()
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await Promise.all(sockets.map((socket) => once(socket, 'data')))
  going = false
  expect([...begun.values()].reduce((sum, one) => sum + one)).toBe(100)
  // Four that have just come, and four of those that wait.
  expect(Math.max(...begun.values())).toBeLessThanOrEqual(8)
  for (const socket of sockets) socket.destroy()
  server.close()
})

test('behind a proxy turns are of those for whom it asks: one who asks for much keeps no other waiting', async () => {
  const heard: string[] = []
  const answer: RequestListener = ({ headers }, reply) => {
    heard.push(String(headers['x-forwarded-for']))
    reply.end('hello')
  }
  const { server, dial } = await limited(undefined, answer, undefined, (_address, hop) => hop < 1)
  const ask = (socket: Socket, by: string) =>
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 7.7.7.7, ${by}\r\n\r\n`)
  const sockets: Socket[] = []
  for (let i = 0; i < 101; i++) sockets.push(await dial())
  const [quiet, ...loud] = sockets as [Socket, ...Socket[]]
  for (const socket of loud) ask(socket, '9.9.9.9')
  ask(quiet, '8.8.8.8')
  await Promise.all(sockets.map((socket) => once(socket, 'data')))
  // What had come before it, and not all that waits.
  expect(heard.indexOf('7.7.7.7, 8.8.8.8')).toBeLessThan(60)
  for (const socket of sockets) socket.destroy()
  server.close()
})

test('a body must say how long it is; who sends letter by letter on and on is cut off', async () => {
  let answered = 0
  const { server, dial } = await limited(10, (_request, reply) => {
    answered++
    reply.end('hello')
  })
  const pieces = `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(10)}`
  const [quiet, one] = [await dial(), await dial()]
  quiet.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\na')
  expect(String((await once(quiet, 'data'))[0])).toContain('200 OK')
  one.write(pieces)
  expect(String((await once(one, 'data'))[0])).toContain('400 Bad Request')
  await once(one, 'close')
  expect(quiet.destroyed).toBe(false)
  const two = await dial()
  two.write(pieces)
  await Promise.all([once(two, 'close'), once(quiet, 'close')])
  const again = await dial()
  await once(again, 'close')
  expect(answered).toBe(1)
  server.close()
})

test('what says how long a body is cannot be hidden behind many headers', async () => {
  const { server, dial } = await limited(10, (_request, reply) => reply.end('hello'))
  const socket = await dial()
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${'a:\r\n'.repeat(3_000)}Transfer-Encoding: chunked\r\n\r\n`)
  expect(String((await once(socket, 'data'))[0])).toContain('400 Bad Request')
  await once(socket, 'close')
  server.close()
})

test('behind a proxy a body in pieces is refused, and nobody else is', async () => {
  const { server, dial } = await limited(undefined, (_request, reply) => reply.end('hello'))
  const pieces = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n'
  for (let i = 0; i < 3; i++) {
    const socket = await dial()
    socket.write(pieces)
    expect(String((await once(socket, 'data'))[0])).toContain('400 Bad Request')
  }
  const quiet = await dial()
  quiet.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(String((await once(quiet, 'data'))[0])).toContain('200 OK')
  quiet.destroy()
  server.close()
})

test('who does not read their answer is let go; who waits for one, however long it takes, is not', async () => {
  const { server, dial } = await limited(
    10,
    (request, reply) => {
      if (request.url === '/long') reply.end(Buffer.alloc(50_000_000))
      else setTimeout(() => reply.end('hello'), 1_000)
    },
    100,
  )
  const [deaf, waits] = [await dial(), await dial()]
  waits.write('GET /late HTTP/1.1\r\nHost: x\r\n\r\n')
  deaf.pause()
  deaf.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n')
  const open = () => new Promise<number>((done) => server.getConnections((_error, count) => done(count)))
  const [answer] = await once(waits, 'data')
  expect(String(answer)).toContain('hello')
  waits.destroy()
  await expect.poll(open).toBe(0)
  deaf.destroy()
  server.close()
})
