// What a simulation counts: who won with what. The share of a faction is that of its victories with a winner.

import { type Mark, plain } from '@undercrown/engine'
import { idOf } from './cards.ts'
import type { Event } from './event.ts'
import { outcome, winningFaction } from './score.ts'
import { faceAt, type State } from './state.ts'
import { frenchFactions } from './text/fr-names.ts'

export const frenchMarks: Readonly<Record<string, string>> = {
  'winning faction': 'faction gagnante',
  leader: 'Leader',
  'hero played': 'Héros joué',
  fate: 'Destin',
  courted: 'carte ciblée',
  corruption: 'Corruption',
  'token placed': 'jeton posé',
  'artifact used': 'Artefact utilisé',
  artifact: 'Artefact',
  spread: 'propagation',
  protected: 'protection',
  ...Object.fromEntries(
    Object.entries(frenchFactions).map(([faction, name]) => [faction, plain([name], [], 'fr')]),
  ),
}

export function marks(state: State, events: readonly Event[]): Mark[] {
  const [winner] = outcome(state)?.winners ?? []
  const faction = { kind: 'winning faction', label: winningFaction(state) }
  const found: Mark[] = [winner === undefined ? faction : { ...faction, seat: winner }]
  for (let seat = 0; seat < state.seats; seat++)
    found.push({ kind: 'leader', label: idOf(faceAt(state, seat)), seat })
  for (const event of events)
    if (event.type === 'played')
      found.push({ kind: 'hero played', label: event.card as string, seat: event.by })
  for (const event of events)
    if (event.type === 'fateRevealed') found.push({ kind: 'fate', label: event.card, seat: event.by })
    else if (event.type === 'courted') found.push({ kind: 'courted', label: event.card, seat: event.by })
    else if (event.type === 'spread') found.push({ kind: 'corruption', label: 'spread', seat: event.by })
    else if (event.type === 'protected')
      found.push({ kind: 'corruption', label: 'protected', seat: event.by })
    else if (event.type === 'tokenPlaced')
      found.push({ kind: 'token placed', label: event.token as string, seat: event.by })
    else if (event.type === 'artifactUsed')
      found.push({ kind: 'artifact used', label: event.card, seat: event.by })
    else if (event.type === 'artifactTaken')
      found.push({ kind: 'artifact', label: event.card, seat: event.by })
  return found
}
