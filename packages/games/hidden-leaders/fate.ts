// The Fate cards: what comes of burying a Guardian.

import { type AbilityStep, move } from './effects.ts'

export interface Fate {
  readonly id: string
  readonly name: { readonly en: string; readonly fr: string }
  readonly copies: number
  readonly ability: readonly AbilityStep[]
}

export const fates: readonly Fate[] = [
  fate(3, 'destroyed-sanctum', 'A Destroyed Sanctum', 'Un sanctuaire détruit', move({ guardian: -2 })),
  fate(1, 'crumbling-shrine', 'A Crumbling Shrine', 'Un autel qui s’effrite', move({ guardian: -1 })),
  fate(1, 'ruined-tower', 'A Ruined Tower', 'Une tour en ruine', move({ red: -1 })),
  fate(1, 'withering-tree', 'A Withering Tree', 'Un arbre qui dépérit', move({ green: -1 })),
]

function fate(copies: number, id: string, en: string, fr: string, ...ability: readonly AbilityStep[]): Fate {
  return Object.freeze({ id, name: { en, fr }, copies, ability })
}
