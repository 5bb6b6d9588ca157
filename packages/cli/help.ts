// Help: an overview of the commands, and one page for each.

import { type Lang, optionsOf } from '@undercrown/engine'
import type { CliCommand } from './command.ts'
import { type Flag, flagOf, optionFlags, takesOf, written } from './flags.ts'
import type { GameEntry } from './game-entry.ts'
import { type HelpWords, helpWords } from './words/help.ts'
import { columns, type TextRow, wrap } from './wrap.ts'

/** A command with the games that have it. */
export interface HelpTopic {
  readonly command: CliCommand
  readonly games: readonly GameEntry[]
}

export function overview(
  offers: readonly HelpTopic[],
  games: readonly GameEntry[],
  lang: Lang,
  width: number,
): string {
  const say = helpWords[lang]
  return [
    ...wrap(say.title, width),
    '',
    ...wrap(say.usage(`${say.command} ${say.game} ${say.flagsMark}`), width),
    '',
    commandList(offers, games, lang, width),
    '',
    say.games,
    ...columns(
      games.map(
        ({ game }): TextRow => [game.id, `${game.phrases[lang].title}, ${say.players(...game.seats)}`],
      ),
      width,
    ),
    '',
    ...wrap(say.more, width),
  ].join('\n')
}

/** Commands with a line for each: all of them, or those that begin with the same word. */
export function commandList(
  offers: readonly HelpTopic[],
  games: readonly GameEntry[],
  lang: Lang,
  width: number,
): string {
  const say = helpWords[lang]
  const rows = offers.map(
    (offer): TextRow => [
      `${offer.command.name} ${subject(offer, games, say)}`.trimEnd(),
      offer.command.words[lang].summary,
    ],
  )
  return [say.commands, ...columns(rows, width)].join('\n')
}

/** What follows the name of a command: any game, the one that has it, a file, or nothing. */
function subject({ command, games }: HelpTopic, all: readonly GameEntry[], say: HelpWords): string {
  if (command.about === 'none') return ''
  if (command.about === 'file') return fileMark(command, say)
  if (command.needsGame === false) return `[${say.game}]`
  return games.length === all.length ? say.game : games.map(({ game }) => game.id).join('|')
}

function fileMark(command: CliCommand, say: HelpWords): string {
  return 'needsFile' in command ? `[${say.takes.FILE}]` : say.takes.FILE
}

export function helpFor({ command, games }: HelpTopic, lang: Lang, width: number): string {
  const say = helpWords[lang]
  const { summary, details, flags } = command.words[lang]
  const game = 'needsGame' in command ? `[${say.game}]` : say.game
  const about = { game: `${game} `, file: `${fileMark(command, say)} `, none: '' }[command.about]
  const rows: TextRow[] = [
    ...Object.entries(command.flags).map(([name, flag]) => flagRow(name, flag, flags[name] as string, say)),
    ['--lang en|fr', say.lang],
    ['--help', say.help],
  ]
  const sections = [
    wrap(say.usage(`${command.name} ${about}${say.flagsMark}`), width).join('\n'),
    [`${summary}.`, ...(details === undefined ? [] : [details])]
      .flatMap((line) => wrap(line, width))
      .join('\n'),
    [say.flags, ...columns(rows, width)].join('\n'),
  ]
  const variables = command.variables?.(lang)
  if (variables) sections.push([say.variables, ...columns(variables, width, 20)].join('\n'))
  if (command.about === 'game')
    sections.push(wrap(say.gamesAre(games.map(({ game }) => game.id).join(', ')), width).join('\n'))
  if (command.about === 'game' && command.withOptions) {
    for (const entry of games) {
      const own = optionRows(entry, lang)
      if (own.length > 0) sections.push([say.optionsOf(entry.game.id), ...columns(own, width)].join('\n'))
    }
  }
  return sections.join('\n\n')
}

function flagRow(name: string, flag: Flag<unknown>, help: string, say: HelpWords): TextRow {
  return [`--${written(name)} ${takesOf(flag, say.takes)}`.trimEnd(), help]
}

/** The options of a game, in its own words. */
function optionRows({ game }: GameEntry, lang: Lang): TextRow[] {
  const say = helpWords[lang]
  const flags = optionFlags(game)
  return optionsOf(game, lang).map((option) => {
    const { field, text } = option
    const help = {
      flag: field.default === true ? say.turnsOff(text) : text,
      one: `${text} (${String(field.default)})`,
      numbers: text,
      file: `${text} (JSON)`,
    }[field.kind]
    const name = flagOf(option)
    return flagRow(name, flags[name] as Flag<unknown>, help, say)
  })
}
