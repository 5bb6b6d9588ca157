// What lies in the parties of a world: face-up heroes, all heroes, and how many would count for each faction.

import {
  type Faction,
  faceOf,
  factions,
  factionsOf,
  type Hero,
  heroes,
  type LeaderId,
  leaderOf,
  type Slot,
  type State,
  tokenOf,
} from '@undercrown/hidden-leaders'

export const GUARDIANS = factions.length
const KINDS = GUARDIANS + 1

const numbers: ReadonlyMap<Faction, number> = new Map([
  ...factions.map((one, i) => [one, i] as const),
  ['guardians', GUARDIANS] as const,
])

/** A faction's number: its bit among those of a hero is `1 << number`. */
export function numberOf(faction: Faction): number {
  return numbers.get(faction) as number
}

export interface Parties {
  /** By seat and faction. */
  readonly counts: Float64Array
  readonly up: number[]
  readonly total: number[]
}

export function newParties(seats: number): Parties {
  return { counts: new Float64Array(seats * KINDS), up: Array(seats).fill(0), total: Array(seats).fill(0) }
}

export function heroCount({ counts }: Parties, seat: number, faction: number): number {
  return counts[seat * KINDS + faction] as number
}

/** Heroes with a text for the end, which are few. */
const special: ReadonlyMap<number, NonNullable<Hero['lasting']>> = new Map(
  heroes.flatMap(({ id, lasting }) => (lasting?.when === 'end' ? [[faceOf(id), lasting] as const] : [])),
)

/** Counts anew. */
export function countParties(world: State, parties: Parties): void {
  parties.counts.fill(0)
  for (let seat = 0; seat < world.seats; seat++) {
    const up = world.up[seat] as Slot[]
    const down = world.down[seat] as Slot[]
    parties.up[seat] = up.length
    parties.total[seat] = up.length + down.length
    for (let i = 0; i < up.length; i++) countHero(world, parties, seat, up[i] as Slot)
    for (let i = 0; i < down.length; i++) countHero(world, parties, seat, down[i] as Slot)
  }
}

function countHero(world: State, { counts }: Parties, seat: number, slot: Slot): void {
  const face = world.face[slot] as number
  let bits = factionsOf(face)
  let worth = 1
  const worn = wornBy(world, slot)
  if (worn !== undefined) {
    const { becomes, joins, counts: times } = tokenOf(world.face[worn] as number)
    if (becomes) bits = (1 << numberOf(becomes)) | (bits & (1 << GUARDIANS))
    if (joins) bits |= 1 << numberOf(joins)
    worth = times ?? 1
  }
  const lasting = special.get(face)
  if (lasting?.when === 'end' && applies(world, seat, lasting)) {
    bits = (1 << KINDS) - 1
    worth = 'counts' in lasting ? lasting.counts : 1
  }
  const from = seat * KINDS
  for (let f = 0; f < KINDS; f++) if (bits & (1 << f)) counts[from + f] = (counts[from + f] as number) + worth
}

/** The token on a hero. */
function wornBy({ corruption }: State, hero: Slot): Slot | undefined {
  if (corruption === undefined) return undefined
  for (const worn of corruption.worn) if (worn[0] === hero) return worn[1]
  return undefined
}

function applies(world: State, seat: number, lasting: NonNullable<Hero['lasting']>): boolean {
  if (lasting.when !== 'end') return false
  if ('one' in lasting) return true
  if ('leader' in lasting.if)
    return lasting.if.leader.includes(leaderOf(world.face[seat] as number).id as LeaderId)
  const beside = faceOf(lasting.if.beside)
  const lies = (slot: Slot) => world.face[slot] === beside
  return (world.up[seat] as Slot[]).some(lies) || (world.down[seat] as Slot[]).some(lies)
}
