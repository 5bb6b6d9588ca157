// What a search has proved already: positions from which so many more actions cannot win. Older entries give way.

const PROBES = 4

export interface Memo {
  /** Whether the position is known not to be won in that many actions. */
  knows(lo: number, hi: number, actions: number): boolean
  learn(lo: number, hi: number, actions: number): void
  /** Forgets everything at no cost. */
  renew(): void
}

/** Room for 2^bits positions. */
export function memoOf(bits: number): Memo {
  const room = 2 ** bits
  const mask = room - 1
  const low = new Int32Array(room)
  const high = new Int32Array(room)
  // The search an entry belongs to, and the number of actions in the last four bits.
  const stamp = new Int32Array(room)
  let age = 1
  return {
    knows(lo, hi, actions) {
      for (let probe = 0; probe < PROBES; probe++) {
        const i = (lo + probe) & mask
        const held = stamp[i] as number
        if (held >> 4 !== age) return false
        if (low[i] === lo && high[i] === hi) return (held & 15) >= actions
      }
      return false
    },
    learn(lo, hi, actions) {
      let at = lo & mask
      let least = 16
      for (let probe = 0; probe < PROBES; probe++) {
        const i = (lo + probe) & mask
        const held = stamp[i] as number
        if (held >> 4 !== age || (low[i] === lo && high[i] === hi)) {
          at = i
          break
        }
        if ((held & 15) < least) {
          least = held & 15
          at = i
        }
      }
      low[at] = lo
      high[at] = hi
      stamp[at] = (age << 4) | actions
    },
    renew() {
      age++
      if (age < 2 ** 26) return
      stamp.fill(0)
      age = 1
    },
  }
}
