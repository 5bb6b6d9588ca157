// The facts of the cards as the screen needs them: what kind of thing an id is, its words, its factions.

import type { CatalogueEntry, Lang } from '@undercrown/engine'
import { plain } from '@undercrown/engine'
import {
  type ArtifactSide,
  artifactSides,
  englishAbilities,
  frenchAbilities,
  type Hero,
  heroById,
  hiddenLeadersWords,
  isHero,
  textOf,
} from '@undercrown/hidden-leaders/facts'
import type { FactionSide } from '../art/factions.ts'
import { entryOf } from '../table/catalogue.ts'
import { untold } from './glyphs.ts'

type CardKind = 'hero' | 'leader' | 'artifact' | 'token' | 'fate'

/** The words of a card. */
export function catalogueEntry(id: string, lang: Lang): CatalogueEntry {
  return entryOf(hiddenLeadersWords, id, lang) as CatalogueEntry
}

export function kindOf(id: string): CardKind {
  return catalogueEntry(id, 'en').facts['kind'] as CardKind
}

export function cardTitle(id: string, lang: Lang): string {
  return catalogueEntry(id, lang).name
}

/** The faction that a hero looks like; a Guardian has another one or none besides. */
export function bannerOf({ factions }: Hero): FactionSide {
  return factions.length >= 4 ? 'none' : (factions.find((one) => one !== 'guardians') ?? 'none')
}

export function isGuardian({ factions }: Hero): boolean {
  return factions.includes('guardians') && factions.length < 4
}

export function isEverybodys({ factions }: Hero): boolean {
  return factions.length >= 4
}

/** The sentence on a large card: all that its marker line and its badges do not say. */
export function abilityText(hero: Hero, lang: Lang): string {
  const factions = isEverybodys(hero) ? hero.factions : []
  const words = lang === 'fr' ? frenchAbilities : englishAbilities
  return plain(textOf(words, { ...hero, factions, ability: untold(hero) }), [], lang)
}

export function findHero(id: string): Hero | undefined {
  return isHero(id) ? heroById(id) : undefined
}

export function artifactById(id: string): ArtifactSide | undefined {
  return artifactSides.find((side) => side.id === id)
}
