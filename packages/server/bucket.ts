// How often somebody may: so many times a second, and for a while saved up.

/** Returns whether it is too often now; else it is counted. */
export function openBucket(perSecond: number, burst: number): () => boolean {
  let allowed = burst
  let counted = performance.now()
  return () => {
    const now = performance.now()
    allowed = Math.min(burst, allowed + ((now - counted) / 1000) * perSecond)
    counted = now
    if (allowed < 1) return true
    allowed--
    return false
  }
}
