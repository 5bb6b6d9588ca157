// What each card is worth to a side, in log-odds of winning with it.

import type { CardId } from '@undercrown/leaders'

export const cardWorth: Readonly<Record<CardId, number>> = {
  acrobat: 0.3,
  archer: 0.1,
  assassin: 0.5,
  rider: 0.2,
  bruiser: 0.2,
  'royal-guard': 0.1,
  jailer: 0.1,
  illusionist: 0.3,
  'claw-launcher': 0.4,
  manipulator: 0.3,
  nemesis: 0,
  protector: 0,
  wanderer: 0.1,
  brewmaster: 0.2,
  'hermit-and-cub': 0,
  vizier: 0,
}
