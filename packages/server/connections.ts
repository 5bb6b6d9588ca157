// Connections, before it is looked at what they ask for: how many one address has, and how much is asked at once.

import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressOf } from './address.ts'

/** Browsers and proxies wait for an answer before they ask on over the same connection. */
const AT_ONCE = 20
/** An address that did not is not listened to for so many milliseconds. */
const DEAF = 10_000
/** Of more than so many such addresses it is forgotten. */
const FLOODING = 5_000

interface Here {
  readonly sockets: Set<Socket>
  /** Those that still ask by requests. */
  readonly asking: Set<Socket>
}

/**
 * Drops connections of an address beyond so many; behind a proxy, all are of its address, and `most` is left out. Who
 * asks for many things at once over one connection is cut off with all others of that address that do nothing else:
 * what comes in one piece is read in one go, and nobody is heard meanwhile.
 */
export function limitConnections(server: Server, most?: number): void {
  const open = new Map<string, Here>()
  const flooding = new Map<string, number>()
  const unanswered = new WeakMap<Socket, number>()

  function came(socket: Socket, most: number): void {
    const address = addressOf({ ip: socket.remoteAddress })
    const here = open.get(address) ?? { sockets: new Set(), asking: new Set() }
    const deaf = performance.now() < (flooding.get(address) ?? 0)
    if (deaf || here.sockets.size >= most) {
      socket.destroy()
      return
    }
    open.set(address, here)
    here.sockets.add(socket)
    here.asking.add(socket)
    socket.once('close', () => {
      here.sockets.delete(socket)
      here.asking.delete(socket)
      if (here.sockets.size === 0) open.delete(address)
    })
  }

  function flooded(socket: Socket): void {
    const address = addressOf({ ip: socket.remoteAddress })
    socket.destroy()
    if (most === undefined) return
    if (flooding.size >= FLOODING) flooding.clear()
    flooding.set(address, performance.now() + DEAF)
    for (const other of open.get(address)?.asking ?? []) other.destroy()
  }

  if (most !== undefined) server.on('connection', (socket) => came(socket, most))
  server.on('upgrade', (_request, socket: Socket) =>
    open.get(addressOf({ ip: socket.remoteAddress }))?.asking.delete(socket),
  )
  const answer = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, reply) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > AT_ONCE) {
      flooded(socket)
      return
    }
    unanswered.set(socket, count)
    reply.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    for (const one of answer) one(request, reply)
  })
}
