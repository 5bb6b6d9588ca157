// What is kept of a review beside its record, in the browser's own database: what was judged so far, and notes.

import { type GameRecord, sha256Hex } from '@undercrown/engine'
import type { ReviewPart } from '@undercrown/review'
import { entries, get, set } from 'idb-keyval'
import { database } from './summary.ts'

/** Every way in which a decision is judged, for a page to list. */
export { roundedWay, verdicts as verdictNames } from '@undercrown/review'

export const noteMarks = ['', '!', '!!', '?', '??', '!?'] as const
export type NoteMark = (typeof noteMarks)[number]

/** What somebody thinks of a move; of the deal where the step is 0. */
export interface ReviewNote {
  readonly step: number
  readonly mark: NoteMark
  readonly text: string
}

export interface ReviewShelf {
  parts(): Promise<readonly ReviewPart[]>
  keep(parts: readonly ReviewPart[]): Promise<void>
  notes(): Promise<readonly ReviewNote[]>
  note(notes: readonly ReviewNote[]): Promise<void>
}

/** What a game is known by, whoever kept it. */
export function recordKey({ game, rules, options, seats, seed, position, moves }: GameRecord): string {
  return sha256Hex(JSON.stringify([game, rules, options, seats, seed, position, moves]))
}

/** What a browser keeps that has no database to give: as long as the worker is there. */
const memory = new Map<string, unknown>()

async function kept<Thing>(key: string): Promise<readonly Thing[]> {
  const stored = await get<readonly Thing[]>(key, database('reviews')).catch(() => undefined)
  return stored ?? (memory.get(key) as readonly Thing[] | undefined) ?? []
}

async function keep(key: string, things: readonly unknown[]): Promise<void> {
  memory.set(key, things)
  await set(key, things, database('reviews')).catch(() => {})
}

/** Who thinks otherwise judges anew: the version says what the parts were judged by. */
export function shelfOf(record: GameRecord, version: string): ReviewShelf {
  const key = recordKey(record)
  return {
    parts: () => kept<ReviewPart>(`parts.${version}.${key}`),
    keep: (parts) => keep(`parts.${version}.${key}`, parts),
    notes: () => kept<ReviewNote>(`notes.${key}`),
    note: (notes) => keep(`notes.${key}`, notes),
  }
}

/** The notes on one game, which is named by its key. */
export interface NotedGame {
  readonly record: string
  readonly notes: readonly ReviewNote[]
}

/** Every note that this browser keeps, to be taken along. */
export async function everyNote(): Promise<readonly NotedGame[]> {
  const stored = await entries<string, readonly ReviewNote[]>(database('reviews')).catch(() => [])
  const all = new Map([...stored, ...(memory as ReadonlyMap<string, readonly ReviewNote[]>)])
  return [...all].flatMap(([key, notes]) => {
    const [kind, record = ''] = key.split('.')
    return kind === 'notes' && notes.length > 0 ? [{ record, notes }] : []
  })
}

/** Longer ones are no notes. */
export const LONGEST_NOTE = 400
/** More than anybody writes to one game, and far fewer than a link can hold. */
const MOST_NOTES = 500

/** Notes out of a link or a file, as far as they are any: one to a move, as somebody writes them. */
export function notesIn(raw: unknown): ReviewNote[] {
  const notes = (raw as { notes?: unknown } | null)?.notes
  if (!Array.isArray(notes)) return []
  const found = new Map<number, ReviewNote>()
  for (const one of notes.slice(0, MOST_NOTES)) {
    const { step, mark, text } = (one ?? {}) as Partial<ReviewNote>
    if (!Number.isSafeInteger(step) || (step as number) < 0 || typeof text !== 'string') continue
    const known = noteMarks.find((each) => each === mark) ?? ''
    found.set(step as number, { step: step as number, mark: known, text: text.slice(0, LONGEST_NOTE) })
  }
  return [...found.values()].sort((a, b) => a.step - b.step)
}
