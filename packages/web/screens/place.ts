// Where in a record one is, as an address says it: replay and review of a game lead to each other's same moment.

import type { Eyes } from '../client/replay.ts'

/** A whole number up to the most there can be. */
export function wholeIn(text: string | null, most: number): number | undefined {
  const number = text !== null && /^\d+$/.test(text) ? Number(text) : undefined
  return number !== undefined && number <= most ? number : undefined
}

export function queryOf(step: number, eyes: Eyes, code?: string): string {
  const query = new URLSearchParams(code === undefined ? {} : { code })
  if (step > 0) query.set('step', String(step))
  if (eyes !== 'all') query.set('seat', String(eyes))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** An address, which may hold a whole game after its #, at that moment. */
export function atPlace(address: string, step: number, eyes: Eyes, code?: string): string {
  const [path = '', hash] = address.split('#')
  return `${path}${queryOf(step, eyes, code)}${hash === undefined ? '' : `#${hash}`}`
}
