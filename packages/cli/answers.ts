// What a person types, word by word: from a keyboard, or from a pipe that plays ahead.

import { createInterface } from 'node:readline'
import { isInteractive, type Terminal } from './terminal.ts'

export type Typed =
  | { readonly kind: 'word'; readonly word: string }
  /** Ctrl-D, or the pipe ran dry. */
  | { readonly kind: 'end' }
  /** Ctrl-C. */
  | { readonly kind: 'interrupt' }

export interface Answers {
  /** The next word that was typed; asks for a line where none is left. */
  word(prompt: string): Promise<Typed>
  /** The next whole line, as it was typed. */
  line(prompt: string): Promise<Typed>
  /** Forgets the rest of the line: something in it was not understood. */
  forget(): void
  /** Whether the input ends within a moment without a single word. */
  isEmpty(): Promise<boolean>
  close(): void
}

/** How long to wait for a pipe to turn out empty. */
const MOMENT = 150

export function openAnswers(terminal: Terminal): Answers {
  const { stdin, stdout } = terminal
  const interactive = isInteractive(terminal)
  const lines = createInterface(
    interactive ? { input: stdin, output: stdout, terminal: true } : { input: stdin },
  )
  const arrived: Typed[] = []
  let words: string[] = []
  let ended = false
  let wake: (() => void) | undefined

  const arrive = (typed: Typed) => {
    arrived.push(typed)
    wake?.()
  }
  lines.on('line', (line) => arrive({ kind: 'word', word: line }))
  lines.on('SIGINT', () => arrive({ kind: 'interrupt' }))
  lines.on('close', () => {
    ended = true
    wake?.()
  })

  async function something(patience?: number): Promise<void> {
    if (arrived.length > 0 || ended) return
    await new Promise<void>((done) => {
      const timer = patience === undefined ? undefined : setTimeout(done, patience)
      wake = () => {
        clearTimeout(timer)
        done()
      }
    })
    wake = undefined
  }

  async function line(prompt: string): Promise<Typed> {
    if (interactive) {
      lines.setPrompt(prompt)
      lines.prompt()
    }
    await something()
    return arrived.shift() ?? { kind: 'end' }
  }

  return {
    line,
    async word(prompt) {
      while (words.length === 0) {
        const typed = await line(prompt)
        if (typed.kind !== 'word') return typed
        words = typed.word.split(/[\s,;]+/).filter((word) => word !== '')
      }
      return { kind: 'word', word: words.shift() as string }
    },
    forget() {
      if (interactive) words = []
    },
    async isEmpty() {
      await something(MOMENT)
      return ended && arrived.every((typed) => typed.kind === 'word' && typed.word.trim() === '')
    },
    close: () => lines.close(),
  }
}
