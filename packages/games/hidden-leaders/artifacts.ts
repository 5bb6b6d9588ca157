// The artifacts: six double-sided cards. Each player has one, uses one of its sides, and pays a token for each use.

import {
  type AbilityStep,
  anySide,
  bury,
  down,
  drawToken,
  either,
  exchange,
  graveyard,
  hand,
  it,
  look,
  looked,
  moveOne,
  perform,
  pick,
  place,
  placeToken,
  setAside,
  take,
  tavern,
  up,
} from './effects.ts'
import type { CardId } from './hero.ts'

/** When it may be used: in the first step of a turn, after the last one, or when a hero is about to be buried. */
export type Timing = 'fast' | 'slow' | 'reaction'

export interface ArtifactSide {
  readonly id: CardId
  readonly name: { readonly en: string; readonly fr: string }
  /** The card that it is a side of. */
  readonly artifact: number
  readonly timing: Timing
  readonly tokens: number
  /** The module without which it could do nothing (HL-121). */
  readonly needs?: 'guardians' | 'corruption'
  /** Empty for a reaction, which works in the window before a burial. */
  readonly ability: readonly AbilityStep[]
}

export const ARTIFACTS = 6

/** All the tokens there are; what lies on no artifact is in the box. */
export const ARTIFACT_TOKENS = 18

export const artifactSides: readonly ArtifactSide[] = [
  side(0, 'all-knowing-antler', 'All-Knowing Antler', 'Ramure Omnisciente', 'slow', 2, [
    { do: 'shuffle', pile: 'wilderness' },
    { do: 'takeUp', pile: 'wilderness', count: 'all' },
    take(looked),
    { do: 'shuffle', pile: 'wilderness' },
  ]),
  side(0, 'blooming-bag', 'Blooming Bag', 'Besace Bourgeonnante', 'slow', 3, [
    either([take(tavern())], [take(graveyard(1))]),
  ]),
  side(1, 'shield-of-endurance', 'Shield of Endurance', 'Bouclier d’Endurance', 'reaction', 2, []),
  side(1, 'two-shot-crossbow', '2-Shot Crossbow', 'Arbalète à Deux Coups', 'fast', 2, [bury(anySide('any'))]),
  side(2, 'sedative-shell', 'Sedative Shell', 'Conque Calmante', 'slow', 3, [
    exchange(down('own'), hand('own')),
  ]),
  side(2, 'overcharged-trident', 'Overcharged Trident', 'Trident en Surcharge', 'fast', 2, [
    { do: 'perform', from: up('own'), keep: true },
    bury({ ...it, whose: 'own' }),
  ]),
  side(3, 'trapping-treasure', 'Trapping Treasure', 'Trésor Piégeur', 'fast', 3, [
    exchange(tavern(), up('any')),
  ]),
  side(3, 'suggestive-puppet', 'Suggestive Puppet', 'Pantin Persuasif', 'fast', 2, [
    setAside(tavern()),
    perform(it),
    pick('other'),
    place(it, 'theirs'),
  ]),
  side(4, 'soundless-shoes', 'Soundless Shoes', 'Souliers Silencieux', 'fast', 2, [
    place(hand('own'), 'down'),
  ]),
  side(4, 'confusing-crystal', 'Confusing Crystal', 'Cristal Confondant', 'fast', 3, [
    look(down('any'), 2, true),
    moveOne,
  ]),
  side(
    5,
    'guarding-goblet',
    'Guarding Goblet',
    'Gobelet Gardien',
    'slow',
    2,
    [take(up('any', 'guardians'))],
    'guardians',
  ),
  side(
    5,
    'nutritious-stew',
    'Nutritious Stew',
    'Ragoût Reconstituant',
    'fast',
    3,
    [drawToken, placeToken('any')],
    'corruption',
  ),
]

function side(
  artifact: number,
  id: CardId,
  en: string,
  fr: string,
  timing: Timing,
  tokens: number,
  ability: readonly AbilityStep[],
  needs?: 'guardians' | 'corruption',
): ArtifactSide {
  const written = { id, name: { en, fr }, artifact, timing, tokens, ability }
  return Object.freeze(needs === undefined ? written : { ...written, needs })
}

/** The one that only reacts (HL-126). */
export const reaction = artifactSides.find(({ timing }) => timing === 'reaction') as ArtifactSide

export function sideById(id: CardId): ArtifactSide | undefined {
  return artifactSides.find((one) => one.id === id)
}
