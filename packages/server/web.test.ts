// The web app's files: found, kept as long as they may be, and a page for every address that is not the API's.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { clientOf, guestClient } from './testing/client.ts'
import { type Serving, serve } from './testing/serving.ts'

const page =
  '<!doctype html><title>Undercrown</title><script type="module" src="/assets/app-1a2b.js"></script>'
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
let folder = ''
let serving: Serving
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  clientOf(serving.url).send(method, path, undefined, headers)

/** The same at every address. */
const withoutHead = (text: string) => text.replace(/<title>.*?<\/title>|\s*<meta[^>]*>/g, '')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'undercrown-web-'))
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true })
  const put = (path: string, what: string | Buffer) => writeFileSync(join(folder, path), what)
  put('web/index.html', page)
  put('web/sw.js', 'self.skipWaiting()')
  put('web/assets/app-1a2b.js', 'console.log("plain")')
  put('web/assets/app-1a2b.js.br', brotliCompressSync('console.log("small")'))
  put('secret.txt', 'not for you')
  serving = await serve({ WEB_DIR: join(folder, 'web'), REQUESTS_PER_MINUTE: '20' })
})
afterAll(async () => {
  await serving.end()
  rmSync(folder, { recursive: true })
})

test('the page and the worker are asked for anew, hashed files are kept', async () => {
  const index = await ask('/', browser)
  expect([index.status, withoutHead(index.body)]).toEqual([200, withoutHead(page)])
  expect(index.headers.get('content-type')).toContain('text/html')
  expect(index.headers.get('cache-control')).toBe('no-cache')
  const worker = await ask('/sw.js')
  expect(worker.headers.get('content-type')).toContain('javascript')
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  const script = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })
  expect(script.body).toContain('plain')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const etag = index.headers.get('etag') ?? ''
  const again = await ask('/', { ...browser, 'if-none-match': etag, 'cache-control': 'max-age=0' })
  expect(again.status).toBe(304)
})

test('a file that was compressed beforehand is sent so to whoever can read it', async () => {
  const { body, headers } = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'br, gzip' })
  expect(headers.get('content-encoding')).toBe('br')
  expect(headers.get('content-type')).toContain('javascript')
  expect(headers.get('cache-control')).toContain('immutable')
  expect(body).toContain('small')
})

test('every address of the app is its page; what is missing is missing', async () => {
  for (const path of ['/table/0123abcd', '/join/ABCDEF', '/a/b/c?x=1']) {
    const { status, body, headers } = await ask(path, browser)
    expect([path, status, withoutHead(body)]).toEqual([path, 200, withoutHead(page)])
    expect(headers.get('cache-control')).toBe('no-cache')
  }
  expect((await ask('/table/x', browser, 'HEAD')).status).toBe(200)
  for (const [path, headers, method] of [
    ['/assets/gone-9.js', { accept: '*/*' }, 'GET'],
    ['/.well-known/nothing', { accept: '*/*' }, 'GET'],
    ['/pictures', { accept: 'image/*,*/*;q=0.8' }, 'GET'],
    ['/api/nothing', browser, 'GET'],
    ['/api?x', browser, 'GET'],
    ['/table/x', browser, 'POST'],
  ] as const) {
    const { status, body } = await ask(path, headers, method)
    expect([path, status, body.code]).toEqual([path, 404, 'not-found'])
  }
})

test('nothing outside the folder can be had', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
  ])
    expect((await ask(path)).body).not.toContain('not for you')
})

test('the page may run its own scripts and no others; the API works beside it', async () => {
  const policy = (await ask('/', browser)).headers.get('content-security-policy') ?? ''
  const rules = new Map(
    policy.split(';').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]),
  )
  expect(rules.get('script-src')).toBe("'self'")
  expect(rules.get('style-src')).toBe("'self'")
  expect(rules.get('style-src-attr')).toBe("'unsafe-inline'")
  expect(rules.get('img-src')).toBe("'self' data:")
  for (const name of ['worker-src', 'font-src', 'connect-src', 'manifest-src'])
    expect([name, rules.get(name)]).toEqual([name, "'self'"])
  const ann = await guestClient(serving.url, 'Ann')
  const line = await ann.socket()
  expect((await line.next((one) => one.type === 'welcome')).you.name).toBe('Ann')
  await line.close()
})

test('files do not count as requests, the API does', async () => {
  for (let i = 0; i < 30; i++) expect((await ask('/sw.js')).status).toBe(200)
  let status = 200
  for (let i = 0; i < 30 && status === 200; i++) status = (await ask('/api/lobby')).status
  expect(status).toBe(429)
})

test('a folder without the app is told at the start', () => {
  expect(() => readConfig({ WEB_DIR: folder })).toThrow('build the web app first, or leave it out')
})
