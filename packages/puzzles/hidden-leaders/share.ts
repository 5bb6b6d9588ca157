// A part of all worlds, exactly: a fraction of whole numbers of any size, in lowest terms.

export interface WorldShare {
  readonly over: bigint
  readonly under: bigint
}

export const NONE_OF_THEM: WorldShare = { over: 0n, under: 1n }
export const ALL_OF_THEM: WorldShare = { over: 1n, under: 1n }

export function worldShare(over: bigint, under: bigint): WorldShare {
  const common = divisor(over, under)
  return { over: over / common, under: under / common }
}

function divisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a === 0n ? 1n : a
}

export function plus(a: WorldShare, b: WorldShare): WorldShare {
  if (a.over === 0n) return b
  return b.over === 0n ? a : worldShare(a.over * b.under + b.over * a.under, a.under * b.under)
}

export function times(a: WorldShare, b: WorldShare): WorldShare {
  return worldShare(a.over * b.over, a.under * b.under)
}

/** How much of `b` the share `a` of it is. */
export function within(a: WorldShare, b: WorldShare): WorldShare {
  return worldShare(a.over * b.under, a.under * b.over)
}

/** Below zero where `a` is the smaller one. */
export function compareShares(a: WorldShare, b: WorldShare): number {
  const difference = a.over * b.under - b.over * a.under
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The whole points of a hundred by which `a` is more than `b`. */
export function pointsAhead(a: WorldShare, b: WorldShare): number {
  return Number((100n * (a.over * b.under - b.over * a.under)) / (a.under * b.under))
}

export function waysToTake(n: number, k: number): bigint {
  let ways = 1n
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1)
  return k > n ? 0n : ways
}

export function minus(a: WorldShare, b: WorldShare): WorldShare {
  return worldShare(a.over * b.under - b.over * a.under, a.under * b.under)
}

const FINE = 1_000_000n

/** As a number from 0 to 1, which none is but all and none of them. */
export function partOf({ over, under }: WorldShare): number {
  if (over === 0n || over === under) return over === 0n ? 0 : 1
  const part = (over * FINE) / under
  return Number(part === 0n ? 1n : part) / Number(FINE)
}
