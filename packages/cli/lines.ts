// Lines out of a stream of text. A line that never ends is dropped before it fills the memory.

import type { Readable } from 'node:stream'

/** 16 million characters: far more than any record. */
export const LONGEST_LINE = 16_000_000

/** Every line without its end; undefined in place of one that is too long. */
export async function* readLines(
  stream: Readable,
  longest = LONGEST_LINE,
): AsyncGenerator<string | undefined> {
  stream.setEncoding('utf8')
  let held = ''
  let dropping = false
  for await (const chunk of stream) {
    let from = 0
    const text = chunk as string
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      const line = held + text.slice(from, end)
      yield dropping || line.length > longest ? undefined : line
      held = ''
      dropping = false
      from = end + 1
    }
    if (!dropping) held += text.slice(from)
    if (held.length > longest) [held, dropping] = ['', true]
  }
  if (dropping) yield undefined
  else if (held !== '') yield held
}
