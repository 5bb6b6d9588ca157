// Whose bots think next: of those who wait, theirs who has had the least of the threads of late once this thought is
// counted, so that a short one need not wait behind long ones; of the same person's, those of the table that had least.
// Somebody with many tables of the strongest bots keeps others waiting for one thought, not for all of theirs. Who comes
// anew begins where the others have got to, which goes on with all that is thought, shared among those who want something:
// whoever has many names is not first with each of them, however many come after each other.

export interface Turns {
  /** Does a job when it is the turn of whoever it is for; counts to them what it took. */
  take<Done extends { readonly took: number }>(
    whose: string,
    job: (share: number) => Promise<Done>,
    about?: Partial<TurnAbout>,
  ): Promise<Done>
}

export interface TurnAbout {
  readonly table: string
  /** Milliseconds that it will take at most. */
  readonly most: number
  /** Whether somebody waits for it; what nobody waits for comes last. */
  watched(): boolean
}

/** After so many milliseconds half of what somebody had is forgotten. */
const HALVED_EVERY = 60_000
/** What nobody watches is not put off for longer. */
const PUT_OFF = 10_000

interface Waiting extends TurnAbout {
  readonly whose: string
  readonly since: number
  /** Where the others had got to when it was asked for. */
  from: number
  begin(share: number): void
}

export function openTurns(threads: number, stopwatch: () => number = () => performance.now()): Turns {
  const waiting: Waiting[] = []
  /** Milliseconds of thinking by person, and by table. */
  const had = new Map<string, number>()
  const hadAt = new Map<string, number>()
  /** Where the others have got to: nobody counts as having had less. */
  let reached = 0
  let halved = stopwatch()
  /** Whose jobs are under way. */
  const busy: string[] = []

  /** Somebody has had that much; of it, where others want something, their share is what all have got on by. */
  function count(whose: string, from: number, took: number): void {
    had.set(whose, Math.max(had.get(whose) ?? 0, from) + took)
    const wanting = new Set([...busy, ...waiting.map((one) => one.whose)]).size
    if (wanting > 1) reached += took / wanting
  }

  function forget(): void {
    if (stopwatch() - halved < HALVED_EVERY) return
    halved = stopwatch()
    for (const [whose, took] of had)
      if (took > reached) had.set(whose, took / 2)
      else had.delete(whose)
    for (const one of waiting) one.from /= 2
    hadAt.clear()
    reached /= 2
  }

  const of = ({ whose, from }: Pick<Waiting, 'whose' | 'from'>) => Math.max(had.get(whose) ?? 0, from)
  const isLast = ({ watched, since }: Waiting) => !watched() && stopwatch() - since < PUT_OFF

  /** The smaller goes first: number by number. */
  const rank = (one: Waiting) => [
    isLast(one) ? 1 : 0,
    of(one) + one.most,
    (hadAt.get(one.table) ?? 0) + one.most,
  ]

  function isBefore(a: readonly number[], b: readonly number[]): boolean {
    const at = a.findIndex((value, i) => value !== b[i])
    return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
  }

  function next(): void {
    if (busy.length >= threads || waiting.length === 0) return
    reached = Math.max(reached, Math.min(...waiting.map(of)))
    const ranks = waiting.map(rank)
    let at = 0
    for (let i = 1; i < ranks.length; i++) if (isBefore(ranks[i] ?? [], ranks[at] ?? [])) at = i
    for (const one of waiting.splice(at, 1)) {
      busy.push(one.whose)
      one.begin(Math.min(1, threads / (busy.length + waiting.length)))
    }
  }

  return {
    async take(whose, job, { table = '', most = 0, watched = () => true } = {}) {
      forget()
      let from = 0
      const share = await new Promise<number>((begin) => {
        const mine = {
          ...{ whose, table, most, watched, since: stopwatch(), from: reached },
          begin(share: number) {
            from = of(mine)
            begin(share)
          },
        }
        waiting.push(mine)
        next()
      })
      try {
        const done = await job(share)
        count(whose, from, done.took)
        hadAt.set(table, (hadAt.get(table) ?? 0) + done.took)
        return done
      } finally {
        busy.splice(busy.indexOf(whose), 1)
        next()
      }
    },
  }
}
