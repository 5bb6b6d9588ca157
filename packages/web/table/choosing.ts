// Choosing: what is lit, what has been pointed at, and which option that makes. Pure; a hook and a board use it.

import type { Spot } from './screen.ts'
import { SAY } from './screen.ts'

/** The options of a question, each by the spots that lead to it. */
export type Paths = readonly (readonly Spot[])[]

export interface SpotOffer {
  /** Spots that can be pointed at now. */
  readonly lit: ReadonlySet<Spot>
  /** Options that are said, not pointed at, and those that share a path to its end: a button each. */
  readonly spoken: readonly number[]
  /** The option that what was pointed at makes. */
  readonly ready?: number
}

/** What is offered once these spots have been pointed at. */
export function offerAfter(paths: Paths, picked: readonly Spot[]): SpotOffer {
  const lit = new Set<Spot>()
  const spoken: number[] = []
  const ended: number[] = []
  paths.forEach((path, option) => {
    if (picked.some((spot, i) => path[i] !== spot)) return
    const next = path[picked.length]
    if (next === undefined) ended.push(option)
    else if (next.startsWith(SAY)) spoken.push(option)
    else lit.add(next)
  })
  const [ready, ...others] = ended
  if (ready !== undefined && others.length === 0 && picked.length > 0) return { lit, spoken, ready }
  return { lit, spoken: [...ended, ...spoken] }
}

/** The options that each spot leads to which can be pointed at now. */
export function leadsAfter(paths: Paths, picked: readonly Spot[]): ReadonlyMap<Spot, readonly number[]> {
  const leads = new Map<Spot, number[]>()
  paths.forEach((path, option) => {
    const next = path[picked.length]
    if (next === undefined || picked.some((spot, i) => path[i] !== spot)) return
    const options = leads.get(next)
    if (options) options.push(option)
    else leads.set(next, [option])
  })
  return leads
}

/**
 * Points at a spot: one step further where that is lit; else from the beginning, so that a change of mind needs no
 * cancelling. Undefined where the spot leads nowhere.
 */
export function picksAfter(paths: Paths, picked: readonly Spot[], spot: Spot): readonly Spot[] | undefined {
  for (let kept = picked.length; kept >= 0; kept--) {
    const next = [...picked.slice(0, kept), spot]
    if (paths.some((path) => next.every((one, i) => path[i] === one))) return next
  }
  return undefined
}
