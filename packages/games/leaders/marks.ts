// What a simulation counts: who began, how it ended, and whom each side had recruited, alone and in pairs.

import type { Mark } from '@undercrown/engine'
import type { CardId } from './characters.ts'
import { type Event, type Side, type State, sides } from './state.ts'

export const frenchMarks: Readonly<Record<string, string>> = {
  'first player': 'premier joueur',
  recruited: 'recruté',
  pair: 'paire',
  ending: 'fin',
  captured: 'capture',
  surrounded: 'encerclement',
  repetition: 'répétition',
  agreement: 'accord',
}

export function marks(state: State, events: readonly Event[]): Mark[] {
  const list: Mark[] = [{ kind: 'first player', label: 'first player', seat: state.first }]
  const teams: CardId[][] = [[], []]
  for (const event of events) if (event.type === 'recruited') teams[event.by]?.push(event.card)
  for (const seat of sides.keys()) list.push(...teamMarks(seat, (teams[seat] ?? []).sort()))
  if (state.result) list.push({ kind: 'ending', label: state.result.reason })
  return list
}

function teamMarks(seat: Side, team: readonly CardId[]): Mark[] {
  const alone = team.map((label) => ({ kind: 'recruited', label, seat }))
  const pairs = team.flatMap((one, i) =>
    team.slice(i + 1).map((other) => ({ kind: 'pair', label: `${one} + ${other}`, seat })),
  )
  return [...alone, ...pairs]
}
