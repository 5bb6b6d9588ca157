// The way to the server: one socket for the whole page, opened when it is needed, with a retry whenever it is lost.

import type { Welcome } from '@undercrown/protocol'
import { openFold } from '@undercrown/table/fold'
import { WebSocket as LastingSocket } from 'partysocket'
import { type Link, socketAddress } from './link.ts'
import { onIdentity } from './me.ts'

/** A quiet way may be a dead one: asked after so long. */
const QUIET = 20_000

type Listener = Parameters<Link['listen']>[0]

let socket: LastingSocket | undefined
let welcomed: Welcome | undefined
let heard = 0
const listeners = new Set<Listener>()
const fold = openFold((message) => {
  if (welcomed) socket?.send(JSON.stringify(message))
})

function connect(): LastingSocket {
  const made = new LastingSocket(socketAddress(), [], {
    minReconnectionDelay: 300,
    maxReconnectionDelay: 5000,
    maxEnqueuedMessages: 0,
  })
  made.addEventListener('message', ({ data }) => {
    heard = performance.now()
    const message = fold.hear(data)
    if (!message) return
    if (message.type === 'welcome') {
      welcomed = message
      for (const listener of [...listeners]) listener.open()
    }
    for (const listener of [...listeners]) listener.hear(message)
  })
  made.addEventListener('close', () => {
    welcomed = undefined
    fold.lost()
    for (const listener of [...listeners]) listener.lost()
  })
  setInterval(() => {
    if (!welcomed) return
    const quiet = performance.now() - heard
    if (quiet > 2 * QUIET) made.reconnect()
    else if (quiet > QUIET) made.send(JSON.stringify({ do: 'ping' }))
  }, QUIET / 2)
  addEventListener('online', () => welcomed || made.reconnect())
  // A way that the browser knows to be cut is not waited for.
  addEventListener('offline', () => made.reconnect())
  // The server is to see who we are now.
  onIdentity(() => made.reconnect())
  return made
}

/** Looks for the server at once, not when it would be looked for again. */
export function retrySocket(): void {
  if (!welcomed) socket?.reconnect()
}

export const socketLink: Link = {
  send: fold.send,
  listen(listener) {
    socket ??= connect()
    listeners.add(listener)
    if (welcomed) listener.open()
    return () => listeners.delete(listener)
  },
}
