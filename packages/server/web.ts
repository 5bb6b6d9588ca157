// The web app's files: long kept where their name changes with their content, asked for anew where it does not.

import { sep } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const INDEX = 'index.html'

/** Built files carry a hash of their content in their name and lie here. */
const HASHED = `${sep}assets${sep}`

export function webFiles(app: FastifyInstance, folder: string): void {
  app.register(import('@fastify/static'), {
    root: folder,
    // Its own way to the index does not find the squeezed one.
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const kept = path.slice(folder.length).startsWith(HASHED)
      reply.setHeader('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

function isApi({ url }: FastifyRequest): boolean {
  return /^\/api([/?]|$)/.test(url)
}

/**
 * Whether a page is wanted here. The app has one, and finds its own way from the address. Browsers say so; chats that
 * show a link, and crawlers, often take anything, as does whoever asks for a file that is gone.
 */
export function isPage(request: FastifyRequest): boolean {
  const { method, headers, url } = request
  const { accept = '*/*' } = headers
  const reads = method === 'GET' || method === 'HEAD'
  const [path = ''] = url.split('?')
  return (
    reads && !isApi(request) && (accept.includes('text/html') || (accept === '*/*' && !path.includes('.')))
  )
}

/** Where a page may be shown within another site's: replays alone. */
export const FRAMED = '/embed/'

/** What a page may load: what comes from here, and no script or sheet written into the page itself. */
export function contentPolicy(tls: boolean): Record<string, string[]> {
  const own = ["'self'"]
  const none = ["'none'"]
  return {
    defaultSrc: own,
    connectSrc: own,
    fontSrc: own,
    imgSrc: [...own, 'data:'],
    manifestSrc: own,
    scriptSrc: own,
    scriptSrcAttr: none,
    styleSrc: own,
    // Where things lie on the table is written on each of them.
    styleSrcAttr: ["'unsafe-inline'"],
    workerSrc: own,
    objectSrc: none,
    frameAncestors: none,
    baseUri: none,
    formAction: own,
    ...(tls && { upgradeInsecureRequests: [] }),
  }
}
