import { below, itemAt, randomFrom } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { applyEntry, dueAt, type EntryBody, foldLog, type LogEntry, type TableState } from '@undercrown/table'
import { expect, test } from 'vitest'
import type { Note, Store } from '../store/store.ts'
import { tableStorage } from './storage.ts'

const LEASE = 3000
const patience = { abandonedAfter: 30 * 86_400_000 }

/** What a process has certainly written when it dies: whatever may follow later never does. */
function deathbed() {
  let due: number | null = null
  let sooner = 0
  const store: Pick<Store, 'append' | 'note'> = {
    async append({ row, note }) {
      const lists: Note | undefined = row ?? note
      if (lists) due = lists.due
      if (note) sooner++
      return true
    },
    note() {},
  }
  const health = { wrote: () => {}, failed: () => {} }
  return {
    storage: tableStorage(store as Store, LEASE, patience, health, () => {}),
    due: () => due,
    sooner: () => sooner,
  }
}

function opening(time: object, bots: readonly number[]): EntryBody[] {
  return [
    {
      type: 'opened',
      game: 'toy',
      options: {},
      seats: 3,
      listed: false,
      rated: false,
      silent: false,
      time,
      rules: 1,
      host: 'p0',
      secret: 's',
    } as EntryBody,
    ...[0, 1, 2].map(
      (seat): EntryBody =>
        bots.includes(seat)
          ? { type: 'botSet', seat, level: 'L1' }
          : { type: 'sat', seat, person: `p${seat}`, nonce: `n${seat}` },
    ),
    { type: 'started' },
  ]
}

const times = [{ kind: 'none' }, { kind: 'live', seconds: 60, increment: 5 }, { kind: 'slow', days: 1 }]

test('whenever a process dies, the lists say of no table that something is due later than it is', async () => {
  const chance = randomFrom('sooner')
  let moves = 0
  let sooner = 0
  for (let round = 0; round < 60; round++) {
    const bots = [0, 1, 2].filter(() => below(chance, 3) === 0)
    const bed = deathbed()
    let at = 1_800_000_000_000
    const entries = opening(itemAt(times, round % times.length), bots).map(
      (body, i): LogEntry => ({ seq: i + 1, at, body }),
    )
    const state: TableState = foldLog('t', entries, toy, [])
    await bed.storage.append(itemAt(entries, entries.length - 1), state, false)
    while (state.phase === 'playing') {
      at += below(chance, 20_000)
      const { seat, options } = itemAt(state.table?.choices() ?? [], 0)
      const move = itemAt(options, below(chance, options.length)) as object
      const entry: LogEntry = { seq: state.seq + 1, at, body: { type: 'moved', seat, move } }
      applyEntry(state, entry)
      await bed.storage.append(entry, state, false)
      const due = dueAt(state, false, LEASE, patience)
      expect(bed.due()).not.toBeNull()
      expect(bed.due()).toBeLessThanOrEqual(due ?? Number.POSITIVE_INFINITY)
      moves++
    }
    sooner += bed.sooner()
  }
  // Most moves leave the lists to follow later.
  expect(sooner).toBeLessThan(moves * 0.75)
})

test('what another node wrote in between promises nothing', async () => {
  const bed = deathbed()
  const at = 1_800_000_000_000
  const entries = opening({ kind: 'none' }, []).map((body, i): LogEntry => ({ seq: i + 1, at, body }))
  const state = foldLog('t', entries, toy, [])
  const play = (): LogEntry => {
    const { seat, options } = itemAt(state.table?.choices() ?? [], 0)
    const entry: LogEntry = {
      seq: state.seq + 1,
      at: at + state.seq,
      body: { type: 'moved', seat, move: itemAt(options, 0) as object },
    }
    applyEntry(state, entry)
    return entry
  }
  await bed.storage.append(play(), state, false)
  await bed.storage.append(play(), state, false)
  expect(bed.sooner()).toBe(1)
  play()
  await bed.storage.append(play(), state, false)
  expect(bed.sooner()).toBe(2)
})
