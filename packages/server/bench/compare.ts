// `undercrown bench server --peers DIR`: our server beside those of others, all in one run and driven by the same players,
// so that what the machine does besides is the same for all. Processor time is what can be compared on a busy machine.

import { join } from 'node:path'
import { toy } from '@undercrown/engine/toy'
import { games } from '../games.ts'
import { type BenchGame, type Paced, pace, type Saturated, saturate } from './measuring.ts'
import { LOWEST_ANSWERS, LOWEST_SEATS } from './peers/lowest.ts'
import { type InstalledPeer, peersIn } from './peers/names.ts'
import { openPeerGame } from './peers/players.ts'
import { makePeople, openGame } from './seats.ts'
import { type Spawned, spawnServer, unlimited } from './spawned.ts'
import type { BenchWords } from './words.ts'

export interface Amounts {
  /** Tables at once. */
  readonly games: number
  readonly rate: number
  readonly seconds: number
  /** Tables that are connected and idle; with 0 memory is not measured. */
  readonly idle: number
  readonly rounds: number
}

/** A server that is measured: ours with one of its games, or a peer with the trivial one. */
interface Subject {
  readonly name: string
  readonly ours: boolean
  readonly version?: string
  start(): Promise<Spawned>
  open(url: string): Promise<BenchGame>
}

export interface Measured {
  readonly name: string
  readonly ours: boolean
  readonly version?: string
  /** Of several starts the quickest, and the least processor time of one. */
  readonly startMs: number
  readonly startCpuMs: number
  readonly baseMiB: number
  readonly movesPerSecond: number
  readonly cpuMicrosPerMove: number
  /** Of the rounds, the least and the most. */
  readonly cpuRange: readonly [number, number]
  readonly bytesPerMove: number
  readonly paced: Paced
  /** At half of its own moves per second. */
  readonly half: Paced
  readonly idleTableKiB?: number
  /** Of as many tables, once nobody had been connected for a while. */
  readonly leftTableKiB?: number
}

/** Rounds that are played before those that count, for the compiler. */
const WARM = 3
const STARTS = 3
/** After so many milliseconds a table that nobody watches has left our memory; the peers are given as long. */
const LEFT = 35_000

export async function compareServers(
  folder: string,
  data: string,
  amounts: Amounts,
  tell: (text: string) => void,
  say: BenchWords,
): Promise<Measured[]> {
  const peers = peersIn(folder)
  const subjects = [...ourSubjects(data), ...peers.map((peer) => peerSubject(peer, folder))]
  const servers = new Map<Subject, Spawned>()
  const each = async <T>(what: string, job: (subject: Subject, server: Spawned) => Promise<T>) => {
    const all = new Map<Subject, T>()
    for (const [subject, server] of servers) {
      tell(`${what}: ${subject.name}`)
      // A server that dies tells nobody anything any more.
      const dead = new Promise<never>((_, failed) => {
        server.process.once('exit', () => failed(new Error(say.died(subject.name))))
      })
      all.set(subject, await Promise.race([job(subject, server), dead]))
    }
    return all
  }
  try {
    const starts = new Map<Subject, { ms: number; cpu: number }>()
    for (const subject of subjects) {
      tell(`${say.starting}: ${subject.name}`)
      for (let i = 0; i < STARTS; i++) {
        await servers.get(subject)?.stop()
        const server = await subject.start()
        servers.set(subject, server)
        const best = starts.get(subject) ?? { ms: Number.POSITIVE_INFINITY, cpu: Number.POSITIVE_INFINITY }
        starts.set(subject, {
          ms: Math.min(best.ms, server.startedIn),
          cpu: Math.min(best.cpu, await server.cpu()),
        })
      }
    }
    const base = await each(say.memoryOf, (_, server) => server.memory())
    const rounds = new Map(subjects.map((subject) => [subject, [] as Saturated[]]))
    for (let i = 0; i < WARM + amounts.rounds; i++)
      await each(say.round(i + 1, WARM + amounts.rounds), async (subject, server) => {
        const tables = await openAll(subject, server, amounts.games)
        const one = await saturate(server.cpu, tables, amounts.games * LOWEST_ANSWERS)
        for (const table of tables) table.close()
        if (i >= WARM) rounds.get(subject)?.push(one)
      })
    const walk = (rate: (subject: Subject) => number) => async (subject: Subject, server: Spawned) => {
      const moves = rate(subject) * amounts.seconds
      const tables = await openAll(
        subject,
        server,
        Math.max(amounts.games, Math.ceil(moves / LOWEST_ANSWERS) + 1),
      )
      const one = await pace(tables, rate(subject), amounts.seconds)
      for (const table of tables) table.close()
      return one
    }
    const paced = await each(
      say.paced(String(amounts.rate), String(amounts.seconds)),
      walk(() => amounts.rate),
    )
    const speed = (subject: Subject) => median(rounds.get(subject)?.map((one) => one.movesPerSecond) ?? [])
    const half = await each(
      say.halfLoad,
      walk((subject) => Math.max(1, Math.round(speed(subject) / 2))),
    )
    const idle = amounts.idle > 0 ? await idling(each, amounts.idle, say) : undefined
    return subjects.map((subject): Measured => {
      const all = rounds.get(subject) ?? []
      const cpu = all.map((one) => one.cpuMicrosPerMove)
      const { ms = 0, cpu: startCpu = 0 } = starts.get(subject) ?? {}
      return {
        name: subject.name,
        ours: subject.ours,
        ...(subject.version !== undefined && { version: subject.version }),
        startMs: Math.round(ms),
        startCpuMs: Math.round(startCpu / 1000),
        baseMiB: Math.round((base.get(subject)?.resident ?? 0) / 2 ** 20),
        movesPerSecond: speed(subject),
        cpuMicrosPerMove: median(cpu),
        cpuRange: [Math.min(...cpu), Math.max(...cpu)],
        bytesPerMove: median(all.map((one) => one.bytesPerMove)),
        paced: paced.get(subject) as Paced,
        half: half.get(subject) as Paced,
        ...idle?.(subject),
      }
    })
  } finally {
    for (const server of servers.values()) await server.stop('SIGKILL')
  }
}

type Each = <T>(
  what: string,
  job: (subject: Subject, server: Spawned) => Promise<T>,
) => Promise<Map<Subject, T>>

async function idling(each: Each, count: number, say: BenchWords) {
  const heap = (server: Spawned) => server.memory().then((memory) => memory.heap)
  const before = await each(say.memoryOf, (_, server) => heap(server))
  const tables = await each(say.idleGames(String(count)), (subject, server) =>
    openAll(subject, server, count),
  )
  await new Promise((done) => setTimeout(done, 3000))
  const connected = await each(say.memoryOf, (_, server) => heap(server))
  for (const all of tables.values()) for (const table of all) table.close()
  await new Promise((done) => setTimeout(done, LEFT))
  const left = await each(say.memoryOf, (_, server) => heap(server))
  return (subject: Subject) => {
    const per = (after: Map<Subject, number>) =>
      Math.round((((after.get(subject) ?? 0) - (before.get(subject) ?? 0)) / count / 1024) * 10) / 10
    return { idleTableKiB: per(connected), leftTableKiB: per(left) }
  }
}

async function openAll(subject: Subject, server: Spawned, count: number): Promise<BenchGame[]> {
  const all: BenchGame[] = []
  for (let i = 0; i < count; i++) all.push(await subject.open(server.url))
  return all
}

/** The trivial game, and each of the house that as many can play. */
function ourSubjects(data: string): Subject[] {
  const playable = games.filter(({ seats: [least, most] }) => least <= LOWEST_SEATS && LOWEST_SEATS <= most)
  return [toy.id, ...playable.map(({ id }) => id)].map((game) => {
    let people: Promise<string[]> | undefined
    return {
      name: game,
      ours: true,
      start() {
        people = undefined
        return spawnServer(new URL('trivial.mjs', import.meta.url), {
          ...unlimited,
          NODE_ENV: 'production',
          DATA_DIR: join(data, game),
        })
      },
      async open(url) {
        people ??= makePeople(url, LOWEST_SEATS)
        return openGame(url, game, await people)
      },
    }
  })
}

function peerSubject({ name, version }: InstalledPeer, folder: string): Subject {
  return {
    name,
    version,
    ours: false,
    start: () =>
      spawnServer(
        new URL('peer.mjs', import.meta.url),
        { NODE_ENV: 'production', TMPDIR: process.env['TMPDIR'] ?? '/tmp' },
        [name, folder],
      ),
    open: (url) => openPeerGame(name, url),
  }
}

function median(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
}

/** How many times as much as a peer ours takes, for each of ours and each peer. */
export interface Ratio {
  readonly ours: string
  readonly peer: string
  readonly cpu: number
  readonly bytes: number
  readonly movesPerSecond: number
  readonly p50: number
  readonly p99: number
  readonly start: number
  readonly base: number
}

export function ratiosOf(measured: readonly Measured[]): Ratio[] {
  const times = (a: number, b: number) => Math.round((a / b) * 100) / 100
  const peers = measured.filter(({ ours }) => !ours)
  return measured
    .filter(({ ours }) => ours)
    .flatMap((one) =>
      peers.map((peer) => ({
        ours: one.name,
        peer: peer.name,
        cpu: times(one.cpuMicrosPerMove, peer.cpuMicrosPerMove),
        bytes: times(one.bytesPerMove, peer.bytesPerMove),
        movesPerSecond: times(one.movesPerSecond, peer.movesPerSecond),
        p50: times(one.paced.ownMs.p50, peer.paced.ownMs.p50),
        p99: times(one.paced.ownMs.p99, peer.paced.ownMs.p99),
        start: times(one.startMs, peer.startMs),
        base: times(one.baseMiB, peer.baseMiB),
      })),
    )
}
