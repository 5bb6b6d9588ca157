// The app without a network: registers the service worker, and knows when a newer version waits.

import i18next from 'i18next'
import { gameIds } from '../games.ts'
import { followed, useFollowed } from './followed.ts'
import { onSettings } from './settings.ts'

const waiting = followed<ServiceWorker | undefined>(undefined)
let taking = false

function look(registration: ServiceWorkerRegistration): void {
  // The first one ever waits for nobody: there is no older version to be read on.
  if (registration.waiting && navigator.serviceWorker.controller) waiting.become(registration.waiting)
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  look(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => look(registration))
  })
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (taking) location.reload()
  })
  // A page that stays open for days asks now and then.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {})
  })
}

/** The words of a notice, left where the service worker finds them: it has none of its own. */
async function leaveWords(): Promise<void> {
  const games = Object.fromEntries(gameIds.map((game) => [game, i18next.t(`notices.games.${game}`)]))
  const words = new Response(JSON.stringify({ turn: i18next.t('notices.turn'), games }))
  await (await caches.open('undercrown-words')).put('/notice-words', words)
}

export function goOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const begin = () => {
    register().catch(() => {})
    leaveWords().catch(() => {})
  }
  // Keeping everything is not worth a late first picture.
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
  onSettings(() => leaveWords().catch(() => {}))
}

/** How to change over to a newer version, once there is one. */
export function useNewVersion(): (() => void) | undefined {
  const next = useFollowed(waiting)
  if (!next) return undefined
  return () => {
    taking = true
    next.postMessage('take over')
  }
}
