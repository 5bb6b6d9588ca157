// What a puzzle of Hidden Leaders is about, told by its solution.

import { type Faction, heroById, hiddenLeaders, type Move, winningFaction } from '@undercrown/hidden-leaders'
import type { LeaderBet } from './leader.ts'
import { type AskedTable, optionAt } from './table.ts'

/** What is done for it, rarer things first; then, where that is nothing but moving markers, which faction comes to rule. */
export const hiddenLeadersThemes = [
  'artifact',
  'corruption',
  'two-heroes',
  'perform',
  'name',
  'look',
  'exchange',
  'turn-over',
  'place',
  'take',
  'discard',
  'bury',
  'guardians-rule',
  'undead-rule',
  'water-rules',
  'army-rules',
  'tribes-rule',
  'read-heroes',
  'read-pushes',
  'read-markers',
] as const
export type HiddenLeadersTheme = (typeof hiddenLeadersThemes)[number]

const byStep: Readonly<Record<string, HiddenLeadersTheme>> = {
  bury: 'bury',
  exchange: 'exchange',
  turnOver: 'turn-over',
  perform: 'perform',
  setAside: 'perform',
  playMore: 'two-heroes',
  place: 'place',
  take: 'take',
  look: 'look',
  takeUp: 'look',
  name: 'name',
  discard: 'discard',
  useArtifact: 'artifact',
  spread: 'corruption',
  placeToken: 'corruption',
  swapTokens: 'corruption',
}

const byFaction: Readonly<Record<Faction, HiddenLeadersTheme>> = {
  guardians: 'guardians-rule',
  undead: 'undead-rule',
  'water-folk': 'water-rules',
  'imperial-army': 'army-rules',
  'hill-tribes': 'tribes-rule',
}

/** By what is asked on the way and what the hero that is played does. */
export function winThemes(
  { state, question }: AskedTable,
  solution: readonly string[],
): HiddenLeadersTheme[] {
  const table = hiddenLeaders.clone(state)
  const done = new Set<string>()
  let asked = question
  for (const text of solution) {
    const move = optionAt(asked, text)
    if (move === undefined) break
    if (asked.ask.ask !== 'act') done.add(asked.ask.ask)
    for (const step of stepsOf(move)) done.add(step)
    hiddenLeaders.play(table, asked.seat, move, () => {})
    const [next] = hiddenLeaders.choices(table)
    if (next?.seat !== asked.seat) break
    asked = next
  }
  const found = new Set([...done].flatMap((step) => byStep[step] ?? []))
  const [theme = byFaction[winningFaction(table)]] = hiddenLeadersThemes.filter((one) => found.has(one))
  return [theme]
}

function stepsOf({ word, card }: Move): string[] {
  if (word === 'use' || word === 'useArtifact') return ['useArtifact']
  if (word === 'spread') return ['spread']
  return word === 'play' && card !== undefined ? heroById(card).ability.map((step) => step.do) : []
}

export function leaderThemes({ trace }: LeaderBet): HiddenLeadersTheme[] {
  return [trace === 'friends' ? 'read-heroes' : trace === 'pushes' ? 'read-pushes' : 'read-markers']
}
