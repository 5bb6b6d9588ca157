// The factions and the places in English.

import type { Part } from '@undercrown/engine'
import type { Faction } from '../factions.ts'
import { icon } from './words.ts'

export const englishFactions: Readonly<Record<Faction, Part>> = {
  'hill-tribes': icon('hill-tribes', 'Hill Tribes'),
  'imperial-army': icon('imperial-army', 'Imperial Army'),
  'water-folk': icon('water-folk', 'Water Folk'),
  undead: icon('undead', 'Undead'),
  guardians: icon('guardians', 'Guardian'),
}

/** The faction as a side in the conflict: "the Undead", "the Guardians". */
export function side(faction: Faction): Part {
  return faction === 'guardians' ? icon('guardians', 'Guardians') : englishFactions[faction]
}

export const piles = {
  harbor: icon('harbor', 'Harbor'),
  wilderness: icon('wilderness', 'Wilderness'),
  graveyard: icon('graveyard', 'Graveyard'),
  tavern: icon('tavern', 'Tavern'),
} as const
