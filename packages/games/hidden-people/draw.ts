// The table as lines of text, for a terminal.

import { knowers, type Lang } from '@undercrown/engine'
import { ROW, rowKey, type View } from './state.ts'
import { englishCards } from './text/en.ts'
import { frenchCards } from './text/fr.ts'
import { cardName } from './text/words.ts'

const words = {
  en: {
    cards: englishCards,
    draw: 'Draw pile',
    discard: 'Discard pile',
    out: 'Stones beside the table',
    holds: 'holds',
    empty: 'empty',
    all: 'all',
    colon: ':',
  },
  fr: {
    cards: frenchCards,
    draw: 'Pioche',
    discard: 'Défausse',
    out: 'Pierres hors du jeu',
    holds: 'tient',
    empty: 'vide',
    all: 'tous',
    colon: '\u00a0:',
  },
} as const

const WIDTH = 19

/** Each row card by card: a face that the viewer sees, else who knows it. A dot stands before a card under a stone. */
export function draw({ open, own }: View, lang: Lang, names: readonly string[]): string {
  const { cards, ...say } = words[lang]
  const faces = new Map(own)
  const hidden = (known: number) => {
    const who = knowers(known, open.seats)
    if (who.length === open.seats) return `▒ ${say.all}`
    const called = who.map((seat) => names[seat] ?? '')
    return `▒ ${(called.length > 2 ? called.map((name) => name.slice(0, 1)) : called).join(' ')}`.trimEnd()
  }
  const shown = (where: string, known: number) => {
    const face = faces.get(where)
    return face === undefined ? hidden(known) : cardName(cards, face)
  }
  const longest = Math.max(...names.map((name) => name.length))
  const columns = (cells: readonly string[]) => cells.map((cell) => cell.padEnd(WIDTH)).join('')
  const places = Array.from({ length: ROW }, (_, i) => ` ${i + 1}`)
  const lines = [`  ${' '.repeat(longest)}  ${columns(places)}`.trimEnd()]
  open.rows.forEach((row, seat) => {
    const cells = row.map(
      (known, i) => (open.stoneOn[seat] === i ? '●' : ' ') + shown(rowKey(seat, i), known),
    )
    const mark = seat === open.turn && !open.over ? '›' : ' '
    lines.push(`${mark} ${(names[seat] ?? '').padEnd(longest)}  ${columns(cells)}`.trimEnd())
  })
  const [top] = open.discard
  const onDiscard = open.stonesOnDiscard > 0 ? `${'●'.repeat(open.stonesOnDiscard)} ` : ''
  const pile = `${onDiscard}${top ? cardName(cards, top) : say.empty} (${open.discard.length})`
  lines.push(
    '',
    `  ${say.draw}${say.colon} ${open.draw}   ${say.discard}${say.colon} ${pile}   ${say.out}${say.colon} ${open.stonesOut}`,
  )
  if (open.hand.length > 0) {
    const held = open.hand.map((known, i) => shown(`hand.${i}`, known))
    lines.push(`  ${names[open.turn] ?? ''} ${say.holds}${say.colon} ${held.join(', ')}`)
  }
  return lines.join('\n')
}
