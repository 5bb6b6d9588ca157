// The worker plays and never speaks: the words of games and of their cards, and how they are drawn in a terminal, stay
// out of it.

import type { Plugin } from 'vite'

const unsaid =
  /^ {2}(?:phrases: \{ en: english, fr: french \}|catalogue: \(lang\) => catalogueOf\(.*\)|draw),\n/gm

export function silent(): Plugin {
  return {
    name: 'silent-worker',
    enforce: 'pre',
    transform(code, id) {
      return /\/packages\/games\/[\w-]+\/(?:words|game)\.ts$/.test(id)
        ? code.replaceAll(unsaid, '')
        : undefined
    },
  }
}
