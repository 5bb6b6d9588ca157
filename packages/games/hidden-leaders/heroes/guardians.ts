// The Guardians: mighty, and each use of their power brings their own leaders nearer to the throne.

import {
  anySide,
  bury,
  but,
  chosen,
  count,
  discard,
  down,
  each,
  exchange,
  exchangePairs,
  gathering,
  graveyard,
  hand,
  look,
  lookAtHand,
  looked,
  loseTurn,
  mayExchange,
  move,
  moveAndOr,
  moveOneOf,
  moveOr,
  of,
  othersChoose,
  othersGive,
  pick,
  place,
  take,
  takingUp,
  tavern,
  turnOver,
  turnOverSome,
  up,
} from '../effects.ts'
import { guardians, hero, lasts } from '../hero.ts'

const hillTribes = guardians(
  ['hill-tribes'],
  hero(
    'obliging-ogre',
    'Obliging Ogre',
    'Ogre Obligeant',
    moveOr({ red: -4 }, { green: 4 }),
    turnOverSome(2, up('own')),
  ),
  hero(
    'sleepy-hop-goblin',
    'Sleepy Hop-Goblin',
    'Hobgobelin Somnolent',
    moveOr({ red: -2 }, { green: 1 }),
    place(down('other'), 'down'),
  ),
  hero(
    'gigantic-duo',
    'Gigantic Duo',
    'Duo Gigantesque',
    move({ green: -1 }),
    bury(up('any', 'imperial-army'), { optional: true, anew: true }),
    bury(up('any', 'water-folk'), { optional: true, anew: true }),
  ),
  hero(
    'surprised-sapling',
    'Surprised Sapling',
    'Arbrisseau Ahuri',
    move({ red: 1 }),
    pick('other', hand('picked')),
    lookAtHand,
    place(hand('picked'), 'down'),
  ),
  hero(
    'fungified-troll',
    'Fungified Troll',
    'Troll Champignonné',
    moveAndOr({ red: -1 }, { green: -1 }),
    exchange(up('own'), up('other', 'undead', 'imperial-army')),
  ),
  hero(
    'twiggy-tree-keeper',
    'Twiggy Tree Keeper',
    'Garde-Forêt Tout en Brindilles',
    moveOr({ red: 2 }, { green: 2 }),
    look(down('any'), 2),
    bury(down('any')),
  ),
)

const imperialArmy = guardians(
  ['imperial-army'],
  hero(
    'patient-protector',
    'Patient Protector',
    'Protecteur Patient',
    moveOr({ red: 1 }, { green: -2 }),
    exchangePairs(2, tavern(), up('own')),
  ),
  hero(
    'misinformed-mechatron',
    'Misinformed Mechatron',
    'Mécatron Mal Informé',
    move({ green: 1 }),
    place(hand('own'), 'down', { count: 2, optional: true }),
  ),
  hero(
    'mended-colossus',
    'Mended Colossus',
    'Mastodonte Réparé',
    move({ red: -1 }),
    bury(up('next')),
    bury(up('previous')),
  ),
  hero(
    'huggable-hulk',
    'Huggable Hulk',
    'Colosse Câlin',
    moveOr({ red: 4 }, { green: -4 }),
    bury(but(up('own'), 'guardians')),
  ),
  hero(
    'valuable-vindicator',
    'Valuable Vindicator',
    'Vengeur de Valeur',
    moveAndOr({ red: 1 }, { green: 1 }),
    exchange(up('own'), up('other', 'water-folk', 'hill-tribes')),
  ),
  hero(
    'graceful-griffin',
    'Graceful Griffin',
    'Griffon Gracieux',
    moveOr({ red: -2 }, { green: -2 }),
    mayExchange(down('own'), hand('own'), 2),
  ),
)

const undead = guardians(
  ['undead'],
  hero(
    'severed-seraph',
    'Severed Seraph',
    'Séraphin Sectionné',
    moveOr({ red: 1 }, { green: 1 }),
    exchange(up('own', 'guardians'), up('other', 'guardians')),
  ),
  hero(
    'baneful-beacon',
    'Baneful Beacon',
    'Fanal Funeste',
    moveOr({ red: -1 }, { green: -1 }),
    bury(up('any', 'guardians'), { count: 2, optional: true, anew: true }),
  ),
  hero(
    'demonic-darter',
    'Demonic Darter',
    'Lanceur de Dards Démoniaque',
    moveOr({ red: 2 }, { green: 2 }),
    take(of(graveyard(), 'guardians'), { count: 3, optional: true }),
  ),
  hero(
    'possessed-poodle',
    'Possessed Poodle',
    'Caniche Possédé',
    move({ red: -1, green: -1 }),
    pick('any'),
    loseTurn,
  ),
  hero(
    'philanthropic-phantom',
    'Philanthropic Phantom',
    'Fantôme Philanthrope',
    move({ red: 1, green: 1 }),
    othersChoose,
    bury(chosen, { count: 'all' }),
  ),
  hero(
    'obnoxious-nightmare',
    'Obnoxious Nightmare',
    'Cauchemar Odieux',
    move({ red: 1, green: 1 }),
    place(graveyard(), 'down'),
  ),
)

const waterFolk = guardians(
  ['water-folk'],
  hero(
    'oppressed-ocean',
    'Oppressed Ocean',
    'Océan Opprimé',
    pick('any'),
    moveAndOr({ red: '-x' }, { green: '-x' }, count(up('picked', 'guardians'), 4)),
  ),
  hero(
    'hard-shelled-titan',
    'Hard-Shelled Titan',
    'Titan Très Cuirassé',
    moveOr({ red: 1 }, { green: 1 }),
    othersGive,
    ...gathering(place(looked, 'down'), discard(looked, { count: 'all' })),
  ),
  hero(
    'abysmal-automaton',
    'Abysmal Automaton',
    'Automate Abyssal',
    moveAndOr({ red: -1 }, { green: -1 }),
    ...takingUp('harbor', 5, take(looked, { count: 3, optional: true }), discard(looked, { count: 'all' })),
  ),
  hero(
    'crabby-knight',
    'Crabby Knight',
    'Chevalier Crabougon',
    move({ red: 1, green: 1 }),
    each(turnOver(anySide('picked'))),
  ),
  hero(
    'snappy-sea-snake',
    'Snappy Sea Snake',
    'Serpent de Mer Mordant',
    moveOneOf(
      { red: -2 },
      { red: -1 },
      { red: 1 },
      { red: 2 },
      { green: -2 },
      { green: -1 },
      { green: 1 },
      { green: 2 },
    ),
  ),
  hero(
    'shellfish-defender',
    'Shellfish Defender',
    'Défenseur Replié dans sa Coquille',
    moveOr({ red: 1 }, { green: 1 }),
    ...takingUp('wilderness', 4, place(looked, 'down'), take(looked)),
  ),
)

const unaligned = guardians(
  [],
  lasts(
    hero(
      'mother-of-guardians',
      'Mother of Guardians',
      'Mère des Gardiens',
      moveAndOr({ red: -2 }, { green: -2 }),
    ),
    { when: 'end', one: { per: 2, of: 'guardians' } },
  ),
  hero('unmarked-mountain', 'Unmarked Mountain', 'Montagne Anonyme'),
)

export const guardianHeroes = [...hillTribes, ...imperialArmy, ...undead, ...waterFolk, ...unaligned]

/** HL-106: left in the box with two players. */
export const notForTwo: readonly string[] = [
  'hard-shelled-titan',
  'possessed-poodle',
  'gigantic-duo',
  'mended-colossus',
]
