// A wire to PostgreSQL that breaks when a test wants it to.

import { createServer, type Socket, connect as wire } from 'node:net'

export interface Flaky {
  readonly url: string
  /**
   * Breaks the connection of the next commit: before the database hears of it, or just before its answer is heard; or
   * nobody is told, and from then on nothing comes through it in either direction (`silently`).
   */
  breakAt(when: 'before' | 'after' | 'silently'): void
  /** How often it broke so. */
  readonly broken: number
  /** Who listens for other nodes hears nothing any more, and is not told. */
  deafen(): void
  /** Whoever asks next to listen gets no answer, and is not told why. */
  deafenNext(): void
  /** What is written is never told to other nodes, as if the node died between the two. */
  mute(): void
  /** Of no connection that is open now anything is heard any more, and nobody is told. */
  hush(): void
  /** While it is down, nothing comes through. */
  down(): void
  up(): void
  close(): Promise<void>
}

export async function flakyWire(url: string): Promise<Flaky> {
  const target = new URL(url)
  const open = new Set<Socket>()
  const ours = new Set<Socket>()
  const listening = new Set<Socket>()
  const deaf = new WeakSet<Socket>()
  let next: 'before' | 'after' | 'silently' | undefined
  let broken = 0
  let isDown = false
  let isMute = false
  let isNextDeaf = false
  const server = createServer((near) => {
    const far = wire(Number(target.port), target.hostname)
    ours.add(near)
    let cutting = false
    const cut = () => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', cut)
      socket.on('close', () => {
        open.delete(socket)
        cut()
      })
    }
    if (isDown) cut()
    near.on('data', (data) => {
      if (data.includes('listen ')) {
        listening.add(near)
        if (isNextDeaf) deaf.add(near)
        isNextDeaf = false
      }
      if (deaf.has(near)) return
      if (isMute && data.includes('pg_notify')) cut()
      if (next && data.includes('commit\0')) {
        broken++
        if (next === 'before') cut()
        if (next === 'silently') deaf.add(near)
        cutting = next === 'after'
        next = undefined
      }
      if (!deaf.has(near)) far.write(data)
    })
    far.on('data', (data) => {
      if (cutting) cut()
      else if (!deaf.has(near)) near.write(data)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const flaky = new URL(url)
  flaky.port = String(port)
  const drop = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: flaky.href,
    breakAt(when) {
      next = when
    },
    get broken() {
      return broken
    },
    deafen() {
      for (const near of listening) deaf.add(near)
    },
    deafenNext() {
      isNextDeaf = true
    },
    mute() {
      isMute = true
    },
    hush() {
      for (const near of ours) deaf.add(near)
    },
    down() {
      isDown = true
      drop()
    },
    up() {
      isDown = false
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        drop()
      }),
  }
}
