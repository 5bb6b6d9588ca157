// One table of this browser while the page is at it. Commands pass one by one: decided, kept, and only then told.

import { type Happened, type Lang, type Viewer, viewOf } from '@undercrown/engine'
import type { GamePart, TableCommand } from '@undercrown/protocol'
import type { Advised } from './advice.ts'
import { decide, Refused, refused } from './decide.ts'
import type { Stand } from './house.ts'
import type { Kept, LocalOrder } from './kept.ts'
import {
  asked,
  humans,
  outcomeOf,
  play,
  SITTING_IN,
  type Sitting,
  sheetOf,
  sitDown,
  summaryOf,
} from './sitting.ts'

export interface Room {
  watch(since: number | undefined): Promise<void>
  take(seat: number | null): Promise<void>
  do(command: TableCommand): Promise<void>
  /** What a master would do in place of whoever has the device, by what that seat may know. */
  advise(lang: Lang): Promise<Advised>
  /** Another page may have written. */
  catchUp(): Promise<void>
  close(): void
}

/** More than a page has under way at once. */
const IDS_KEPT = 32
/** Tries again, after another page was first. */
const ATTEMPTS = 5

type Open = (order: LocalOrder) => Promise<string>

export async function loadRoom(stand: Stand, id: string, open: Open): Promise<Room> {
  const { shelf, tell } = stand
  let sitting = await read()
  /** Whose eyes the page has. With several people at the device, nobody's until one of them takes it. */
  let seat: number | null = alone()
  let watched = false
  let closed = false
  let onDuty = false
  let giveUp: (() => void) | undefined
  let tail: Promise<unknown> = Promise.resolve()
  /** The question that each bot thinks about, by the sequence number at which it was asked. */
  const thinking = new Map<number, number>()
  prepare()

  /** Bots get ready while the page is drawn and somebody looks at it. */
  function prepare(): void {
    const { game, options, seats } = sitting.kept
    if (!outcomeOf(sitting) && seats.some(({ kind }) => kind === 'bot'))
      stand.prepare({ game, options, seats: seats.length })
  }

  async function read(): Promise<Sitting> {
    const kept = (await shelf.read(id)) ?? refused('not-found', 'there is no such table')
    const game = (await stand.gameNamed(kept.game)) ?? refused('not-found', `no game "${kept.game}" here`)
    if (kept.rules !== game.rules)
      refused('not-offered-here', 'this table was played by another version of the rules')
    return sitDown(kept, game)
  }

  function alone(): number | null {
    const people = sitting.kept.seats.flatMap(({ kind }, one) => (kind === 'human' ? [one] : []))
    return people.length === 1 ? (people[0] as number) : null
  }

  function queue<T>(job: () => Promise<T>): Promise<T> {
    const next = tail.then(job)
    tail = next.catch(() => {})
    return next
  }

  /** The one way out: what the seat that has the device may know, and nothing else. */
  function partFor(viewer: Viewer, events: readonly Happened[]): GamePart {
    const { view, choice, waiting } = sitting.table.glimpse(viewer, 'screen')
    const over = outcomeOf(sitting) !== undefined
    return {
      open: view.open,
      own: view.own,
      ...(choice && !over && { choice }),
      waiting: over ? [] : waiting,
      events,
    }
  }

  function sync(events: readonly Happened[], from: number, did?: string): void {
    if (!watched) return
    tell({
      type: 'table',
      table: id,
      seq: sitting.kept.seq,
      ...(did !== undefined && { did }),
      seat,
      sheet: sheetOf(sitting),
      game: partFor(seat ?? 'public', events),
      from,
    })
  }

  /** What happened after a sequence number, as far as the viewer may know; without one, the public history. */
  function syncSince(since: number | undefined, did?: string): void {
    const { kept, told, table } = sitting
    const own = since !== undefined && since >= kept.rewound && since <= kept.seq && since > 0
    const from = own ? since : 0
    const events = told.filter(({ seq }) => seq > from).flatMap((one) => one.events)
    sync(table.seen(events, own ? (seat ?? 'public') : 'public'), from, did)
  }

  /** Whoever takes the device is told what was public before their last move, and what they may know after it. */
  function syncAnew(): void {
    const { told, table } = sitting
    const last = seat === null ? -1 : table.moves.findLastIndex(([by]) => by === seat)
    sync(
      told.flatMap(({ events }, i) => table.seen(events, seat !== null && i > last ? seat : 'public')),
      0,
    )
  }

  function tellMove(by: number, events: readonly Happened[], did?: string): void {
    if (outcomeOf(sitting)) syncSince(sitting.kept.seq - 1, did)
    else if (watched)
      tell({
        type: 'update',
        table: id,
        seq: sitting.kept.seq,
        ...(did !== undefined && { did }),
        by,
        game: partFor(seat ?? 'public', sitting.table.seen(events, seat ?? 'public')),
      })
  }

  /** Keeps a change; false when another page was first, and then the table is as that page left it. */
  async function keep(
    change: Partial<Kept>,
    did?: string,
    move?: { seat: number; move: object },
  ): Promise<boolean> {
    const before = sitting.kept
    const seq = before.seq + 1
    const moves = move ? [...before.moves, [move.seat, move.move, seq] as const] : before.moves
    const ids = did === undefined ? before.ids : [...before.ids.slice(1 - IDS_KEPT), did]
    const kept: Kept = { ...before, moves, ...change, seq, at: stand.now(), ids }
    let events: readonly Happened[] = []
    try {
      if (move) {
        events = play(sitting, move.seat, move.move, seq)
        sitting.kept = kept
      } else sitting = sitDown(kept, sitting.game)
      if (!(await shelf.write(kept, before.seq, summaryOf(sitting)))) {
        await reload()
        return false
      }
    } catch (error) {
      // Neither a mistake of a game nor a full disk leaves half a move behind.
      sitting = sitDown(before, sitting.game)
      throw error
    }
    stand.hint(id)
    if (move) tellMove(move.seat, events, did)
    else syncSince(before.seq, did)
    attend()
    return true
  }

  async function reload(): Promise<void> {
    const since = sitting.kept.seq
    sitting = await read()
    if (seat !== null && sitting.kept.resigned.includes(seat) && alone() === null) seat = null
    syncSince(since)
    attend()
  }

  function attend(): void {
    if (!onDuty || !watched) return
    const { kept, askedAt } = sitting
    for (const choice of asked(sitting)) {
      const chair = kept.seats[choice.seat]
      const level = kept.resigned.includes(choice.seat) ? SITTING_IN : chair?.kind === 'bot' && chair.level
      const since = askedAt[choice.seat] as number
      if (!level || thinking.get(choice.seat) === since) continue
      thinking.set(choice.seat, since)
      const { game, table } = sitting
      const view = viewOf(game, table.state, choice.seat, 'mind')
      stand
        .think({ game: game.id, level, view, choice, seed: stand.token(16) })
        .then((pick) =>
          queue(async () => {
            const still = asked(sitting).find((one) => one.seat === choice.seat)
            const move = still?.options[pick]
            if (!watched || sitting.askedAt[choice.seat] !== since || !move) return
            await keep({}, undefined, { seat: choice.seat, move })
          }),
        )
        // Without its bots the table cannot go on; all that was played is kept.
        .catch(
          (error) =>
            watched && tell({ type: 'refused', table: id, code: 'internal', message: String(error) }),
        )
        .finally(() => {
          if (thinking.get(choice.seat) === since) thinking.delete(choice.seat)
        })
    }
  }

  async function perform(command: TableCommand): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (sitting.kept.ids.includes(command.id)) {
        tell({ type: 'done', table: id, id: command.id, seq: sitting.kept.seq })
        syncSince(sitting.kept.seq)
        return
      }
      const decision = decide(sitting, seat, command)
      if ('move' in decision) {
        if (await keep({}, command.id, decision)) return
      } else if ('change' in decision) {
        if (await keep(decision.change, command.id)) return
      } else {
        const { game, options, seats, position } = sitting.kept
        const rematch = await open({ game, options, seats, position })
        if (await keep({ rematch }, command.id)) return
        await shelf.forget(rematch)
      }
    }
    refused('stale', 'the table has moved on')
  }

  return {
    watch: (since) =>
      queue(async () => {
        if (closed) return
        watched = true
        syncSince(since)
        giveUp ??= stand.duty(id, () => {
          onDuty = true
          attend()
        })
        attend()
      }),
    take: (taker) =>
      queue(async () => {
        if (taker !== null && !humans(sitting.kept).includes(taker)) refused('not-yours', 'a bot sits there')
        seat = taker ?? alone()
        syncAnew()
      }),
    do: (command) =>
      queue(() => perform(command)).catch((error) => {
        if (!(error instanceof Refused) || error.code !== 'stale') throw error
        tell({ type: 'refused', table: id, id: command.id, code: error.code, message: error.message })
        syncSince(undefined)
      }),
    advise(lang) {
      const { game, table } = sitting
      const choice = asked(sitting).find((one) => one.seat === seat)
      if (!choice) refused('wrong-phase', 'this seat is not asked anything now')
      const view = viewOf(game, table.state, choice.seat, 'mind')
      return stand.advise({ game: game.id, view, choice, seed: stand.token(16) }, lang)
    },
    catchUp: () =>
      queue(async () => {
        const kept = await shelf.read(id)
        if (!kept || kept.seq === sitting.kept.seq) return
        const ours = sitting.kept
        const news = kept.moves.slice(ours.moves.length)
        const onlyMoves = kept.seq === ours.seq + news.length && kept.rewound === ours.rewound
        if (!onlyMoves) return reload()
        for (const [by, move, seq] of news) {
          const events = play(sitting, by, move, seq)
          sitting.kept = { ...kept, moves: kept.moves.slice(0, sitting.kept.moves.length + 1), seq }
          tellMove(by, events)
        }
        attend()
      }),
    close() {
      closed = true
      watched = false
      onDuty = false
      giveUp?.()
    },
  }
}
