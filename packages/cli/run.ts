// Reads a command line, runs the command, and turns whatever goes wrong into one line and an exit code.

import { type Lang, langs, Refusal } from '@undercrown/engine'
import { commands as general } from './commands/index.ts'
import { type Flags, oneOf, optionFlags, readFlags, readLine, toggle, written } from './flags.ts'
import type { GameEntry } from './game-entry.ts'
import { type HelpTopic, helpFor, overview } from './help.ts'
import { print, type Terminal, warn } from './terminal.ts'
import { misuse, UsageError, unknown } from './usage.ts'

/** Every command takes these. */
export const everywhere = {
  lang: oneOf(langs, 'language of the output', undefined),
  help: toggle('show this help'),
} satisfies Flags

export async function runCli(
  args: readonly string[],
  terminal: Terminal,
  games: readonly GameEntry[],
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
  games: readonly GameEntry[],
): Promise<number> {
  const offers = offersOf(games)
  const [name, ...rest] = args
  if (name === '--version') {
    print(terminal, VERSION)
    return 0
  }
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    const about = rest.find((word) => !word.startsWith('-'))
    print(terminal, about === undefined ? overview(offers, games) : helpFor(offerNamed(about, rest, offers)))
    return 0
  }
  const offer = offerNamed(name, rest, offers)
  if (rest.includes('--help') || rest.includes('-h')) {
    print(terminal, helpFor(offer))
    return 0
  }
  return call(offer, rest, terminal, games)
}

const VERSION = 'undercrown 0.2.0'

/** Every command with the games that have it. */
function offersOf(games: readonly GameEntry[]): HelpTopic[] {
  const own = new Set(games.flatMap(({ commands }) => commands ?? []))
  return [
    ...general.map((command) => ({ command, games })),
    ...[...own].map((command) => ({
      command,
      games: games.filter(({ commands }) => commands?.includes(command)),
    })),
  ]
}

/** The command of that name; where several games have one, that of the game that is mentioned. */
function offerNamed(name: string, args: readonly string[], offers: readonly HelpTopic[]): HelpTopic {
  const found = offers.filter(({ command }) => command.name === name)
  const mentioned = found.find((offer) => offer.games.some(({ game }) => args.includes(game.id)))
  const names = offers.map(({ command }) => command.name)
  return mentioned ?? found[0] ?? unknown('command', name, names)
}

function call(
  { command, games: having }: HelpTopic,
  args: readonly string[],
  terminal: Terminal,
  games: readonly GameEntry[],
): number | Promise<number> {
  // Which flags there are depends on the game, so that is looked for first, wherever it stands.
  const named = having.find(({ game }) => args.includes(game.id))
  const ofGame: Flags =
    command.about === 'game' && command.withOptions
      ? Object.assign({}, ...(named ? [named] : having).map(({ game }) => optionFlags(game)))
      : {}
  const { words, given } = readLine(args, { ...ofGame, ...command.flags, ...everywhere })
  const common = {
    terminal,
    games,
    lang: readFlags(everywhere, given).lang ?? langOf(terminal),
    flags: readFlags(command.flags, given),
  }
  const ids = having.map(({ game }) => game.id)
  const [word, extra] = words
  if (word === undefined)
    return misuse(`${command.name} needs a ${command.about === 'game' ? `game: ${ids.join(', ')}` : 'file'}`)
  if (extra !== undefined) misuse(`one ${command.about} at a time; "${extra}" is too many`)
  if (command.about === 'file') return command.run({ ...common, file: word })
  const entry = having.find(({ game }) => game.id === word) ?? strange(command.name, word, ids, games)
  return command.run({ ...common, entry, options: givenOptions(ofGame, given) })
}

function strange(command: string, word: string, ids: readonly string[], games: readonly GameEntry[]): never {
  if (games.some(({ game }) => game.id === word))
    misuse(`${word} has no ${command}; it is for ${ids.join(', ')}`)
  return unknown('game', word, ids)
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
