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
    hand: 'In hand',
    empty: 'empty',
    all: 'all',
    colon: ':',
  },
  fr: {
    cards: frenchCards,
    draw: 'Pioche',
    discard: 'Défausse',
    out: 'Pierres hors du jeu',
    hand: 'En main',
    empty: 'vide',
    all: 'tous',
    colon: '\u00a0:',
  },
} as const

/**
 * Each row card by card: a face that the viewer sees, else who knows it. A dot stands before a card under a stone.
 * Where four cards do not fit beside each other, two do.
 */
export function draw({ open, own }: View, lang: Lang, names: readonly string[], width = 80): string {
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
  const rows = open.rows.map((row, seat) =>
    row.map((known, i) => (open.stoneOn[seat] === i ? '●' : ' ') + shown(rowKey(seat, i), known)),
  )
  const card = Math.max(...rows.flat().map((cell) => cell.length))
  const beside = Math.min(WIDEST, Math.floor((width - longest - 4 - card) / (ROW - 1)))
  const across = beside > card
  const lines = across
    ? [
        `  ${' '.repeat(longest)}  ${inColumns(
          ['1', '2', '3', '4'].map((place) => ` ${place}`),
          beside,
        )}`,
      ]
    : []
  rows.forEach((cells, seat) => {
    const name = `${seat === open.turn && !open.over ? '›' : ' '} ${names[seat] ?? ''}`
    if (across) lines.push(`${name.padEnd(longest + 2)}  ${inColumns(cells, beside)}`)
    else {
      const numbered = cells.map((cell, i) => `${i + 1}${cell}`)
      lines.push(
        name,
        `    ${inColumns(numbered.slice(0, 2), card + 3)}`,
        `    ${inColumns(numbered.slice(2), card + 3)}`,
      )
    }
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
    lines.push(`  ${say.hand} (${names[open.turn] ?? ''})${say.colon} ${held.join(', ')}`)
  }
  return lines.join('\n')
}

/** Cells of a row stand no further apart than this. */
const WIDEST = 19

function inColumns(cells: readonly string[], width: number): string {
  return cells
    .map((cell) => cell.padEnd(width))
    .join('')
    .trimEnd()
}
