// What the lists know of a table, derived from its log.

import type { PlaceRow } from '../store/schema.ts'
import type { Note } from '../store/store.ts'
import { deadline } from './clock.ts'
import { keptUntil, playedByBot, type Sitting } from './sitting.ts'
import { type Faces, sheetOf } from './telling.ts'

/** An open table that nobody starts is closed after a day. */
export const OPEN_FOR = 86_400_000

/** When somebody must look after the table; `lease` is how long the node that moved last has the first turn. */
export function dueOf(sitting: Sitting, settled: boolean, lease: number): number | null {
  const { phase, chairs, clocks, gaps } = sitting
  if (phase === 'open') return sitting.created + OPEN_FOR
  if (phase === 'over') return settled ? null : sitting.at + lease
  if (phase === 'closed') return null
  let due: number | null = null
  const sooner = (at: number | undefined) => {
    if (at !== undefined && (due === null || at < due)) due = at
  }
  for (const { seat } of sitting.table?.choices() ?? []) {
    const chair = chairs[seat]
    if (chair && playedByBot(chair)) sooner(sitting.at + lease)
    else sooner(deadline(clocks, seat, gaps))
  }
  for (const seat of chairs.keys()) sooner(keptUntil(sitting, seat))
  return due
}

/** The people who are asked something. */
export function askedPeople(sitting: Sitting): string[] {
  const people: string[] = []
  if (sitting.phase !== 'playing') return people
  for (const { seat } of sitting.table?.choices() ?? []) {
    const chair = sitting.chairs[seat]
    if (chair?.person && !playedByBot(chair)) people.push(chair.person)
  }
  return people
}

const NOBODY: Faces = new Map()

/** Names are put in when it is read: they may change, and must be forgotten with their people. */
export function sheetText(sitting: Sitting): string {
  const { offer, commit, nonces, ...rest } = sheetOf(sitting, NOBODY, true)
  return JSON.stringify(rest)
}

export function noteOf(
  sitting: Sitting,
  settled: boolean,
  lease: number,
  asked = askedPeople(sitting),
): Note {
  return {
    id: sitting.id,
    seq: sitting.seq,
    due: dueOf(sitting, settled, lease),
    waiting: `,${asked.join()},`,
    updated: sitting.at,
    settled: Number(settled),
  }
}

export function rowOf(sitting: Sitting, sheet: string, settled: boolean, lease: number): PlaceRow {
  const { opened, chairs } = sitting
  return {
    ...noteOf(sitting, settled, lease),
    code: opened.code,
    game: opened.game,
    seats: opened.seats,
    free: chairs.filter((one) => !one.person && !one.bot).length,
    phase: sitting.phase,
    listed: Number(opened.listed),
    rated: Number(opened.rated),
    host: sitting.host,
    sheet,
    created: sitting.created,
  }
}
