// The app without a network: registers the service worker, and knows when a newer version waits.

import type { Lang } from '@undercrown/engine'
import i18next from 'i18next'
import { games } from '../games.ts'
import type { WebGame } from '../registration.ts'
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

function noticeOf({ notice, title }: WebGame): string {
  const lang = i18next.language as Lang
  return notice?.[lang] ?? i18next.t('notices.game', { game: title[lang] })
}

/** The words of a notice, left where the service worker finds them: it has none of its own. */
async function leaveWords(): Promise<void> {
  const sentences = Object.fromEntries(games.map((game) => [game.id, noticeOf(game)]))
  const words = new Response(JSON.stringify({ turn: i18next.t('notices.turn'), games: sentences }))
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

/** How to change over to a newer version, once there is one, or not to be asked again on this visit. */
export function useNewVersion(): { take(): void; later(): void } | undefined {
  const next = useFollowed(waiting)
  if (!next) return undefined
  return {
    take() {
      taking = true
      next.postMessage('take over')
    },
    later: () => waiting.become(undefined),
  }
}
