// Where each active ability leads on the board as it stands. Jailer and ban are not its concern.

import { type Cell, NOWHERE, neighbours, step, WAYS } from './board.ts'
import { isMovableBy } from './capture.ts'
import { type Ability, NOBODY, type Piece } from './characters.ts'
import { cellOf, isEmpty, pieceAt, type State, sideOf } from './state.ts'

/** Takes one possible effect: where the actor ends, and who else is moved where. */
export type AbilityOffer = (to: Cell, other: Piece, otherTo: Cell) => void

type Abilities = {
  readonly [Do in Ability['do']]: (
    state: State,
    actor: Piece,
    ability: Extract<Ability, { do: Do }>,
    offer: AbilityOffer,
  ) => void
}

/** The first character in that direction, if it is not adjacent. */
function seenAfar(state: State, from: Cell, way: number): Piece {
  let cell = step(from, way)
  if (cell === NOWHERE || !isEmpty(state, cell)) return NOBODY
  while (cell !== NOWHERE && isEmpty(state, cell)) cell = step(cell, way)
  return cell === NOWHERE ? NOBODY : pieceAt(state, cell)
}

function opposite(way: number): number {
  return (way + 3) % WAYS
}

function jumps(state: State, start: Cell, from: Cell, times: number, offer: AbilityOffer): void {
  for (let way = 0; way < WAYS; way++) {
    const over = step(from, way)
    // L-41: the jumper has left its start, so nobody stands there to jump over.
    if (over === NOWHERE || over === start || isEmpty(state, over)) continue
    const to = step(over, way)
    if (to === NOWHERE || to === start || !isEmpty(state, to)) continue
    offer(to, NOBODY, NOWHERE)
    if (times > 1) jumps(state, start, to, times - 1, offer)
  }
}

/** Somebody else goes one cell further, wherever there is room. */
function shove(state: State, actor: Piece, other: Piece, offer: AbilityOffer): void {
  for (const cell of neighbours(cellOf(state, other))) {
    if (isEmpty(state, cell)) offer(cellOf(state, actor), other, cell)
  }
}

const abilities: Abilities = {
  jump(state, actor, { times }, offer) {
    const start = cellOf(state, actor)
    jumps(state, start, start, times, offer)
  },

  dash(state, actor, { steps }, offer) {
    for (let way = 0; way < WAYS; way++) {
      let cell = cellOf(state, actor)
      let left = steps
      while (left > 0) {
        cell = step(cell, way)
        if (cell === NOWHERE || !isEmpty(state, cell)) break
        left--
      }
      if (left === 0) offer(cell, NOBODY, NOWHERE)
    }
  },

  push(state, actor, _ability, offer) {
    for (let way = 0; way < WAYS; way++) {
      const cell = step(cellOf(state, actor), way)
      const target = cell === NOWHERE ? NOBODY : pieceAt(state, cell)
      if (target === NOBODY || sideOf(state, target) === sideOf(state, actor)) continue
      if (!isMovableBy(state, sideOf(state, actor), target)) continue
      for (const turned of [way, (way + 1) % WAYS, (way + WAYS - 1) % WAYS]) {
        const to = step(cell, turned)
        if (to !== NOWHERE && isEmpty(state, to)) offer(cell, target, to)
      }
    }
  },

  rally(state, actor, { further }, offer) {
    const start = cellOf(state, actor)
    const isFree = (cell: Cell) => cell === start || isEmpty(state, cell)
    let reached = neighbours(cellOf(state, sideOf(state, actor))).filter(isFree)
    const all = new Set(reached)
    for (let left = further; left > 0; left--) {
      reached = reached.flatMap((cell) => neighbours(cell).filter(isFree))
      for (const cell of reached) all.add(cell)
    }
    for (const cell of all) if (cell !== start) offer(cell, NOBODY, NOWHERE)
  },

  hook(state, actor, _ability, offer) {
    const from = cellOf(state, actor)
    for (let way = 0; way < WAYS; way++) {
      const target = seenAfar(state, from, way)
      if (target === NOBODY) continue
      // L-54: a protected character is not dragged, but one may go up to it.
      offer(step(cellOf(state, target), opposite(way)), NOBODY, NOWHERE)
      if (isMovableBy(state, sideOf(state, actor), target)) offer(from, target, step(from, way))
    }
  },

  shift(state, actor, { whom, reach }, offer) {
    const from = cellOf(state, actor)
    const mine = sideOf(state, actor)
    for (let way = 0; way < WAYS; way++) {
      const beside = step(from, way)
      if (beside === NOWHERE) continue
      const target = reach === 'touch' ? pieceAt(state, beside) : seenAfar(state, from, way)
      if (target === NOBODY || (sideOf(state, target) === mine) !== (whom === 'ally')) continue
      if (isMovableBy(state, mine, target)) shove(state, actor, target, offer)
    }
  },

  swap(state, actor, _ability, offer) {
    const from = cellOf(state, actor)
    for (let way = 0; way < WAYS; way++) {
      const target = seenAfar(state, from, way)
      if (target === NOBODY || !isMovableBy(state, sideOf(state, actor), target)) continue
      offer(cellOf(state, target), target, from)
    }
  },

  roam(state, actor, _ability, offer) {
    const mine = sideOf(state, actor)
    const isEnemy = (cell: Cell) => {
      const piece = pieceAt(state, cell)
      return piece !== NOBODY && sideOf(state, piece) !== mine
    }
    for (let cell = 0; cell < state.board.length; cell++) {
      if (isEmpty(state, cell) && !neighbours(cell).some(isEnemy)) offer(cell, NOBODY, NOWHERE)
    }
  },
}

/** Offers every effect of an ability, some perhaps twice. */
export function useAbility(state: State, actor: Piece, ability: Ability, offer: AbilityOffer): void {
  const use = abilities[ability.do] as (s: State, p: Piece, a: Ability, o: AbilityOffer) => void
  use(state, actor, ability, offer)
}
