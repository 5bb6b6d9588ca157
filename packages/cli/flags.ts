// Flags: how each is written and read. A game's options become flags by themselves.

import { parseArgs } from 'node:util'
import { type AnyGame, type OfferedOption, optionsOf } from '@undercrown/engine'
import { readJson } from './file.ts'
import { misuse, unknown } from './usage.ts'
import { helpWords, type Placeholder } from './words/help.ts'
import { numberWords } from './words/number.ts'

export interface Flag<Value> {
  /** What stands for its value in the help, or the values that there are; a switch has none. */
  readonly takes?: Placeholder | readonly string[]
  /** Makes a value of what was written; undefined where the flag was not given. */
  read(written: string | undefined, name: string): Value
}

export type Flags = Readonly<Record<string, Flag<unknown>>>
export type Values<F extends Flags> = {
  readonly [Name in keyof F]: F[Name] extends Flag<infer Value> ? Value : never
}

/** On or off. */
export function toggle(): Flag<boolean> {
  return { read: (written) => written !== undefined }
}

export function text<Or extends string | undefined>(takes: Placeholder, or: Or): Flag<string | Or> {
  return { takes, read: (written) => written ?? or }
}

const MOST = 1e12

/** A whole number within bounds. */
export function whole<Or extends number | undefined>(
  takes: Placeholder,
  { least = 1, most = MOST, or }: { readonly least?: number; readonly most?: number; readonly or: Or },
): Flag<number | Or> {
  return {
    takes,
    read(written, name) {
      if (written === undefined) return or
      const value = /^-?\d+$/.test(written) ? Number(written) : Number.NaN
      if (value >= least && value <= most) return value
      const flag = `--${name}`
      return misuse((say, lang) => {
        if (most !== MOST) return say.wholeFrom(flag, String(least), String(most), written)
        if (value > most) return say.wholeAtMost(flag, numberWords[lang].whole(most), written)
        return say.wholeAtLeast(flag, least, written)
      })
    },
  }
}

export function oneOf<const Name extends string, Or extends Name | undefined>(
  names: readonly Name[],
  or: Or,
): Flag<Name | Or> {
  return {
    takes: names,
    read(written, name) {
      if (written === undefined) return or
      return names.find((one) => one === written) ?? misuse((say) => say.oneOf(`--${name}`, names, written))
    },
  }
}

/** `memoryAid` is written `--memory-aid`. */
export function written(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The name of an option's flag: what is on by default can be turned off. */
export function flagOf({ name, field }: OfferedOption): string {
  return field.kind === 'flag' && field.default === true ? `no-${name}` : name
}

/** The options of a game as flags, by their own names; what reads undefined was not given. */
export function optionFlags(game: AnyGame): Flags {
  return Object.fromEntries(optionsOf(game, 'en').map((option) => [flagOf(option), optionFlag(option)]))
}

function optionFlag({ field }: OfferedOption): Flag<unknown> {
  switch (field.kind) {
    case 'flag':
      return { read: (text) => (text === undefined ? undefined : field.default !== true) }
    case 'one': {
      const names = field.of.map(String)
      return {
        takes: names,
        read: (text, name) => {
          if (text === undefined) return undefined
          const found = names.indexOf(text)
          return found >= 0 ? field.of[found] : misuse((say) => say.oneOf(`--${name}`, names, text))
        },
      }
    }
    case 'numbers':
      return {
        takes: 'N,N…',
        read(text, name) {
          if (text === undefined) return undefined
          if (/^-?\d+(,-?\d+)*$/.test(text)) return text.split(',').map(Number)
          return misuse((say) => say.wholeList(`--${name}`, text))
        },
      }
    case 'file':
      return { takes: 'FILE', read: (text) => (text === undefined ? undefined : readJson(text)) }
  }
}

/** Refuses an option without those that it needs, all of them named as flags. */
export function checkNeeds(game: AnyGame, given: Readonly<Record<string, unknown>>): void {
  for (const { name, field } of optionsOf(game, 'en')) {
    if (field.kind !== 'flag' || given[name] !== true) continue
    const missing = field.needs?.filter((other) => given[other] !== true) ?? []
    if (missing.length > 0)
      misuse((say) =>
        say.optionNeeds(
          `--${written(name)}`,
          missing.map((one) => `--${written(one)}`),
        ),
      )
  }
}

/** What stands for the value of a flag. */
export function takesOf({ takes }: Flag<unknown>, say: Readonly<Record<Placeholder, string>>): string {
  if (takes === undefined) return ''
  return typeof takes === 'string' ? say[takes] : takes.join('|')
}

/** Splits a command line into its words and the text of each flag; refuses flags that are not in the list. */
export function readLine(
  args: readonly string[],
  flags: Flags,
): { readonly words: readonly string[]; readonly given: ReadonlyMap<string, string> } {
  const byWritten = new Map(Object.entries(flags).map(([name, flag]) => [written(name), flag]))
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      [...byWritten].map(([name, flag]) => [name, { type: flag.takes === undefined ? 'boolean' : 'string' }]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const words: string[] = []
  const given = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const name = token.rawName.startsWith('--') ? token.name : unknown('flag', token.rawName, ['--help'])
    const flag =
      byWritten.get(name) ??
      unknown(
        'flag',
        `--${name}`,
        [...byWritten.keys()].map((one) => `--${one}`),
      )
    if (flag.takes === undefined && token.value !== undefined) misuse((say) => say.noValue(`--${name}`))
    if (flag.takes !== undefined && token.value === undefined)
      misuse((say, lang) => say.needsValue(`--${name}`, takesOf(flag, helpWords[lang].takes)))
    given.set(name, token.value ?? '')
  }
  return { words, given }
}

/** The value of each flag, given or not. */
export function readFlags<F extends Flags>(flags: F, given: ReadonlyMap<string, string>): Values<F> {
  return Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [name, flag.read(given.get(written(name)), written(name))]),
  ) as Values<F>
}
