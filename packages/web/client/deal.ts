// One's own part of the deal: a number that is sealed on sitting down and shown when all have sealed theirs. What was
// seen of the others' seals then is kept, and held against the record at the end.

import { type SeenDeal, sealOf } from '@undercrown/engine'
import { newId } from './id.ts'
import { keep, kept } from './kept.ts'
import type { TableStore } from './table.ts'

/** So many tables are remembered. */
const MOST = 200

interface Remembered {
  /** Numbers by their seals, and the deal to which each was shown. */
  readonly numbers: readonly (readonly [seal: string, number: string, shown?: string])[]
  /** What was seen before the first number was shown, by table. */
  readonly seen: readonly (readonly [table: string, deal: SeenDeal])[]
}

/** Those of this page, also where the browser keeps nothing. */
const here = new Map<string, string>()
const shownHere = new Map<string, string>()

function remembered(): Remembered {
  return kept<Remembered>('deals', { numbers: [], seen: [] })
}

/** Seals a number that nobody else knows. */
export function newSeal(): string {
  const number = newId(16)
  const seal = sealOf(number)
  const { numbers, seen } = remembered()
  here.set(seal, number)
  keep('deals', { numbers: [...numbers, [seal, number]].slice(-MOST), seen })
  return seal
}

/** The number behind a seal, where this browser made it. */
export function sealedNumber(seal: string): string | undefined {
  return here.get(seal) ?? remembered().numbers.find(([one]) => one === seal)?.[1]
}

/**
 * Whether the number behind a seal is shown to a deal, as it is to one alone: a server that has heard it could find a
 * secret that suits it, and ask for the same number again, at this table or another.
 */
function showsTo(deal: string, seal: string): boolean {
  const { numbers, seen } = remembered()
  const shown = shownHere.get(seal) ?? numbers.find(([one]) => one === seal)?.[2]
  if (shown !== undefined) return shown === deal
  shownHere.set(seal, deal)
  keep('deals', { numbers: numbers.map((one) => (one[0] === seal ? [seal, one[1], deal] : one)), seen })
  return true
}

/** What this browser saw of the deal of a table before any number was shown. */
export function seenDeal(table: string): SeenDeal | undefined {
  return remembered().seen.find(([one]) => one === table)?.[1]
}

function saw(table: string, told: SeenDeal): void {
  const { numbers, seen } = remembered()
  // Whoever has shown a number here before saw that deal dropped, whatever the sheet says.
  const before = seenDeal(table)
  const least = before ? before.dropped + Number(before.nonce !== told.nonce) : 0
  const deal = { ...told, dropped: Math.max(told.dropped, least) }
  keep('deals', { numbers, seen: [...seen.filter(([one]) => one !== table), [table, deal]].slice(-MOST) })
}

/** Seals where one's seat has no seal, and shows the number when it is time. Returns how to stop. */
export function takePart(store: TableStore): () => void {
  /** What is under way, by the seal of the table that it answers. */
  let doing: string | undefined

  function look(): void {
    const { sheet, seat, status } = store.now()
    if (!sheet || seat === null || status !== 'live' || sheet.phase !== 'open' || doing === sheet.commit)
      return
    const { seals = [], commit, dealing, dropped = 0 } = sheet
    const seal = seals[seat] ?? ''
    const act = (command: Parameters<TableStore['command']>[0]) => {
      doing = commit
      // Where it is refused, the next that is told of the table says what is so.
      store.command(command).catch(() => {})
    }
    if (!dealing) {
      if (seal === '') act({ do: 'sit', seat, seal: newSeal() })
      return
    }
    const nonce = sealedNumber(seal)
    if (nonce === undefined || !dealing.waiting.includes(seat)) return
    if (!showsTo(JSON.stringify([store.id, commit, seals]), seal)) return
    saw(store.id, { commit, seals, dropped, seat, nonce })
    act({ do: 'reveal', nonce })
  }

  look()
  return store.subscribe(look)
}
