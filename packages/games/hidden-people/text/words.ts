// The shape of the words that a language must have for the cards; `en.ts` and `fr.ts` fill it in.

import type { CatalogueEntry } from '@undercrown/engine'
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
