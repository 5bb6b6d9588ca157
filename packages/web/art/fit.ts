// Text that must fit: how wide it will be, where it breaks, how large it may be. Measured by hand, so that a card is
// drawn in one go and the same everywhere.

const NARROW = /[ijlI.,:;’'|!()·\u00a0\u202f ]/
const SLIM = /[frt\-–«»"“”J]/
const WIDE = /[mwMWœæÆŒ—%]/
const UPPER = /[A-ZÀ-ÖØ-Þ]/

/** Widths in parts of the font's size: the face of names is narrower than that of sentences. */
const faces = {
  display: { narrow: 0.24, slim: 0.33, wide: 0.72, upper: 0.56, other: 0.45 },
  body: { narrow: 0.245, slim: 0.33, wide: 0.76, upper: 0.58, other: 0.485 },
} as const
export type FontFace = keyof typeof faces

export function widthOf(text: string, face: FontFace): number {
  const { narrow, slim, wide, upper, other } = faces[face]
  let width = 0
  for (const letter of text) {
    if (NARROW.test(letter)) width += narrow
    else if (SLIM.test(letter)) width += slim
    else if (WIDE.test(letter)) width += wide
    else width += UPPER.test(letter) ? upper : other
  }
  return width
}

/** Breaks at spaces and after hyphens, each line at most so wide (in parts of the font's size). */
function broken(text: string, width: number, face: FontFace): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<=-)|(?= )/)) {
    const longer = line + word
    if (line !== '' && widthOf(longer.trimEnd(), face) > width) {
      lines.push(line.trim())
      line = word.trimStart()
    } else line = longer
  }
  if (line.trim() !== '') lines.push(line.trim())
  return lines
}

/** The same number of lines, as even as can be. */
function balanced(text: string, width: number, face: FontFace): string[] {
  const lines = broken(text, width, face)
  for (let less = width * 0.97; lines.length > 1 && less > 2; less *= 0.97) {
    const next = broken(text, less, face)
    if (next.length > lines.length || next.some((line) => widthOf(line, face) > less)) break
    lines.splice(0, lines.length, ...next)
  }
  return lines
}

export interface Fitted {
  readonly size: number
  readonly lines: readonly string[]
}

/** The largest size, from `most` down to `least`, at which the text fits a box; cut where even that is too large. */
export function fitted(
  text: string,
  box: { readonly width: number; readonly height: number },
  face: FontFace,
  most: number,
  least: number,
  leading = 1.12,
): Fitted {
  for (let size = most; ; size -= 0.5) {
    const room = Math.max(1, Math.floor(box.height / (size * leading)))
    const lines = balanced(text, box.width / size, face)
    const fits = lines.length <= room && lines.every((line) => widthOf(line, face) * size <= box.width)
    if (fits) return { size, lines }
    if (size - 0.5 < least) {
      const kept = lines.slice(0, room)
      if (kept.length < lines.length)
        kept[kept.length - 1] = `${kept.at(-1)?.replace(/[\s.,;:]*\S{0,2}$/, '')}…`
      return { size, lines: kept }
    }
  }
}
