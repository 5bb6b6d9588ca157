// Every legal action of a character: plain moves, the Leader's walk, and active abilities under the ban.

import { type AbilityOffer, useAbility } from './abilities.ts'
import { adjacent, type Cell, cellName, NOWHERE, neighbours } from './board.ts'
import { isJailed, isLost } from './capture.ts'
import { characterOf, dataOf, NEMESIS, NOBODY, type Piece, pieceOf, twinAfter, VIZIER } from './characters.ts'
import { isNemesisDoomed, walk } from './nemesis.ts'
import { shiftBoth } from './shift.ts'
import { type Action, cellOf, hasActed, isEmpty, rival, type Side, type State, sideOf } from './state.ts'

/** Whether this piece may still take an action this turn, wherever that may lead. */
function mayAct(state: State, piece: Piece): boolean {
  if (cellOf(state, piece) === NOWHERE || sideOf(state, piece) !== state.toMove) return false
  if (hasActed(state, piece)) return false
  const { trait } = dataOf(piece)
  if (trait?.is === 'nemesis') return false
  if (trait?.is !== 'paired' || trait.with === 'leader') return true
  // L-57: the second of the pair acts directly after the first, or no more this turn; twins in one go with them.
  for (let partner = pieceOf(trait.with); partner < state.at.length; partner = twinAfter(partner)) {
    if (hasActed(state, partner) && sideOf(state, partner) === state.toMove)
      return dataOf(state.last)?.trait?.is === 'paired'
  }
  return true
}

/** How many steps a Leader's own action may have (L-55). */
function stepsOf(state: State, leader: Piece): number {
  const { trait } = dataOf(VIZIER)
  for (let vizier = VIZIER; vizier < state.at.length; vizier = twinAfter(vizier)) {
    const helped = cellOf(state, vizier) !== NOWHERE && sideOf(state, vizier) === sideOf(state, leader)
    if (helped && trait?.is === 'vizier') return trait.steps
  }
  return 1
}

/** Whether the ban of L-23 allows an action with this effect, or L-64 for the own Nemesis. */
function isAllowed(state: State, piece: Piece, to: Cell, other: Piece, otherTo: Cell): boolean {
  const mine: Side = sideOf(state, piece)
  // Alone, a character of one's own can only harm the Leader by filling the last cell beside it.
  if (other === NOBODY && piece !== mine && !adjacent(to, cellOf(state, mine))) return true
  const from = cellOf(state, piece)
  const otherFrom = other === NOBODY ? NOWHERE : cellOf(state, other)
  shiftBoth(state, piece, to, other, otherTo)
  let allowed = !isLost(state, mine)
  if (allowed && other === rival(mine) && ownsNemesis(state, mine) && !isLost(state, other))
    allowed = !isNemesisDoomed(state)
  shiftBoth(state, piece, from, other, otherFrom)
  return allowed
}

function ownsNemesis(state: State, side: Side): boolean {
  return cellOf(state, NEMESIS) !== NOWHERE && sideOf(state, NEMESIS) === side
}

/** Every legal action of one piece, each effect once. */
function actionsOf(state: State, piece: Piece): Action[] {
  const found: Action[] = []
  if (!mayAct(state, piece)) return found
  const name = characterOf(piece)
  const start = cellOf(state, piece)
  const from = cellName(start)
  const reached: Cell[] = []
  let ability = false
  const offer: AbilityOffer = (to, other, otherTo) => {
    if (other === NOBODY) {
      // L-12: what a plain move does too is a plain move.
      if (reached.includes(to)) return
      reached.push(to)
    }
    if (!isAllowed(state, piece, to, other, otherTo)) return
    const end = cellName(to)
    if (other === NOBODY) found.push({ kind: 'action', piece: name, from, to: end, ability })
    else {
      found.push({
        kind: 'action',
        piece: name,
        from,
        to: end,
        ability,
        other: characterOf(other),
        otherFrom: cellName(cellOf(state, other)),
        otherTo: cellName(otherTo),
      })
    }
  }
  for (const cell of neighbours(start)) if (isEmpty(state, cell)) offer(cell, NOBODY, NOWHERE)
  const data = dataOf(piece)
  if (data.kind === 'leader') {
    for (let steps = stepsOf(state, piece); steps > 1; steps--)
      for (const cell of walk(state, start, steps)) offer(cell, NOBODY, NOWHERE)
  } else if (data.ability && !isJailed(state, piece)) {
    ability = true
    useAbility(state, piece, data.ability, offer)
  }
  return found
}

/** Every legal action of the side to move. */
export function allActions(state: State): Action[] {
  const found: Action[] = []
  for (let piece = 0; piece < state.at.length; piece++) {
    if (mayAct(state, piece)) found.push(...actionsOf(state, piece))
  }
  return found
}

export function canAct(state: State): boolean {
  for (let piece = 0; piece < state.at.length; piece++)
    if (mayAct(state, piece) && canStep(state, piece)) return true
  for (let piece = 0; piece < state.at.length; piece++) if (actionsOf(state, piece).length > 0) return true
  return false
}

function canStep(state: State, piece: Piece): boolean {
  for (const cell of neighbours(cellOf(state, piece))) {
    if (isEmpty(state, cell) && isAllowed(state, piece, cell, NOBODY, NOWHERE)) return true
  }
  return false
}
