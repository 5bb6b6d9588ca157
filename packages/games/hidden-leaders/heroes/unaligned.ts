// The heroes that belong to all factions, or to none.

import { moveAndOr } from '../effects.ts'
import { factions } from '../factions.ts'
import { clan, hero, queens } from '../hero.ts'

/** One card of all four factions, without an ability; starts in the Graveyard. */
export const emperor = clan(factions, hero('buried-emperor', 'Buried Emperor', 'Empereur enterré'))

export const factionless = clan(
  [],
  queens(
    hero(
      'keeper-of-discord',
      'Keeper of Discord',
      'Garant de la Discorde',
      moveAndOr({ red: -1 }, { green: -1 }),
    ),
    { when: 'faceUp', instead: 'bury' },
  ),
)
