// The icons in use, as symbols: defined once, drawn anywhere by `<use>`.

import common from './icons.json?icons'
import { define } from './sprite.ts'

/** Makes these icons known. Games bring their own when they are opened. */
export function addIcons(icons: Readonly<Record<string, string>>): void {
  for (const [name, body] of Object.entries(icons))
    define(`i-${name}`, `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`)
}

addIcons(common)
