// A progress bar on a terminal's error stream; silent anywhere else.

import type { Lang } from '@undercrown/engine'
import { columnsOf, type Terminal } from './terminal.ts'
import { figureWords, type Unit } from './words/figures.ts'

export interface Progress {
  /** So many are done. Cheap enough to be called for each. */
  at(done: number): void
  /** Wipes the bar, so that what is printed next starts on a clean line. */
  clear(): void
}

const WIDTH = 30
const EVERY_MS = 100

export function progressOf({ stderr }: Terminal, total: number, unit: Unit, lang: Lang): Progress {
  if (stderr.isTTY !== true) return { at() {}, clear() {} }
  const say = figureWords[lang]
  const start = performance.now()
  let last = start
  return {
    at(done) {
      const now = performance.now()
      if (now - last < EVERY_MS) return
      last = now
      const part = total > 0 ? Math.min(1, done / total) : 0
      const left = part > 0 ? clock(((now - start) * (1 - part)) / part) : ''
      const figures = ` ${Math.floor(part * 100)} %  ${say.progress(say.whole(done), say.whole(total), unit, left)}`
      const width = Math.max(0, Math.min(WIDTH, columnsOf(stderr) - 1 - figures.length))
      const bar = '█'.repeat(Math.round(part * width)).padEnd(width, '░')
      stderr.write(`\r${bar}${figures}\u001b[K`)
    },
    clear: () => stderr.write('\r\u001b[K'),
  }
}

function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
