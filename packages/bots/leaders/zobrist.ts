// Fixed pseudo-random numbers for the keys of positions (splitmix32): the same in every run.

/** Each call gives the next 32 bits. */
export function zobristNumbers(): () => number {
  let seed = 0x1eade125
  return () => {
    seed = (seed + 0x9e3779b9) | 0
    let mixed = Math.imul(seed ^ (seed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return mixed ^ (mixed >>> 15)
  }
}
