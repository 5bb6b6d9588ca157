// Reads a command line, runs the command, and turns whatever goes wrong into one line and an exit code.

import { type Lang, langs, Refusal } from '@undercrown/engine'
import type { Command } from './command.ts'
import { commands as general } from './commands/index.ts'
import type { Entry } from './entry.ts'
import { type Flags, oneOf, optionFlags, readFlags, readLine, toggle, written } from './flags.ts'
import { helpFor, overview } from './help.ts'
import { print, type Terminal, warn } from './terminal.ts'
import { misuse, UsageError, unknown } from './usage.ts'

/** Every command takes these. */
export const everywhere = {
  lang: oneOf(langs, 'language of the output', undefined),
  help: toggle('show this help'),
} satisfies Flags

export async function run(
  args: readonly string[],
  terminal: Terminal,
  games: readonly Entry[],
): Promise<number> {
  try {
    return await dispatch(args, terminal, games)
  } catch (error) {
    warn(terminal, `undercrown: ${complaint(error, terminal)}`)
    return error instanceof UsageError ? 2 : 1
  }
}

function complaint(error: unknown, { env }: Terminal): string {
  if (error instanceof Refusal || error instanceof UsageError) return error.message
  const detail = error instanceof Error ? error : new Error(String(error))
  if (env['UNDERCROWN_DEBUG']) return String(detail.stack)
  return `this is a bug of ours: ${detail.message.split('\n')[0]} (UNDERCROWN_DEBUG=1 shows where)`
}

async function dispatch(
  args: readonly string[],
  terminal: Terminal,
  games: readonly Entry[],
): Promise<number> {
  const commands = [...general, ...games.flatMap((entry) => entry.commands ?? [])]
  const [name, ...rest] = args
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    const about = rest.find((word) => !word.startsWith('-'))
    print(
      terminal,
      about === undefined ? overview(commands, games) : helpFor(commandNamed(about, commands), games),
    )
    return 0
  }
  if (name === '--version') {
    print(terminal, VERSION)
    return 0
  }
  const command = commandNamed(name, commands)
  if (rest.includes('--help') || rest.includes('-h')) {
    print(terminal, helpFor(command, games))
    return 0
  }
  return call(command, rest, terminal, games)
}

const VERSION = 'undercrown 0.1.0'

function commandNamed(name: string, commands: readonly Command[]): Command {
  return (
    commands.find((one) => one.name === name) ??
    unknown(
      'command',
      name,
      commands.map((one) => one.name),
    )
  )
}

function call(command: Command, args: readonly string[], terminal: Terminal, games: readonly Entry[]) {
  const ids = games.map((one) => one.game.id)
  // Which flags there are depends on the game, so that is looked for first, wherever it stands.
  const named = games.find((one) => args.includes(one.game.id))
  const ofGame =
    command.about === 'game' && command.withOptions
      ? Object.assign({}, ...(named ? [named] : games).map((one) => optionFlags(one.game)))
      : {}
  const all: Flags = { ...ofGame, ...command.flags, ...everywhere }
  const { words, given } = readLine(args, all)
  const common = {
    terminal,
    games,
    lang: readFlags(everywhere, given).lang ?? langOf(terminal),
    flags: readFlags(command.flags, given),
  }
  const what = command.about === 'game' ? `a game: ${ids.join(', ')}` : 'a file'
  const [word, extra] = words
  if (word === undefined) return misuse(`${command.name} needs ${what}`)
  if (command.about === 'file') {
    if (extra !== undefined) misuse(`one file at a time; "${extra}" is too many`)
    return command.run({ ...common, file: word })
  }
  const entry = games.find((one) => one.game.id === word) ?? unknown('game', word, ids)
  if (extra !== undefined) misuse(`one game at a time; "${extra}" is too many`)
  return command.run({ ...common, entry, options: givenOptions(ofGame, given) })
}

/** The options that were given, by their own names. */
function givenOptions(flags: Flags, given: ReadonlyMap<string, string>): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  for (const [name, flag] of Object.entries(flags)) {
    const value = flag.read(given.get(written(name)), written(name))
    if (value !== undefined) options[name.replace(/^no-/, '')] = value
  }
  return options
}

/** The language that the environment asks for. */
function langOf({ env }: Terminal): Lang {
  const asked = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return langs.find((lang) => asked.toLowerCase().startsWith(lang)) ?? 'en'
}
