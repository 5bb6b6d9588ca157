// Help: an overview of the commands, and one page for each.

import type { Command } from './command.ts'
import type { Entry } from './entry.ts'
import { type Flags, optionFlags, written } from './flags.ts'

export function overview(commands: readonly Command[], games: readonly Entry[]): string {
  const rows = commands.map(
    (one) => [`${one.name} ${one.about === 'game' ? '<game>' : 'FILE'}`, one.summary] as const,
  )
  return [
    'undercrown: games of hidden allegiance, in a terminal',
    '',
    'Usage: undercrown <command> <game> [flags]',
    '',
    'Commands:',
    ...columns(rows),
    '',
    'Games:',
    ...columns(
      games.map(({ game }) => [game.id, `${game.phrases.en.title}, ${players(game.seats)} players`] as const),
    ),
    '',
    'undercrown <command> --help tells more of a command. --lang en|fr works everywhere; it follows LANG.',
  ].join('\n')
}

function players([least, most]: readonly [number, number]): string {
  return least === most ? String(least) : `${least} to ${most}`
}

export function helpFor(command: Command, games: readonly Entry[]): string {
  const lines = [
    `Usage: undercrown ${command.name} ${command.about === 'game' ? '<game>' : 'FILE'} [flags]`,
    '',
    `${command.summary}.`,
  ]
  if (command.details) lines.push('', command.details)
  lines.push(
    '',
    'Flags:',
    ...flagRows(command.flags),
    ...columns([
      ['--lang en|fr', 'language of the output'],
      ['--help', 'show this help'],
    ]),
  )
  if (command.about === 'game') {
    if (!command.withOptions) lines.push('', `Games: ${games.map((one) => one.game.id).join(', ')}`)
    else {
      for (const { game } of games) {
        const own = flagRows(optionFlags(game))
        if (own.length > 0) lines.push('', `Options of ${game.id}:`, ...own)
      }
    }
  }
  return lines.join('\n')
}

function flagRows(flags: Flags): string[] {
  return columns(
    Object.entries(flags).map(
      ([name, flag]) => [`--${written(name)}${flag.takes ? ` ${flag.takes}` : ''}`, flag.help] as const,
    ),
  )
}

/** Two columns, the second aligned. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  return rows.map(([left, right]) => `  ${left.padEnd(WIDTH)} ${right}`.trimEnd())
}

const WIDTH = 26
