// What a hero is, and how one is written down.

import { type AbilityStep, move } from './effects.ts'
import type { Faction } from './factions.ts'
import type { LeaderId } from './leaders.ts'

export type CardId = string

export const sets = ['base', 'promo', 'queens', 'guardians', 'bonus'] as const
export type CardSet = (typeof sets)[number]

/** A text that works for as long as the hero lies somewhere; it never travels with a copy (HL-66). */
export type Lasting =
  /** At the end it counts as so many heroes of the winning faction instead of its own (HL-86, HL-87). */
  | {
      readonly when: 'end'
      readonly counts: number
      readonly if: { readonly leader: readonly LeaderId[] } | { readonly beside: CardId }
    }
  /** At the end every so many heroes of a faction in its party count one hero more for the winners (HL-112). */
  | { readonly when: 'end'; readonly one: { readonly per: number; readonly of: Faction } }
  /** Another face-up hero of its party that would be buried is turned over instead (HL-72). */
  | { readonly when: 'faceUp'; readonly instead: 'bury' }

export interface Hero {
  readonly id: CardId
  readonly name: { readonly en: string; readonly fr: string }
  readonly set: CardSet
  /** Several for the Emperor, none for a hero without a side. */
  readonly factions: readonly Faction[]
  readonly advanced: boolean
  /** The version of the rules that brought it; by older ones it is not dealt. Without, it was always there. */
  readonly since?: number
  /** In the order in which it is performed. */
  readonly ability: readonly AbilityStep[]
  readonly lasting?: Lasting
}

type Written = Omit<Hero, 'factions' | 'set' | 'advanced'> & Partial<Pick<Hero, 'set' | 'advanced'>>

export function hero(id: CardId, en: string, fr: string, ...ability: readonly AbilityStep[]): Written {
  return { id, name: { en, fr }, ability }
}

/** Bears a plus, and stays out of the beginner game. */
export function advanced(one: Written): Written {
  return { ...one, advanced: true }
}

/** Joined after games had been played with its set. */
export function joined(since: number, one: Written): Written {
  return { ...one, since }
}

export function promo(one: Written): Written {
  return { ...one, set: 'promo' }
}

export function queens(one: Written, lasting: Lasting): Written {
  return { ...one, set: 'queens', lasting }
}

/** HL-102: comes last, whatever the ability could do. */
const RISE = move({ guardian: 2 })

/** Everything that is done when the hero is played or performed. */
export function scriptOf({ ability, factions }: Hero): readonly AbilityStep[] {
  return factions.includes('guardians') ? [...ability, RISE] : ability
}

export function lasts(one: Written, lasting: Lasting): Written {
  return { ...one, lasting }
}

export function bonus(factions: readonly Faction[], ...written: readonly Written[]): Hero[] {
  return clan(factions, ...written.map((one): Written => ({ ...one, set: 'bonus' })))
}

export function guardians(factions: readonly Faction[], ...written: readonly Written[]): Hero[] {
  return clan([...factions, 'guardians'], ...written.map((one): Written => ({ ...one, set: 'guardians' })))
}

export function clan(factions: readonly Faction[], ...written: readonly Written[]): Hero[] {
  return written.map((one) => Object.freeze({ set: 'base', advanced: false, ...one, factions } as const))
}
