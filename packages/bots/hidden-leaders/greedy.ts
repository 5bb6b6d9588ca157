// A sensible player by rule: looks one action ahead, brings the markers near its own factions, gathers their heroes,
// and ends the game only where that wins it. Takes the others for anybody.

import { type AnyView, type Choice, readOptions } from '@undercrown/engine'
import {
  type Ask,
  baseFaction,
  type Leader,
  leaderById,
  type Move,
  optionFields,
  type State,
  threshold,
  type View,
} from '@undercrown/hidden-leaders'
import type { Bot } from '../bot.ts'
import { dealsFor } from './belief.ts'
import { closeness, stepsTo } from './closeness.ts'
import { countParties, heroCount, newParties, numberOf, type Parties } from './party.ts'
import { searchOptions, type WorldValue, worthOf } from './search.ts'

/** What a hero more of the nearer faction is worth, in closeness. */
const HERO = 0.03
const TRIES = 8
const WORLDS = 4

export const greedy: Bot = (_game, anyView: AnyView, choice, _budget, random) => {
  const view = anyView as View
  if (choice.options.length === 1) return choice.options[0] as object
  const options = readOptions(optionFields, view.open.options)
  const thinking = {
    deals: dealsFor(view, options, 'nothing'),
    value: plainValue(leaderById(view.own.leader?.id as never), choice.seat, view),
    worlds: WORLDS,
  }
  const nodes = TRIES * choice.options.length
  const tried = searchOptions(view, choice as Choice<Move, Ask>, thinking, { nodes }, random)
  const worths = tried.map(worthOf)
  return choice.options[worths.indexOf(Math.max(...worths))] as object
}

/** How good a world looks at first sight. */
export function plainValue(leader: Leader, seat: number, { open }: View): WorldValue {
  const parties = newParties(open.seats)
  const end = threshold(readOptions(optionFields, open.options), open.seats)
  return (world, _next, acted) => {
    countParties(world, parties)
    const markers = { red: world.red, green: world.green, guardian: world.guardians?.marker ?? 0 }
    const [a, b] = leader.factions
    const nearer = stepsTo(a, markers) <= stepsTo(b, markers) ? a : b
    const lead = leadOf(parties, seat, numberOf(nearer))
    if (world.over || (acted && parties.up.some((count) => count >= end)))
      return stepsTo(nearer, markers) === 0 && !outrun(leader, world) ? 0.75 + (lead >= 0 ? 0.25 : 0) : 0
    return Math.min(1, Math.max(0, 0.8 * closeness(leader, markers) + HERO * lead))
  }
}

/** Another faction comes first in the order of victory. */
function outrun({ factions }: Leader, world: State): boolean {
  return !factions.includes(baseFaction(world)) && !factions.includes('guardians')
}

/** Heroes of that faction more than the party that has most of them, of all others. */
function leadOf(parties: Parties, seat: number, faction: number): number {
  let most = 0
  for (let other = 0; other < parties.up.length; other++)
    if (other !== seat) most = Math.max(most, heroCount(parties, other, faction))
  return Math.max(-4, Math.min(4, heroCount(parties, seat, faction) - most))
}
