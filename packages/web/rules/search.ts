// Finding a rule: the sections, and of each what the words are found in.

import type { CatalogueEntry } from '@undercrown/engine'
import { hasWords } from '../screens/gallery.ts'
import type { Block, Section } from './text.ts'

export function findRules(
  sections: readonly Section[],
  entries: readonly CatalogueEntry[],
  search: string,
): readonly Section[] {
  if (search.trim() === '') return sections
  const has = (text: string) => hasWords(text, search)
  return sections
    .map((section) =>
      has(section.title)
        ? section
        : { ...section, body: section.body.flatMap((block) => partOf(block, entries, has)) },
    )
    .filter(({ body }) => body.length > 0)
}

/** What of a block is found; nothing, or the block with less in it. */
function partOf(
  block: Block,
  entries: readonly CatalogueEntry[],
  has: (text: string) => boolean,
): readonly Block[] {
  const ofSome = <Item>(
    items: readonly Item[],
    textOf: (item: Item) => string,
    made: (some: Item[]) => Block,
  ) => {
    const some = items.filter((item) => has(textOf(item)))
    return some.length > 0 ? [made(some)] : []
  }
  const wordsOf = ({ name, text }: { readonly name: string; readonly text: string }) => `${name} ${text}`
  if (typeof block === 'string') return has(block) ? [block] : []
  if ('list' in block) return ofSome(block.list, String, (list) => ({ list }))
  if ('steps' in block) return block.steps.some(has) ? [block] : []
  if ('terms' in block)
    return ofSome(
      block.terms,
      (term) => term.join(' '),
      (terms) => ({ terms }),
    )
  if ('drawn' in block) return ofSome(block.drawn, wordsOf, (drawn) => ({ drawn }))
  const shown =
    'cards' in block ? entries.filter(({ id }) => block.cards.includes(id)) : block.entries(entries)
  return ofSome(shown, wordsOf, (some) => ({ entries: () => some }))
}
