// The four bonus heroes, who meddle with tokens and artifacts.

import {
  addToken,
  andOr,
  drawToken,
  dropToken,
  either,
  lookAtToken,
  mayReturnToken,
  moveAndOr,
  moveOr,
  performArtifact,
  placeToken,
  swapArtifacts,
  swapTokens,
} from '../effects.ts'
import { bonus, hero } from '../hero.ts'

export const bonusHeroes = [
  ...bonus(
    ['hill-tribes'],
    hero(
      'neckless-charlatan',
      'Neckless Charlatan',
      'Charlatan Sans Cou',
      moveOr({ green: 1 }, { green: 2 }),
      andOr([lookAtToken], [performArtifact]),
    ),
  ),
  ...bonus(
    ['imperial-army'],
    hero(
      'self-made-widow',
      'Self-Made Widow',
      'Veuve par Ses Propres Moyens',
      moveOr({ red: 1 }, { red: 2 }),
      either([swapTokens], [swapArtifacts]),
    ),
  ),
  ...bonus(
    ['undead'],
    hero(
      'open-minded-mentalist',
      'Open-Minded Mentalist',
      'Mentaliste à l’Esprit Ouvert',
      moveAndOr({ red: 2 }, { green: 1 }),
      either([drawToken, placeToken('up')], [addToken]),
    ),
  ),
  ...bonus(
    ['water-folk'],
    hero(
      'piranha-priestess',
      'Piranha Priestess',
      'Prêtresse Piranha',
      moveAndOr({ red: -2 }, { green: -1 }),
      either([dropToken], [lookAtToken, mayReturnToken]),
    ),
  ),
]
