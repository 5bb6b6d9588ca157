// Les factions et les lieux en français, avec leurs articles.

import { dire, type Part, type Phrase } from '@undercrown/engine'
import type { Pile } from '../effects.ts'
import type { Faction } from '../factions.ts'
import { icon } from './words.ts'

export const frenchFactions: Readonly<Record<Faction, Part>> = {
  'hill-tribes': icon('hill-tribes', 'Tribus des Collines'),
  'imperial-army': icon('imperial-army', 'Armée Impériale'),
  'water-folk': icon('water-folk', 'Peuple des Eaux'),
  undead: icon('undead', 'Morts-Vivants'),
  guardians: icon('guardians', 'Gardiens'),
}

/** « les Morts-Vivants » */
export function la(faction: Faction): Phrase {
  const articles = {
    'hill-tribes': 'les ',
    'imperial-army': 'l’',
    'water-folk': 'le ',
    undead: 'les ',
    guardians: 'les ',
  }
  return [articles[faction], frenchFactions[faction]]
}

/** « des Morts-Vivants » */
export function dela(faction: Faction): Phrase {
  const articles = {
    'hill-tribes': 'des ',
    'imperial-army': 'de l’',
    'water-folk': 'du ',
    undead: 'des ',
    guardians: 'des ',
  }
  return [articles[faction], frenchFactions[faction]]
}

/** « aux Morts-Vivants » */
export function ala(faction: Faction): Phrase {
  const articles = {
    'hill-tribes': 'aux ',
    'imperial-army': 'à l’',
    'water-folk': 'au ',
    undead: 'aux ',
    guardians: 'aux ',
  }
  return [articles[faction], frenchFactions[faction]]
}

export function plusieurs(faction: Faction): boolean {
  return faction === 'hill-tribes' || faction === 'undead' || faction === 'guardians'
}

/** « l’emportent » ou « l’emporte ». */
export function lEmporte(faction: Faction): string {
  return plusieurs(faction) ? 'l’emportent' : 'l’emporte'
}

export const places = {
  harbor: icon('harbor', 'Port'),
  wilderness: icon('wilderness', 'Forêt'),
  graveyard: icon('graveyard', 'Cimetière'),
  tavern: icon('tavern', 'Taverne'),
} as const

/** « de la Forêt » */
export function duLieu(place: keyof typeof places): Phrase {
  return [place === 'wilderness' || place === 'tavern' ? 'de la ' : 'du ', places[place]]
}

/** « sur le dessus de la Forêt » */
export function surLieu(pile: Pile): Phrase {
  return dire`sur le dessus ${duLieu(pile)}`
}
