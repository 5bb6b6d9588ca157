// The service worker: keeps the app where there is no network, and tells of turns when no page is open.
// It holds no words: the page leaves those that a notice needs.

/** Every built file, written in by the build, and a name for just this set of them. */
const files = '%files%'.split(' ')
const CACHE = 'undercrown-%version%'
/** Left by the page in the language that is read there. */
const WORDS = '/notice-words'
const KEPT = 'undercrown-words'

/** A page is waited for no longer than this before the one that is kept is shown. */
const PATIENCE = 4000

const worker = self as unknown as ServiceWorkerGlobalScope

interface Words {
  readonly turn: string
  readonly games: Readonly<Record<string, string>>
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keep())
})

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE)
  // What has a hash in its name may come from the browser's own cache; all else must be new.
  await cache.addAll(
    files.map((url) => new Request(url, url.startsWith('/assets/') ? {} : { cache: 'reload' })),
  )
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy())
})

async function tidy(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE && name !== KEPT) await caches.delete(name)
  await worker.clients.claim()
}

// Somebody has read "a new version is ready" and pressed the button.
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (/^\/(api|healthz|metrics)(\/|$)/.test(url.pathname)) return
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request))
})

/** The network's page, if it comes in time; else the one that was kept. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match('/')
  if (!kept) return fetch(request)
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE))
  const answer = await Promise.race([fetch(request).catch(() => undefined), late])
  return answer && answer.status < 500 ? answer : kept
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

worker.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data?.json()))
})

async function tell(notice: { readonly table?: string; readonly game?: string } | undefined): Promise<void> {
  const words = (await (await caches.match(WORDS))?.json()) as Words | undefined
  await worker.registration.showNotification(words?.turn ?? 'Undercrown', {
    body: words?.games[notice?.game ?? ''] ?? '',
    icon: '/icon-192.png',
    badge: '/badge.png',
    tag: notice?.table ?? '',
    data: notice?.table ? `/table/${notice.table}` : '/',
  })
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data as string))
})

async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' })
  const there = pages.find(({ url }) => new URL(url).pathname === path)
  if (there) await there.focus()
  else await worker.clients.openWindow(path)
}
