// Phrases: sentences made of parts, so that a screen can draw icons and names and a terminal can read them out.

import type { AnyView, Asked, Choice, Happened, Lineup, Outcome, Seat } from './game.ts'
import type { OptionsWords } from './options.ts'

export const langs = ['en', 'fr'] as const
export type Lang = (typeof langs)[number]

/** The language that an environment asks for. */
export function langFrom(env: Readonly<Record<string, string | undefined>>): Lang {
  const asked = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return langs.find((lang) => asked.toLowerCase().startsWith(lang)) ?? 'en'
}

/**
 * A run of text, a player's name to be filled in (or what they are called here), words that read otherwise to the
 * player whom they are about, a picture with the words that stand for it, or a card by its id in the catalogue, with
 * what it is called here.
 */
export type Part =
  | string
  | { readonly seat: Seat; readonly as?: string }
  | { readonly reader: Seat; readonly you: Phrase; readonly they: Phrase }
  | { readonly icon: string; readonly text: string }
  | { readonly card: string; readonly text: string }
export type Phrase = readonly Part[]

/**
 * A question as it lies before the seat that is asked: with the answers it may give, and what it is shown. Its words are
 * made from nothing else, so they can tell that seat nothing new, and the others nothing at all.
 */
export interface Asking<Move, Ask = Asked, View extends AnyView = AnyView> extends Choice<Move, Ask> {
  readonly view: View
}

/** How a profile speaks of finished games. */
export interface ProfileWords {
  /** Above what wins are counted by, for each kind of a line-up: "As a leader". */
  readonly kinds: Readonly<Record<string, string>>
  /** What in a line-up is no card of the catalogue. */
  readonly labels?: Readonly<Record<string, string>>
  /** How it ended for a seat, in a few words: "Crowned with Enned". Only of an end that the rules made. */
  ended(outcome: Outcome, seat: Seat, lineup: Lineup): string
}

/** The words of one game in one language. Each table is total: the compiler sees to it. */
export interface Phrases<
  Move,
  Event extends Happened,
  Ask extends Asked,
  Options,
  View extends AnyView = AnyView,
> {
  readonly title: string
  /** The table options, for whoever opens a table. */
  readonly options: OptionsWords<Options>
  /** To the seat that is asked: "Your turn: take a card". */
  ask(asking: Asking<Move, Ask, View>): Phrase
  /** Beneath it: which card asks, and what follows. A host says how many answers there are where a game is silent. */
  why?(asking: Asking<Move, Ask, View>): Phrase
  /** To everybody else: "Mira is choosing a card". */
  waiting(ask: Ask, seat: Seat): Phrase
  /** To the seat that is asked, as the deed it would be: "Bury your Keen Koi". */
  option(move: Move, asking: Asking<Move, Ask, View>): Phrase
  /** The log line; empty for an event that is told by another one. */
  event(event: Event): Phrase
  outcome(outcome: Outcome): Phrase
  readonly profile?: ProfileWords
}

/** The tables from which a language's phrases are made: a writer for each kind of question and event. */
export interface PhraseTables<
  Move,
  Event extends Happened,
  Ask extends Asked,
  Options,
  View extends AnyView = AnyView,
> {
  readonly title: string
  readonly options: OptionsWords<Options>
  readonly ask: Writers<Ask, 'ask', [asking: Asking<Move, Ask, View>]>
  readonly why?: Writers<Ask, 'ask', [asking: Asking<Move, Ask, View>]>
  readonly waiting: Writers<Ask, 'ask', [seat: Seat]>
  option(move: Move, asking: Asking<Move, Ask, View>): Phrase
  readonly event: Writers<Event, 'type', []>
  outcome(outcome: Outcome): Phrase
  readonly profile?: ProfileWords
}

export function phrasesFrom<
  Move,
  Event extends Happened,
  Ask extends Asked,
  Options,
  View extends AnyView = AnyView,
>(tables: PhraseTables<Move, Event, Ask, Options, View>): Phrases<Move, Event, Ask, Options, View> {
  type Written<Thing, More> = Readonly<Record<string, (thing: Thing, more: More) => Phrase>>
  const asks = tables.ask as unknown as Written<Ask, Asking<Move, Ask, View>>
  const whys = tables.why as unknown as typeof asks | undefined
  const waits = tables.waiting as unknown as Written<Ask, Seat>
  const events = tables.event as unknown as Written<Event, void>
  const { option, outcome, profile } = tables
  return {
    title: tables.title,
    options: tables.options,
    ask: (asking) => (asks[asking.ask.ask] as (typeof asks)[string])(asking.ask, asking),
    ...(whys && { why: (asking) => (whys[asking.ask.ask] as (typeof asks)[string])(asking.ask, asking) }),
    waiting: (ask, seat) => (waits[ask.ask] as (typeof waits)[string])(ask, seat),
    option,
    ...(profile && { profile }),
    event: (event) => (events[event.type] as (typeof events)[string])(event),
    outcome,
  }
}

/** A table with one writer for each member of a union told apart by its `type` or `ask`. */
export type Writers<Union, Key extends string, More extends unknown[]> = {
  readonly [Name in Union extends { readonly [K in Key]: infer Value extends string } ? Value : never]: (
    thing: Extract<Union, { readonly [K in Key]: Name }>,
    ...more: More
  ) => Phrase
}

/** Writes a phrase: say`${player(0)} draws a card`. */
export function say(texts: TemplateStringsArray, ...values: readonly (Part | Phrase | number)[]): Phrase {
  const parts: Part[] = []
  texts.forEach((text, i) => {
    if (text !== '') parts.push(text)
    const value = values[i]
    if (value === undefined || value === '') return
    if (typeof value === 'number') parts.push(String(value))
    else if (Array.isArray(value)) parts.push(...(value as Phrase))
    else parts.push(value as Part)
  })
  return parts
}

/** Writes a French phrase: as `say`, with the spaces before : ; ? ! » and after « made unbreakable. */
export function dire(texts: TemplateStringsArray, ...values: readonly (Part | Phrase | number)[]): Phrase {
  return say(texts, ...values).map((part) => (typeof part === 'string' ? typeset(part) : part))
}

function typeset(text: string): string {
  return text
    .replace(/ ([;?!])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
}

export function player(seat: Seat): Part {
  return { seat }
}

/** Words that agree with a player: those that they read themselves, and those that everybody else reads. */
export function agree(seat: Seat, you: string | Phrase, they: string | Phrase): Part {
  const phrase = (words: string | Phrase) => (typeof words === 'string' ? [words] : words)
  return { reader: seat, you: phrase(you), they: phrase(they) }
}

/** A player and what they do: "Mira plays", "You play". Where the second form is left out, English makes it. */
export function does(seat: Seat, third: string, second = secondPerson(third)): Phrase {
  return [player(seat), ' ', agree(seat, second, third)]
}

function secondPerson(third: string): string {
  if (third === 'is') return 'are'
  if (third === 'has') return 'have'
  return third
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|o)es$/, '$1')
    .replace(/(?<!s)s$/, '')
}

const YOU: Readonly<Record<Lang, string>> = { en: 'you', fr: 'vous' }

/** The phrase as it reads to that player; to nobody in particular, where they are left out. */
export function addressed(phrase: Phrase, reader: Seat | null, lang: Lang): Phrase {
  const read = (parts: Phrase): Phrase =>
    parts.flatMap((part): Phrase => {
      if (typeof part === 'string') return [part]
      if ('reader' in part) return read(part.reader === reader ? part.you : part.they)
      return 'seat' in part && part.seat === reader ? [{ seat: part.seat, as: YOU[lang] }] : [part]
    })
  return reader === null ? read(phrase) : capital(read(phrase))
}

/** A card that can be opened where it is named. */
export function card(id: string, text: string): Part {
  return { card: id, text }
}

/** Joins phrases with a separator between them. */
export function join(phrases: readonly Phrase[], between: string): Phrase {
  return phrases.flatMap((phrase, i) => (i === 0 ? phrase : [between, ...phrase]))
}

/** "a, b and c". */
export function listed(phrases: readonly Phrase[], and: string): Phrase {
  if (phrases.length < 2) return phrases[0] ?? []
  return [...join(phrases.slice(0, -1), ', '), ` ${and} `, ...(phrases.at(-1) as Phrase)]
}

/** The phrase as the beginning of a sentence. */
export function capital(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase
  if (first === undefined) return phrase
  const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  if (typeof first === 'string') return [raised(first), ...rest]
  if ('text' in first) return [{ ...first, text: raised(first.text) }, ...rest]
  if ('reader' in first) return [{ ...first, you: capital(first.you), they: capital(first.they) }, ...rest]
  return first.as === undefined ? phrase : [{ ...first, as: raised(first.as) }, ...rest]
}

/** The phrase cut after each sentence, without the spaces between. */
export function sentencesOf(phrase: Phrase): readonly Phrase[] {
  const sentences: Part[][] = [[]]
  for (const part of phrase) {
    const runs = typeof part === 'string' ? part.split(/(?<=[.…]) (?=\S|$)/) : [part]
    runs.forEach((run, i) => {
      const last = sentences.at(-1) as Part[]
      const ended =
        i > 0 || (typeof last.at(-1) === 'string' && /[.…]$/.test(last.at(-1) as string) && run !== '.')
      if (ended && last.length > 0) sentences.push([])
      const text = ended && typeof run === 'string' ? run.trimStart() : run
      if (text !== '') (sentences.at(-1) as Part[]).push(text)
    })
  }
  return sentences.filter((sentence) => sentence.length > 0)
}

/** Letters that French elides before, whatever accent they bear. */
const vowel = /^([aeiouhœæø]|y[^aeiou])/i
/** Beasts that people are called by, before which it does not, for all their h. */
const aspirated = /^(he\u0301(risson|ron)|hibou|homard|hamster)/i

function elides(name: string): boolean {
  const letters = name.normalize('NFD')
  return vowel.test(letters) && !aspirated.test(letters)
}

/** French: whose something is, "de Mira", "d’Ysolde". */
export function ofName(name: string): string {
  return elides(name) ? `d’${name}` : `de ${name}`
}

/** The phrase as plain text. French "de" and "que" lose their vowel before a name that begins with one. */
export function plain(phrase: Phrase, names: readonly string[], lang: Lang): string {
  let text = ''
  for (const part of addressed(phrase, null, lang)) {
    if (typeof part === 'string') text += part
    else if ('text' in part) text += part.text
    else if ('seat' in part) {
      const name = part.as ?? names[part.seat] ?? String(part.seat + 1)
      if (lang === 'fr' && elides(name)) text = text.replace(/\b([dDqQ]u?)e $/, '$1’')
      text += name
    }
  }
  return text
}
