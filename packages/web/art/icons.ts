// The icons in use, as symbols: defined once, drawn anywhere by `<use>`.

import shell from './shell.json?icons'
import { define } from './sprite.ts'

/** Makes these icons known. Games bring their own when they are opened. */
export function addIcons(icons: Readonly<Record<string, string>>): void {
  for (const [name, body] of Object.entries(icons))
    define(`i-${name}`, `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`)
}

addIcons(shell)

/** Those that the home screen does without. They may come late: what names them is drawn when they do. */
export async function moreIcons(): Promise<void> {
  addIcons((await import('./icons.json?icons')).default)
}
