// Whose bots think next: of those who wait, theirs who has had the least of the threads of late. Somebody with many
// tables of the strongest bots keeps others waiting for one thought, not for all of theirs. Who comes anew begins where
// the others have got to: whoever has many names is not first with each of them.

export interface Turns {
  /** Does a job when it is the turn of whoever it is for; counts to them what it took. */
  take<Done extends { readonly took: number }>(whose: string, job: () => Promise<Done>): Promise<Done>
}

/** After so many milliseconds half of what somebody had is forgotten. */
const HALVED_EVERY = 60_000
interface Waiting {
  readonly whose: string
  begin(): void
}

export function openTurns(threads: number, stopwatch: () => number = () => performance.now()): Turns {
  const waiting: Waiting[] = []
  /** Milliseconds of thinking by person. */
  const had = new Map<string, number>()
  /** How much who began last had had by then: nobody counts as having had less. */
  let reached = 0
  let halved = stopwatch()
  let busy = 0

  function forget(): void {
    if (stopwatch() - halved < HALVED_EVERY) return
    halved = stopwatch()
    for (const [whose, took] of had)
      if (took > reached) had.set(whose, took / 2)
      else had.delete(whose)
    reached /= 2
  }

  const of = ({ whose }: Pick<Waiting, 'whose'>) => Math.max(had.get(whose) ?? 0, reached)

  function next(): void {
    if (busy >= threads || waiting.length === 0) return
    const least = Math.min(...waiting.map(of))
    const at = waiting.findIndex((one) => of(one) === least)
    reached = least
    busy++
    for (const one of waiting.splice(at, 1)) one.begin()
  }

  return {
    async take(whose, job) {
      forget()
      await new Promise<void>((begin) => {
        waiting.push({ whose, begin })
        next()
      })
      const from = of({ whose })
      try {
        const done = await job()
        had.set(whose, Math.max(had.get(whose) ?? 0, from) + done.took)
        return done
      } finally {
        busy--
        next()
      }
    },
  }
}
