// A plain notion of how well the markers stand for a leader: how many steps each of their factions is from winning.

import { type Faction, type Leader, TRACK } from '@undercrown/hidden-leaders'

export interface MarkerSpaces {
  readonly red: number
  readonly green: number
  readonly guardian?: number
}

/** Steps of the markers until that faction would win. */
export function stepsTo(faction: Faction, { red, green, guardian = 0 }: MarkerSpaces): number {
  const dark = red >= TRACK.dark && green >= TRACK.dark
  switch (faction) {
    case 'undead':
      return Math.max(0, TRACK.dark - red) + Math.max(0, TRACK.dark - green)
    case 'water-folk':
      return Math.max(dark ? Math.min(red, green) - TRACK.dark + 1 : 0, Math.abs(red - green) - 1)
    case 'imperial-army':
      return Math.max(dark ? green - TRACK.dark + 1 : 0, 2 - red + green)
    case 'hill-tribes':
      return Math.max(dark ? red - TRACK.dark + 1 : 0, 2 - green + red)
    case 'guardians':
      return Math.max(0, Math.max(red, green) + 1 - guardian)
  }
}

/** From 0 to 1: the nearer faction counts most, the other one a little. */
export function closeness({ factions }: Leader, markers: MarkerSpaces): number {
  const a = 1 / (1 + stepsTo(factions[0], markers))
  const b = 1 / (1 + stepsTo(factions[1], markers))
  return 0.75 * Math.max(a, b) + 0.25 * Math.min(a, b)
}
