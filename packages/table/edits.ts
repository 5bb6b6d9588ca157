// What turns one text into another: what of it stays, what goes, and what comes in its place. It is made of the two
// texts and of nothing else, so it tells nobody more than they do.

/** For each edit in turn: so many characters that stay, so many that go, and what stands there instead. */
export type Edits = readonly (number | string)[]

/** What lies between two edits that are closer goes along: an edit of its own would be longer. */
const CLOSE = 8
/** So many characters that are alike again are taken for the same place. */
const ALIKE = 8
/** How far ahead such a place is looked for. */
const FAR = 400

/** What makes `after` of `before`. */
export function editsBetween(before: string, after: string): Edits {
  const edits: (number | string)[] = []
  if (before === after) return edits
  const [first, second] = trimmed(before, after)
  /** Up to where both are told. */
  let [told, made] = [0, 0]
  for (let i = 0, j = 0; ; ) {
    while (i < first && j < second && before.charCodeAt(i) === after.charCodeAt(j)) {
      i++
      j++
    }
    if (i >= first && j >= second) return edits
    const [a, b] = alikeAgain(before, i, first, after, j, second)
    const last = edits.length - 3
    if (last >= 0 && i - told < CLOSE) {
      edits[last + 1] = (edits[last + 1] as number) + a - told
      edits[last + 2] += after.slice(made, b)
    } else edits.push(i - told, a - i, after.slice(j, b))
    told = i = a
    made = j = b
  }
}

/** Where the ends begin that both have in common. */
function trimmed(before: string, after: string): [number, number] {
  let [i, j] = [before.length, after.length]
  while (i > 0 && j > 0 && before.charCodeAt(i - 1) === after.charCodeAt(j - 1)) {
    i--
    j--
  }
  return [i, j]
}

/** Two places after these, where they differ, from which both go on alike; or at least a little further. */
function alikeAgain(
  before: string,
  i: number,
  first: number,
  after: string,
  j: number,
  second: number,
): [number, number] {
  if (i >= first || j >= second) return [first, second]
  const [a, b] = [wordEnd(before, i, first), wordEnd(after, j, second)]
  if (before.substr(a, ALIKE) === after.substr(b, ALIKE)) return [a, b]
  const added = ahead(after, before.substr(i, ALIKE), j, second)
  const gone = ahead(before, after.substr(j, ALIKE), i, first)
  if (added >= 0 && (gone < 0 || added - j <= gone - i)) return [i, added]
  if (gone >= 0) return [gone, j]
  return [Math.max(a, i + 1), Math.max(b, j + 1)]
}

function ahead(text: string, what: string, from: number, end: number): number {
  const at = text.indexOf(what, from)
  return at <= end && at - from <= FAR ? at : -1
}

/** Where a word of JSON ends: at a comma or a closing bracket. */
function wordEnd(text: string, from: number, end: number): number {
  let at = from
  for (; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === 44 || code === 93 || code === 125) break
  }
  return at
}

/** The text that edits make of another; throws where they do not fit it. */
export function edited(text: string, edits: Edits): string {
  let made = ''
  let at = 0
  for (let i = 0; i < edits.length; i += 3) {
    const [stay, go, put] = edits.slice(i, i + 3) as [number, number, string]
    made += text.slice(at, at + stay) + put
    at += stay + go
    if (!(at <= text.length)) throw new RangeError('edits of another text')
  }
  return made + text.slice(at)
}

/** Tells apart texts that should be the same: FNV-1a of 32 bits, of characters below 128. Goes on from another's. */
export function textHash(text: string, from = 0x811c9dc5): number {
  let hash = from
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
