// The games with a coach: at which tables of this browser it sits, and what it has spoken of already.

import { keep, kept } from './kept.ts'

const TABLES = 'coached'
const MET = 'coach-met'
/** Tables that are forgotten here sooner or later. */
const MOST = 20

export function isCoached(table: string): boolean {
  return kept<readonly string[]>(TABLES, []).includes(table)
}

/** It comes, or is sent away; whenever it is called it knows where it was. */
export function setCoached(table: string, coached: boolean): void {
  const others = kept<readonly string[]>(TABLES, []).filter((one) => one !== table)
  keep(TABLES, (coached ? [...others, table] : others).slice(-MOST))
}

/** Kinds of questions that somebody has met, as "game/question". */
export function questionsMet(): ReadonlySet<string> {
  return new Set(kept<readonly string[]>(MET, []))
}

export function meet(question: string): void {
  keep(MET, [...new Set([...questionsMet(), question])])
}
