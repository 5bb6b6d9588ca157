// Players of the peers' games: sockets that speak each peer's own words, and no more of them than a game takes.

import { WebSocket } from 'ws'
import type { BenchGame } from '../measuring.ts'
import { LOWEST_ANSWERS, LOWEST_SEATS } from './lowest.ts'
import type { PeerName } from './names.ts'

/** How one seat speaks: what it sends to answer, and which messages tell it that somebody did. */
interface Line {
  readonly socket: WebSocket
  answer(keep: boolean, n: number): string | Uint8Array
  isNews(data: Buffer): boolean
}

let tables = 0

const connect = (url: string) => new WebSocket(url.replace(/^http/, 'ws'), { perMessageDeflate: false })

/** Resolves once a message has come that is the one; what comes before it may be answered. */
function once(socket: WebSocket, isIt: (data: Buffer) => boolean): Promise<void> {
  return new Promise((done, failed) => {
    socket.on('error', failed)
    socket.on('message', function hear(data: Buffer) {
      if (!isIt(data)) return
      socket.off('message', hear)
      done()
    })
  })
}

async function post(url: string, body: object = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, unknown>
}

async function bare(url: string): Promise<Line[]> {
  const room = `/${tables++}`
  const lines: Line[] = []
  const told: Promise<void>[] = []
  for (let seat = 0; seat < LOWEST_SEATS; seat++) {
    const socket = connect(url + room)
    told.push(once(socket, () => true))
    await new Promise((done) => socket.once('open', done))
    lines.push({ socket, answer: (keep) => JSON.stringify({ keep }), isNews: () => true })
  }
  await Promise.all(told)
  return lines
}

/** Codes of Colyseus' messages. */
const codes = { join: 10, data: 13, state: 14, patch: 15 } as const
/** How it writes a text of up to 31 letters, and yes and no: as MessagePack does. */
const SHORT_TEXT = 0xa0
const YES = 0xc3
const NO = 0xc2
const ANSWER = Buffer.from('answer')

async function colyseus(url: string): Promise<Line[]> {
  const lines: Line[] = []
  let id = ''
  for (let seat = 0; seat < LOWEST_SEATS; seat++) {
    const place = await post(`${url}/matchmake/${id === '' ? 'create/lowest' : `joinById/${id}`}`)
    const room = place['room'] as { roomId: string; processId: string }
    id = room.roomId
    const socket = connect(`${url}/${room.processId}/${id}?sessionId=${place['sessionId']}`)
    await once(socket, (data) => {
      if (data[0] === codes.join) socket.send(Buffer.of(codes.join))
      return data[0] === codes.state
    })
    lines.push({
      socket,
      answer: (keep) =>
        Buffer.concat([
          Buffer.of(codes.data, SHORT_TEXT | ANSWER.length),
          ANSWER,
          Buffer.of(keep ? YES : NO),
        ]),
      isNews: (data) => data[0] === codes.patch,
    })
  }
  return lines
}

/**
 * Over the words of Socket.IO: `0` it is open, `2` a ping, `40` to join a game's namespace, `42` an event. Whoever asks
 * first for a match that is not there makes it.
 */
async function boardgame(url: string): Promise<Line[]> {
  const match = `match${tables++}`
  const lines: Line[] = []
  for (let seat = 0; seat < LOWEST_SEATS; seat++) {
    const playerID = String(seat)
    const socket = connect(`${url}/socket.io/?EIO=4&transport=websocket`)
    const emit = (...event: unknown[]) => `42/lowest,${JSON.stringify(event)}`
    socket.on('message', (data: Buffer) => {
      const text = String(data)
      if (text === '2') socket.send('3')
      if (text.startsWith('0')) socket.send('40/lowest,')
      if (text.startsWith('40/lowest')) socket.send(emit('sync', match, playerID, null, LOWEST_SEATS))
    })
    await once(socket, (data) => String(data).startsWith('42/lowest,["sync"'))
    lines.push({
      socket,
      answer: (keep, n) =>
        emit(
          'update',
          { type: 'MAKE_MOVE', payload: { type: keep ? 'keep' : 'discard', args: [], playerID } },
          n,
          match,
          playerID,
        ),
      isNews: (data) => String(data.subarray(0, 19)) === '42/lowest,["update"',
    })
  }
  return lines
}

const ways: Readonly<Record<PeerName, (url: string) => Promise<Line[]>>> = {
  ws: bare,
  'ws-sqlite': bare,
  colyseus,
  'boardgame.io': boardgame,
}

/** A game of a peer with all its seats connected. Each seat is asked in turn, so nobody needs to read what is sent. */
export async function openPeerGame(peer: PeerName, url: string): Promise<BenchGame> {
  const lines = await ways[peer](url)
  const sockets = lines.map(({ socket }) => socket)
  let answers = 0
  let heard: ((seat: number, bytes: number) => void) | undefined
  lines.forEach(({ socket, isNews }, seat) => {
    socket.on('message', (data: Buffer) => {
      if (isNews(data)) heard?.(seat, data.length)
    })
  })
  return {
    table: '',
    sockets,
    move: (figures) =>
      new Promise((done) => {
        if (answers >= LOWEST_ANSWERS) {
          done(false)
          return
        }
        const seat = answers % LOWEST_SEATS
        const line = lines[seat] as Line
        let missing = LOWEST_SEATS
        const sent = performance.now()
        heard = (who, bytes) => {
          const ms = performance.now() - sent
          if (who === seat) figures.own.push(ms)
          else figures.others.push(ms)
          figures.bytes += bytes
          if (--missing > 0) return
          figures.moves++
          done(true)
        }
        line.socket.send(line.answer(Math.random() < 0.5, answers++))
      }),
    close() {
      for (const socket of sockets) socket.terminate()
    },
  }
}
