// The board as lines of text, for a terminal: seven columns of hexagons, teams and cards below.

import { itemAt, type Lang } from '@undercrown/engine'
import { CELLS, cellName, hexOf } from './board.ts'
import { type CardId, type CharacterId, letterOf, roster } from './characters.ts'
import { type OpenView, type SideName, sides, type View } from './state.ts'
import { englishCharacters } from './text/en.ts'
import { frenchCharacters } from './text/fr.ts'
import { cardName } from './text/words.ts'

const words = {
  en: {
    characters: englishCharacters,
    black: 'black',
    white: 'white',
    visible: { discovery: 'Face up', strategist: 'To be had' },
    pile: 'pile',
    banished: 'Banished',
    colon: ':',
  },
  fr: {
    characters: frenchCharacters,
    black: 'noir',
    white: 'blanc',
    visible: { discovery: 'Visibles', strategist: 'Disponibles' },
    pile: 'pioche',
    banished: 'Bannis',
    colon: '\u00a0:',
  },
} as const

const marks: Readonly<Record<SideName, string>> = { black: '●', white: '○' }

const WIDTH = 5
const PITCH = WIDTH + 1
const LINES = 16

/** A hexagon for each cell, its piece above its name. */
function drawBoard(view: OpenView): string[] {
  const lines = Array.from({ length: LINES }, () => Array.from({ length: 7 * PITCH + 1 }, () => ' '))
  const put = (x: number, y: number, text: string) => {
    for (const [i, sign] of [...text].entries()) itemAt(lines, y)[x + i] = sign
  }
  for (let cell = 0; cell < CELLS; cell++) {
    const { q, r } = hexOf(cell)
    const x = (q + 3) * PITCH
    const y = 2 * (r + 3) + q
    const piece = view.pieces.find((one) => one.cell === cellName(cell))
    const sign = piece ? `${marks[piece.who]}${roster[piece.character].letter}${piece.acted ? '✓' : ''}` : ''
    if (lines[y]?.[x + 1] === ' ') put(x + 1, y, '_'.repeat(WIDTH))
    put(x, y + 1, `/ ${sign.padEnd(WIDTH - 1)}\\`)
    put(x, y + 2, `\\_${cellName(cell)}${'_'.repeat(WIDTH - 3)}/`)
  }
  return lines.map((line) => line.join('').trimEnd()).filter((line) => line !== '')
}

export function draw({ open: view }: View, lang: Lang, names: readonly string[]): string {
  const { characters, ...say } = words[lang]
  const card = (id: CardId) => `${letterOf(id)} ${cardName(characters, id)}`
  const team = (side: SideName) =>
    view.pieces
      .filter((one) => one.who === side)
      .map(({ character, cell, acted }) => {
        const id: CharacterId = character
        return `${roster[id].letter} ${characters.names[id]} ${cell}${acted ? ' ✓' : ''}`
      })
      .join(', ')
  const lines = drawBoard(view)
  lines.push('')
  for (const [seat, side] of sides.entries()) {
    const turn = view.toMove === side && view.reason === null ? '›' : ' '
    lines.push(`${turn} ${marks[side]} ${names[seat] ?? ''} (${say[side]})${say.colon} ${team(side)}`)
  }
  if (view.visible.length > 0) {
    const pile = view.unseen.length > 0 ? `  (${say.pile}${say.colon} ${view.unseen.length})` : ''
    lines.push(
      `    ${say.visible[view.options.mode]}${say.colon} ${view.visible.map(card).join(', ')}${pile}`,
    )
  }
  if (view.banished.length > 0)
    lines.push(`    ${say.banished}${say.colon} ${view.banished.map(card).join(', ')}`)
  return lines.join('\n')
}
