// Where a stone is best moved, by the points it costs the others or oneself.

import { LOWEST } from './faces.ts'
import { growth, type Judgement } from './judgement.ts'
import type { Style } from './style.ts'
import { type AnswerCode, ASIDE, FROM_DISCARD, FROM_DRAW, ROW_CARDS, type World } from './world.ts'

/** What the best way to move a stone brings. Sets where it is taken from and goes to. */
export function stoneGain(j: Judgement, world: World, style: Style): number {
  let most = 0
  let to: AnswerCode = -1
  let from: AnswerCode = -1
  const me = j.seat
  const mine = world.stoneOn[me] as number
  const tryFrom = (source: AnswerCode, loss: number) => {
    const gain = stoneGoal(j, world, style, source) - loss
    if (gain > most || from < 0) {
      most = gain
      from = source
      to = j.stoneTo
    }
  }
  if (world.stonesOut > 0) tryFrom(ASIDE, 0)
  else if (world.stonesOnDiscard > 0) tryFrom(FROM_DISCARD, 0)
  if (mine >= 0) {
    const cell = me * ROW_CARDS + mine
    tryFrom(cell, Math.max(-stoneHarm(j, world, style, cell), shelterGain(j, world, style, cell)))
  }
  for (let seat = 0; seat < world.seats && from < 0; seat++) {
    const at = world.stoneOn[seat] as number
    if (at < 0) continue
    const cell = seat * ROW_CARDS + at
    tryFrom(cell, stoneHarm(j, world, style, cell) * (j.weight[seat] as number))
  }
  j.stoneFrom = from
  j.stoneTo = to
  return most
}

/** How bad a stone on that card is for its owner: a point, and a card that cannot be got rid of. */
function stoneHarm(j: Judgement, world: World, style: Style, cell: AnswerCode): number {
  const { stone, stoneAbove, stoneSlope, stoneLow } = style
  const value = j.worth[cell] as number
  const rounds = Math.min(1, world.draws / world.seats / 2)
  if (value < LOWEST && value > stoneAbove) return stone + (value - stoneAbove) * stoneSlope * rounds
  return stone + (value < 2 ? stoneLow * rounds : 0)
}

/** What a stone on a card of one's own brings: nobody can take it, but it costs a point. */
function shelterGain(j: Judgement, world: World, style: Style, cell: AnswerCode): number {
  if (style.shelter === 0 || ((world.rowKnown[cell] as number) & (1 << j.seat)) === 0)
    return Number.NEGATIVE_INFINITY
  const rounds = Math.min(1, world.draws / world.seats)
  return style.shelter * growth(j, world, cell, j.mean) * rounds - style.shelterCost
}

/** What moving the stone that lies there brings, at best. Sets where it goes to. */
export function stoneGoal(j: Judgement, world: World, style: Style, source: AnswerCode): number {
  const home = source < FROM_DRAW ? source >> 2 : -1
  let most = 0
  let found: AnswerCode = source === ASIDE ? FROM_DISCARD : ASIDE
  for (let seat = 0; seat < world.seats; seat++) {
    const own = seat === j.seat
    if ((own && style.shelter === 0) || (world.stoneOn[seat] !== -1 && seat !== home)) continue
    for (let cell = seat * ROW_CARDS; cell < seat * ROW_CARDS + ROW_CARDS; cell++) {
      if (cell === source) continue
      const gain = own
        ? shelterGain(j, world, style, cell)
        : stoneHarm(j, world, style, cell) * (j.weight[seat] as number)
      if (gain > most) {
        most = gain
        found = cell
      }
    }
  }
  j.stoneTo = found
  return most
}
