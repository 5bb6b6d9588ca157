// What a puzzle of Hidden Leaders is about, told by what its solution does and by how the worlds end that it wins.

import type { Seat } from '@undercrown/engine'
import {
  baseFaction,
  claimOf,
  type Faction,
  leaderOf,
  type Move,
  winningFaction,
} from '@undercrown/hidden-leaders'
import { type Counter, type Crossroads, counterFor, isOver } from './count.ts'
import { endingsOf } from './ending.ts'
import type { LeaderBet } from './leader.ts'
import { compareShares, partOf, times } from './share.ts'
import { type AskedTable, optionAt } from './table.ts'

/** What is picked for it, rarer things first; else who comes to rule by it, and else why that is enough. */
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
  'tie',
  'more-heroes',
  'read-heroes',
  'read-pushes',
  'read-markers',
  'read-others',
] as const
export type HiddenLeadersTheme = (typeof hiddenLeadersThemes)[number]

/** By what is asked where the solution picks something. */
const byAsk: Readonly<Record<string, HiddenLeadersTheme>> = {
  bury: 'bury',
  exchange: 'exchange',
  exchangeWith: 'exchange',
  turnOver: 'turn-over',
  perform: 'perform',
  setAside: 'perform',
  playMore: 'two-heroes',
  place: 'place',
  placeTo: 'place',
  take: 'take',
  look: 'look',
  reveal: 'look',
  name: 'name',
  discard: 'discard',
  useArtifact: 'artifact',
  performArtifact: 'artifact',
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

export function winThemes(
  { state, question }: AskedTable,
  solution: readonly string[],
): HiddenLeadersTheme[] {
  const counter = counterFor(state, question)
  const picked = new Set<HiddenLeadersTheme>()
  let at = counter.root
  let last: Move | undefined
  for (const text of solution) {
    if (last) at = counter.after(at, last).next[0] ?? at
    last = optionAt(at.question, text)
    if (last === undefined) return []
    const theme = last.word === 'useArtifact' ? 'artifact' : byAsk[at.question.ask.ask]
    if (theme) picked.add(theme)
  }
  // What goes on by what is seen then.
  if (last && counter.after(at, last).next.length > 1) picked.add('look')
  const [theme] = hiddenLeadersThemes.filter((one) => picked.has(one))
  if (theme) return [theme]
  const { faction, byTie } = last ? endOf(counter, at, last) : { faction: baseFaction(state), byTie: false }
  if (faction !== winningFaction(state)) return [byFaction[faction]]
  return [byTie ? 'tie' : 'more-heroes']
}

/** Who rules in most of the worlds that are won, and whether the tie decides in some of them. */
function endOf(counter: Counter, from: Crossroads, move: Move): { faction: Faction; byTie: boolean } {
  const rule = new Map<Faction, number>()
  let byTie = false
  const { seat } = counter.unseen
  const follow = (at: Crossroads, pick: Move) => {
    const { next, done } = counter.after(at, pick)
    for (const { state, faces, share } of done.filter((one) => isOver(one.state)))
      for (const ending of endingsOf(counter.unseen, state, faces)) {
        if (!ending.won) continue
        const end = { ...state, face: [...ending.faces] }
        const faction = winningFaction(end)
        rule.set(faction, (rule.get(faction) ?? 0) + partOf(times(share, ending.share)))
        const score = (one: Seat) => claimOf(end, one, faction).score
        byTie ||= end.hands.some(
          (_, one) =>
            one !== seat &&
            leaderOf(end.face[one] as number).factions.includes(faction) &&
            score(one) === score(seat),
        )
      }
    for (const road of next) {
      const [best] = counter.count(road).sort((a, b) => compareShares(b.chance, a.chance))
      if (best) follow(road, best.move)
    }
  }
  follow(from, move)
  const [[faction] = [baseFaction(counter.root.moments[0]?.state as never)] as const] = [...rule].sort(
    (a, b) => b[1] - a[1],
  )
  return { faction, byTie }
}

const byTrace: Readonly<Record<LeaderBet['trace'], HiddenLeadersTheme>> = {
  friends: 'read-heroes',
  pushes: 'read-pushes',
  markers: 'read-markers',
  others: 'read-others',
}

export function leaderThemes({ trace }: LeaderBet): HiddenLeadersTheme[] {
  return [byTrace[trace]]
}
