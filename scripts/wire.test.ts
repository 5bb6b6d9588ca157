// Where the ends of the wire disagree, the build fails: each kind of disagreement is planted, and tsc must name it.
// Beside each stands the same thing done right, which must pass.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const handler = (method: 'anyone' | 'person', route: string, handle: string) => `
import { type On, route } from '${root}packages/server/routes/route.ts'
export const plant = (on: On) => on.${method}(route('${route}'), ${handle})
`
const call = (what: string) => `
import type { RouteAnswer, RouteInput, RouteName } from '${root}packages/protocol/index.ts'
declare function call<Name extends RouteName>(name: Name, input: RouteInput<Name>): RouteAnswer<Name>
${what}
`
const typed = (type: string, value: string) => `
import type { ${type} } from '${root}packages/protocol/index.ts'
export const plant: ${type} = ${value}
`
const limited = (what: string) => `
import { refusals } from '${root}packages/protocol/schemas/index.ts'
import type { Code } from '${root}packages/protocol/index.ts'
${what}
`

/** The number of tsc's error, where there must be one. */
const planted: [what: string, source: string, error?: string][] = [
  // The server's handlers.
  ['an answer', handler('person', 'GET /api/match', 'async () => ({ waiting: null })')],
  [
    'an answer with a wrong type',
    handler('person', 'GET /api/match', 'async () => ({ waiting: 5 })'),
    'TS2322',
  ],
  ['an answer without a field', handler('person', 'GET /api/match', 'async () => ({})'), 'TS2322'],
  ['an answer as text', handler('person', 'GET /api/match', "async () => 'null'"), 'TS2322'],
  [
    'an answer deep inside',
    handler('anyone', 'GET /api/leaderboards/:game', 'async () => ({ players: [{ place: 1 }] })'),
    'TS2322',
  ],
  ['a body', handler('person', 'POST /api/reports', 'async ({ body }) => ({ reported: body.whom })')],
  [
    'a field of the body that is not there',
    handler('person', 'POST /api/reports', 'async ({ body }) => ({ reported: body.who })'),
    'TS2551',
  ],
  [
    'a parameter that is not there',
    handler(
      'anyone',
      'GET /api/leaderboards/:game',
      'async ({ params }) => ({ players: [], ...params.table })',
    ),
    'TS2339',
  ],
  ['a route that is not declared', handler('anyone', 'GET /api/nothing', 'async () => ({})'), 'TS2345'],
  [
    'a route for people, open to all',
    handler('anyone', 'GET /api/match', 'async () => ({ waiting: null })'),
    'TS2345',
  ],

  // The web's calls.
  ['a call', call("export const plant = call('PUT /api/mutes', { body: { whom: 'a' } }).muted")],
  ['a call with a wrong field', call("call('PUT /api/mutes', { body: { whom: 'a', of: true } })"), 'TS2353'],
  ['a call with a wrong type', call("call('PUT /api/mutes', { body: { whom: 5 } })"), 'TS2322'],
  ['a call without a field', call("call('PUT /api/mutes', { body: {} })"), 'TS2741'],
  ['a call without its body', call("call('PUT /api/mutes', {})"), 'TS2345'],
  ['a call with a body that nobody reads', call("call('GET /api/match', { body: {} })"), 'TS2322'],
  ['a call with a wrong query', call("call('GET /api/lobby', { query: { games: 'leaders' } })"), 'TS2561'],
  ['a call without a parameter', call("call('GET /api/codes/:code', { params: {} })"), 'TS2741'],
  ['a field that is not answered', call("call('PUT /api/mutes', { body: { whom: 'a' } }).hushed"), 'TS2339'],
  ['an unknown request', call("call('GET /api/nothing', {})"), 'TS2345'],

  // Messages, commands and codes.
  ['a message', typed('ServerMessage', "{ type: 'nudge', table: 'a', why: 'turn' }")],
  ['an unknown message', typed('ServerMessage', "{ type: 'nudged', table: 'a' }"), 'TS2820'],
  [
    'a message with a wrong field',
    typed('ServerMessage', "{ type: 'done', table: 'a', id: 'b', seq: '1' }"),
    'TS2322',
  ],
  ['a message without a field', typed('ServerMessage', "{ type: 'done', table: 'a', id: 'b' }"), 'TS2322'],
  ['a command', typed('Command', "{ do: 'say', text: 'hello' }")],
  ['an unknown command', typed('Command', "{ do: 'shout', text: 'hello' }"), 'TS2322'],
  ['a command with a wrong type', typed('Command', "{ do: 'swap', with: 'me' }"), 'TS2322'],
  ['a field that must not be undefined', typed('Command', "{ do: 'sit', seat: undefined }"), 'TS2322'],
  ['a code', limited("export const plant: Code = 'stale'\nexport const status = refusals.stale.status")],
  [
    'an unknown code',
    limited("export const plant: Code = 'staler'\nexport const status = refusals.stale.status"),
    'TS2820',
  ],
  [
    'a code without its meaning',
    limited(
      'const { stale, ...rest } = refusals\nexport const left: Code = "stale"\nexport const plant: typeof refusals = rest',
    ),
    'TS2741',
  ],
]

function compile(): Map<number, Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'wire-'))
  try {
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { typeRoots: [join(root, 'node_modules/@types')] },
      // What the server's plugins add to the types of others comes with the app.
      include: ['*.ts', join(root, 'packages/server/app.ts')],
      exclude: [],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    for (const [i, [, source]] of planted.entries()) writeFileSync(join(folder, `plant${i}.ts`), source)
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, '--project', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const found = new Map<number, Set<string>>()
    for (const [, file, plant, error = ''] of stdout.matchAll(
      /^(\S*?(?:plant(\d+))?\.ts)\(\d+,\d+\): error (TS\d+)/gm,
    )) {
      if (plant === undefined) throw new Error(`${file} has errors of its own: ${stdout}`)
      found.set(Number(plant), (found.get(Number(plant)) ?? new Set<string>()).add(error))
    }
    return found
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const found = compile()

test.each(planted.map(([what, , error], i) => [what, error, i] as const))('%s', (_, error, i) => {
  expect(found.get(i)).toEqual(error === undefined ? undefined : new Set([error]))
})
