// Whatever a state differs in, its hash must too: a card for another, or any one value of it.

import { type Cards, swapFaces } from './cards.ts'
import type { AnyGame } from './game.ts'
import { below, pickOne, type Random } from './random.ts'
import { hashOf } from './record.ts'

/** So many are tried at once. */
const DIFFERENCES = 4

/** Something that the state could differ in without its hash telling it, in words. */
export function untoldDifference(game: AnyGame, state: unknown, chance: Random): string | undefined {
  const hash = hashOf(game, state)
  const saved = JSON.stringify(withoutPast(game, state))
  for (let i = 0; i < DIFFERENCES; i++) {
    const other = JSON.parse(saved)
    const path = changeOne(other, chance)
    // A card in two places is no state.
    if (isWhole(game.cards(other)) && isHashed(game, other, hash)) return path
    const swapped = JSON.parse(saved)
    if (swapSome(game.cards(swapped), chance) && isHashed(game, swapped, hash)) return 'two cards'
  }
  return undefined
}

/** A state without what it keeps for views alone. */
export function withoutPast({ past }: AnyGame, state: unknown): unknown {
  if (past === undefined) return state
  const { [past]: _, ...rest } = state as Data
  return rest
}

/** Whether a state has that hash; one that makes no sense has none. */
function isHashed(game: AnyGame, state: unknown, hash: string): boolean {
  try {
    return hashOf(game, state) === hash
  } catch {
    return false
  }
}

type Data = Record<string, unknown>

/** Changes one value somewhere in plain data, and says where. */
function changeOne(data: Data, chance: Random): string {
  const names = Object.keys(data).filter((name) => hasValue(data[name]))
  const name = pickOne(chance, names)
  const value = data[name]
  if (typeof value === 'object' && value !== null) return `${name}.${changeOne(value as Data, chance)}`
  if (typeof value === 'number') data[name] = value + 1
  else data[name] = typeof value === 'boolean' ? !value : `${String(value)}~`
  return name
}

function hasValue(value: unknown): boolean {
  return typeof value !== 'object' || value === null || Object.values(value).some(hasValue)
}

function isWhole(cards: Cards | undefined): boolean {
  const lying = cards?.zones.flat() ?? []
  return new Set(lying).size === lying.length && lying.every((card) => cards?.face[card] !== undefined)
}

function swapSome(cards: Cards | undefined, chance: Random): boolean {
  if (!cards) return false
  const [a, b] = [below(chance, cards.face.length), below(chance, cards.face.length)]
  if (cards.face[a] === cards.face[b]) return false
  swapFaces(cards, a, b)
  return true
}
