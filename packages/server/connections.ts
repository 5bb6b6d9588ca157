// Connections, before it is looked at what they ask for: how many one address has, and how much is asked at once.

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RefusalMessage } from '@undercrown/protocol'
import { refusals } from '@undercrown/protocol/schemas'
import { addressOf, forwardedFor, type ProxyTrust } from './address.ts'
import { loopTurns } from './turns.ts'

/** Browsers and proxies wait for an answer before they ask on over the same connection. */
const AT_ONCE = 20
/** An address that did not is not listened to for so many milliseconds. */
const DEAF = 10_000
/** Of more than so many such addresses it is forgotten. */
const FLOODING = 5_000

/** So many things that one address asks are begun before others are heard. */
const PER_TURN = 4

/** More headers than any browser and its proxies write. What stands after so many is not read, and could be anything. */
const HEADERS = 100

/** Who reads nothing of an answer for so many milliseconds is let go, and what lies in memory for them. */
const UNREAD = 30_000

interface Here {
  readonly sockets: Set<Socket>
  /** Those that still ask by requests. */
  readonly asking: Set<Socket>
}

/**
 * Drops connections of an address beyond so many; behind a proxy, all are of its address, and `most` is left out. Who
 * asks for many things at once over one connection is cut off with all others of that address that do nothing else:
 * what comes in one piece is read in one go, and nobody is heard meanwhile. The few that may come so are answered one
 * after the other. Behind a proxy whose word is believed (`trust`), turns are of those for whom it asks.
 */
export function limitConnections(
  server: Server,
  most?: number,
  trust: ProxyTrust | false = false,
  unread = UNREAD,
): void {
  const open = new Map<string, Here>()
  const flooding = new Map<string, number>()
  /** What each connection still asks, the one that is being answered first. */
  const asked = new WeakMap<Socket, (() => void)[]>()

  /** Of new connections the system gives us one a turn: what is done in a turn must be little. */
  const inTurn = loopTurns(PER_TURN)
  /** When something of each address was last refused so. */
  const refusedAt = new Map<string, number>()

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

  /** Tells what is wrong, once; who goes on is cut off. */
  function refuse(address: string, socket: Socket, reply: ServerResponse, message: string): void {
    const now = performance.now()
    const again = now - (refusedAt.get(address) ?? Number.NEGATIVE_INFINITY) < DEAF
    if (refusedAt.size >= FLOODING) refusedAt.clear()
    refusedAt.set(address, now)
    if (again && most !== undefined) {
      flooded(socket)
      return
    }
    const refused: RefusalMessage = { code: 'malformed', message }
    reply.writeHead(refusals.malformed.status, { 'content-type': 'application/json', connection: 'close' })
    reply.end(JSON.stringify(refused), () => socket.destroy())
  }

  if (most !== undefined) server.on('connection', (socket) => came(socket, most))
  server.on('upgrade', (_request, socket: Socket) =>
    open.get(addressOf({ ip: socket.remoteAddress }))?.asking.delete(socket),
  )
  server.maxHeadersCount = HEADERS
  server.setTimeout(unread, (socket) => {
    const waitsForUs = (asked.get(socket)?.length ?? 0) > 0 && socket.writableLength === 0
    // Who waits for an answer may wait; who does not read it, or asks for nothing more, is let go.
    if (!waitsForUs) socket.destroy()
  })
  const answer = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, reply) => {
    const { socket } = request
    if (socket.destroyed) return
    const waiting = asked.get(socket) ?? []
    asked.set(socket, waiting)
    if (waiting.length >= AT_ONCE) {
      flooded(socket)
      return
    }
    const address = forwardedFor(request, trust)
    const wrong = wrongWith(request)
    if (wrong !== undefined) {
      refuse(address, socket, reply, wrong)
      return
    }
    const begin = () => {
      if (socket.destroyed) return
      for (const one of answer) one(request, reply)
    }
    waiting.push(begin)
    reply.once('close', () => {
      waiting.shift()
      const [next] = waiting
      if (next) setImmediate(inTurn, address, next)
    })
    if (waiting.length === 1) inTurn(address, begin)
  })
}

/**
 * A body that comes in pieces may be of a letter each, and to hear of every piece costs far more than its letter. Browsers
 * and most programs say how long it is.
 */
function wrongWith({ headers, rawHeaders }: IncomingMessage): string | undefined {
  if (rawHeaders.length >= 2 * HEADERS) return 'these are too many headers'
  if (headers['transfer-encoding'] !== undefined) return 'say how long it is, in Content-Length'
  return undefined
}
