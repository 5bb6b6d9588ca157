// The shape of the words that a language must have for the cards; `en.ts` and `fr.ts` fill it in.

import { type Asking, type CatalogueEntry, readAgenda, type Seat } from '@undercrown/engine'
import {
  type CardId,
  cardById,
  cardOf,
  type EffectName,
  effects,
  faceOf,
  idOf,
  standardDeck,
  type Value,
} from '../cards.ts'
import type { Ask, Move, Place, View } from '../state.ts'

export interface CardWords {
  readonly effectNames: Readonly<Record<EffectName, string>>
  /** What using the effect does, in our own words. */
  readonly effectTexts: Readonly<Record<EffectName, string>>
  /** What a value that is not a plain number counts for. */
  readonly valueTexts: Readonly<Partial<Record<Value, string>>>
  /** "7 (Eye)". */
  named(value: Value, effect: string | undefined): string
}

export function cardName(words: CardWords, id: CardId): string {
  const { value, effect } = cardById(id)
  return words.named(value, effect && words.effectNames[effect])
}

/** The points of a seat at the end, and by how many it is ahead of the best of the others; the fewest are best. */
export function finalPoints(scores: readonly number[] = [], seat: Seat): { total: number; ahead: number } {
  const total = scores[seat] ?? 0
  return { total, ahead: Math.min(...scores.filter((_, other) => other !== seat)) - total }
}

/** A question as it lies before the seat that is asked: all that its words are made from. */
export type PeopleAsking = Asking<Move, Ask, View>

/** The effect that is being used. */
export function effectAtWork({ open }: View): EffectName | undefined {
  return readAgenda(open.agenda)
    .map(({ script }) => effects.find((effect) => effect === script.split('/')[0]))
    .findLast((effect) => effect !== undefined)
}

/** What was chosen before, where two things are. */
export function chosenFirst({ open }: View): Place | undefined {
  const vars = readAgenda(open.agenda).at(-1)?.vars
  return (vars?.['a'] ?? vars?.['from']) as Place | undefined
}

/** The card that the seat holds, if it holds just one. */
export function heldCard({ own, open }: View): CardId | undefined {
  return open.hand.length === 1 ? own.find(([where]) => where === 'hand.0')?.[1] : undefined
}

/** HP-21: whether a row takes no further stone. */
export function hasFullRow({ options, view: { open } }: PeopleAsking): boolean {
  return open.stoneOn.some(
    (stone, row) => stone !== -1 && !options.some(({ zone, seat }) => zone === 'row' && seat === row),
  )
}

/** HP-19: whether the card that is held would lose its effect by being put back. */
export function losesEffect({ open }: View): boolean {
  const { taken } = readAgenda(open.agenda).at(-1)?.vars ?? {}
  return taken === 'discard' && open.options.putBack === 'noEffect'
}

export function effectOn(id: CardId): EffectName | undefined {
  return cardById(id).effect
}

/** Every different card of our deck, lowest first. */
export function catalogueOf(words: CardWords): CatalogueEntry[] {
  const faces = new Set(standardDeck.packs.flatMap((pack) => pack.cards.map(faceOf)))
  return [...faces]
    .sort((a, b) => a - b)
    .map((face) => {
      const { value, effect } = cardOf(face)
      const texts = [words.valueTexts[value], effect && words.effectTexts[effect]]
      return {
        id: idOf(face),
        name: cardName(words, idOf(face)),
        text: texts.filter((text) => text !== undefined).join(' '),
        facts: {
          value,
          effect: effect ?? null,
          character: effect !== undefined && effects.indexOf(effect) >= 6,
        },
      }
    })
}
