// What the parts of the default board need to know of the game that they draw.

import type { AnyGameWords, CatalogueEntry, Lang } from '@undercrown/engine'
import type { ZoneWords } from '../registration.ts'
import type { Scene } from '../table/screen.ts'
import { drawnZones, type Zones } from './zones.ts'

export interface CardLook {
  entry(id: string, lang: Lang): CatalogueEntry | undefined
  /** Where it stands in the catalogue, by which it is coloured. */
  place(id: string): number
  label(key: string, lang: Lang): string
  zones(scene: Scene): Zones
}

/** A field without words is called by its own name: "cardsLeft" becomes "Cards left". */
function spelled(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function lookOf(words: AnyGameWords, zoneWords: ZoneWords | undefined): CardLook {
  const all = { en: words.catalogue('en'), fr: words.catalogue('fr') }
  const ids = all.en.map(({ id }) => id)
  return {
    entry: (id, lang) => all[lang][ids.indexOf(id)],
    place: (id) => ids.indexOf(id),
    label: (key, lang) => zoneWords?.[lang][key] ?? spelled(key),
    zones: ({ view, names }) =>
      drawnZones(
        view,
        names.length,
        (id) => ids.includes(id),
        (key) => !zoneWords || key in zoneWords.en,
      ),
  }
}
