// How a server is measured, whichever it is: as fast as it goes, and at a pace.

import { itemAt } from '@undercrown/engine'
import type { WebSocket } from 'ws'

export interface Figures {
  moves: number
  bytes: number
  /** Milliseconds until whoever moved was told, and until the others were. */
  readonly own: number[]
  readonly others: number[]
}

/** A game under way: a socket for each seat. */
export interface BenchGame {
  readonly table: string
  readonly sockets: readonly WebSocket[]
  /** Plays the next move, if somebody is asked; resolves when all seats have been told. False when it is over. */
  move(figures: Figures): Promise<boolean>
  close(): void
}

const freshFigures = (): Figures => ({ moves: 0, bytes: 0, own: [], others: [] })

export interface Quantiles {
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export function quantiles(list: number[]): Quantiles {
  list.sort((a, b) => a - b)
  const at = (share: number) => Math.round((list[Math.floor(share * (list.length - 1))] ?? 0) * 1000) / 1000
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

export interface Saturated {
  readonly games: number
  readonly moves: number
  readonly movesPerSecond: number
  readonly cpuMicrosPerMove: number
  readonly bytesPerMove: number
  readonly ownMs: Quantiles
}

/** As fast as they go, until half of the games are over or so many moves are played. */
export async function saturate(
  cpu: () => Promise<number>,
  games: readonly BenchGame[],
  most = Number.POSITIVE_INFINITY,
): Promise<Saturated> {
  const figures = freshFigures()
  const before = await cpu()
  const began = performance.now()
  let over = 0
  await Promise.all(
    games.map(async (game) => {
      while (over < games.length / 2 && figures.moves < most && (await game.move(figures)));
      over++
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const spent = (await cpu()) - before
  return {
    games: games.length,
    moves: figures.moves,
    movesPerSecond: Math.round(figures.moves / seconds),
    cpuMicrosPerMove: Math.round(spent / figures.moves),
    bytesPerMove: Math.round(figures.bytes / figures.moves),
    ownMs: quantiles(figures.own),
  }
}

export interface Paced {
  /** As many moves per second as there were. */
  readonly rate: number
  readonly ownMs: Quantiles
  readonly othersMs: Quantiles
}

/** So many moves per second, each game in its turn. */
export async function pace(games: readonly BenchGame[], rate: number, seconds: number): Promise<Paced> {
  const figures = freshFigures()
  const began = performance.now()
  const under = new Set<Promise<unknown>>()
  const busy = new Set<BenchGame>()
  for (let n = 0; n < rate * seconds; n++) {
    const wait = began + (n * 1000) / rate - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    const game = itemAt(games, n % games.length)
    if (busy.has(game)) continue
    busy.add(game)
    const move = game.move(figures).then(() => {
      busy.delete(game)
      under.delete(move)
    })
    under.add(move)
  }
  await Promise.all(under)
  return {
    rate: Math.round((figures.moves / (performance.now() - began)) * 1000),
    ownMs: quantiles(figures.own),
    othersMs: quantiles(figures.others),
  }
}
