// The course of a turn: who is asked what, and what follows from each answer.

import { type Choice, lastOf, type Outcome, type Seat, type Tell } from '@undercrown/engine'
import { allActions, canAct } from './actions.ts'
import { type Cell, cellByName, cellName, NOWHERE } from './board.ts'
import { loss } from './capture.ts'
import { cardOf, NEMESIS } from './characters.ts'
import { apply } from './events.ts'
import { nemesisArrivals } from './nemesis.ts'
import { canRecruit, cardsOf, recruitments } from './recruit.ts'
import { isRepeated } from './repetition.ts'
import {
  type Ask,
  cellOf,
  END,
  type Event,
  faceAt,
  isFresh,
  type Move,
  pieceAt,
  rival,
  type State,
  sideOf,
} from './state.ts'

/** Both sides need so many cards before the second banishment (L-32). */
const CARDS_BEFORE_BANISHMENT = 3

export function choices(state: State): Choice<Move, Ask>[] {
  if (state.result) return []
  switch (state.phase) {
    case 'banish':
      return [{ seat: state.toMove, ask: { ask: 'banish' }, options: banishments(state) }]
    case 'actions': {
      const options: Move[] = allActions(state)
      options.push(END)
      return [{ seat: state.toMove, ask: { ask: 'act', fresh: isFresh(state) }, options }]
    }
    case 'nemesis': {
      const from = cellName(cellOf(state, NEMESIS))
      const options = nemesisArrivals(state).map(
        (cell): Move => ({ kind: 'nemesis', from, to: cellName(cell) }),
      )
      return [{ seat: sideOf(state, NEMESIS), ask: { ask: 'nemesis' }, options }]
    }
    case 'recruit':
      return [
        {
          seat: state.toMove,
          ask: { ask: 'recruit', left: state.recruitsLeft },
          options: recruitments(state),
        },
      ]
  }
}

function banishments(state: State): Move[] {
  return state.visible.map((slot) => ({ kind: 'banish', card: cardOf(faceAt(state, slot)) }))
}

export function outcome(state: State): Outcome | undefined {
  if (!state.result) return undefined
  const { winner, reason } = state.result
  return { winners: winner === null ? [] : [winner], reason }
}

export function play(state: State, seat: Seat, move: Move, tell: Tell<Event>): void {
  const course = courseOf(state, tell)
  switch (move.kind) {
    case 'action': {
      const { kind: _, ...effect } = move
      const hunted = huntedCell(state)
      const { otherFrom } = effect
      const whose = otherFrom === undefined ? undefined : sideOf(state, pieceAt(state, cellByName(otherFrom)))
      course.happen({ type: 'acted', by: seat, ...effect, ...(whose !== undefined && { whose }) })
      course.afterAction(hunted !== huntedCell(state))
      break
    }
    case 'nemesis':
      course.happen({ type: 'pursued', by: seat, from: move.from, to: move.to })
      course.afterNemesis()
      break
    case 'end':
      course.recruit()
      break
    case 'recruit':
      course.happen({ type: 'recruited', by: seat, card: move.card, at: move.at })
      course.afterRecruitment()
      break
    case 'banish':
      course.happen({ type: 'banished', by: seat, card: move.card })
      course.afterBanishment(seat)
  }
}

/** Where the Leader stands whom the Nemesis is after. */
function huntedCell(state: State): Cell {
  const owner = sideOf(state, NEMESIS)
  return owner < 0 ? NOWHERE : cellOf(state, rival(owner))
}

/** Carries a table on that was laid in a phase with nothing to ask. */
export function settle(state: State): void {
  const course = courseOf(state, () => {})
  if (state.phase === 'nemesis' && nemesisArrivals(state).length === 0) state.phase = 'actions'
  else if (state.phase === 'recruit' && !canRecruit(state)) course.finish()
  else if (state.phase === 'banish' && state.visible.length === 0) course.begin()
}

interface Course {
  happen(event: Event): void
  /** Whether it moved the Leader whom the Nemesis is after. */
  afterAction(provoking: boolean): void
  afterNemesis(): void
  recruit(): void
  afterRecruitment(): void
  afterBanishment(by: Seat): void
  begin(): void
  finish(): void
}

function courseOf(state: State, tell: Tell<Event>): Course {
  function happen(event: Event): void {
    apply(state, event)
    tell(event)
  }

  /** Ends the game if that side's Leader is lost. */
  function isOver(side: Seat): boolean {
    const reason = loss(state, side)
    if (reason) happen({ type: 'won', by: rival(side), reason })
    return reason !== undefined
  }

  function afterAction(provoking: boolean): void {
    // L-22: the action itself is judged before the Nemesis answers it. The own Leader is safe by the ban.
    if (isOver(rival(state.toMove))) return
    if (provoking && nemesisArrivals(state).length > 0)
      happen({ type: 'provoked', by: sideOf(state, NEMESIS) })
    else goOn()
  }

  function afterNemesis(): void {
    const owner = sideOf(state, NEMESIS)
    if (!isOver(owner) && !isOver(rival(owner))) goOn()
  }

  /** L-26: the action phase ends by itself when nothing is left to do. */
  function goOn(): void {
    if (!canAct(state)) recruit()
  }

  function recruit(): void {
    if (canRecruit(state)) happen({ type: 'ceased', by: state.toMove })
    else finish()
  }

  function afterRecruitment(): void {
    if (state.options.mode === 'discovery' && state.pile.length > 0) {
      happen({ type: 'revealed', card: cardOf(faceAt(state, lastOf(state.pile))) })
    }
    if (isOver(rival(state.toMove))) return
    if (!canRecruit(state)) finish()
  }

  function finish(): void {
    happen({ type: 'finished', by: state.toMove })
    const both = Math.min(cardsOf(state, 0), cardsOf(state, 1))
    const due = state.options.mode === 'strategist' && !state.secondBanishDone && state.visible.length > 0
    if (due && both >= CARDS_BEFORE_BANISHMENT) happen({ type: 'convened' })
    else begin()
  }

  function afterBanishment(by: Seat): void {
    if (by !== state.first || state.visible.length === 0) begin()
  }

  function begin(): void {
    happen({ type: 'began', by: state.next })
    if (isRepeated(state)) happen({ type: 'drawn', reason: 'repetition' })
    else goOn()
  }

  return { happen, afterAction, afterNemesis, recruit, afterRecruitment, afterBanishment, begin, finish }
}
