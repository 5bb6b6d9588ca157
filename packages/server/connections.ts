// Connections of one address, whether they ask for anything or not.

import type { Server } from 'node:http'
import { addressOf } from './address.ts'

/** Drops what comes when so many are open. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = addressOf({ ip: socket.remoteAddress })
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > most) socket.destroy()
  })
}
