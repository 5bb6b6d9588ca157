// The normal distribution: how much of it lies beyond a point.

/** The part that lies above z. */
export function beyond(z: number): number {
  if (z < 0) return 1 - beyond(-z)
  const height = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  return z < 3 ? 0.5 - height * oddSeries(z) : height / continued(z)
}

/** z + z³/3 + z⁵/(3·5) + …, for the part between 0 and z. */
function oddSeries(z: number): number {
  let sum = 0
  for (let term = z, n = 1; term > sum * 1e-17; n += 2, term *= (z * z) / n) sum += term
  return sum
}

/** z + 1/(z + 2/(z + 3/(z + …))), for the tail. */
function continued(z: number): number {
  let value = z
  for (let n = 200; n > 0; n--) value = z + n / value
  return value
}

/** Half of the width of an interval that holds 95 % of a normal distribution. */
export const Z95 = 1.959963984540054
