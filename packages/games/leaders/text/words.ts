// The shape of the words that a language must have for the characters; `en.ts` and `fr.ts` fill it in.

import { type Asking, type CatalogueEntry, card, type Part } from '@undercrown/engine'
import {
  type Ability,
  type CardId,
  type Character,
  type CharacterId,
  cards,
  charactersOf,
  type Kind,
  roster,
  type Trait,
} from '../characters.ts'
import type { Action, Ask, Event, Move, View } from '../state.ts'

/** An action as a log line or an option tells it. */
export type Deed = Omit<Action, 'kind'> | Extract<Event, { type: 'acted' }>

type AbilityWriters = { readonly [Do in Ability['do']]: (ability: Extract<Ability, { do: Do }>) => string }
type TraitWriters = { readonly [Is in Trait['is']]: (trait: Extract<Trait, { is: Is }>) => string }

export interface CharacterWords {
  readonly names: Readonly<Record<CharacterId, string>>
  /** The name with its article, inside a sentence. */
  readonly the: Readonly<Record<CharacterId, string>>
  readonly both: string
  readonly theBoth: string
  readonly kinds: Readonly<Record<Kind, string>>
  readonly leader: string
  readonly abilities: AbilityWriters
  readonly traits: TraitWriters
  /** What it counts for in a capture, where that is not one when adjacent. */
  captures(captures: Character['captures']): string
  /** The same in a few words, for a list: "Rides two cells in a line". */
  readonly gists: {
    readonly leader: string
    readonly abilities: AbilityWriters
    readonly traits: TraitWriters
    captures(captures: Character['captures']): string
  }
  /** What each ability is seen to do, after the name of the actor: "jumps to d4". */
  readonly deeds: Readonly<Record<Ability['do'], (deed: Deed) => string>>
  readonly steps: (deed: Deed) => string
}

export function cardName(words: CharacterWords, card: CardId): string {
  return card === 'hermit-and-cub' ? words.both : words.names[card]
}

/** The same inside a sentence, with its article. */
export function theCard(words: CharacterWords, id: CardId): Part {
  return card(id, id === 'hermit-and-cub' ? words.theBoth : words.the[id])
}

/** A character inside a sentence; it opens the card that it came on. */
export function theCharacter(words: CharacterWords, id: CharacterId): Part {
  return card(id === 'hermit' || id === 'cub' ? 'hermit-and-cub' : id, words.the[id])
}

/** What a character does, put together from its data. */
export function characterText(words: CharacterWords, id: CharacterId): string[] {
  const { ability, trait, captures, kind } = roster[id]
  const write = <Thing>(writer: unknown, thing: Thing) => (writer as (thing: Thing) => string)(thing)
  const sentences: string[] = []
  if (kind === 'leader') sentences.push(words.leader)
  if (ability) sentences.push(write(words.abilities[ability.do], ability))
  if (trait) sentences.push(write(words.traits[trait.is], trait))
  if (captures.beside !== 1 || captures.afar !== 0) sentences.push(words.captures(captures))
  return sentences
}

/** The heart of it in a few words. */
export function gist(words: CharacterWords, id: CharacterId): string {
  const { ability, trait, captures } = roster[id]
  const { gists } = words
  const write = <Thing>(writer: unknown, thing: Thing) => (writer as (thing: Thing) => string)(thing)
  if (captures.beside !== 1 || captures.afar !== 0) return gists.captures(captures)
  if (ability) return write(gists.abilities[ability.do], ability)
  return trait ? write(gists.traits[trait.is], trait) : gists.leader
}

/** What an action does, after the name of its actor. */
export function deedText(words: CharacterWords, deed: Deed): string {
  const { ability } = roster[deed.piece]
  return deed.ability && ability ? words.deeds[ability.do](deed) : words.steps(deed)
}

/** A question as it lies before the seat that is asked: all that its words are made from. */
export type LeadersAsking = Asking<Move, Ask, View>

/** Who could still act, in the order of the answers. */
export function actorsLeft({ options }: LeadersAsking): readonly CharacterId[] {
  return [...new Set(options.flatMap((move) => (move.kind === 'action' ? [move.piece] : [])))]
}

/** The cards that could be recruited or banished. */
export function cardsOffered({ options }: LeadersAsking): readonly CardId[] {
  return [
    ...new Set(
      options.flatMap((move) => (move.kind === 'recruit' || move.kind === 'banish' ? [move.card] : [])),
    ),
  ]
}

/** The Leader and the sixteen cards. */
export function catalogueOf(words: CharacterWords): CatalogueEntry[] {
  const entry = (
    id: string,
    name: string,
    characters: readonly [CharacterId, ...CharacterId[]],
  ): CatalogueEntry => {
    const { letter, kind } = roster[characters[0]]
    const text = new Set(characters.flatMap((one) => characterText(words, one)))
    return { id, name, text: [...text].join(' '), facts: { kind, letter, pieces: characters.length } }
  }
  return [
    entry('leader', words.names.leader, ['leader']),
    ...cards.map((card) => entry(card, cardName(words, card), charactersOf(card))),
  ]
}
