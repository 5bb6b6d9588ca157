// The corruption tokens: what each kind does to the hero that bears it.

import type { Faction } from './factions.ts'

export interface Token {
  readonly id: string
  readonly name: { readonly en: string; readonly fr: string }
  /** At the end the hero belongs to this faction instead of its own. */
  readonly becomes?: Faction
  /** At the end the hero belongs to this faction too. */
  readonly joins?: Faction
  /** At the end the hero counts so often for its own factions. */
  readonly counts?: number
  /** May be revealed when a hero is about to be buried. */
  readonly protects?: true
}

export const COPIES = 3
export const TOKEN_SLOTS = 2

export const tokens: readonly Token[] = [
  token('loyalty', 'Loyalty ×2', 'Loyauté ×2', { counts: 2 }),
  change('imperial-army', 'Imperial Army', 'Armée Impériale'),
  change('hill-tribes', 'Hill Tribes', 'Tribus des Collines'),
  change('undead', 'Undead', 'Morts-Vivants'),
  change('water-folk', 'Water Folk', 'Peuple des Eaux'),
  token('guardian-protection', 'Guardians’ Protection', 'Protection des Gardiens', {
    joins: 'guardians',
    protects: true,
  }),
]

function token(id: string, en: string, fr: string, rest: Omit<Token, 'id' | 'name'>): Token {
  return Object.freeze({ id, name: { en, fr }, ...rest })
}

function change(faction: Faction, en: string, fr: string): Token {
  const name = `change-${faction}`
  return token(name, `Faction change: ${en}`, `Changement de faction\u00a0: ${fr}`, { becomes: faction })
}

/** HL-141: face-up heroes that some party needs for each slot of the corruption card. */
export function needed(slot: number, seats: number): number {
  return slot === 0 ? 3 : seats === 6 ? 4 : 5
}
