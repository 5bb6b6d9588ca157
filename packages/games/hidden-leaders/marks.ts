// What a simulation counts: who won with what.

import type { Mark } from '@undercrown/engine'
import { idOf } from './cards.ts'
import { winningFaction } from './score.ts'
import { type Event, faceAt, type State } from './state.ts'

export function marks(state: State, events: readonly Event[]): Mark[] {
  const found: Mark[] = [{ kind: 'winning faction', label: winningFaction(state) }]
  for (let seat = 0; seat < state.seats; seat++)
    found.push({ kind: 'leader', label: idOf(faceAt(state, seat)), seat })
  for (const event of events)
    if (event.type === 'played')
      found.push({ kind: 'hero played', label: event.card as string, seat: event.by })
  return found
}
