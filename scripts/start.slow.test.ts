// The one command, as a newcomer runs it: the app is built, served, within its budgets, and says where it is.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'undercrown-start-'))
const script = (name: string) => resolve(root, 'scripts', name)
let running: ChildProcess
let said = ''
let url = ''

beforeAll(async () => {
  running = spawn(process.execPath, [script('start.mjs')], {
    env: { ...process.env, PORT: '0', HOST: 'localhost', DATA_DIR: folder },
  })
  await new Promise<void>((done, failed) => {
    running.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('\n')) done()
    })
    running.on('exit', (code) => failed(new Error(`ended with ${code}: ${said}`)))
  })
  url = said.match(/http:\/\/\S+/)?.[0] ?? ''
})

afterAll(async () => {
  const gone = new Promise((done) => running.on('exit', done))
  running.kill()
  await gone
  rmSync(folder, { recursive: true })
})

test('it says in one line where it is, and everything is there', async () => {
  expect(said).toMatch(/^Undercrown is at http:\/\/localhost:\d+\n$/)
  const text = async (path: string, accept = '*/*') => {
    const answer = await fetch(`${url}${path}`, { headers: { accept } })
    expect([path, answer.status]).toEqual([path, 200])
    return answer.text()
  }
  const page = await text('/')
  expect(await text('/settings', 'text/html')).toBe(page)
  expect(await text('/replay/local/x', 'text/html')).toContain('<title>A replay – Undercrown</title>')
  for (const [, path = ''] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g)) await text(path)
  const { icons } = JSON.parse(await text('/manifest.webmanifest'))
  for (const { src } of icons) await text(src)
  // The service worker keeps the whole app: each file it names is there, its page and its scripts among them.
  const worker = await text('/sw.js')
  const kept = (/[`'"]([^`'"]*\.js [^`'"]*)[`'"]\.split/.exec(worker)?.[1] ?? '').split(' ')
  expect(kept).toContain('/')
  for (const [, path] of page.matchAll(/(?:src|href)="(\/assets[^"]+)"/g)) expect(kept).toContain(path)
  for (const path of kept) await text(path)
  expect(worker).not.toContain('%')
  const squeezed = await fetch(`${url}${kept.find((path) => path.endsWith('.js'))}`, {
    headers: { 'accept-encoding': 'br' },
  })
  expect(squeezed.headers.get('content-encoding')).toBe('br')
  expect(await (await fetch(`${url}/api/games`)).json()).toMatchObject({ protocol: 1 })
})

test('a port in use is told in one line', () => {
  const { port } = new URL(url)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script('start.mjs')], {
    env: { ...process.env, PORT: port, HOST: 'localhost', DATA_DIR: join(folder, 'other') },
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toBe(`undercrown: port ${port} is in use; take another, such as PORT=${Number(port) + 1}\n`)
})

test('home and tables keep within their budgets, and would be found out if not', () => {
  const budget = (share: string) =>
    spawnSync(process.execPath, [script('budget.mjs'), share], { encoding: 'utf8' })
  const { status, stdout } = budget('1')
  expect(stdout).not.toContain('OVER')
  expect(stdout.match(/ ok /g)).toHaveLength(7)
  expect(status).toBe(0)
  const tight = budget('0.5')
  expect(tight.stdout).toContain('OVER  home')
  expect(tight.status).toBe(1)
})
