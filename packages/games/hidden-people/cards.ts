// The cards: values, effects and the packs. A face is one number, so that states are small and quick to copy.

import { numbered, refuse } from '@undercrown/engine'
import { frozenEffects, frozenValues } from './faces.ts'

export const values = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, '=-', '=+'] as const
export type Value = (typeof values)[number]

export const effects = [
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
export type EffectName = (typeof effects)[number]

export interface Card {
  readonly value: Value
  readonly effect?: EffectName
}

/** A card's name in views, events and moves: "7-eye", "12-lousy", "-1", "=+". */
export type CardId = string

/** The number of a face. */
export type Face = number

/** Every face that can exist: each value without and with each effect. */
function every(some: readonly Value[], withEffects: readonly EffectName[]): [CardId, Card][] {
  return some.flatMap((value): [CardId, Card][] => [
    [`${value}`, Object.freeze({ value })],
    ...withEffects.map((effect): [CardId, Card] => [`${value}-${effect}`, Object.freeze({ value, effect })]),
  ])
}

const cards: ReadonlyMap<CardId, Card> = new Map(every(values, effects))
const frozen = every(frozenValues, frozenEffects).map(([id]) => id)
const ids: readonly CardId[] = numbered([...cards.keys()], frozen)
const byId: ReadonlyMap<CardId, Face> = new Map(ids.map((id, face) => [id, face]))
const faces: readonly Card[] = ids.map((id) => cards.get(id) as Card)

export function cardOf(face: Face): Card {
  return faces[face] as Card
}

export function idOf(face: Face): CardId {
  return ids[face] as CardId
}

export function faceOf(card: Card): Face {
  return byId.get(card.effect ? `${card.value}-${card.effect}` : `${card.value}`) as Face
}

export function faceById(id: CardId): Face {
  return byId.get(id) ?? refuse(`no such card: "${id}"`, `aucune carte «\u00a0${id}\u00a0»`)
}

export function cardById(id: CardId): Card {
  return cardOf(faceById(id))
}

/** The effect of a face, if it has one. */
export function effectOf(face: Face): EffectName | undefined {
  return cardOf(face).effect
}

export interface Pack {
  readonly id: number
  readonly cards: readonly Card[]
}

/** What a table is played with; a file may bring another one. */
export interface Deck {
  readonly packs: readonly Pack[]
}

const PACK_SIZE = 13
/** Twice as many as any table plays with. */
const MOST_PACKS = 12

/** What five to twelve bring in every pack but for the character on the twelve (HP-3). */
function pack(id: number, plain: readonly Value[], character: EffectName): Pack {
  const everyday: readonly Card[] = [
    { value: 5, effect: 'shuffle' },
    { value: 6, effect: 'eye' },
    { value: 7, effect: 'eye' },
    { value: 8, effect: 'stone' },
    { value: 9, effect: 'exchange' },
    { value: 10, effect: 'discard' },
    { value: 11, effect: 'replay' },
    { value: 12, effect: character },
  ]
  return { id, cards: [...plain.map((value) => ({ value })), ...everyday] }
}

/** Our reconstruction: the rulebook does not print the card list. */
export const standardDeck: Deck = {
  packs: [
    pack(1, [-1, '=-', 2, 0, 4], 'flash'),
    pack(2, [-1, 2, '=+', 1, 3], 'seer'),
    pack(3, [-1, '=-', 2, 2, 4], 'strategist'),
    pack(4, [-1, 2, '=+', 0, 3], 'gravedigger'),
    pack(5, [-1, '=-', 2, 1, 4], 'barter'),
    pack(6, [-1, 2, '=+', 2, 3], 'lousy'),
  ],
}

/** Reads one card from outside; `where` names it in the refusal, in both languages. */
export function readCard(raw: unknown, where: string, whereFr: string): Card {
  if (typeof raw !== 'object' || raw === null)
    refuse(
      `${where} must be a card such as {"value": 7, "effect": "eye"}`,
      `${whereFr} doit être une carte comme {"value": 7, "effect": "eye"}`,
    )
  const { value, effect } = raw as { value?: unknown; effect?: unknown }
  if (!values.includes(value as Value)) {
    refuse(
      `${where} has the value ${JSON.stringify(value)}; it must be a whole number from -1 to 12, "=-" or "=+"`,
      `${whereFr} a la valeur ${JSON.stringify(value)}\u202f; il faut un nombre entier de -1 à 12, "=-" ou "=+"`,
    )
  }
  if (effect === undefined || effect === null) return { value: value as Value }
  if (!effects.includes(effect as EffectName)) {
    refuse(
      `${where} has the effect ${JSON.stringify(effect)}; known effects are ${effects.join(', ')}`,
      `${whereFr} a l’effet ${JSON.stringify(effect)}\u202f; les effets connus sont ${effects.join(', ')}`,
    )
  }
  return { value: value as Value, effect: effect as EffectName }
}

/** Everybody at a table and in the lobby is told the whole of it: there is nothing in it but cards. */
function checkFields(raw: object, known: readonly string[], where: string, whereFr: string): void {
  const strange = Object.keys(raw).find((field) => !known.includes(field))
  if (strange !== undefined)
    refuse(
      `${where} has an unknown field "${strange}"; it has ${known.join(' and ')}`,
      `${whereFr} a un champ inconnu «\u00a0${strange}\u00a0»\u202f; on y trouve ${known.join(' et ')}`,
    )
}

/** Refuses a deck file that is not sound (HP-4). */
export function checkDeck(raw: unknown): asserts raw is Deck {
  const packs = (raw as { packs?: unknown } | null)?.packs
  if (Array.isArray(packs)) checkFields(raw as object, ['packs'], 'the deck', 'le jeu de cartes')
  if (!Array.isArray(packs) || packs.length === 0)
    refuse(
      'a deck must look like {"packs": [{"id": 1, "cards": […]}, …]}',
      'un jeu de cartes doit ressembler à {"packs": [{"id": 1, "cards": […]}, …]}',
    )
  if (packs.length > MOST_PACKS)
    refuse(
      `a deck has at most ${MOST_PACKS} packs, not ${packs.length}`,
      `un jeu de cartes a au plus ${MOST_PACKS} paquets, pas ${packs.length}`,
    )
  const seen = new Set<unknown>()
  for (const one of packs as readonly Partial<Pack>[]) {
    if (!Number.isInteger(one?.id))
      refuse(
        'every pack of a deck needs a whole number as its "id"',
        'chaque paquet d’un jeu de cartes a besoin d’un nombre entier comme «\u00a0id\u00a0»',
      )
    if (seen.has(one.id))
      refuse(`two packs of the deck have the id ${one.id}`, `deux paquets ont le numéro ${one.id}`)
    seen.add(one.id)
    checkFields(one, ['id', 'cards'], `pack ${one.id}`, `le paquet ${one.id}`)
    if (!Array.isArray(one.cards) || one.cards.length !== PACK_SIZE) {
      refuse(
        `pack ${one.id} must hold ${PACK_SIZE} cards`,
        `le paquet ${one.id} doit contenir ${PACK_SIZE} cartes`,
      )
    }
    one.cards.forEach((card, i) => {
      const name = `card ${i + 1} of pack ${one.id}`
      const nameFr = `la carte ${i + 1} du paquet ${one.id}`
      readCard(card, name, nameFr)
      checkFields(card, ['value', 'effect'], name, nameFr)
    })
  }
}

/** The packs in play: those that were chosen, else the first of the deck, one for each seat (HP-2). */
export function packsFor(deck: Deck, chosen: readonly number[] | null, seats: number): readonly Pack[] {
  if (chosen === null) {
    if (deck.packs.length < seats)
      refuse(
        `the deck has ${deck.packs.length} packs; ${seats} players need ${seats}`,
        `le jeu a ${deck.packs.length} paquets\u202f; il en faut ${seats} pour ${seats} joueurs`,
      )
    return deck.packs.slice(0, seats)
  }
  if (chosen.length !== seats)
    refuse(
      `${seats} players need ${seats} packs, not ${chosen.length}`,
      `il faut ${seats} paquets pour ${seats} joueurs, pas ${chosen.length}`,
    )
  if (new Set(chosen).size !== chosen.length)
    refuse('the same pack was chosen twice', 'le même paquet a été choisi deux fois')
  return chosen.map(
    (id) =>
      deck.packs.find((one) => one.id === id) ??
      refuse(`the deck has no pack ${id}`, `il n’y a pas de paquet ${id}`),
  )
}

/** Two of these could go round for ever (HP-4). */
export function checkOnlyOnce(packs: readonly Pack[]): void {
  for (const effect of ['gravedigger', 'lousy'] as const) {
    const count = packs.flatMap((one) => one.cards).filter((card) => card.effect === effect).length
    if (count > 1)
      refuse(
        `the chosen packs hold ${count} cards with the effect ${effect}; at most one is allowed`,
        `les paquets choisis ont ${count} cartes à effet «\u00a0${effect}\u00a0»\u202f; une seule est permise`,
      )
  }
}
