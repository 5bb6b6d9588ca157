// Starts the server: `undercrown serve`, or `node dist/server/main.mjs`.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { langFrom, Refusal, refusalIn, refuse } from '@undercrown/engine'
import { readConfig, variables } from './config.ts'
import { lightly } from './lightly.ts'

const lang = langFrom(process.env)

try {
  const [word] = process.argv.slice(2)
  if (word !== undefined && !['--help', '-h'].includes(word))
    refuse(
      `serve takes no "${word}"; it is configured by environment variables, see serve --help`,
      `serve ne prend pas «\u00a0${word}\u00a0»\u202f; il se règle par des variables d’environnement, voir serve --help`,
    )
  if (word !== undefined) {
    console.log(usage())
    process.exit(0)
  }
  const beside = new URL('../web/', import.meta.url)
  const web = existsSync(new URL('index.html', beside)) ? fileURLToPath(beside) : ''
  const config = readConfig({ ...process.env, WEB_DIR: process.env['WEB_DIR'] || web })
  const threads = {
    writer: new URL('writer.mjs', import.meta.url),
    thinker: new URL('thinker.mjs', import.meta.url),
    // It names its parts by what is in them.
    build: createHash('sha256')
      .update(readFileSync(fileURLToPath(import.meta.url)))
      .digest('hex'),
  }
  const { url, stop } = await lightly(async () => {
    const [{ start }, { games }] = await Promise.all([import('./start.ts'), import('./games.ts')])
    return start(config, games, threads)
  })
  console.log(lang === 'fr' ? `Undercrown est à ${url}` : `Undercrown is at ${url}`)
  let stopping = false
  const end = (signal: string) => {
    if (stopping) return
    stopping = true
    console.log(
      lang === 'fr'
        ? `${signal}\u00a0: les joueurs sont prévenus, le serveur ferme`
        : `${signal}: telling the players and closing`,
    )
    // Should something hang, what is on disk is safe all the same.
    setTimeout(() => process.exit(1), 10_000).unref()
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end).on('SIGINT', end)
} catch (error) {
  console.error(`undercrown: ${error instanceof Refusal ? refusalIn(error, lang) : error}`)
  // Whatever is open by now would keep it from ending, and nobody would start it again.
  process.exit(1)
}

function usage(): string {
  const rows = variables.map(({ name, or, help }) => `  ${name.padEnd(20)} ${help}${or ? ` (${or})` : ''}`)
  return ['Usage: undercrown serve', '', 'Environment variables:', ...rows].join('\n').replaceAll('`', '')
}
