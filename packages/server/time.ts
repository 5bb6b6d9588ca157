// The server's time. It follows the clock on the wall, or that of the database where several servers share one, but
// never goes back, and notices when it stood still: when the process was stopped, the machine slept, or somebody set the
// clock forwards. Nobody could move meanwhile.

import type { Gap } from '@undercrown/table'

export interface ServerTime {
  /** Milliseconds since 1970. Asked for every second at least, or it takes the silence for sleep. */
  now(): number
  /** Other servers were that far already. */
  atLeast(at: number): void
}

/** A clock that several servers share, such as their database's: it is asked now and then, and time is measured between. */
export interface CommonClock {
  now(): number
  /** Asks it; what it says is heeded as far as ours cannot be right. */
  ask(): Promise<void>
}

export async function openCommonClock(
  stopwatch: () => number,
  shown: () => Promise<number>,
): Promise<CommonClock> {
  let ahead: number | undefined
  async function ask(): Promise<void> {
    const asked = stopwatch()
    const at = await shown()
    // However long the answer was on its way, it is from between then and now.
    const [least, most] = [at - stopwatch(), at - asked]
    // Never further than it is, which would not be put right: no time goes back.
    ahead = Math.min(Math.max(ahead ?? least, least), most)
  }
  await ask()
  return { now: () => stopwatch() + (ahead ?? 0), ask }
}

/** Without a sign of life for so long, nothing was up. */
export const SILENCE = 5_000
/** So far behind, the wall was set back; less is a clock that is put right. */
const BEHIND = 1_000

export function openTime(
  wall: () => number,
  stopwatch: () => number,
  missed: (gap: Gap) => void,
): ServerTime {
  let last = wall()
  let asked = stopwatch()
  return {
    now() {
      const measured = stopwatch()
      const steady = last + measured - asked
      const shown = wall()
      const next = Math.max(last, steady - shown > BEHIND ? steady : shown)
      // Before anybody learns what time it is.
      if (next - last > SILENCE) missed({ since: Math.floor(last), until: Math.floor(next) })
      last = next
      asked = measured
      return Math.floor(next)
    },
    atLeast(at) {
      last = Math.max(last, at)
    },
  }
}
