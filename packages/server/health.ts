// Whether what is played can be written down: told to whoever watches the server (`/healthz`).

export type Writing = 'heartbeat' | 'append'

export interface Health {
  wrote(what: Writing): void
  failed(what: Writing, error: unknown): void
  /** What is wrong, in words; undefined while all is well. */
  trouble(): string | undefined
}

/** The heartbeat is written every other second; without one for so long, writing is stuck. */
const STUCK = 10_000
/** Moves may be rare: one that failed is told for so long, unless another goes in. Proxies send nobody here meanwhile. */
const TOLD = 10_000

export function openHealth(stopwatch: () => number): Health {
  const failures = new Map<Writing, { readonly at: number; readonly words: string }>()
  let beat = stopwatch()
  return {
    wrote(what) {
      failures.delete(what)
      if (what === 'heartbeat') beat = stopwatch()
    },
    failed: (what, error) => failures.set(what, { at: stopwatch(), words: wordsFor(error) }),
    trouble() {
      const appending = failures.get('append')
      if (appending && stopwatch() - appending.at > TOLD) failures.delete('append')
      const [first] = failures.values()
      if (first) return first.words
      return stopwatch() - beat > STUCK ? 'writing takes too long' : undefined
    },
  }
}

export const FULL = 'the disk is full'

function textOf(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return `${code} ${message}`
}

export function isDiskFull(error: unknown): boolean {
  return /SQLITE_FULL|ENOSPC|53100|disk is full|No space left/.test(textOf(error))
}

export function wordsFor(error: unknown): string {
  const text = textOf(error)
  if (isDiskFull(error)) return FULL
  if (/SQLITE_BUSY|locked/.test(text)) return 'another process has locked the database'
  if (/SQLITE_READONLY|EROFS|25006|readonly/.test(text)) return 'the database cannot be written to'
  return 'writing fails'
}
