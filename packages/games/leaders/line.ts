// A position as one line that can be pasted into a URL, both ways. It has only letters, digits and . - _ ~
//
//   4.5.6.l5L.6.5.4_ba_0_sb_-_AQS_-_-_1_0
//
// The board by columns a to g, each from the bottom: letters for pieces (small: black, large: white, ~ after
// one that has acted), numbers for empty cells. Then who is to move and the phase (a n r x), completed turns,
// mode and first player, who acted last, cards to be had, pile (top first), banished, recruitments left,
// second banishment done. A finished game adds who won (b, w, d) and why. Fields at the end may be left out.

import { type Layout, refuse } from '@undercrown/engine'
import { CELLS, cellName, cellNames, hexOf } from './board.ts'
import { type CardId, type CharacterId, letterOf, roster } from './characters.ts'
import { cardByLetters, characterByLetter } from './notation.ts'
import { type EndReason, modes, reasons, type SideName, sides, type TurnPhase, turnPhases } from './state.ts'

const phaseLetters: Readonly<Record<TurnPhase, string>> = {
  actions: 'a',
  nemesis: 'n',
  recruit: 'r',
  banish: 'x',
}

interface LaidPiece {
  readonly who: SideName
  readonly character: CharacterId
  readonly q: number
  readonly r: number
  readonly acted: boolean
}

/** The line of a full layout, such as `layout` makes. */
export function positionLine(layout: Layout): string {
  const letters = (name: string) => (layout[name] as readonly CardId[]).map(letterOf).join('') || '-'
  const initial = (name: string) => (layout[name] as string).charAt(0)
  const last = layout['last'] as CharacterId | null
  const line = [
    boardLine(layout['pieces'] as readonly LaidPiece[]),
    `${initial('toMove')}${phaseLetters[layout['phase'] as TurnPhase]}`,
    layout['turn'],
    `${initial('mode')}${initial('first')}`,
    last ? roster[last].letter : '-',
    letters('visible'),
    letters('pile'),
    letters('banished'),
    layout['recruitsLeft'],
    layout['secondBanishDone'] ? 1 : 0,
  ]
  if (layout['reason']) line.push(`${layout['winner'] ? initial('winner') : 'd'}${initial('reason')}`)
  return line.join('_')
}

function boardLine(pieces: readonly LaidPiece[]): string {
  let line = ''
  let gap = 0
  const close = () => {
    if (gap > 0) line += gap
    gap = 0
  }
  for (let cell = 0; cell < CELLS; cell++) {
    if (cell > 0 && cellName(cell).endsWith('1')) {
      close()
      line += '.'
    }
    const { q, r } = hexOf(cell)
    const piece = pieces.find((one) => one.q === q && one.r === r)
    if (!piece) gap++
    else {
      close()
      const { letter } = roster[piece.character]
      line += `${piece.who === 'black' ? letter.toLowerCase() : letter}${piece.acted ? '~' : ''}`
    }
  }
  close()
  return line
}

function readBoard(text: string): LaidPiece[] {
  const columns = text.split('.')
  const pieces: LaidPiece[] = []
  let cell = 0
  for (const [i, column] of columns.entries()) {
    for (const [sign] of column.matchAll(/\d+|[a-z]~?|./gi)) {
      if (/^\d/.test(sign)) {
        cell += Number(sign)
        continue
      }
      if (!/^[a-z]/i.test(sign))
        refuse(
          `unexpected "${sign}" in the board "${text}"`,
          `«\u00a0${sign}\u00a0» n’a rien à faire dans le plateau «\u00a0${text}\u00a0»`,
        )
      const letter = sign.charAt(0)
      const who = letter === letter.toLowerCase() ? 'black' : 'white'
      if (cell >= CELLS)
        refuse(
          `the board "${text}" has more than ${CELLS} cells`,
          `le plateau «\u00a0${text}\u00a0» a plus de ${CELLS} cases`,
        )
      pieces.push({ who, character: characterByLetter(letter), ...hexOf(cell), acted: sign.endsWith('~') })
      cell++
    }
    const next = cellNames[cell]
    const columnEnds = i === columns.length - 1 ? cell === CELLS : next?.endsWith('1')
    if (!columnEnds)
      refuse(
        `column ${i + 1} of the board "${text}" has the wrong number of cells`,
        `la colonne ${i + 1} du plateau «\u00a0${text}\u00a0» n’a pas le bon nombre de cases`,
      )
  }
  return pieces
}

/** The name that begins with this letter. */
function named<Name extends string>(
  names: readonly Name[],
  letter: string | undefined,
  what: string,
  whatFr: string,
): Name {
  return (
    names.find((name) => letter !== undefined && name.startsWith(letter)) ??
    refuse(
      `${what} must be ${names.map((name) => name.charAt(0)).join(', ')}, not "${letter ?? ''}"`,
      `${whatFr} doit être ${names.map((name) => name.charAt(0)).join(', ')}, pas «\u00a0${letter ?? ''}\u00a0»`,
    )
  )
}

function list(text: string): CardId[] {
  return text === '-' ? [] : [...text].map(cardByLetters)
}

function whole(text: string, what: string, whatFr: string): number {
  return /^\d{1,6}$/.test(text)
    ? Number(text)
    : refuse(
        `${what} must be a number, not "${text}"`,
        `${whatFr} doit être un nombre, pas «\u00a0${text}\u00a0»`,
      )
}

/** Reads a line; what it leaves out, the layout leaves out. */
export function layoutOf(line: string): Layout {
  const [board = '', mover, turn, table, last, visible, pile, banished, recruits, second, end, ...more] = line
    .trim()
    .split('_')
  if (more.length > 0)
    refuse(
      'a position has at most eleven fields between "_"',
      'une position a au plus onze champs entre «\u00a0_\u00a0»',
    )
  const layout: Record<string, unknown> = { pieces: readBoard(board) }
  if (mover !== undefined) {
    if (mover.length > 2)
      refuse(
        `the player to move and the phase must be two letters, not "${mover}"`,
        `le joueur au trait et la phase doivent être deux lettres, pas «\u00a0${mover}\u00a0»`,
      )
    layout['toMove'] = named(sides, mover.charAt(0), 'the player to move', 'le joueur au trait')
    const letter = mover.charAt(1) || 'a'
    layout['phase'] =
      turnPhases.find((phase) => phaseLetters[phase] === letter) ??
      refuse(
        `the phase must be a, n, r or x, not "${letter}"`,
        `la phase doit être a, n, r ou x, pas «\u00a0${letter}\u00a0»`,
      )
  }
  if (turn !== undefined) layout['turn'] = whole(turn, 'the number of turns', 'le nombre de tours')
  if (table !== undefined) {
    if (table.length !== 2)
      refuse(
        `mode and first player must be two letters, not "${table}"`,
        `le mode et le premier joueur doivent être deux lettres, pas «\u00a0${table}\u00a0»`,
      )
    layout['mode'] = named(modes, table.charAt(0), 'the mode', 'le mode')
    layout['first'] = named(sides, table.charAt(1), 'the first player', 'le premier joueur')
  }
  if (last !== undefined) layout['last'] = last === '-' ? null : characterByLetter(last)
  if (visible !== undefined) layout['visible'] = list(visible)
  if (pile !== undefined) layout['pile'] = list(pile)
  if (banished !== undefined) layout['banished'] = list(banished)
  if (recruits !== undefined)
    layout['recruitsLeft'] = whole(recruits, 'the number of recruitments', 'le nombre de recrutements')
  if (second !== undefined) {
    if (second !== '0' && second !== '1')
      refuse(
        `the second banishment must be 0 or 1, not "${second}"`,
        `le second bannissement doit être 0 ou 1, pas «\u00a0${second}\u00a0»`,
      )
    layout['secondBanishDone'] = second === '1'
  }
  if (end !== undefined) readEnd(layout, end)
  return layout
}

function readEnd(layout: Record<string, unknown>, end: string): void {
  if (end.length !== 2)
    refuse(
      `the end must be two letters: who won (b, w, or d for nobody) and why; not "${end}"`,
      `la fin doit être deux lettres\u00a0: qui a gagné (b, w, ou d pour personne) et pourquoi\u202f; pas «\u00a0${end}\u00a0»`,
    )
  layout['winner'] = end.startsWith('d') ? null : named(sides, end.charAt(0), 'the winner', 'le gagnant')
  layout['reason'] = named<EndReason>(reasons, end.charAt(1), 'the reason', 'la raison')
}
