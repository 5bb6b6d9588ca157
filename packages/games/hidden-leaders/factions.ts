// The four factions, and the Guardians, who are a fifth where they are in play. A hero's factions are kept as bits too, so that a test for several is one operation.

export const factions = ['hill-tribes', 'imperial-army', 'water-folk', 'undead'] as const
export type Faction = (typeof factions)[number] | 'guardians'

/** HL-104: what can be named where the Guardians are in play. */
export const withGuardians: readonly Faction[] = [...factions, 'guardians']

/** One bit for each faction. */
export type Factions = number

const bits: Readonly<Record<Faction, Factions>> = {
  'hill-tribes': 1,
  'imperial-army': 2,
  'water-folk': 4,
  undead: 8,
  guardians: 16,
}

export function bitsOf(list: readonly Faction[]): Factions {
  let all = 0
  for (const faction of list) all |= bits[faction]
  return all
}

export function bitOf(faction: Faction): Factions {
  return bits[faction]
}

export function countOf(all: Factions): number {
  let count = 0
  for (let rest = all; rest !== 0; rest &= rest - 1) count++
  return count
}
