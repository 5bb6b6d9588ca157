// The numbers by which records of format 1 know the faces: a value's place times all that can be on it, and the
// effect's. These lists never change and never grow: what came later is numbered behind them by itself.

export const frozenValues = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, '=-', '=+'] as const

export const frozenEffects = [
  'eye',
  'replay',
  'exchange',
  'stone',
  'shuffle',
  'discard',
  'flash',
  'seer',
  'strategist',
  'gravedigger',
  'barter',
  'lousy',
] as const
