// Who wins where a game has ended, over all that a seat cannot tell: who leads the other parties, and what lies face
// down in them. Worlds in which the same heroes count the same are taken together.

import type { Seat } from '@undercrown/engine'
import {
  baseFaction,
  bitOf,
  type Claim,
  claimOf,
  compareClaims,
  type Face,
  type Faction,
  faceOf,
  factionsOf,
  type Hero,
  heroes,
  leaderOf,
  type Slot,
  type State,
  winningFaction,
} from '@undercrown/hidden-leaders'
import { plus, times, type WorldShare, waysToTake, worldShare } from './share.ts'
import { type DealLump, type LeaderDeal, leftOf, UNSEEN, type Unseen } from './unseen.ts'

/** Worlds that end in the same way, and one of them, as far as it matters. */
export interface EndedWorlds {
  readonly faces: readonly Face[]
  readonly share: WorldShare
  readonly won: boolean
}

/** All endings of a table that is as it will be at the end; the shares add up to one. */
export function* endingsOf(unseen: Unseen, state: State, faces: readonly Face[]): Iterable<EndedWorlds> {
  for (const deal of lumped(unseen, state)) yield* endingsWith(unseen, state, faces, deal)
}

/** Those in which these lead the parties. */
export function* endingsWith(
  unseen: Unseen,
  state: State,
  faces: readonly Face[],
  { leaders, share }: LeaderDeal,
): Iterable<EndedWorlds> {
  const { seat } = unseen
  const dealt = faces.slice()
  leaders.forEach((face, one) => {
    dealt[one] = face
  })
  const faction = winningFaction({ ...state, face: dealt })
  const friends = leaders.flatMap((face, one) => (isWith(face, faction) ? [one] : []))
  // HL-81: who is not aligned cannot win.
  if (!friends.includes(seat)) yield { faces: dealt, share, won: false }
  else {
    const order = [seat, ...friends.filter((one) => one !== seat)]
    yield* contest(unseen, state, { faces: dealt, share }, faction, order)
  }
}

/** The first of these seats against all others, one after the other; who is beaten need not look further. */
function* contest(
  unseen: Unseen,
  state: State,
  { faces, share }: Filling,
  faction: Faction,
  [next, ...more]: readonly Seat[],
  mine?: Claim,
): Iterable<EndedWorlds> {
  if (next === undefined) return yield { faces, share, won: true }
  for (const filling of fillings(unseen, state, faces, next, faction)) {
    const claim = claimOf({ ...state, face: [...filling.faces] }, next, faction)
    const part = { faces: filling.faces, share: times(share, filling.share) }
    if (mine && compareClaims(claim, mine) < 0) yield { ...part, won: false }
    else yield* contest(unseen, state, part, faction, more, mine ?? claim)
  }
}

function isWith(leader: Face, faction: Faction): boolean {
  return leaderOf(leader).factions.includes(faction)
}

/** Deals of leaders that nothing can tell apart at the end are one: who is aligned, and whose number is higher. */
export function lumped({ seat, deals, lumps }: Unseen, state: State): Iterable<DealLump> {
  const { red, green, guardians } = state
  // HL-110: all that the markers tell of who rules.
  const rule = `${baseFaction(state)} ${(guardians?.marker ?? 0) > Math.max(red, green)}`
  const known = lumps.get(rule)
  if (known) return known
  const found = new Map<string, Omit<DealLump, 'all'> & { all: LeaderDeal[] }>()
  for (const deal of deals) {
    const { leaders, share } = deal
    const faction = winningFaction({ ...state, face: [...leaders] })
    const mine = leaderOf(leaders[seat] as Face)
    const each = leaders.map((face) =>
      isWith(face, faction) ? `${leaderOf(face).number > mine.number} ${queensOf(face)}` : '-',
    )
    const key = `${faction} ${each}`
    const same = found.get(key)
    same?.all.push(deal)
    found.set(key, same ? { ...same, share: plus(same.share, share) } : { ...deal, all: [deal] })
  }
  lumps.set(rule, [...found.values()])
  return found.values()
}

interface Filling {
  readonly faces: readonly Face[]
  readonly share: WorldShare
}

/** Every way to fill the party of a seat that matters when that faction rules. */
function* fillings(
  unseen: Unseen,
  state: State,
  faces: readonly Face[],
  seat: Seat,
  faction: Faction,
): Iterable<Filling> {
  const party = [...(state.up[seat] as Slot[]), ...(state.down[seat] as Slot[])]
  const worn = state.corruption?.worn.filter(([hero]) => party.includes(hero)) ?? []
  const token = worn.find(([, one]) => faces[one] === UNSEEN)?.[1]
  if (token !== undefined) {
    const left = leftOf(unseen, unseen.back[token] as number, faces)
    const all = sum(left.values())
    for (const [face, count] of left) {
      const told = faces.slice()
      told[token] = face
      const share = worldShare(BigInt(count), BigInt(all))
      for (const one of fillings(unseen, state, told, seat, faction))
        yield { faces: one.faces, share: times(share, one.share) }
    }
    return
  }
  const groups = new Map<string, Slot[]>()
  for (const slot of party) {
    if (faces[slot] !== UNSEEN) continue
    const key = `${unseen.back[slot]} ${worn.find(([hero]) => hero === slot)?.[1]}`
    groups.set(key, [...(groups.get(key) ?? []), slot])
  }
  yield* filled(unseen, faces, [...groups.values()], faction, faces[seat] as Face)
}

function* filled(
  unseen: Unseen,
  faces: readonly Face[],
  [slots, ...more]: readonly (readonly Slot[])[],
  faction: Faction,
  leader: Face,
): Iterable<Filling> {
  if (slots === undefined) return yield { faces, share: worldShare(1n, 1n) }
  const kinds = new Map<string, Face[]>()
  const left = leftOf(unseen, unseen.back[slots[0] as Slot] as number, faces)
  for (const face of left.keys()) {
    const kind = kindOf(face, faction, leader)
    kinds.set(kind, [...(kinds.get(kind) ?? []), face])
  }
  const all = waysToTake(left.size, slots.length)
  for (const { dealt, ways } of picked([...kinds.values()], slots.length)) {
    const told = faces.slice()
    slots.forEach((slot, i) => {
      told[slot] = dealt[i] as Face
    })
    const share = worldShare(ways, all)
    for (const one of filled(unseen, told, more, faction, leader))
      yield { faces: one.faces, share: times(share, one.share) }
  }
}

/** Every way to take so many of several kinds. */
function* picked(
  [kind, ...more]: readonly (readonly Face[])[],
  count: number,
): Iterable<{ dealt: readonly Face[]; ways: bigint }> {
  if (kind === undefined) {
    if (count === 0) yield { dealt: [], ways: 1n }
    return
  }
  for (let n = 0; n <= Math.min(count, kind.length); n++)
    for (const rest of picked(more, count - n))
      yield { dealt: [...kind.slice(0, n), ...rest.dealt], ways: waysToTake(kind.length, n) * rest.ways }
}

type EndText = Extract<NonNullable<Hero['lasting']>, { when: 'end' }>

/** Heroes with a text for the end, by their faces. */
const endTexts: ReadonlyMap<Face, EndText> = new Map(
  heroes.flatMap(({ id, lasting }) => (lasting?.when === 'end' ? [[faceOf(id), lasting] as const] : [])),
)

/** HL-86: those that count more in the party of that leader. */
function queensOf(leader: Face): Face[] {
  const { id } = leaderOf(leader)
  return [...endTexts].flatMap(([face, text]) =>
    'if' in text && 'leader' in text.if && (text.if.leader as readonly string[]).includes(id) ? [face] : [],
  )
}

/** What of a hero can matter at the end where that faction rules, whoever has it. */
function plainKind(face: Face, faction: Faction): string {
  return String(factionsOf(face) & (bitOf(faction) | bitOf('guardians')))
}

/** Heroes that a text for the end makes special, whatever else lies there: all that it speaks of. */
const special: ReadonlySet<Face> = new Set(
  [...endTexts].flatMap(([face, text]) =>
    'if' in text && 'beside' in text.if ? [face, faceOf(text.if.beside)] : [face],
  ),
)

/** The same in the party of that leader: a Queen of another is a hero like any. */
function kindOf(face: Face, faction: Faction, leader: Face): string {
  const text = endTexts.get(face)
  if (text === undefined ? !special.has(face) : 'if' in text && 'leader' in text.if)
    return `${plainKind(face, faction)}${queensOf(leader).includes(face) ? '+' : ''}`
  return `${plainKind(face, faction)} ${face}`
}

/** The same for tables at whose end nothing differs that can matter. */
export function endingKey({ pools, back }: Unseen, state: State, faces: readonly Face[]): string {
  const { red, green, guardians, corruption } = state
  const faction = baseFaction(state)
  const kindOfTold = (face: Face) => (special.has(face) ? `h${face}` : plainKind(face, faction))
  // What is not told yet is none of the kinds.
  const kindAt = (slot: Slot) => (faces[slot] === UNSEEN ? `?${back[slot]}` : kindOfTold(faces[slot] as Face))
  // What is told of a pool is missing from what is left of it.
  const told: string[] = []
  for (const [one, { slots }] of pools)
    for (const slot of slots)
      if (faces[slot] !== UNSEEN)
        told.push(one >= 0 ? `${one} ${kindOfTold(faces[slot] as Face)}` : `${one} ${faces[slot]}`)
  const party = (slots: readonly Slot[]) => slots.map(kindAt).sort().join()
  const worn = corruption?.worn.map(([hero, token]) => [hero, faces[hero], faces[token]])
  const parties = state.up.map((up, seat) => party([...up, ...(state.down[seat] as Slot[])]))
  return JSON.stringify([red, green, guardians?.marker, parties, worn, told.sort()])
}

function sum(counts: Iterable<number>): number {
  let all = 0
  for (const count of counts) all += count
  return all
}
