// Flags: how each is written, read and explained. A game's options become flags by themselves.

import { parseArgs } from 'node:util'
import { type AnyGame, type OfferedOption, optionsOf } from '@undercrown/engine'
import { readJson } from './file.ts'
import { misuse, unknown } from './usage.ts'

export interface Flag<Value> {
  /** What stands for its value in the help; a switch has none. */
  readonly takes?: string
  readonly help: string
  /** Makes a value of what was written; undefined where the flag was not given. */
  read(written: string | undefined, name: string): Value
}

export type Flags = Readonly<Record<string, Flag<unknown>>>
export type Values<F extends Flags> = {
  readonly [Name in keyof F]: F[Name] extends Flag<infer Value> ? Value : never
}

/** On or off. */
export function toggle(help: string): Flag<boolean> {
  return { help, read: (written) => written !== undefined }
}

export function text<Or extends string | undefined>(takes: string, help: string, or: Or): Flag<string | Or> {
  return { takes, help, read: (written) => written ?? or }
}

/** A whole number within bounds. */
export function whole<Or extends number | undefined>(
  takes: string,
  help: string,
  { least = 1, most = 1e12, or }: { readonly least?: number; readonly most?: number; readonly or: Or },
): Flag<number | Or> {
  return {
    takes,
    help,
    read(written, name) {
      if (written === undefined) return or
      const value = /^-?\d+$/.test(written) ? Number(written) : Number.NaN
      if (value >= least && value <= most) return value
      const range = most === 1e12 ? `of at least ${least}` : `from ${least} to ${most}`
      return misuse(`--${name} takes a whole number ${range}, not "${written}"`)
    },
  }
}

export function oneOf<const Name extends string, Or extends Name | undefined>(
  names: readonly Name[],
  help: string,
  or: Or,
): Flag<Name | Or> {
  return {
    takes: names.join('|'),
    help,
    read(written, name) {
      if (written === undefined) return or
      return (
        names.find((one) => one === written) ??
        misuse(`--${name} must be ${names.join(' or ')}, not "${written}"`)
      )
    },
  }
}

/** `memoryAid` is written `--memory-aid`. */
export function written(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The options of a game as flags, by their own names; what reads undefined was not given. */
export function optionFlags(game: AnyGame): Flags {
  return Object.fromEntries(
    optionsOf(game, 'en').map((option) => {
      const { name, field } = option
      return [field.kind === 'flag' && field.default === true ? `no-${name}` : name, optionFlag(option)]
    }),
  )
}

function optionFlag({ field, text: help }: OfferedOption): Flag<unknown> {
  switch (field.kind) {
    case 'flag':
      return {
        help: field.default === true ? `Turns this off: ${help}` : help,
        read: (text) => (text === undefined ? undefined : field.default !== true),
      }
    case 'one':
      return {
        takes: field.of.join('|'),
        help: `${help} (${String(field.default)})`,
        read: (text, name) => {
          if (text === undefined) return undefined
          const found = field.of.findIndex((one) => String(one) === text)
          return found >= 0
            ? field.of[found]
            : misuse(`--${name} must be ${field.of.join(' or ')}, not "${text}"`)
        },
      }
    case 'numbers':
      return {
        takes: 'N,N…',
        help,
        read(text, name) {
          if (text === undefined) return undefined
          if (/^-?\d+(,-?\d+)*$/.test(text)) return text.split(',').map(Number)
          return misuse(`--${name} takes whole numbers with commas between, such as 1,3, not "${text}"`)
        },
      }
    case 'file':
      return {
        takes: 'FILE',
        help: `${help} (JSON)`,
        read: (text) => (text === undefined ? undefined : readJson(text)),
      }
  }
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
    if (flag.takes === undefined && token.value !== undefined) misuse(`--${name} takes no value`)
    if (flag.takes !== undefined && token.value === undefined)
      misuse(`--${name} needs a value: --${name} ${flag.takes}`)
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
