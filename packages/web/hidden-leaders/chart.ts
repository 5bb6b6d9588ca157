// What each faction needs to rule, in the order in which that is asked, and where the markers are now.

import type { Lang } from '@undercrown/engine'
import { type Faction, TRACK, type View } from '@undercrown/hidden-leaders/facts'
import { trackStanding } from './sight.ts'

interface ChartWords {
  /** HL-80. */
  readonly needs: Readonly<Record<'undead' | 'water-folk' | 'imperial-army' | 'hill-tribes', string>>
  readonly here: string
  readonly aim: string
  readonly title: string
}

export const chartWords: Readonly<Record<Lang, ChartWords>> = {
  en: {
    needs: {
      undead: `both beyond ${TRACK.dark - 1}`,
      'water-folk': 'same space or side by side',
      'imperial-army': 'red 2 or more ahead',
      'hill-tribes': 'green 2 or more ahead',
    },
    here: 'now',
    aim: 'goal',
    title: 'Who rules: the first that fits',
  },
  fr: {
    needs: {
      undead: `les deux au-delà de ${TRACK.dark - 1}`,
      'water-folk': 'même case ou voisines',
      'imperial-army': 'rouge devant de 2 ou plus',
      'hill-tribes': 'vert devant de 2 ou plus',
    },
    here: 'ici',
    aim: 'but',
    title: 'Qui gagne\u00a0: la première qui convient',
  },
}

export const chartOrder = ['undead', 'water-folk', 'imperial-army', 'hill-tribes'] as const

interface ChartRow {
  readonly faction: (typeof chartOrder)[number]
  readonly isHere: boolean
  readonly isAim: boolean
}

/** Nothing where the Guardians are in play: then the four do not decide it alone. */
export function chartRows({ open }: View, aim: string): readonly ChartRow[] {
  if (open.guardians) return []
  const now: Faction = trackStanding(open).faction
  return chartOrder.map((faction) => ({ faction, isHere: faction === now, isAim: faction === aim }))
}
