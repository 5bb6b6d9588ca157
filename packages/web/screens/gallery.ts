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

export function found(
  entries: readonly CatalogueEntry[],
  search: string,
  wanted: Wanted,
): readonly CatalogueEntry[] {
  const words = bare(search).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    const text = bare(`${entry.name} ${entry.text}`)
    if (!words.every((word) => text.includes(word))) return false
    return Object.entries(wanted).every(
      ([fact, values]) => values.length === 0 || valuesOf(entry, fact).some((one) => values.includes(one)),
    )
  })
}
