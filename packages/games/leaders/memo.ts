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
  const mask = 2 ** bits - 1
  // Four numbers to a place: the key in two halves, then the search it belongs to with the number of actions.
  const held = new Int32Array(4 * (mask + 1))
  let age = 1
  return {
    knows(lo, hi, actions) {
      for (let probe = 0; probe < PROBES; probe++) {
        const i = ((lo + probe) & mask) << 2
        const stamp = held[i + 2] as number
        if (stamp >> 4 !== age) return false
        if (held[i] === lo && held[i + 1] === hi) return (stamp & 15) >= actions
      }
      return false
    },
    learn(lo, hi, actions) {
      let at = (lo & mask) << 2
      let least = 16
      for (let probe = 0; probe < PROBES; probe++) {
        const i = ((lo + probe) & mask) << 2
        const stamp = held[i + 2] as number
        if (stamp >> 4 !== age || (held[i] === lo && held[i + 1] === hi)) {
          at = i
          break
        }
        if ((stamp & 15) < least) {
          least = stamp & 15
          at = i
        }
      }
      held[at] = lo
      held[at + 1] = hi
      held[at + 2] = (age << 4) | actions
    },
    renew() {
      age++
      if (age < 2 ** 26) return
      held.fill(0)
      age = 1
    },
  }
}
