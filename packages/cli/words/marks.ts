// What a simulation counts, in words: cards by their names, the few things that are no cards by the game's own.

import type { AnyGame, Lang } from '@undercrown/engine'

/** In English the ids of the marks are words already. */
export function markWords(
  game: AnyGame,
  lang: Lang,
): { readonly kind: (kind: string) => string; readonly label: (label: string) => string } {
  if (lang === 'en') return { kind: (kind) => kind, label: (label) => label }
  const names = new Map(game.catalogue(lang).map(({ id, name }) => [id, name]))
  const french = game.frenchMarks ?? {}
  const one = (id: string) => names.get(id) ?? french[id] ?? id
  return {
    kind: (kind) => french[kind] ?? kind,
    label: (label) => label.split(' + ').map(one).join(' + '),
  }
}
