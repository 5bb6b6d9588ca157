// Which leader? What the parties tell of it, by the same belief that bots from level 3 on have. By the rules alone no
// leader is ever certain before the end: no card looks at one, and those that nobody has stay in the box (HL-3).

import {
  createReader,
  dealsFor,
  marginals,
  type Trust,
  tracesOf,
} from '@undercrown/bots/hidden-leaders/belief.ts'
import weights from '@undercrown/bots/hidden-leaders/weights.json' with { type: 'json' }
import { readOptions, type Seat } from '@undercrown/engine'
import {
  bitOf,
  type Face,
  faceOf,
  factionsOf,
  type LeaderId,
  leaderFaces,
  leaderOf,
  optionFields,
  type View,
} from '@undercrown/hidden-leaders'
import type { PuzzleProof } from '../puzzle.ts'

export const LEADER_BET = 'leader-bet'

const { trust } = weights
/** What the same traces come to in other games: `undercrown tune hidden-leaders --games 300 --seed doubt`. */
const tuned: Trust = { friends: 0.73, pushes: 4.39, markers: 0.78 }
/** Nobody knows how much exactly a trace tells: so much more or less of each must not name another leader. */
const DOUBT = 0.3
const doubts: readonly Trust[] = Array.from({ length: 8 }, (_, i) => {
  const doubted = (bit: number) => (i & bit ? 1 + DOUBT : 1 - DOUBT)
  return {
    friends: trust.friends * doubted(1),
    pushes: trust.pushes * doubted(2),
    markers: trust.markers * doubted(4),
  }
})

/** One leader a seat may have, and how likely it is. */
export interface LeaderOdds {
  readonly leader: LeaderId
  readonly chance: number
}

/** The likeliest first. */
export function leaderOdds(view: View, rival: Seat, by: Trust = trust): LeaderOdds[] {
  const options = readOptions(optionFields, view.open.options)
  const deals = dealsFor(view, options, 'table', createReader(), Number.POSITIVE_INFINITY, by)
  const belief = marginals(deals, view.open.seats)[rival] as Map<Face, number>
  return [...belief]
    .map(([face, chance]) => ({ leader: leaderOf(face).id as LeaderId, chance }))
    .sort((a, b) => b.chance - a.chance || (a.leader < b.leader ? -1 : 1))
}

export interface LeaderBet {
  readonly solution: readonly [string]
  readonly proof: PuzzleProof
  /** Who counts face-up heroes names another leader first. */
  readonly misleads: boolean
  /** What tells the likeliest from the next most of all. */
  readonly trace: 'friends' | 'pushes' | 'markers' | 'others'
}

/** Below that it is nobody's to say. */
const LEAST_SURE = 0.45
const LEAST_AHEAD = 0.15
/** A party with fewer face-up heroes tells too little. */
const FEWEST_UP = 3
const OF = 1000

/** Undefined where no leader is likeliest by so much and beyond doubt, or counting the heroes of each tells which. */
export function leaderBet(view: View, rival: Seat): LeaderBet | undefined {
  const up = view.open.up[rival] ?? []
  if (up.length < FEWEST_UP || view.own.leader?.seat === rival) return undefined
  const [first, second] = leaderOdds(view, rival)
  if (!first || !second || first.chance < LEAST_SURE || first.chance - second.chance < LEAST_AHEAD)
    return undefined
  const plain = plainest(view, rival)
  if (plain.length === 1 && plain[0] === first.leader) return undefined
  if (![tuned, ...doubts].every((by) => leaderOdds(view, rival, by)[0]?.leader === first.leader))
    return undefined
  const [a, b] = [first, second].map(({ leader }) => tracesOf(view, rival, faceOf(leader), new Map()))
  if (!a || !b) return undefined
  const own = {
    friends: trust.friends * (a.friends - b.friends),
    pushes: trust.pushes * (a.pushes - b.pushes),
    markers: trust.markers * (a.markers - b.markers),
  }
  // HL-3: each leader is there once; what the party itself does not tell, the others do.
  const others = Math.log(first.chance / second.chance) - own.friends - own.pushes - own.markers
  const apart = Object.entries({ ...own, others }) as [LeaderBet['trace'], number][]
  const [trace] = apart.reduce((most, one) => (one[1] > most[1] ? one : most))
  return {
    solution: [leaderText(rival, first.leader)],
    proof: {
      by: 'belief',
      seen: leaderFaces(readOptions(optionFields, view.open.options)).length,
      chance: { won: Math.round(OF * first.chance), next: Math.round(OF * second.chance), of: OF },
    },
    misleads: !plain.includes(first.leader),
    trace,
  }
}

export function leaderText(seat: Seat, leader: LeaderId): string {
  return `seat${seat}=${leader}`
}

/** The leaders whose factions have most of the face-up heroes. */
function plainest({ open, own }: View, rival: Seat): LeaderId[] {
  const counts = leaderFaces(readOptions(optionFields, open.options)).flatMap((face) => {
    const { id, factions } = leaderOf(face)
    if (id === own.leader?.id) return []
    const bits = factions.reduce((all, faction) => all | bitOf(faction), 0)
    const count = (open.up[rival] ?? []).filter((hero) => factionsOf(faceOf(hero)) & bits).length
    return [{ id: id as LeaderId, count }]
  })
  const most = Math.max(...counts.map(({ count }) => count))
  return counts.filter(({ count }) => count === most).map(({ id }) => id)
}

/** Whose leader such a text names. */
export function rivalIn(text: string): Seat | undefined {
  const found = /^seat(\d)=\w+$/.exec(text)
  return found ? Number(found[1]) : undefined
}
