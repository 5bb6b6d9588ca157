// The leaders, six of the base game and four of the Guardians: each stands with two factions; the number settles
// the last tie.

import type { Faction } from './factions.ts'

export interface Leader {
  readonly id: string
  readonly name: string
  readonly epithet: { readonly en: string; readonly fr: string }
  readonly factions: readonly [Faction, Faction]
  readonly number: number
  readonly set: 'base' | 'guardians'
}

export const leaderCards = [
  leader(1, 'lemron', 'Lemron', 'the Wise', 'la Sage', 'water-folk', 'hill-tribes'),
  leader(2, 'cyra', 'Cyra', 'the Righteous', 'la Juste', 'imperial-army', 'water-folk'),
  leader(3, 'myrad', 'Myrad', 'the Banished', 'le Banni', 'undead', 'hill-tribes'),
  leader(4, 'xiadul', 'Xiadul', 'the Cunning', 'le Rusé', 'imperial-army', 'undead'),
  leader(5, 'pavyr', 'Pavyr', 'the Opportunist', 'l’Opportuniste', 'imperial-army', 'hill-tribes'),
  leader(6, 'enned', 'Enned', 'the Innocent', 'l’Innocente', 'undead', 'water-folk'),
  leader(7, 'tissa', 'Tissa', 'the Inventive', 'l’Ingénieuse', 'imperial-army', 'guardians'),
  leader(8, 'ulc', 'Ulc', 'the Rooted', 'l’Enraciné', 'hill-tribes', 'guardians'),
  leader(9, 'irafel', 'Irafel', 'the Lyrical', 'le Lyrique', 'undead', 'guardians'),
  leader(10, 'vyma', 'Vyma', 'the Deep', 'l’Intense', 'water-folk', 'guardians'),
] as const

export type LeaderId =
  | 'lemron'
  | 'cyra'
  | 'myrad'
  | 'xiadul'
  | 'pavyr'
  | 'enned'
  | 'tissa'
  | 'ulc'
  | 'irafel'
  | 'vyma'

function leader(
  number: number,
  id: LeaderId,
  name: string,
  en: string,
  fr: string,
  one: Faction,
  other: Faction,
): Leader & { readonly id: LeaderId } {
  const set = other === 'guardians' ? 'guardians' : 'base'
  return Object.freeze({ id, name, epithet: { en, fr }, factions: [one, other] as const, number, set })
}
