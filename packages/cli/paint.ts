// Colours, where the screen has any and nobody asked for none (https://no-color.org).

import type { Terminal } from './terminal.ts'

export interface Paint {
  bold(text: string): string
  dim(text: string): string
  accent(text: string): string
}

export function paintFor({ stdout, env }: Terminal): Paint {
  const colours = stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb'
  const wrap = (on: number, off: number) => (text: string) =>
    colours && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text
  return { bold: wrap(1, 22), dim: wrap(2, 22), accent: wrap(36, 39) }
}
