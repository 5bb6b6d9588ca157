// Options of a game as data: read and checked from anything a person or a program may send, refused in words.

import type { AnyGameWords } from './game.ts'
import type { Lang } from './phrase.ts'
import { refuse } from './refusal.ts'

/** How one option is read. A screen or a command line can offer every kind without knowing the game. */
export type OptionField<Value> =
  /** `needs`: flags without which this one means nothing, and is refused. */
  | {
      readonly kind: 'flag'
      readonly default: Value
      readonly needs?: readonly string[]
      /** It does for the players what they are measured by: such a game is not rated. */
      readonly aid?: true
    }
  | { readonly kind: 'one'; readonly of: readonly Value[]; readonly default: Value }
  /** A list of whole numbers, or nothing: the game's own default. */
  | { readonly kind: 'numbers'; readonly default: Value }
  /** Something larger, kept in a file; the game's `check` says whether it is sound. */
  | { readonly kind: 'file'; readonly default: Value }

export type OptionFields<Options> = { readonly [Name in keyof Options]-?: OptionField<Options[Name]> }

/** One option in words: a label, one sentence, and a label for each value where it is one of several. */
export type OptionWords<Value> = { readonly label: string; readonly text: string } & ([Value] extends [string]
  ? { readonly values: Readonly<Record<Value, string>> }
  : unknown)

export type OptionsWords<Options> = {
  readonly [Name in keyof Options]-?: OptionWords<Exclude<Options[Name], undefined>>
}

/** An option with its words, for whoever offers it without knowing the game. */
export interface OfferedOption {
  readonly name: string
  readonly field: OptionField<unknown>
  readonly label: string
  readonly text: string
  readonly values?: Readonly<Record<string, string>>
}

/** Every option of a game, in the order in which the game lists them. */
export function optionsOf(game: AnyGameWords, lang: Lang): OfferedOption[] {
  const fields = game.options as Readonly<Record<string, OptionField<unknown>>>
  const words = game.phrases[lang].options as Readonly<Record<string, OptionWords<unknown>>>
  return Object.entries(fields).map(([name, field]) => ({
    name,
    field,
    ...(words[name] as OptionWords<unknown>),
  }))
}

/** Whether the table remembers for its players: it has every aid that its game offers, or the game offers none. */
export function remembers(game: Pick<AnyGameWords, 'options'>, options: object): boolean {
  const fields = game.options as Readonly<Record<string, OptionField<unknown>>>
  const given = options as Readonly<Record<string, unknown>>
  return Object.entries(fields).every(
    ([name, field]) => field.kind !== 'flag' || !field.aid || given[name] === true,
  )
}

/** The options that were asked for, with defaults for the rest. */
export function readOptions<Options extends object>(fields: OptionFields<Options>, raw: unknown): Options {
  if (raw === undefined || raw === null) raw = {}
  if (typeof raw !== 'object' || Array.isArray(raw))
    refuse(
      'options must be an object, such as {"name": value}',
      'les options doivent être un objet, comme {"name": value}',
    )
  const given = raw as Readonly<Record<string, unknown>>
  const known = fields as unknown as Readonly<Record<string, OptionField<unknown>>>
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(known, name))
      refuse(
        `unknown option "${name}"; this game has ${listOf(Object.keys(known))}`,
        `option inconnue «\u00a0${name}\u00a0»\u202f; ce jeu a ${listeDe(Object.keys(known))}`,
      )
  }
  const read: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(known)) {
    const value = given[name]
    read[name] = value === undefined ? field.default : readOption(name, field, value)
  }
  for (const [name, field] of Object.entries(known)) {
    if (field.kind !== 'flag' || read[name] !== true) continue
    const missing = field.needs?.filter((other) => read[other] !== true) ?? []
    if (missing.length > 0)
      refuse(
        `option "${name}" needs ${listOf(missing)}`,
        `l’option «\u00a0${name}\u00a0» demande ${listeDe(missing)}`,
      )
  }
  return read as Options
}

/** Only the options that differ from the defaults: `readOptions` brings the others back. */
export function unusualOptions<Options extends object>(
  fields: OptionFields<Options>,
  options: Options,
): Partial<Options> {
  const unusual: Partial<Options> = {}
  for (const name in fields) {
    const value = options[name]
    if (value !== undefined && value !== fields[name].default) unusual[name] = value
  }
  return unusual
}

function readOption(name: string, field: OptionField<unknown>, value: unknown): unknown {
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean'
        ? value
        : refuse(
            `option "${name}" must be true or false`,
            `l’option «\u00a0${name}\u00a0» doit être true ou false`,
          )
    case 'one':
      return field.of.includes(value)
        ? value
        : refuse(
            `option "${name}" must be ${listOf(field.of, 'or')}`,
            `l’option «\u00a0${name}\u00a0» doit être ${listeDe(field.of, 'ou')}`,
          )
    case 'numbers':
      if (value === null) return field.default
      return Array.isArray(value) && value.every(Number.isInteger)
        ? value
        : refuse(
            `option "${name}" must be a list of whole numbers`,
            `l’option «\u00a0${name}\u00a0» doit être une liste de nombres entiers`,
          )
    case 'file':
      return value
  }
}

function listOf(names: readonly unknown[], word = 'and'): string {
  if (names.length === 0) return 'no options'
  return joined(
    names.map((name) => `"${name}"`),
    word,
  )
}

function listeDe(names: readonly unknown[], word = 'et'): string {
  if (names.length === 0) return 'aucune option'
  return joined(
    names.map((name) => `«\u00a0${name}\u00a0»`),
    word,
  )
}

function joined(quoted: readonly string[], word: string): string {
  return quoted.length === 1 ? `${quoted[0]}` : `${quoted.slice(0, -1).join(', ')} ${word} ${quoted.at(-1)}`
}
