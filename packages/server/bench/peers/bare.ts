// A server of nothing but `ws`: each seat is sent its whole view after each answer. With a database, what was answered
// since the last turn of the event loop is on disk, in one transaction, before anybody is told.

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from 'libsql'
import type { WebSocket, WebSocketServer } from 'ws'
import { answerLowest, dealLowest, LOWEST_SEATS, type Lowest, lowestViewOf } from './lowest.ts'
import type { Installed } from './peer.ts'

interface Room {
  readonly id: number
  readonly game: Lowest
  readonly sockets: WebSocket[]
  seq: number
}

interface Written {
  readonly room: Room
  readonly body: string
}

export async function serveBare(installed: Installed, durable: boolean): Promise<number> {
  const { WebSocketServer: Sockets } = installed('ws') as { WebSocketServer: typeof WebSocketServer }
  const write = durable ? openLog(installed) : (rooms: readonly Written[]) => rooms.forEach(tell)
  const rooms = new Map<string, Room>()
  let waiting: Written[] = []
  let opened = 0

  function flush(): void {
    const now = waiting
    waiting = []
    write(now)
  }

  const http = createServer()
  const sockets = new Sockets({ server: http, perMessageDeflate: false })
  sockets.on('connection', (socket, request) => {
    const name = request.url ?? ''
    const room = rooms.get(name) ?? { id: opened++, game: dealLowest(), sockets: [], seq: 0 }
    rooms.set(name, room)
    const seat = room.sockets.push(socket) - 1
    socket.on('message', (data) => {
      const body = String(data)
      const { keep } = JSON.parse(body) as { keep: boolean }
      if (!answerLowest(room.game, seat, keep)) return
      room.seq++
      if (!durable) return tell({ room })
      if (waiting.push({ room, body }) === 1) setImmediate(flush)
    })
    socket.on('close', () => rooms.delete(name))
    if (room.sockets.length === LOWEST_SEATS) tell({ room })
  })
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  return (http.address() as AddressInfo).port
}

function tell({ room }: Pick<Written, 'room'>): void {
  room.sockets.forEach((socket, seat) => {
    socket.send(JSON.stringify(lowestViewOf(room.game, seat)))
  })
}

function openLog(installed: Installed): (written: readonly Written[]) => void {
  const Sqlite = installed('better-sqlite3') as new (file: string) => Database
  const folder = mkdtempSync(join(tmpdir(), 'undercrown-peer-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const db = new Sqlite(join(folder, 'log.db'))
  // As ours: nobody is told of what is not on disk.
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec(
    'create table entries (room integer, seq integer, at integer, body text, primary key (room, seq)) without rowid',
  )
  const insert = db.prepare('insert into entries values (?, ?, ?, ?)')
  const all = db.transaction((written: readonly Written[]) => {
    for (const { room, body } of written) insert.run(room.id, room.seq, Date.now(), body)
  })
  return (written) => {
    all.immediate(written)
    written.forEach(tell)
  }
}
