// The heroes of the Hill Tribes, who push green on and red back.

import {
  anySide,
  bury,
  count,
  discard,
  down,
  exchange,
  hand,
  looked,
  mayLook,
  move,
  moveAndOr,
  moveOr,
  pick,
  place,
  take,
  takingUp,
  tavern,
  turnOver,
  up,
} from '../effects.ts'
import { advanced, clan, hero, promo, queens } from '../hero.ts'

export const hillTribes = clan(
  ['hill-tribes'],
  hero(
    'shaky-sharpshooter',
    'Shaky Sharpshooter',
    'Tireur d’Élite Tremblotant',
    moveOr({ red: 1 }, { green: -1 }),
    bury(up('any', 'imperial-army')),
  ),
  advanced(
    hero(
      'overworked-amazon',
      'Overworked Amazon',
      'Amazone Surmenée',
      moveOr({ red: 1 }, { green: -1 }),
      pick('any', up('picked')),
      bury(up('picked'), { by: 'picked' }),
    ),
  ),
  advanced(
    hero(
      'hangry-barbarian',
      'Hangry Barbarian',
      'Barbare Affamécontent',
      discard(tavern('imperial-army', 'undead'), { count: 'all' }),
      move({ red: '-x' }, { x: 'moved' }),
    ),
  ),
  advanced(
    hero(
      'joyless-chief',
      'Joyless Chief',
      'Chef Sans Joie',
      move({ red: 1 }),
      ...takingUp('wilderness', 2, place(looked, 'down')),
    ),
  ),
  hero(
    'battle-pet-master',
    'Battle Pet Master',
    'Maître des Bestioles de Combat',
    move({ red: 1, green: 1 }),
    place(hand('own'), 'down'),
  ),
  hero(
    'curious-troll',
    'Curious Troll',
    'Troll Trop Curieux',
    moveOr({ red: 1 }, { green: 1 }),
    mayLook(down('any'), 2),
  ),
  hero('pigmented-war-pig', 'Pigmented War Pig', 'Porc de Guerre Pigmenté', move({ red: -1, green: 1 })),
  hero(
    'bored-goblin',
    'Bored Goblin',
    'Gobelin Blasé',
    move({ red: -2 }, { if: { has: up('own', 'undead') } }),
  ),
  hero(
    'curious-cat-lover',
    'Curious Cat Lover',
    'Amie des Chats Indiscrète',
    move({ red: 1 }),
    pick('other', hand('picked')),
    place(hand('picked'), 'down', { random: true }),
  ),
  hero(
    'watchful-witch',
    'Watchful Witch',
    'Sorcière aux Aguets',
    moveOr({ red: -1 }, { green: 1 }),
    mayLook(down('any'), 2),
  ),
  hero('depressed-druid', 'Depressed Druid', 'Druide Dépressif', move({ red: -3, green: -1 })),
  hero(
    'blind-eye-collector',
    'Blind Eye Collector',
    'Collectionneur d’Yeux Aveugle',
    move({ red: 1, green: 3 }),
  ),
  hero(
    'hairy-hermit',
    'Hairy Hermit',
    'Ermite Hirsute',
    moveOr({ red: -1 }, { red: -2, if: { leads: 'red' } }),
  ),
  hero(
    'long-eared-loner',
    'Long-Eared Loner',
    'Solitaire aux Longues Oreilles',
    move({ green: 1 }),
    turnOver(anySide('other')),
  ),
  advanced(
    hero(
      'saber-toothed-troll',
      'Saber-Toothed Troll',
      'Troll à Dents de Sabre',
      take(up('other')),
      moveOr({ green: 2 }, { green: -2 }, { by: 'victim' }),
    ),
  ),
  advanced(
    hero(
      'potato-privateer',
      'Potato Privateer',
      'Corsaire à la Patate',
      pick('any'),
      move({ green: '+x' }, count(up('picked', 'imperial-army'), 3)),
    ),
  ),
  hero(
    'spirited-shaman',
    'Spirited Shaman',
    'Shaman spirituel',
    move({ red: -1, green: -1 }),
    turnOver(anySide('other')),
  ),
  hero(
    'grumpy-guard',
    'Grumpy Guard',
    'Garde Grognon',
    move({ green: 2 }, { if: { has: up('own', 'water-folk') } }),
  ),
  advanced(
    hero(
      'gambling-overseer',
      'Gambling Overseer',
      'Contremaître Flambeur',
      move({ red: -1, green: -1 }),
      bury(down('own')),
      place(hand('own'), 'down', { count: 2 }),
    ),
  ),

  promo(
    hero(
      'polar-protector',
      'Polar Protector',
      'Protecteur Polaire',
      moveOr({ red: '-x' }, { green: '+x' }, count(down('own'), 3)),
    ),
  ),
  promo(
    hero(
      'firm-fishmonger',
      'Firm Fishmonger',
      'Poissonnière à Poigne',
      moveAndOr({ red: -1 }, { green: 1 }),
      ...takingUp('wilderness', 3, exchange(down('own'), looked)),
    ),
  ),
  queens(
    hero('well-funded-queen', 'Well-Funded Queen', 'Reine Bien Dotée', moveOr({ red: 2 }, { green: -2 })),
    { when: 'end', counts: 2, if: { leader: ['enned', 'cyra'] } },
  ),
)
