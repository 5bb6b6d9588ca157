// Lines broken at words, so that a terminal need not break them in the middle of one.

/** How many cells a text takes on the screen; colours take none. */
export function displayWidth(text: string): number {
  return [...text.replace(COLOURS, '')].length
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
const COLOURS = /\u001b\[[\d;]*m/g

/** The line in pieces no wider than `width`, no number without its %; those after the first are indented by `hang`, else as the first is. */
export function wrap(line: string, width: number, hang?: number): string[] {
  if (displayWidth(line) <= width) return [line]
  const indent = ' '.repeat(hang ?? line.length - line.trimStart().length)
  const lines: string[] = []
  let held = ''
  let gap = ''
  for (const part of line.split(/( +)(?!%)/)) {
    if (/^ *$/.test(part)) gap += part
    else if (held.trim() === '' || displayWidth(held + gap + part) <= width) {
      held += gap + part
      gap = ''
    } else {
      lines.push(held)
      held = indent + part
      gap = ''
    }
  }
  lines.push(held)
  return lines
}

/** A drawing made for people: what does not fit goes on under its own line, a little further in. */
export function wrapDrawing(drawing: string, width: number): string[] {
  return drawing.split('\n').flatMap((line) => {
    const indent = line.length - line.trimStart().length
    return wrap(line, width, Math.max(4, indent + 2))
  })
}

export type TextRow = readonly [left: string, right: string]

/** Below this, a row of two columns is two lines. */
const NARROW = 60

/** Two columns, the second aligned and wrapped; one under the other on a narrow screen. */
export function columns(rows: readonly TextRow[], width: number, least = 24, most = 28): string[] {
  const left = Math.min(
    most,
    Math.max(least, ...rows.map(([text]) => displayWidth(text)).filter((wide) => wide <= most)),
  )
  return rows.flatMap(([text, right]) => {
    if (right === '') return [`  ${text}`]
    if (width < NARROW || displayWidth(text) > left) return [`  ${text}`, ...wrap(`      ${right}`, width)]
    const padding = ' '.repeat(left - displayWidth(text))
    return wrap(`  ${text}${padding}  ${right}`, width, left + 4)
  })
}
