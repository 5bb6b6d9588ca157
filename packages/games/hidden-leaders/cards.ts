// All cards by number. A face is one number, so that states are small and quick to copy.

import { numbered, refuse } from '@undercrown/engine'
import { sideById } from './artifacts.ts'
import { type Token, tokens } from './corruption.ts'
import { frozenFates, frozenHeroes, frozenLeaders, frozenTokens } from './faces.ts'
import { bitsOf, type Factions } from './factions.ts'
import { type Fate, fates } from './fate.ts'
import type { CardId, CardSet, Hero } from './hero.ts'
import { bonusHeroes } from './heroes/bonus.ts'
import { guardianHeroes } from './heroes/guardians.ts'
import { hillTribes } from './heroes/hill-tribes.ts'
import { imperialArmy } from './heroes/imperial-army.ts'
import { emperor, factionless } from './heroes/unaligned.ts'
import { undead } from './heroes/undead.ts'
import { waterFolk } from './heroes/water-folk.ts'
import { type Leader, type LeaderId, leaderCards } from './leaders.ts'

export const heroes: readonly Hero[] = [
  ...hillTribes,
  ...imperialArmy,
  ...undead,
  ...waterFolk,
  ...emperor,
  ...factionless,
  ...guardianHeroes,
  ...bonusHeroes,
]

/** What a card shows: its number among the leaders, or `FIRST_HERO` and more for a hero, and so on. */
export type Face = number

/** Room for further leaders below, for further heroes above. */
const FIRST_HERO = 16
const FIRST_FATE = 240
const FIRST_TOKEN = 250

/** Cards by their numbers; those that joined late stand in the order in which they came. */
function byNumber<Card extends { readonly id: CardId; readonly since?: number }>(
  cards: readonly Card[],
  frozen: readonly CardId[],
): readonly Card[] {
  const came = ({ since = Number.MAX_VALUE }: Card) => since
  const byId = new Map(cards.toSorted((a, b) => came(a) - came(b)).map((one) => [one.id, one]))
  return numbered([...byId.keys()], frozen).map((id) => byId.get(id) as Card)
}

const leadersByNumber = byNumber(leaderCards, frozenLeaders)
const heroesByNumber = byNumber(heroes, frozenHeroes)
const fatesByNumber = byNumber(fates, frozenFates)
const tokensByNumber = byNumber(tokens, frozenTokens)

const faceById: ReadonlyMap<CardId, Face> = new Map([
  ...leadersByNumber.map((one, i) => [one.id as CardId, i] as const),
  ...heroesByNumber.map((one, i) => [one.id, FIRST_HERO + i] as const),
  ...fatesByNumber.map((one, i) => [one.id, FIRST_FATE + i] as const),
  ...tokensByNumber.map((one, i) => [one.id, FIRST_TOKEN + i] as const),
])

const factionBits: readonly Factions[] = heroesByNumber.map((one) => bitsOf(one.factions))
const performs: readonly boolean[] = heroesByNumber.map(
  (one) => one.ability.length > 0 || one.lasting !== undefined,
)

export function heroOf(face: Face): Hero {
  return heroesByNumber[face - FIRST_HERO] as Hero
}

export function leaderOf(face: Face): Leader {
  return leadersByNumber[face] as Leader
}

export function tokenOf(face: Face): Token {
  return tokensByNumber[face - FIRST_TOKEN] as Token
}

export function isToken(id: unknown): id is CardId {
  return (faceById.get(id as CardId) ?? 0) >= FIRST_TOKEN
}

function fateOf(face: Face): Fate {
  return fatesByNumber[face - FIRST_FATE] as Fate
}

export function idOf(face: Face): CardId {
  if (face < FIRST_HERO) return leaderOf(face).id
  if (face < FIRST_FATE) return heroOf(face).id
  return face < FIRST_TOKEN ? fateOf(face).id : tokenOf(face).id
}

export function faceOf(id: CardId): Face {
  return faceById.get(id) as Face
}

export function isHero(id: unknown): id is CardId {
  const face = faceById.get(id as CardId)
  return face !== undefined && face >= FIRST_HERO && face < FIRST_FATE
}

export function heroById(id: CardId): Hero {
  return isHero(id) ? heroOf(faceOf(id)) : refuse(`no such hero: "${id}"`, `aucun Héros «\u00a0${id}\u00a0»`)
}

export function leaderById(id: LeaderId): Leader {
  return leaderOf(faceOf(id))
}

export function fateById(id: CardId): Fate {
  return fateOf(faceOf(id))
}

export function isFate(id: unknown): id is CardId {
  const face = faceById.get(id as CardId) ?? 0
  return face >= FIRST_FATE && face < FIRST_TOKEN
}

/** The name of anything that has an ability. */
export function heroName(id: CardId): Hero['name'] {
  if (isToken(id)) return tokenOf(faceOf(id)).name
  return sideById(id)?.name ?? (isFate(id) ? fateById(id) : heroById(id)).name
}

/** The factions of a hero, as bits. */
export function factionsOf(face: Face): Factions {
  return factionBits[face - FIRST_HERO] as Factions
}

/** How many heroes a set has. */
export function sizeOf(set: CardSet): number {
  return heroes.filter((one) => one.set === set).length
}

/** Whether there is anything to perform (HL-65): the Emperor has no ability. */
export function hasAbility(face: Face): boolean {
  return performs[face - FIRST_HERO] as boolean
}
