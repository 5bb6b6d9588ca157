// Figures for whoever runs the server, in the words of Prometheus.

import type { Level } from '@undercrown/engine'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  move(ms: number, bot: boolean): void
  /** `answered`: its wait for a turn in the threads included. */
  thought(level: Level, ms: number, answered: number): void
  flush(ms: number, size: number): void
  refusal(code: string): void
}

export function openMetrics(now: { readonly tables: () => number; readonly sockets: () => number }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
  const moves = new Counter({
    name: 'undercrown_moves_total',
    help: 'Moves made durable',
    labelNames: ['by'],
    registers,
  })
  const latency = new Histogram({
    name: 'undercrown_move_seconds',
    help: 'From a move coming in to it being durable and told',
    buckets: seconds,
    registers,
  })
  const bots = new Histogram({
    name: 'undercrown_bot_seconds',
    help: 'A bot thinking',
    buckets: seconds,
    registers,
  })
  const answers = new Histogram({
    name: 'undercrown_bot_answer_seconds',
    help: 'From a bot being asked to it having an answer, before its pause; waiting for a thread included',
    labelNames: ['level'],
    buckets: seconds,
    registers,
  })
  const flushes = new Histogram({
    name: 'undercrown_flush_seconds',
    help: 'One shared flush',
    buckets: seconds,
    registers,
  })
  const sizes = new Histogram({
    name: 'undercrown_flush_entries',
    help: 'Entries that shared a flush',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers,
  })
  const refusals = new Counter({
    name: 'undercrown_refusals_total',
    help: 'Refusals by code',
    labelNames: ['code'],
    registers,
  })
  new Gauge({
    name: 'undercrown_tables_in_memory',
    help: 'Tables in memory',
    registers,
    collect() {
      this.set(now.tables())
    },
  })
  new Gauge({
    name: 'undercrown_sockets',
    help: 'Open sockets',
    registers,
    collect() {
      this.set(now.sockets())
    },
  })
  const byPerson = moves.labels('person')
  const byBot = moves.labels('bot')
  return {
    registry,
    move(ms, bot) {
      ;(bot ? byBot : byPerson).inc()
      latency.observe(ms / 1000)
    },
    thought(level, ms, answered) {
      bots.observe(ms / 1000)
      answers.observe({ level }, answered / 1000)
    },
    flush(ms, size) {
      flushes.observe(ms / 1000)
      sizes.observe(size)
    },
    refusal: (code) => refusals.inc({ code }),
  }
}
