// The table as lines of text, for a terminal.

import { knowers, type Lang } from '@undercrown/engine'
import { rowKey, type View } from './state.ts'
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
  },
  fr: {
    cards: frenchCards,
    draw: 'Pioche',
    discard: 'Défausse',
    out: 'Pierres hors du jeu',
    holds: 'tient',
    empty: 'vide',
  },
} as const

const WIDTH = 19

/**
 * Each row with its places 1–4: a face that the viewer sees, else the numbers of the players who know it.
 * A stone is a dot before the card.
 */
export function draw({ open: view, own }: View, lang: Lang, names: readonly string[]): string {
  const { cards, ...say } = words[lang]
  const faces = new Map(own)
  const shown = (where: string, known: number) => {
    const face = faces.get(where)
    if (face !== undefined) return cardName(cards, face)
    const who = knowers(known, view.seats).map((seat) => seat + 1)
    return who.length > 0 ? `▒ ${who.join('')}` : '▒'
  }
  const longest = Math.max(...names.map((name) => name.length))
  const lines = view.rows.map((row, seat) => {
    const line = row.map((known, i) => {
      const stone = view.stones.on[seat] === i ? '●' : ' '
      return `${i + 1}${stone}${shown(rowKey(seat, i), known)}`.padEnd(WIDTH)
    })
    const mark = seat === view.turn && !view.over ? '›' : ' '
    return `${mark} ${(names[seat] ?? '').padEnd(longest)}  ${line.join(' ')}`.trimEnd()
  })
  const onDiscard = view.stones.discard > 0 ? `${'●'.repeat(view.stones.discard)} ` : ''
  const top = view.discard[0]
  lines.push(
    '',
    `  ${say.draw}: ${view.draw.count}   ${say.discard}: ${onDiscard}${top ? cardName(cards, top) : say.empty} (${view.discard.length})   ${say.out}: ${view.stones.out}`,
  )
  if (view.hand.length > 0) {
    const held = view.hand.map((known, i) => shown(`hand.${i}`, known))
    lines.push(`  ${names[view.turn] ?? ''} ${say.holds}: ${held.join(', ')}`)
  }
  return lines.join('\n')
}
