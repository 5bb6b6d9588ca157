// How the seats stood over a game: in which order that is found out, and where it turned.

/** Each seat's chance to win after so many moves; steps that are not known yet are missing. */
export type ChanceCurve = ReadonlyMap<number, readonly number[]>

/** Every step, those first that show the course of the game: the ends, the middle, the quarters … */
export function coarseToFine(last: number): number[] {
  const order = new Set([last, 0])
  let stride = 1
  while (stride * 2 <= last) stride *= 2
  for (; stride >= 1; stride /= 2) for (let step = stride; step < last; step += stride) order.add(step)
  return [...order]
}

export interface Swing {
  readonly step: number
  readonly seat: number
  readonly from: number
  readonly to: number
}

const BIG = 0.15
const MOST = 6

/** The moves after which a seat stood far better or worse than before; the biggest, and no two side by side. */
export function swings(line: ChanceCurve, last: number): Swing[] {
  const found: Swing[] = []
  for (const [step, chances] of line) {
    const before = line.get(step - 1)
    if (!before) continue
    let most: Swing | undefined
    for (const [seat, to] of chances.entries()) {
      const from = before[seat] ?? 0
      if (Math.abs(to - from) > Math.abs((most?.to ?? 0) - (most?.from ?? 0))) most = { step, seat, from, to }
    }
    if (most && Math.abs(most.to - most.from) >= BIG) found.push(most)
  }
  const room = Math.max(1, Math.ceil(last / 14))
  const marked: Swing[] = []
  for (const one of found.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))) {
    if (marked.length < MOST && marked.every(({ step }) => Math.abs(step - one.step) >= room))
      marked.push(one)
  }
  return marked.sort((a, b) => a.step - b.step)
}
