// Every way in which cards can lie, those that look the same counted once.

/** In order, the lowest faces first; undefined where there are more than so many. Each stands for equally many deals. */
export function arrangements(faces: readonly number[], most: number): Uint8Array[] | undefined {
  const found: Uint8Array[] = []
  const left = new Map<number, number>()
  for (const face of [...faces].sort((a, b) => a - b)) left.set(face, (left.get(face) ?? 0) + 1)
  const now = new Uint8Array(faces.length)
  const fill = (at: number): boolean => {
    if (at === faces.length) return found.push(now.slice()) <= most
    for (const [face, count] of left) {
      if (count === 0) continue
      left.set(face, count - 1)
      now[at] = face
      const fits = fill(at + 1)
      left.set(face, count)
      if (!fits) return false
    }
    return true
  }
  return fill(0) ? found : undefined
}
