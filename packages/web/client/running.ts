// The games somebody can go back to, those of the server and those of this browser in one list.

import type { MyTable } from '@undercrown/protocol'
import type { LocalSummary } from './local.ts'

export interface RunningTable {
  readonly id: string
  readonly href: string
  readonly game: string
  /** The other people at the table. */
  readonly names: readonly string[]
  readonly local: boolean
  readonly state: 'yours' | 'theirs' | 'open' | 'over'
  readonly updated: number
}

const order = ['yours', 'theirs', 'open', 'over'] as const

/** Yours to move first, then what others think about, then what has not begun, then what is over; the newest first. */
export function running(mine: readonly MyTable[], local: readonly LocalSummary[]): RunningTable[] {
  const all = [...mine.map(ofServer), ...local.map(ofBrowser)]
  return all.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || b.updated - a.updated)
}

function ofServer({ id, game, seats, seat, phase, yourTurn, updated }: MyTable): RunningTable {
  return {
    id,
    href: phase === 'over' ? `/replay/${id}` : `/table/${id}`,
    game,
    names: seats.flatMap(({ person }, i) => (person?.name && i !== seat ? [person.name] : [])),
    local: false,
    state: phase === 'over' ? 'over' : phase === 'open' ? 'open' : yourTurn ? 'yours' : 'theirs',
    updated,
  }
}

function ofBrowser({ id, game, names, over, yourTurn, updated }: LocalSummary): RunningTable {
  return {
    id,
    href: over ? `/replay/local/${id}` : `/local/${id}`,
    game,
    names: names.slice(1).filter((name) => name !== ''),
    local: true,
    state: over ? 'over' : yourTurn ? 'yours' : 'theirs',
    updated,
  }
}
