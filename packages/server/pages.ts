// The app's page, the same at every address but for its head: what is shown of it where a link is passed on. And what
// machines ask a site for.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '@undercrown/engine'
import type { ListedSheet } from '@undercrown/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOpenTo } from './access.ts'
import { addressOf } from './address.ts'
import { APP_PICTURE, type PreviewSources, previewOf, withPreview } from './preview.ts'
import type { Server } from './server.ts'
import { listedSheets } from './table/lists.ts'
import { FRAMED, INDEX } from './web.ts'

/** Addresses whose preview is looked up, and which are limited like requests: a code could be guessed by them. */
const lookedUp = ['/join/:code', '/table/:table', '/replay/:table', '/review/:table', `${FRAMED}:table`]

export interface Pages {
  /** The page for any address; nothing is looked up for it. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** The page for an address whose requests are limited. */
  lookUp(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

export function openPages(folder: string, server: Server): Pages {
  const index = readFileSync(join(folder, INDEX), 'utf8')
  const { games } = server
  const nothing = { games, byCode: async () => undefined, byLink: async () => undefined }

  async function answer(request: FastifyRequest, reply: FastifyReply, sources: PreviewSources) {
    // As it was written: what begins with two slashes would be read as the name of another host.
    const [path = '', query] = request.url.split('?')
    const code = new URLSearchParams(query).get('code') ?? undefined
    const lang: Lang = /^\s*fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en'
    const preview = await previewOf(path, code, lang, sources)
    const picture = existsSync(join(folder, preview.picture)) ? preview.picture : APP_PICTURE
    const page = withPreview(index, { ...preview, picture }, homeOf(request, server), lang)
    const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language', etag })
    if (path.startsWith(FRAMED)) letFrame(reply)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(page)
  }
  return {
    send: (request, reply) => answer(request, reply, nothing),
    lookUp: (request, reply) => answer(request, reply, { games, ...lookups(server, addressOf(request)) }),
  }
}

/** Without PUBLIC_URL, what was asked for, if it is a host's name: not what anybody may write into other headers. */
function homeOf({ protocol, headers }: FastifyRequest, { config }: Server): string {
  const host = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.exec(headers.host ?? '')?.[0]
  return config.publicUrl ?? (host === undefined ? '' : `${protocol}://${host}`)
}

function letFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header('content-security-policy', policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *'))
  reply.removeHeader('x-frame-options')
}

export function pageRoutes(app: FastifyInstance, { send, lookUp }: Pages, server: Server): void {
  const { config, games } = server
  const free = { config: { rateLimit: false } } as const
  app.get('/', free, send)
  for (const path of lookedUp) app.get(path, lookUp)

  app.get('/robots.txt', free, (request, reply) => {
    const closed = ['/api/', '/join/', '/friend/', '/table/', FRAMED].map((path) => `Disallow: ${path}`)
    const lines = ['User-agent: *', ...closed, `Sitemap: ${homeOf(request, server)}/sitemap.xml`, '']
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
  })

  app.get('/sitemap.xml', free, (request, reply) => {
    const ours = ['/', '/lobby', '/learn', '/puzzles', '/analysis', '/rules']
    const paths = [...ours, ...games.flatMap(({ id }) => [`/rules/${id}`, `/cards/${id}`])]
    const urls = paths.map((path) => `<url><loc>${homeOf(request, server)}${path}</loc></url>`)
    return reply
      .type('application/xml')
      .send(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`)
  })

  const { contact } = config
  if (contact !== undefined)
    app.get('/.well-known/security.txt', free, (request, reply) => {
      const expires = new Date(server.context.now() + YEAR).toISOString()
      const own = `${homeOf(request, server)}/.well-known/security.txt`
      const lines = [
        `Contact: ${contact}`,
        `Expires: ${expires}`,
        'Preferred-Languages: en, fr',
        `Canonical: ${own}`,
        '',
      ]
      return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
    })
}

/** RFC 9116 wants it to be less than a year. */
const YEAR = 360 * 86_400_000

function lookups(
  { context, store, tables, sockets }: Server,
  address: string,
): Omit<PreviewSources, 'games'> {
  async function sheetOf(row: { readonly sheet: string } | undefined): Promise<ListedSheet | undefined> {
    const [found] = await listedSheets(context, row ? [row] : [])
    return found?.sheet
  }
  const rows = store.db.selectFrom('tables').select('sheet')
  return {
    byCode: async (code) =>
      sheetOf(await rows.where('code', '=', code).where('phase', '=', 'open').executeTakeFirst()),
    async byLink(id, code) {
      // Who has had too many is shown the page all the same.
      const table = await tables.get(id, sockets.reader(address)).catch(() => undefined)
      return table && isOpenTo(table, undefined, code)
        ? sheetOf(await rows.where('id', '=', id).executeTakeFirst())
        : undefined
    },
  }
}
