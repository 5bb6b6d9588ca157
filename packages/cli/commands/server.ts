// `serve`, `backup`, `restore` and `bench server`: commands like the others, run by programs of the server.

import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Lang } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { type VariableName, variables } from '@undercrown/server/config'
import { fileCommand, plainCommand } from '../command.ts'
import { text, toggle, whole } from '../flags.ts'
import { print } from '../terminal.ts'
import { fail, unknown } from '../usage.ts'
import { commandWords } from '../words/commands.ts'
import { variableWords } from '../words/variables.ts'

/** Runs one of the server's programs in this process, bundled from its sources if they are here. It follows the language of ours. */
export async function launched(program: string, args: readonly string[], lang: Lang): Promise<number> {
  process.env['LC_ALL'] = lang
  const { launch } = await import('@undercrown/server/launch').catch(() => ({ launch: launchBuilt }))
  await launch(program, args)
  return Number(process.exitCode ?? 0)
}

/** Where there are no sources, as in a container, what was built lies beside us. */
async function launchBuilt(program: string, args: readonly string[]): Promise<void> {
  const built = new URL(`server/${program}.mjs`, import.meta.url)
  if (!existsSync(built)) fail((say) => say.notHere)
  process.argv = [process.argv[0] ?? '', fileURLToPath(built), ...args]
  await import(built.href)
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

/** What a host keeps secret, as lines for the server's environment. */
export const keysCommand = plainCommand({
  name: 'keys',
  words: commandWords.keys,
  flags: {},
  run({ terminal }) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
    // An uncompressed point, as web push wants it.
    const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
    const lines = {
      SECRET: randomBytes(32).toString('base64url'),
      VAPID_PUBLIC_KEY: point.toString('base64url'),
      VAPID_PRIVATE_KEY: d,
    } satisfies Partial<Record<VariableName, string>>
    for (const [name, value] of Object.entries(lines)) print(terminal, `${name}=${value}`)
    return 0
  },
})

export const benchServerCommand = plainCommand({
  name: 'bench server',
  words: commandWords.benchServer,
  flags: {
    game: text('GAME', 'hidden-people'),
    games: whole('N', { or: undefined, most: 100_000 }),
    rate: whole('N', { or: 200, most: 100_000 }),
    seconds: whole('N', { or: 10, most: 86_400 }),
    idle: whole('N', { or: undefined, least: 0, most: 100_000 }),
    rounds: whole('N', { or: 7, most: 1000 }),
    peers: text('FOLDER', undefined),
    picture: text('FILE', undefined),
    profile: toggle(),
    bots: toggle(),
    json: toggle(),
  },
  run({ lang, flags, games }) {
    const ids = [toy.id, ...games.map(({ game }) => game.id)]
    if (!ids.includes(flags.game)) unknown('game', flags.game, ids)
    const args = Object.entries(flags).flatMap(([name, value]) => {
      if (typeof value === 'boolean') return value ? [`--${name}`] : []
      return value === undefined ? [] : [`--${name}`, String(value)]
    })
    return launched('bench', args, lang)
  },
})
