// What a person types, word by word: from a keyboard, or from a pipe that plays ahead and is read as it is needed.

import { createInterface } from 'node:readline'
import { readLines } from './lines.ts'
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
/** Far more than anybody types; a line without end is dropped. */
const LONGEST = 100_000

/** Where lines come from, one at a time. */
interface Source {
  next(prompt: string): Promise<Typed>
  close(): void
}

function keyboard({ stdin, stdout }: Terminal): Source {
  const lines = createInterface({ input: stdin, output: stdout, terminal: true })
  const arrived: Typed[] = []
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
  return {
    async next(prompt) {
      lines.setPrompt(prompt)
      lines.prompt()
      if (arrived.length === 0 && !ended)
        await new Promise<void>((done) => {
          wake = done
        })
      wake = undefined
      return arrived.shift() ?? { kind: 'end' }
    },
    close: () => lines.close(),
  }
}

function pipe({ stdin }: Terminal): Source {
  const lines = readLines(stdin, LONGEST)
  return {
    async next() {
      const { done, value } = await lines.next()
      return done ? { kind: 'end' } : { kind: 'word', word: value ?? '' }
    },
    // Whatever still comes is not for us.
    close: () => stdin.destroy(),
  }
}

/** Words stand between spaces, commas or semicolons; the comma inside a move of Leaders (`+Hd1,Uf1`) is its own. */
const BETWEEN = /[\s;]+|,(?![A-Z][a-g]\d)/i

export function openAnswers(terminal: Terminal): Answers {
  const interactive = isInteractive(terminal)
  const source = interactive ? keyboard(terminal) : pipe(terminal)
  let words: string[] = []
  /** A line that was asked for already. */
  let coming: Promise<Typed> | undefined

  function line(prompt: string): Promise<Typed> {
    const next = coming ?? source.next(prompt)
    coming = undefined
    return next
  }

  return {
    line,
    async word(prompt) {
      while (words.length === 0) {
        const typed = await line(prompt)
        if (typed.kind !== 'word') return typed
        words = wordsOf(typed.word)
      }
      return { kind: 'word', word: words.shift() as string }
    },
    forget() {
      if (interactive) words = []
    },
    async isEmpty() {
      const patience = new Promise<undefined>((done) => {
        setTimeout(done, MOMENT, undefined).unref()
      })
      for (;;) {
        coming = source.next('')
        // Should the input be closed while nothing has come, nobody asks any more.
        coming.catch(() => {})
        const typed = await Promise.race([coming, patience])
        if (typed === undefined) return false
        if (typed.kind !== 'word') return true
        words = wordsOf(typed.word)
        if (words.length === 0) continue
        coming = undefined
        return false
      }
    },
    close: source.close,
  }
}

function wordsOf(line: string): string[] {
  return line.split(BETWEEN).filter((word) => word !== '')
}
