// What a contributor works with: the app from its sources and the server behind it, at one address.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const script = fileURLToPath(new URL('dev.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'undercrown-dev-'))
const env = { ...process.env, DATA_DIR: folder, NODE_ENV: 'development' }
let running: ChildProcess
let said = ''
let url = ''

/** Waits until it has said so. */
function hear(words: RegExp): Promise<string> {
  return new Promise((done, failed) => {
    const look = () => {
      const [found] = words.exec(said) ?? []
      if (found) done(found)
    }
    running.stdout?.on('data', look)
    running.once('exit', (code) => failed(new Error(`ended with ${code}: ${said}`)))
    look()
  })
}

beforeAll(async () => {
  running = spawn(process.execPath, [script], { env: { ...env, PORT: '0' } })
  running.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  url = await hear(/http:\/\/localhost:\d+/)
})

afterAll(async () => {
  if (running.exitCode === null) running.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

test('one line says where; the app comes from its sources, and the server answers behind it', async () => {
  expect(said).toMatch(/^Undercrown is at http:\/\/localhost:\d+, [^\n]*\n$/)
  const page = await (await fetch(url)).text()
  expect(page).toContain('/@vite/client')
  expect(await (await fetch(`${url}/App.tsx`)).text()).toContain('import.meta.hot')
  expect(await (await fetch(`${url}/api/games`)).json()).toMatchObject({ protocol: 1 })
  const guest = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: '{"name":"Ann"}',
  })
  expect(guest.status).toBe(200)
  const asked = request(`${url}/api/socket`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'MDEyMzQ1Njc4OWFiY2RlZg==',
    },
  }).end()
  const [answer, socket] = await once(asked, 'upgrade')
  expect(answer.statusCode).toBe(101)
  socket.destroy()
})

test('a source of the server changes: the server is started again, at the same address', async () => {
  const file = fileURLToPath(new URL('../packages/server/main.ts', import.meta.url))
  utimesSync(file, new Date(), new Date())
  await hear(/The server is new: server.main\.ts/)
  expect((await fetch(`${url}/api/games`)).status).toBe(200)
})

test('a port in use is told in one line', () => {
  const { port } = new URL(url)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    env: { ...env, PORT: port, DATA_DIR: join(folder, 'other') },
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toBe(`undercrown: port ${port} is in use; take another, such as PORT=${Number(port) + 1}\n`)
})

test('Ctrl-C ends both', async () => {
  const ended = once(running, 'exit')
  running.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  await expect(fetch(url)).rejects.toThrow()
})
