// The numbers by which records of format 1 know the pieces and the cards: the place in these lists. They never change
// and never grow: what came later is numbered behind them by itself.

export const frozenCharacters = [
  'leader',
  'acrobat',
  'archer',
  'assassin',
  'rider',
  'bruiser',
  'royal-guard',
  'jailer',
  'illusionist',
  'claw-launcher',
  'manipulator',
  'nemesis',
  'protector',
  'wanderer',
  'brewmaster',
  'hermit',
  'cub',
  'vizier',
] as const

export const frozenCards = [
  'acrobat',
  'archer',
  'assassin',
  'rider',
  'bruiser',
  'royal-guard',
  'jailer',
  'illusionist',
  'claw-launcher',
  'manipulator',
  'nemesis',
  'protector',
  'wanderer',
  'brewmaster',
  'hermit-and-cub',
  'vizier',
] as const
