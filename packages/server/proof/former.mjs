// Writes down what a release leaves behind, for `upgrade.slow.test.ts`: a database with tables of every game in the
// middle of play, the cookies of those who play there, what its pages can read, and how they do. `npm run former v0.2.0`
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'libsql'

let count = 0
const tag = process.argv[2] ?? ''
if (!/^v\d+\.\d+\.\d+$/.test(tag)) throw new Error('name a release, such as v0.2.0')
const out = fileURLToPath(new URL('former/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'undercrown-former-'))
const [tree, data] = [join(folder, 'tree'), join(folder, 'data')]
const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
  execFileSync(command, args, { cwd: tree, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })

/** @type {import('node:child_process').ChildProcessWithoutNullStreams | undefined} */
let server
execFileSync('git', ['worktree', 'add', '--detach', tree, tag], { stdio: 'inherit' })
try {
  run('npm', 'ci', '--no-audit', '--no-fund')
  // Written by that release itself: what it takes and gives over its socket.
  const words = `
    import { z } from 'zod'
    import { clientMessage, serverMessage } from './packages/protocol/schemas/index.ts'
    const [takes, gives] = [z.toJSONSchema(clientMessage, { io: 'input' }), z.toJSONSchema(serverMessage)]
    console.log(JSON.stringify({ takes, gives }))`
  writeFileSync(join(tree, 'words.ts'), words)
  run('npx', 'esbuild', 'words.ts', '--bundle', '--platform=node', '--format=esm', '--outfile=words.mjs')
  const socket = JSON.parse(run('node', 'words.mjs'))
  // Its own code: how its pages put together what they are told, and send again what was not answered.
  const store = 'packages/web/client/table.ts'
  run('npx', 'esbuild', store, '--bundle', '--minify', '--format=esm', '--outfile=page.mjs')
  const page = readFileSync(join(tree, 'page.mjs'), 'utf8').trim()

  const env = { ...process.env, DATA_DIR: data, PORT: '0', LOG_LEVEL: 'error', BOT_PAUSE_MS: '0' }
  const limits = { REQUESTS_PER_MINUTE: '1000000', MESSAGES_PER_SECOND: '100000' }
  const started = spawn('npm', ['start'], { cwd: tree, env: { ...env, ...limits }, detached: true })
  server = started
  const url = await new Promise((done, failed) => {
    let said = ''
    started.stdout.on('data', (text) => {
      said += text
      const found = /http:\/\/\S+:\d+/.exec(said)?.[0]
      if (found) done(found)
    })
    started.once('exit', () => failed(new Error(said)))
  })
  const left = await play(url)
  const routes = await (await fetch(`${url}/api/docs/openapi.json`)).json()
  await stop()

  mkdirSync(out, { recursive: true })
  const name = join(out, tag.slice(1))
  writeFileSync(`${name}.sql`, dump(join(data, 'undercrown.db')))
  writeFileSync(`${name}.json`, `${JSON.stringify({ ...left, page, socket, routes })}\n`)
} finally {
  await stop()
  execFileSync('git', ['worktree', 'remove', '--force', tree])
  rmSync(folder, { recursive: true, force: true })
}

async function stop() {
  if (server?.pid === undefined || server.exitCode !== null) return
  const ended = new Promise((done) => server?.once('exit', done))
  process.kill(-server.pid, 'SIGTERM')
  await ended
}

/**
 * @typedef {{ table: string, game: string, state: 'open' | 'begun' | 'with bots' | 'over', code: string, cookies: string[] }} Left
 * @param {string} url
 */
async function play(url) {
  /** @type {Left[]} */
  const tables = []
  const [ada, bo] = [await person('Ada'), await person('Bo')]
  const account = { name: 'Ada of old', password: 'correct horse battery' }
  await ada.ask('POST', '/api/account', account)
  const { games } = await ada.ask('GET', '/api/games')
  for (const { id: game, options } of games) {
    // With every module that can be switched on.
    const all = Object.fromEntries(
      Object.entries(options ?? {})
        .filter(([, one]) => one.kind === 'boolean' || one.type === 'boolean')
        .map(([key]) => [key, true]),
    )
    for (const state of /** @type {const} */ (['open', 'begun', 'with bots', 'over'])) {
      const order = { game, seats: 2, options: all, listed: false, nonce: 'of old' }
      const { table, sheet } = await ada.ask('POST', '/api/tables', order)
      const does = (/** @type {typeof ada} */ who, /** @type {object} */ command) =>
        who.ask('POST', `/api/tables/${table}/commands`, { id: `f${++count}`, ...command })
      tables.push({ table, game, state, code: sheet.code, cookies: [ada.cookie(), bo.cookie()] })
      if (state === 'open') continue
      if (state === 'with bots') await does(ada, { do: 'bot', seat: 1, level: 'L1' })
      else await does(bo, { do: 'sit', nonce: 'of bo', code: sheet.code })
      await does(ada, { do: 'start' })
      await does(ada, { do: 'say', text: 'Good luck!' })
      for (let moves = 0; moves < (state === 'over' ? 2000 : 12); moves++) {
        const seen = await Promise.all(
          [ada, bo].map((one) => one.ask('GET', `/api/tables/${table}`).catch(() => ({}))),
        )
        if (seen[0].sheet.phase === 'over') break
        const seat = seen.findIndex((one) => one.game?.choice)
        // A bot is thinking.
        if (seat < 0) {
          moves--
          await new Promise((done) => setTimeout(done, 20))
          continue
        }
        const { seq, game: part } = seen[seat]
        await does(seat ? bo : ada, { do: 'play', seq, pick: moves % part.choice.options.length })
      }
    }
  }
  return { account, tables }

  async function person(/** @type {string} */ name) {
    let cookie = ''
    /**
     * @param {string} method
     * @param {string} path
     * @param {object} [body]
     * @returns {Promise<any>}
     */
    async function ask(method, path, body) {
      const answer = await fetch(url + path, {
        method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
      return answer.json()
    }
    await ask('POST', '/api/guest', { name })
    return { ask, cookie: () => cookie }
  }
}

/** A database as the statements that make it. */
function dump(/** @type {string} */ file) {
  const db = new Sqlite(file)
  /** @type {any[]} */
  const made = db
    .prepare(
      "select name, type, sql from sqlite_master where sql is not null and name not like 'sqlite%' order by type desc",
    )
    .all()
  const lines = made.map(({ sql }) => `${sql};`)
  for (const { name, type } of made)
    if (type === 'table')
      for (const row of db.prepare(`select * from "${name}"`).all())
        lines.push(`insert into "${name}" values (${Object.values(Object(row)).map(literal).join(', ')});`)
  db.close()
  return `${lines.join('\n')}\n`
}

function literal(/** @type {unknown} */ value) {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  return value === null ? 'null' : `'${String(value).replaceAll("'", "''")}'`
}
