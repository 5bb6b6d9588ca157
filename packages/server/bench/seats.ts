// Players of a measurement: one socket per seat, answering at random, noting when each answer came back.

import { itemAt, type Level } from '@undercrown/engine'
import type { Sync, Update } from '@undercrown/protocol'
import { openFold } from '@undercrown/table/fold'
import { WebSocket } from 'ws'
import type { BenchGame } from './measuring.ts'

async function request(url: string, cookie: string, method: string, path: string, body?: object) {
  const answer = await fetch(url + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${text}`)
  return { body: JSON.parse(text), cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie }
}

export async function makePeople(url: string, count: number): Promise<string[]> {
  const cookies: string[] = []
  for (let i = 0; i < count; i++)
    cookies.push((await request(url, '', 'POST', '/api/guest', { name: `Player ${i}` })).cookie)
  return cookies
}

/** Opens a table, seats everybody, bots of a level behind them, and connects them. */
export async function openGame(
  url: string,
  game: string,
  people: readonly string[],
  bots: readonly Level[] = [],
): Promise<BenchGame> {
  const [host = '', ...rest] = people
  const opened = await request(url, host, 'POST', '/api/tables', {
    game,
    seats: people.length + bots.length,
  })
  const table = opened.body.table as string
  for (const cookie of rest)
    await request(url, cookie, 'POST', `/api/tables/${table}/commands`, { do: 'sit', id: 'sit' })
  for (const [i, level] of bots.entries()) {
    const seat = people.length + i
    await request(url, host, 'POST', `/api/tables/${table}/commands`, {
      do: 'bot',
      id: `bot${i}`,
      seat,
      level,
    })
  }
  await request(url, host, 'POST', `/api/tables/${table}/commands`, { do: 'start', id: 'start' })

  const states: (Sync | Update)[] = []
  let heard: ((seat: number, bytes: number) => void) | undefined
  let overtaken: () => void = () => {}
  const sockets = await Promise.all(
    people.map(
      (cookie, seat) =>
        new Promise<WebSocket>((done, failed) => {
          const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, {
            headers: { cookie },
            perMessageDeflate: false,
          })
          socket.on('error', failed)
          const fold = openFold((message) => socket.send(JSON.stringify(message)), true)
          socket.on('open', () => fold.send({ do: 'watch', table }))
          socket.on('message', (data: Buffer) => {
            const state = fold.hear(String(data))
            // Of several who are asked at once, a bot may have been quicker: what it did is told besides.
            if (state?.type === 'refused' && state.code === 'stale') return overtaken()
            if (state?.type === 'refused') throw new Error(String(data))
            if (state?.type !== 'table' && state?.type !== 'update') return
            states[seat] = state
            if (heard) heard(seat, data.length)
            else done(socket)
          })
        }),
    ),
  )

  return {
    table,
    sockets,
    move: (figures) =>
      new Promise((done) => {
        const seat = states.findIndex((one) => one.game?.choice)
        if (seat < 0) {
          done(false)
          return
        }
        const { seq, game: part } = itemAt(states, seat)
        const pick = Math.floor(Math.random() * (part?.choice?.options.length ?? 1))
        let missing = people.length
        const sent = performance.now()
        overtaken = () => done(false)
        heard = (who, bytes) => {
          const ms = performance.now() - sent
          if (who === seat) figures.own.push(ms)
          else figures.others.push(ms)
          figures.bytes += bytes
          if (--missing > 0) return
          figures.moves++
          done(true)
        }
        sockets[seat]?.send(JSON.stringify({ do: 'play', table, id: `m${seq}`, seq, pick }))
      }),
    close() {
      for (const socket of sockets) socket.terminate()
    },
  }
}
