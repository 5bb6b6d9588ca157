// What a search has proved already: positions from which so many more actions cannot win. Newer ones displace older.

export interface TranspositionTable {
  /** Whether the position is known not to be won in that many actions. */
  knows(lo: number, hi: number, actions: number): boolean
  learn(lo: number, hi: number, actions: number): void
  /** Forgets everything at no cost. */
  renew(): void
}

/** Room for 2^bits positions, by a key of two halves. */
export function createTranspositionTable(bits: number): TranspositionTable {
  const mask = 2 ** bits - 1
  // One half of the key, and the other mixed with the search it belongs to and the number of actions.
  const held = new Int32Array(2 * (mask + 1))
  let age = 0
  return {
    knows(lo, hi, actions) {
      const i = (lo & mask) << 1
      return held[i] === lo && held[i + 1] === (hi ^ (age + actions))
    },
    learn(lo, hi, actions) {
      const i = (lo & mask) << 1
      held[i] = lo
      held[i + 1] = hi ^ (age + actions)
    },
    renew() {
      age = (age + 0x9e3779b0) | 0
    },
  }
}
