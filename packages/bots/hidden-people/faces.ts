// What the search must know of each face, as small numbers in tables.

import { cardOf, type EffectName, effects, type Face, type Value } from '@undercrown/hidden-people'

/** How many different faces there can be. */
export const FACES = 16 * 13

/** Stand for the values `=-` and `=+`; every other value is below them. */
export const LOWEST = 20
export const HIGHEST = 21

function numberOrSpecial(value: Value): number {
  return value === '=-' ? LOWEST : value === '=+' ? HIGHEST : value
}

/** A face's number, or LOWEST or HIGHEST. */
export const VALUE = Int8Array.from({ length: FACES }, (_, face: Face) => numberOrSpecial(cardOf(face).value))

/** A face's effect: 0 for none, else one more than its place in the list of effects. */
export const EFFECT = Uint8Array.from({ length: FACES }, (_, face: Face) => {
  const { effect } = cardOf(face)
  return effect === undefined ? 0 : effects.indexOf(effect) + 1
})

function numberOf(effect: EffectName): number {
  return effects.indexOf(effect) + 1
}

export const EYE = numberOf('eye')
export const REPLAY = numberOf('replay')
export const EXCHANGE = numberOf('exchange')
export const STONE = numberOf('stone')
export const SHUFFLE = numberOf('shuffle')
export const DISCARD_CARD = numberOf('discard')
export const FLASH = numberOf('flash')
export const SEER = numberOf('seer')
export const STRATEGIST = numberOf('strategist')
export const GRAVEDIGGER = numberOf('gravedigger')
export const BARTER = numberOf('barter')
export const LOUSY = numberOf('lousy')

/** The points of a row of four values, some of which may be means. */
export function points(a: number, b: number, c: number, d: number): number {
  if (a < LOWEST && b < LOWEST && c < LOWEST && d < LOWEST) return a + b + c + d
  return special(a, b, c, d)
}

function special(a: number, b: number, c: number, d: number): number {
  let sum = 0
  let low = LOWEST
  let high = -LOWEST
  let asLow = 0
  let asHigh = 0
  for (let i = 0; i < 4; i++) {
    const value = i === 0 ? a : i === 1 ? b : i === 2 ? c : d
    if (value === LOWEST) asLow++
    else if (value === HIGHEST) asHigh++
    else {
      sum += value
      if (value < low) low = value
      if (value > high) high = value
    }
  }
  return asLow + asHigh === 4 ? 0 : sum + asLow * low + asHigh * high
}
