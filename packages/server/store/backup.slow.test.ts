// A backup made while games are played is a whole database, and can be restored into either kind.

import { type StdioOptions, spawn } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'libsql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { authenticatorAt } from '../testing/authenticator.ts'
import { built } from '../testing/built.ts'
import {
  accountClient,
  type Client,
  clientOf,
  everybodyMoves,
  guestClient,
  stateAt,
} from '../testing/client.ts'
import { freshDatabase } from '../testing/database.ts'
import { run } from '../testing/run.ts'
import { type Serving, seated, serve } from '../testing/serving.ts'
import { backUp, restore, tables } from './copy.ts'

let program = ''
let folder = ''
beforeAll(async () => {
  program = fileURLToPath(new URL('backup.mjs', await built()))
  folder = mkdtempSync(join(tmpdir(), 'undercrown-backup-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const HOME = 'https://play.example'
/** Where no mail server is: what is kept is kept all the same. */
const settings = {
  PUBLIC_URL: HOME,
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'crown@play.example',
  LOG_LEVEL: 'silent',
}

/** Where a server keeps its data: a folder, or a fresh database. */
async function site(kind: 'sqlite' | 'postgres', name: string): Promise<Record<string, string>> {
  return kind === 'sqlite'
    ? { ...settings, DATA_DIR: join(folder, name) }
    : { ...settings, DATA_DIR: folder, DATABASE_URL: await freshDatabase() }
}

/** Done by the program; or, as one start of it shows what it adds, by what it calls. */
async function copying(asProgram: boolean, what: 'backup' | 'restore', file: string, env: object) {
  if (!asProgram)
    return what === 'backup' ? backUp(readConfig({ ...env }), file) : restore(readConfig({ ...env }), file)
  const { code, out } = await run([program, what, file], { ...env })
  if (code !== 0) throw new Error(out)
}

/** The same through a pipe, as into and out of a container; what went through it is written down and read there. */
function piping(what: 'backup' | 'restore', file: string, env: Record<string, string>): Promise<void> {
  const end = openSync(file, what === 'backup' ? 'wx' : 'r', 0o600)
  const stdio: StdioOptions = what === 'backup' ? ['ignore', end, 'pipe'] : [end, 'ignore', 'pipe']
  const child = spawn(process.execPath, [program, what, '-'], { env, stdio })
  closeSync(end)
  let said = ''
  child.stderr?.on('data', (data) => {
    said += data
  })
  return new Promise((done, failed) =>
    child.on('close', (code) => (code === 0 ? done() : failed(new Error(said)))),
  )
}

/** A little of everything: an account, talk, a result with ratings, a table that waits, and one being played. */
async function live(serving: Serving): Promise<{ ann: Client; table: string }> {
  const rated = [
    await accountClient(serving.url, 'Rated'),
    await accountClient(serving.url, 'Unrated'),
  ] as const
  const { table: over } = (await rated[0].send('POST', '/api/tables', { game: 'toy', seats: 2, rated: true }))
    .body
  await rated[1].do(over, { do: 'sit' })
  await rated[0].do(over, { do: 'start' })
  await everybodyMoves(over, rated)
  await rated[0].do(over, { do: 'resign' })
  await expect.poll(async () => (await rated[0].get('/api/me/export')).body.ratings.length).toBe(1)
  const { table, people, lines } = await seated(serving.url, 3, { game: 'hidden-people' })
  const [ann, bob] = people as [Client, Client]
  await ann.send('POST', '/api/account', { name: 'Ann', password: 'long enough' })
  // Sockets of the guest that she was are cut off.
  const line = await ann.socket()
  line.tell({ do: 'watch', table })
  await line.next(stateAt(0))
  lines[0] = line
  const { options } = (await ann.send('POST', '/api/passkeys/invitation', { password: 'long enough' })).body
  const passkey = authenticatorAt(HOME).create(options.challenge)
  await ann.send('POST', '/api/passkeys', { passkey })
  await ann.send('POST', '/api/passkeys/challenge')
  await ann.send('PUT', '/api/account/mail', {
    mail: 'ann@mail.example',
    lang: 'en',
    password: 'long enough',
  })
  await ann.send('POST', '/api/account/codes', { password: 'long enough' })
  const bot = (await ann.send('POST', '/api/bots', { name: 'Robo', scopes: ['play'] })).body.id
  await ann.send('PUT', `/api/bots/${bot}/games/toy`, { about: 'counts to three' })
  await clientOf(serving.url).send('POST', '/api/session', { name: 'Ann', password: 'wrong guess' })
  await ann.do(table, { do: 'say', text: 'all of it, “quoted”' })
  await bob.send('PUT', '/api/mutes', { whom: ann.id })
  await bob.send('POST', '/api/reports', { whom: ann.id, table, text: 'rude' })
  const at = { page: 'replay', step: 1, seat: 0, open: true }
  await ann.send('POST', '/api/parties', { record: 'ab'.repeat(32), at })
  const { act } = serving.server.moderation
  await act(undefined, { do: 'ban-address', address: '203.0.113.7', days: 1, why: 'a test' })
  const { code } = (await ann.send('POST', '/api/friends/link')).body
  await bob.send('POST', '/api/friends', { code })
  const [puzzle] = (await serving.server.puzzles.shelf()).packs[0]?.puzzles ?? []
  const tried = { id: 'one', puzzle: puzzle?.id, answer: puzzle?.solutions[0] }
  await ann.send('POST', '/api/puzzles/tries', { tries: [tried] })
  await ann.send('PUT', '/api/puzzles/votes', { votes: [{ puzzle: puzzle?.id, vote: 'up' }] })
  const waits = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body.table
  await ann.send('POST', '/api/invitations', { whom: bob.id, table: waits })
  await bob.send('POST', '/api/match', { game: 'toy', seats: 2 })
  for (let i = 0; i < 5; i++) {
    const asked = lines.findIndex((line) => line.messages.findLast(stateAt(0)).game.choice)
    const { seq } = lines[asked]?.messages.findLast(stateAt(0)) ?? {}
    await people[asked]?.do(table, { do: 'play', seq, pick: 0 })
    await Promise.all(lines.map((line) => line.next(stateAt(seq + 1))))
  }
  for (const line of lines) await line.close()
  const snapshot = { table_id: 'of another table', seq: 60, build: 'b', hash: 'h', body: '{}' }
  await serving.server.store.db.insertInto('snapshots').values(snapshot).execute()
  const archive = { table_id: 'of another table', seq: 60, at: 1, cleared: 1, body: 'x' }
  await serving.server.store.db.insertInto('archives').values(archive).execute()
  await expect.poll(() => behind(serving)).toEqual([])
  return { ann, table }
}

/** The tables whose lists do not yet tell all of the log: they follow it a little later. */
async function behind({ server: { store } }: Serving): Promise<string[]> {
  const listed = await store.db.selectFrom('tables').select(['id', 'seq']).execute()
  const written = await store.db
    .selectFrom('entries')
    .select(({ fn }) => ['table_id', fn.max('seq').as('seq')])
    .groupBy('table_id')
    .execute()
  const seqs = new Map(listed.map(({ id, seq }) => [id, seq]))
  return written.filter((one) => seqs.get(one.table_id) !== Number(one.seq)).map((one) => one.table_id)
}

async function everything({ server }: Serving): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const name of tables.filter((one) => !['heartbeats', 'gaps', 'presences'].includes(one))) {
    const rows: object[] = await server.store.db.selectFrom(name).selectAll().execute()
    found[name] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
  }
  return found
}

describe.each([
  ['sqlite', 'sqlite'],
  ['postgres', 'postgres'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('from %s to %s', (from, to) => {
  test('everything is there again, and the game goes on', async () => {
    const name = `${from}-${to}`
    const asProgram = from === 'sqlite' && to === 'sqlite'
    const here = await site(from, `${name}-here`)
    const serving = await serve(here)
    const { ann, table } = await live(serving)
    const copy = join(folder, `${name}.db`)
    await copying(asProgram, 'backup', copy, here)
    expect((statSync(copy).mode & 0o777).toString(8)).toBe('600')
    await expect(copying(asProgram, 'backup', copy, here)).rejects.toThrow('exists already')
    const before = (await ann.get(`/api/tables/${table}`)).body
    const kept = await everything(serving)
    await serving.stop()

    const there = await site(to, `${name}-there`)
    await copying(asProgram, 'restore', copy, there)
    await expect(copying(asProgram, 'restore', copy, there)).rejects.toThrow(/exists already|is not empty/)
    const restored = await serve(there)
    expect(await everything(restored)).toEqual(kept)
    for (const [table, rows] of Object.entries(kept))
      if (!['reports', 'pushes'].includes(table)) expect([table, rows.length > 0]).toEqual([table, true])
    const again = clientOf(restored.url, ann.cookie)
    const after = (await again.get(`/api/tables/${table}`)).body
    expect(after).toEqual(before)
    const signedIn = await guestClient(restored.url, 'x')
    await signedIn.send('POST', '/api/session', { name: 'Ann', password: 'long enough' })
    expect((await signedIn.get('/api/me')).body.id).toBe(ann.id)
    await restored.stop()
  })
})

test.each(['sqlite', 'postgres'] as const)(
  'a copy goes through a pipe, %s, and leaves nothing behind',
  async (kind) => {
    const here = await site(kind, `${kind}-piped`)
    const TMPDIR = mkdtempSync(join(folder, 'tmp-'))
    const serving = await serve(here)
    const { ann, table } = await live(serving)
    const copy = join(folder, `${kind}-piped.db`)
    await piping('backup', copy, { ...here, TMPDIR })
    const before = (await ann.get(`/api/tables/${table}`)).body
    await serving.stop()

    const there = await site(kind, `${kind}-piped-there`)
    await piping('restore', copy, { ...there, TMPDIR })
    await expect(piping('restore', copy, { ...there, TMPDIR })).rejects.toThrow(/exists already|is not empty/)
    expect(readdirSync(TMPDIR)).toEqual([])
    const restored = await serve(there)
    expect((await clientOf(restored.url, ann.cookie).get(`/api/tables/${table}`)).body).toEqual(before)
    await restored.stop()
  },
)

/** A copy of a server where nobody has been. */
async function emptyCopy(name: string): Promise<string> {
  const here = await site('sqlite', name)
  await (await serve(here)).stop()
  const copy = join(folder, `${name}.db`)
  await copying(false, 'backup', copy, here)
  return copy
}

test.runIf(process.platform === 'linux')('a copy is restored from where nothing can be written', async () => {
  const open = openSync(await emptyCopy('beside'), 'r')
  // Not even root can write beside this.
  const where = await site('postgres', 'beside-there')
  await copying(false, 'restore', `/proc/self/fd/${open}`, where)
  closeSync(open)
})

// Root may read everything.
test.skipIf(process.getuid?.() === 0)('a copy that may not be read is said to be so', async () => {
  const copy = await emptyCopy('locked')
  chmodSync(copy, 0o000)
  const there = await site('sqlite', 'locked-there')
  await expect(copying(false, 'restore', copy, there)).rejects.toThrow(
    /may not be read by whoever runs this$/,
  )
})

test('a copy bears its name when it is whole: who is killed before leaves none that could be restored', async () => {
  const where = await site('postgres', 'whole')
  await (await serve(where)).stop()
  const copy = join(folder, 'whole.db')
  const part = `${copy}.part`
  // Somebody was, once.
  writeFileSync(part, 'half of a copy')
  let isDone = false
  const made = copying(false, 'backup', copy, where).finally(() => {
    isDone = true
  })
  const seen = new Set<string>()
  while (!isDone) {
    if (existsSync(copy) && existsSync(part)) seen.add('both')
    else if (existsSync(part)) seen.add('part')
    await new Promise((done) => setTimeout(done, 1))
  }
  await made
  expect([[...seen], existsSync(copy), existsSync(part)]).toEqual([['part'], true, false])
})

test('a database bears its name when all of a copy is in it: on half of one no server starts', async () => {
  const copy = await emptyCopy('half')
  const where = await site('sqlite', 'half-there')
  const target = join(where['DATA_DIR'] ?? '', 'undercrown.db')
  const restored = spawn(process.execPath, [program, 'restore', copy], { env: where })
  const ended = new Promise((done) => restored.once('close', done))
  const seen = new Set<number>()
  while (restored.exitCode === null) {
    if (existsSync(target)) seen.add(statSync(target).size)
    await new Promise((done) => setTimeout(done, 1))
  }
  expect(await ended).toBe(0)
  expect([[...seen].filter((size) => size !== statSync(target).size), readdirSync(dirname(target))]).toEqual([
    [],
    ['undercrown.db'],
  ])
})

test('a copy is restored as it is, whatever a database that was removed has left beside', async () => {
  const copy = await emptyCopy('leftovers')
  const { DATA_DIR = '' } = await site('sqlite', 'leftovers-there')
  const target = join(DATA_DIR, 'undercrown.db')
  const before = await serve({ DATA_DIR })
  await accountClient(before.url, 'Long gone')
  const left = readFileSync(`${target}-wal`)
  await before.end()
  rmSync(target)
  writeFileSync(`${target}-wal`, left)
  await copying(false, 'restore', copy, { ...settings, DATA_DIR })
  const db = new Sqlite(target)
  expect(db.prepare('select name from people').all()).toEqual([])
  db.close()
})

test('what cannot be copied or restored is told in one line', async () => {
  const nowhere = { DATA_DIR: join(folder, 'nowhere') }
  const { code, out } = await run([program, 'backup'], nowhere)
  expect([code, out]).toEqual([1, expect.stringMatching(/^undercrown: backup needs a file\n$/)])
  const file = join(folder, 'x')
  await expect(copying(false, 'backup', file, nowhere)).rejects.toThrow(/^.*is DATA_DIR right\?$/)
  await expect(copying(false, 'restore', file, nowhere)).rejects.toThrow(/^there is no copy at .*$/)
})

test.each([
  ['an empty file', ''],
  ['a database of something else', 'create table people (a)'],
  [
    'a copy that does something by itself',
    `create table people (a); create table entries (a);
     create trigger own after insert on people begin update people set a = 'owner'; end`,
  ],
])('%s is not restored as if it were everything', async (what, schema) => {
  const file = join(folder, what.replaceAll(' ', '-'))
  writeFileSync(file, '')
  const made = new Sqlite(file)
  made.exec(schema)
  made.close()
  const fresh = { DATA_DIR: join(folder, `${what} restored`) }
  await expect(copying(false, 'restore', file, fresh)).rejects.toThrow(/is no copy of a server’s database$/)
  expect(existsSync(fresh.DATA_DIR)).toBe(false)
})
