// Points of chance that were won or lost.

/** Whole, with their sign. */
export function signedPoints(points: number): string {
  const whole = Math.round(points)
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0'
}
