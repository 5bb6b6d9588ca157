// Reads a command line, runs the command, and turns whatever goes wrong into one line and an exit code.

import { type Lang, langFrom, langs, Refusal, refusalIn } from '@undercrown/engine'
import { commands as general } from './commands/index.ts'
import { checkNeeds, type Flags, oneOf, optionFlags, readFlags, readLine, toggle, written } from './flags.ts'
import type { GameEntry } from './game-entry.ts'
import { commandList, type HelpTopic, helpFor, overview } from './help.ts'
import { columnsOf, print, type Terminal, warn } from './terminal.ts'
import { CliError, misuse, unknown } from './usage.ts'
import { errorWords } from './words/errors.ts'

/** Every command takes these. */
export const everywhere = {
  lang: oneOf(langs, undefined),
  help: toggle(),
} satisfies Flags

export async function runCli(
  args: readonly string[],
  terminal: Terminal,
  games: readonly GameEntry[],
): Promise<number> {
  let lang = langFrom(terminal.env)
  try {
    const asked = takeLang(args)
    lang = asked.lang ?? lang
    return await dispatch(asked.rest, lang, terminal, games)
  } catch (error) {
    warn(terminal, `undercrown: ${complaint(error, lang, terminal)}`)
    return error instanceof CliError ? error.code : 1
  }
}

/** The language may stand anywhere, also before the command: it is that of the help and of all refusals too. */
export function takeLang(args: readonly string[]): { lang: Lang | undefined; rest: readonly string[] } {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  if (at < 0) return { lang: undefined, rest: args }
  const joined = args[at]?.split('=')[1]
  const given = joined ?? args[at + 1]
  if (given === undefined) misuse((say) => say.needsValue('--lang', langs.join('|')))
  const rest = args.filter((_, i) => i !== at && (joined !== undefined || i !== at + 1))
  return { lang: everywhere.lang.read(given, 'lang'), rest }
}

function complaint(error: unknown, lang: Lang, { env }: Terminal): string {
  if (error instanceof CliError) return error.tell(errorWords[lang], lang)
  if (error instanceof Refusal) return refusalIn(error, lang)
  const detail = error instanceof Error ? error : new Error(String(error))
  if (env['UNDERCROWN_DEBUG']) return String(detail.stack)
  const [line = ''] = detail.message.split('\n')
  return errorWords[lang].bug(line)
}

async function dispatch(
  args: readonly string[],
  lang: Lang,
  terminal: Terminal,
  games: readonly GameEntry[],
): Promise<number> {
  const offers = offersOf(games)
  const [name, ...rest] = args
  if (name === '--version') {
    print(terminal, VERSION)
    return 0
  }
  const width = columnsOf(terminal.stdout)
  const tellOf = (topic: HelpTopic) => print(terminal, helpFor(topic, lang, width))
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    const { words } = readLine(
      rest.filter((arg) => arg !== '-h'),
      everywhere,
    )
    const [about, ...more] = words
    const parts = about === undefined || more.length > 0 ? [] : partsOf(about, offers)
    if (about === undefined) print(terminal, overview(offers, games, lang, width))
    else if (parts.length > 0) print(terminal, commandList(parts, games, lang, width))
    else tellOf(offerNamed(about, more, offers).offer)
    return 0
  }
  if (name.startsWith('-')) unknown('flag', name, ['--help', '--lang', '--version'])
  const parts = partsOf(name, offers)
  if (parts.length > 0 && (rest[0] === undefined || ['--help', '-h'].includes(rest[0]))) {
    print(terminal, commandList(parts, games, lang, width))
    return 0
  }
  const { offer, given } = offerNamed(name, rest, offers)
  if (given.includes('--help') || given.includes('-h')) {
    tellOf(offer)
    return 0
  }
  return call(offer, given, lang, terminal, games)
}

const VERSION = 'undercrown 0.2.0'

/** Every command with the games that have it. */
function offersOf(games: readonly GameEntry[]): HelpTopic[] {
  const own = new Set(games.flatMap(({ commands }) => commands ?? []))
  const ownOffers = [...own].map((command) => ({
    command,
    games: games.filter(({ commands }) => commands?.includes(command)),
  }))
  const all = general.map((command) => ({ command, games }))
  const server = all.findIndex(({ command }) => command.about === 'none')
  return [...all.slice(0, server), ...ownOffers, ...all.slice(server)]
}

/** The commands of two words that begin with this one, where it is none by itself. */
function partsOf(name: string, offers: readonly HelpTopic[]): readonly HelpTopic[] {
  if (offers.some(({ command }) => command.name === name)) return []
  return offers.filter(({ command }) => command.name.startsWith(`${name} `))
}

/** The command of that name, of one word or two; where several games have one, that of the game that is mentioned. */
function offerNamed(
  name: string,
  args: readonly string[],
  offers: readonly HelpTopic[],
): { readonly offer: HelpTopic; readonly given: readonly string[] } {
  const long = offers.find(({ command }) => command.name === `${name} ${args[0]}`)
  if (long) return { offer: long, given: args.slice(1) }
  const found = offers.filter(({ command }) => command.name === name)
  const mentioned = found.find((offer) => offer.games.some(({ game }) => args.includes(game.id)))
  const names = offers.map(({ command }) => command.name)
  const parts = partsOf(name, offers).map(({ command }) => command.name)
  const asked = parts.length > 0 ? `${name} ${args[0]}` : name
  const known = parts.length > 0 ? parts : names
  return { offer: mentioned ?? found[0] ?? unknown('command', asked, known), given: args }
}

function call(
  { command, games: having }: HelpTopic,
  args: readonly string[],
  lang: Lang,
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
  const common = { terminal, games, lang, flags: readFlags(command.flags, given) }
  const ids = having.map(({ game }) => game.id)
  const [word, extra] = command.about === 'none' ? [undefined, words[0]] : words
  if (extra !== undefined) misuse((say) => say.tooMany(command.about, command.name, extra))
  if (command.about === 'none') return command.run(common)
  if (command.about === 'file' && command.needsFile === false)
    return command.run({ ...common, file: word as string })
  if (word === undefined && command.about === 'game' && command.needsGame === false)
    return command.run({ ...common, entry: undefined as never, options: {} })
  if (word === undefined)
    return misuse((say) =>
      command.about === 'game' ? say.needsGame(command.name, ids) : say.needsFile(command.name),
    )
  if (command.about === 'file') return command.run({ ...common, file: word })
  const entry = having.find(({ game }) => game.id === word) ?? strange(command.name, word, ids, games)
  const options = givenOptions(ofGame, given)
  checkNeeds(entry.game, options)
  return command.run({ ...common, entry, options })
}

function strange(command: string, word: string, ids: readonly string[], games: readonly GameEntry[]): never {
  if (games.some(({ game }) => game.id === word)) misuse((say) => say.otherGames(word, command, ids))
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
