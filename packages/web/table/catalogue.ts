// The entry of a card in its game's catalogue, which is written once for each language: its sentences take a while.

import type { AnyGameWords, CatalogueEntry, Lang } from '@undercrown/engine'

type Catalogue = Pick<AnyGameWords, 'catalogue'>

const written = new WeakMap<Catalogue, Map<Lang, ReadonlyMap<string, CatalogueEntry>>>()

export function entryOf(words: Catalogue, card: string, lang: Lang): CatalogueEntry | undefined {
  let languages = written.get(words)
  if (!languages) {
    languages = new Map()
    written.set(words, languages)
  }
  let entries = languages.get(lang)
  if (!entries) {
    entries = new Map(words.catalogue(lang).map((entry) => [entry.id, entry]))
    languages.set(lang, entries)
  }
  return entries.get(card)
}
