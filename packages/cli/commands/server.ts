// `serve`, `backup`, `restore` and `bench server`: commands like the others, run by programs of the server.

import type { Lang } from '@undercrown/engine'
import { variables } from '@undercrown/server/config'
import { fileCommand, plainCommand } from '../command.ts'
import { text, toggle, whole } from '../flags.ts'
import { fail, unknown } from '../usage.ts'
import { commandWords } from '../words/commands.ts'
import { variableWords } from '../words/variables.ts'

/** Bundles the server if need be, and runs one of its programs in this process. It follows the language of ours. */
async function launched(program: string, args: readonly string[], lang: Lang): Promise<number> {
  process.env['LC_ALL'] = lang
  const { launch } = await import('@undercrown/server/launch').catch(() => fail((say) => say.notHere))
  await launch(program, args)
  return Number(process.exitCode ?? 0)
}

export const serveCommand = plainCommand({
  name: 'serve',
  words: commandWords.serve,
  flags: {},
  variables: (lang) =>
    variables.map(({ name, or, help }) => {
      const said = lang === 'fr' ? variableWords[name] : help.replaceAll('`', '')
      return [name, or === '' ? said : `${said} (${or})`]
    }),
  run: ({ lang }) => launched('main', [], lang),
})

export const backupCommand = fileCommand({
  name: 'backup',
  words: commandWords.backup,
  flags: {},
  run: ({ lang, file }) => launched('backup', ['backup', file], lang),
})

export const restoreCommand = fileCommand({
  name: 'restore',
  words: commandWords.restore,
  flags: {},
  run: ({ lang, file }) => launched('backup', ['restore', file], lang),
})

export const benchServerCommand = plainCommand({
  name: 'bench server',
  words: commandWords.benchServer,
  flags: {
    game: text('GAME', 'hidden-people'),
    games: whole('N', { or: 200, most: 100_000 }),
    rate: whole('N', { or: 200, most: 100_000 }),
    seconds: whole('N', { or: 10, most: 86_400 }),
    idle: whole('N', { or: 300, most: 100_000 }),
    json: toggle(),
  },
  run({ lang, flags, games }) {
    const ids = games.map(({ game }) => game.id)
    if (!ids.includes(flags.game)) unknown('game', flags.game, ids)
    const { json, ...rest } = flags
    const args = Object.entries(rest).flatMap(([name, value]) => [`--${name}`, String(value)])
    return launched('bench', json ? [...args, '--json'] : args, lang)
  },
})
