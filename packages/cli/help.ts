// Help: an overview of the commands, and one page for each.

import type { CliCommand } from './command.ts'
import { type Flags, optionFlags, written } from './flags.ts'
import type { GameEntry } from './game-entry.ts'

/** A command with the games that have it. */
export interface HelpTopic {
  readonly command: CliCommand
  readonly games: readonly GameEntry[]
}

type Row = readonly [left: string, right: string]

export function overview(offers: readonly HelpTopic[], games: readonly GameEntry[]): string {
  return [
    'undercrown: games of hidden allegiance, in a terminal',
    '',
    'Usage: undercrown <command> <game> [flags]',
    '',
    'Commands:',
    ...columns([
      ...offers.map(
        (offer): Row => [`${offer.command.name} ${subject(offer, games)}`, offer.command.summary],
      ),
      ['serve', 'Start the server: tables for people and bots, see docs/server.md'],
      ['backup FILE', 'Copy all that the server keeps, also while it runs'],
      ['restore FILE', 'Fill a fresh database from such a copy'],
      ['bench server', 'Measure how much the server can do on this machine'],
    ]),
    '',
    'Games:',
    ...columns(
      games.map(({ game }): Row => [game.id, `${game.phrases.en.title}, ${players(game.seats)} players`]),
    ),
    '',
    'undercrown <command> --help tells more of a command. --lang en|fr works everywhere; it follows LANG.',
  ].join('\n')
}

/** What follows the name of a command: any game, the one that has it, or a file. */
function subject({ command, games }: HelpTopic, all: readonly GameEntry[]): string {
  if (command.about === 'file') return 'FILE'
  return games.length === all.length ? '<game>' : games.map(({ game }) => game.id).join('|')
}

function players([least, most]: readonly [number, number]): string {
  return least === most ? String(least) : `${least} to ${most}`
}

export function helpFor({ command, games }: HelpTopic): string {
  const flags = [
    ...flagRows(command.flags),
    ['--lang en|fr', 'language of the output'] as const,
    ['--help', 'show this help'] as const,
  ]
  const sections = [
    `Usage: undercrown ${command.name} ${command.about === 'game' ? '<game>' : 'FILE'} [flags]`,
    `${command.summary}.${command.details ? `\n${command.details}` : ''}`,
    ['Flags:', ...columns(flags)].join('\n'),
  ]
  if (command.about === 'game') sections.push(`Games: ${games.map(({ game }) => game.id).join(', ')}`)
  if (command.about === 'game' && command.withOptions) {
    for (const { game } of games) {
      const own = flagRows(optionFlags(game))
      if (own.length > 0) sections.push([`Options of ${game.id}:`, ...columns(own)].join('\n'))
    }
  }
  return sections.join('\n\n')
}

function flagRows(flags: Flags): Row[] {
  return Object.entries(flags).map(
    ([name, flag]): Row => [`--${written(name)}${flag.takes ? ` ${flag.takes}` : ''}`, flag.help],
  )
}

/** Two columns, the second aligned. */
function columns(rows: readonly Row[]): string[] {
  const width = Math.max(24, ...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd())
}
