// The options of a question as lines. A long list is grouped: what options have in common is said once.

import type { Paint } from './paint.ts'
import { displayWidth, wrap } from './wrap.ts'

/** Up to here every option has a line of its own. */
const SHORT = 9
/** So many neighbours that differ in their last word make a group. */
const GROUP = 3

interface Group {
  readonly head: string
  readonly options: { readonly number: number; readonly label: string; readonly tail: string }[]
}

export function optionLines(labels: readonly string[], width: number, paint: Paint): string[] {
  const digits = String(labels.length).length
  const alone = (number: number, label: string) =>
    wrap(`  ${paint.bold(String(number).padStart(digits))}  ${label}`, width, digits + 4)
  if (labels.length <= SHORT) return labels.flatMap((label, i) => alone(i + 1, label))
  return groupsOf(labels).flatMap(({ head, options }) => {
    if (options.length < GROUP) return options.flatMap(({ number, label }) => alone(number, label))
    const longest = Math.max(...options.map(({ tail }) => displayWidth(tail)))
    // A space that does not break keeps a number with what it stands for.
    const cells = options.map(
      ({ number, tail }) =>
        `${paint.bold(String(number).padStart(digits))}\u00a0${tail}${'\u00a0'.repeat(longest - displayWidth(tail))}`,
    )
    // What is one word has nothing in common with the others.
    const above = head === '' ? [] : wrap(`  ${head} …`, width)
    return [...above, ...wrap(`    ${cells.join('  ')}`, width)].map((line) =>
      line.replace(/[\s\u00a0]+$/, ''),
    )
  })
}

/** Neighbours that begin alike and differ in their last word. */
function groupsOf(labels: readonly string[]): Group[] {
  const groups: Group[] = []
  labels.forEach((label, i) => {
    const cut = label.lastIndexOf(' ')
    const head = label.slice(0, Math.max(0, cut))
    const option = { number: i + 1, label, tail: label.slice(cut + 1) }
    const last = groups.at(-1)
    if (last && last.head === head) last.options.push(option)
    else groups.push({ head, options: [option] })
  })
  return groups
}
