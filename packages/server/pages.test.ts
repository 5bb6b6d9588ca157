// What is shown of a link in a chat: what it leads to, never what it does not open; and what machines ask a site for.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { type Client, clientOf, guestClient } from './testing/client.ts'
import { type Serving, serve } from './testing/serving.ts'

const HOME = 'https://play.example'
let folder = ''
let serving: Serving
let ann: Client

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'undercrown-pages-'))
  mkdirSync(join(folder, 'preview'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>Undercrown</title></html>')
  for (const name of ['undercrown', 'leaders']) writeFileSync(join(folder, `preview/${name}.jpg`), name)
  serving = await serve({
    WEB_DIR: folder,
    PUBLIC_URL: HOME,
    CONTACT: 'mailto:host@play.example',
    REQUESTS_PER_MINUTE: '60',
  })
  ann = await guestClient(serving.url, 'Ann “<b>” Lee'.replace(/[<>/b]/g, ''))
})
afterAll(async () => {
  await serving.end()
  rmSync(folder, { recursive: true })
})

async function page(path: string, lang = 'en') {
  const { status, body, headers } = await clientOf(serving.url).send('GET', path, undefined, {
    accept: 'text/html',
    'accept-language': lang,
  })
  const tag = (name: string) => new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(body)?.[1]
  return {
    status,
    headers,
    body,
    title: tag('og:title'),
    line: tag('og:description'),
    image: tag('og:image'),
  }
}

async function opened(game: string, listed: boolean) {
  const { body } = await ann.send('POST', '/api/tables', { game, seats: 2, listed })
  return body as { table: string; sheet: { code: string; watchCode: string } }
}

test('pages of the app say what they are, in the language that is asked for', async () => {
  const home = await page('/')
  expect(home).toMatchObject({ title: 'Undercrown', image: `${HOME}/preview/undercrown.jpg` })
  expect(home.line).toMatch(/^Hidden Leaders, .*: with friends by link/)
  expect(await page('/analysis', 'fr')).toMatchObject({ title: 'Une position à analyser' })
  expect(await page('/puzzles/daily/leaders', 'fr')).toMatchObject({ title: 'L’énigme du jour' })
  expect(await page('/puzzle/0123456789')).toMatchObject({ title: 'A puzzle' })
  expect(await page('/rules/leaders')).toMatchObject({
    title: 'The rules of Leaders',
    image: `${HOME}/preview/leaders.jpg`,
  })
  const french = await page('/rules/leaders', 'fr-FR,fr;q=0.9')
  expect(french).toMatchObject({ title: 'Les règles de Leaders' })
  expect(french.body).toContain('<html lang="fr">')
  expect(french.body).toContain('<title>Les règles de Leaders – Undercrown</title>')
  // A game without a picture of its own has that of the app.
  expect(await page('/rules/toy')).toMatchObject({ image: `${HOME}/preview/undercrown.jpg` })
  expect(await page('/nowhere')).toMatchObject({ status: 200, title: 'Undercrown' })
})

test('an invitation says who invites, to what, and how many seats are free', async () => {
  const { sheet } = await opened('leaders', false)
  expect(await page(`/join/${sheet.code}`)).toMatchObject({
    title: expect.stringMatching(/^Ann .* invites you to Leaders$/),
    line: 'Free seats: 1 of 2. Open the link and play.',
  })
  expect(await page('/join/NOPE22')).toMatchObject({ title: 'An invitation to a table' })
})

test('a table that is not listed shows nothing without its code', async () => {
  const { table, sheet } = await opened('leaders', false)
  expect(await page(`/table/${table}`)).toMatchObject({ title: 'A table' })
  expect(await page(`/table/${table}?code=${sheet.watchCode}`)).toMatchObject({
    title: expect.stringMatching(/ invites you to Leaders$/),
  })
  expect(await page(`/replay/${table}`)).toMatchObject({ title: 'A replay' })
  expect(await page(`/review/${table}`)).toMatchObject({ title: 'A game reviewed' })
  const open = await opened('leaders', true)
  expect(await page(`/table/${open.table}`)).toMatchObject({
    title: expect.stringMatching(/ invites you to Leaders$/),
  })
})

test('what stands in a name stays a name', async () => {
  const { sheet } = await opened('leaders', false)
  const { body } = await page(`/join/${sheet.code}`)
  expect(body).not.toContain('“"')
  expect(body.match(/<meta[^>]*>/g)?.length).toBe(9)
})

test('replays alone may be framed', async () => {
  const policy = async (path: string) => {
    const { headers } = await page(path)
    return [
      headers.get('x-frame-options'),
      /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1],
    ]
  }
  expect(await policy('/embed/')).toEqual([null, '*'])
  for (const path of ['/', '/account', '/embedded', '/x/embed/', '//x/embed/', '//', '/embed'])
    expect([path, ...(await policy(path))]).toEqual([path, 'SAMEORIGIN', "'none'"])
})

test('what machines ask for', async () => {
  const get = async (path: string) => (await clientOf(serving.url).get(path)).body as string
  expect(await get('/robots.txt')).toContain('Disallow: /table/\n')
  expect(await get('/robots.txt')).toContain(`Sitemap: ${HOME}/sitemap.xml`)
  const map: string = await get('/sitemap.xml')
  expect(map).toContain(`<loc>${HOME}/rules/leaders</loc>`)
  expect(map).toContain(`<loc>${HOME}/puzzles</loc>`)
  expect(await get('/.well-known/security.txt')).toMatch(/^Contact: mailto:host@play\.example\nExpires: 20/)
  expect(() => readConfig({ CONTACT: 'me' })).toThrow('CONTACT must be like mailto:')
})

test('who takes anything is shown the page as well: most chats that show a link, and crawlers', async () => {
  const map: string = (await clientOf(serving.url).get('/sitemap.xml')).body
  const listed = [...map.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => new URL(url).pathname)
  expect(listed.length).toBeGreaterThan(5)
  for (const path of [...listed, '/puzzle/cdcb7a7f68', '/profile/0123'])
    for (const accept of ['*/*', undefined]) {
      // Not by fetch, which would say what it takes.
      const { hostname, port } = new URL(serving.url)
      const type = await new Promise((done, failed) => {
        const sent = request({ hostname, port, path, headers: accept ? { accept } : {} }, (answer) => {
          answer.resume()
          done(answer.headers['content-type'])
        })
        sent.once('error', failed)
        sent.end()
      })
      expect([path, accept, type]).toEqual([path, accept, 'text/html; charset=utf-8'])
    }
})

test('without PUBLIC_URL no header puts another host, or anything else, into pages', async () => {
  const open = await serve({ WEB_DIR: folder, TRUST_PROXY: '1' })
  const { hostname, port } = new URL(open.url)
  const get = (path: string, headers: Record<string, string>) =>
    new Promise<string>((done, failed) => {
      const sent = request(
        { hostname, port, path, headers: { accept: 'text/html', ...headers } },
        (answer) => {
          let text = ''
          answer.on('data', (chunk) => {
            text += chunk
          })
          answer.once('end', () => done(text))
        },
      )
      sent.once('error', failed)
      sent.end()
    })
  const forwarded = await get('/', { host: 'club.example:8080', 'x-forwarded-host': 'evil.example' })
  expect(forwarded).toContain('content="http://club.example:8080/preview/undercrown.jpg"')
  expect(forwarded).not.toContain('evil')
  for (const path of ['/sitemap.xml', '/robots.txt', '/'])
    expect(await get(path, { host: 'x<script>&"' })).not.toMatch(/script>&|x&lt;script/)
  await open.end()
})

test('codes cannot be tried out by the page, however its address is written', async () => {
  const { sheet } = await opened('leaders', false)
  for (const path of [`/join/${sheet.code}/`, `/join/${sheet.code}/x`, `//join/${sheet.code}`])
    expect([path, (await page(path)).title]).not.toEqual([path, expect.stringContaining('invites')])
  let status = 200
  for (let i = 0; i < 80 && status === 200; i++) status = (await page(`/%6aoin/A${i}`)).status
  expect(status).toBe(429)
  expect((await page('/rules')).status).toBe(200)
})
