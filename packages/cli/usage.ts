// A command line that makes no sense, told in one line; unknown names suggest the nearest known one.

/** Ends with exit code 2, as a command line that cannot be read does elsewhere. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export function misuse(line: string): never {
  throw new UsageError(line)
}

/** Refuses a name that is not in the list: `unknown game "hiden-people"; did you mean "hidden-people"?` */
export function unknown(kind: string, name: string, known: readonly string[]): never {
  const near = nearestName(name, known)
  const hint = near === undefined ? `known: ${known.join(', ')}` : `did you mean "${near}"?`
  misuse(`unknown ${kind} "${name}"; ${hint}`)
}

/** The known name that is most like this one, unless none is. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  let found: string | undefined
  let least = Math.max(2, Math.floor(name.length / 3)) + 1
  for (const one of known) {
    const far = distance(name.toLowerCase(), one.toLowerCase())
    if (far < least) [found, least] = [one, far]
  }
  return found ?? known.find((one) => name.length > 2 && (one.startsWith(name) || name.startsWith(one)))
}

/** Letters to add, drop, change or swap with their neighbour to make one word the other. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number) => (rows[i] as number[])[j] as number
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1)
      ;(rows[i] as number[])[j] = least
    }
  }
  return at(a.length, b.length)
}
