// Finding cards: by words, and by the facts that a game tells of each.

import type { CatalogueEntry } from '@undercrown/engine'

/** For each fact, the values that are wanted; any of them will do. A fact that is not named does not matter. */
export type Wanted = Readonly<Record<string, readonly string[]>>

/** A fact may name several values at once, as a leader's two factions. */
export function valuesOf(entry: CatalogueEntry, fact: string): readonly string[] {
  const value = entry.facts[fact]
  if (value === undefined) return []
  return String(value).split(' ')
}

/** The facts worth filtering by, each with its values in the order in which they appear. */
export function filtersOf(
  entries: readonly CatalogueEntry[],
  facts: readonly string[],
): readonly { readonly fact: string; readonly values: readonly string[] }[] {
  return facts
    .map((fact) => ({ fact, values: [...new Set(entries.flatMap((entry) => valuesOf(entry, fact)))] }))
    .filter(({ values }) => values.length > 1)
}

/** Without accents and capitals, so that nobody must type them. */
function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
}

/** Whether every word that is searched for stands in a text. */
export function hasWords(text: string, search: string): boolean {
  const bared = bare(text)
  return bare(search)
    .split(/\s+/)
    .every((word) => bared.includes(word))
}

export function found(
  entries: readonly CatalogueEntry[],
  search: string,
  wanted: Wanted,
): readonly CatalogueEntry[] {
  return entries.filter((entry) => {
    if (!hasWords(`${entry.name} ${entry.text}`, search)) return false
    return Object.entries(wanted).every(
      ([fact, values]) => values.length === 0 || valuesOf(entry, fact).some((one) => values.includes(one)),
    )
  })
}
