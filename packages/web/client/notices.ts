// Browser push: "it is your turn", told by the browser when no page of ours is open.

import { api } from './api.ts'
import { needMe } from './me.ts'

/** Why this browser cannot be told, if it cannot. */
export function noticesBarred(): 'never' | 'blocked' | undefined {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'never'
  return Notification.permission === 'denied' ? 'blocked' : undefined
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Asks the browser, then tells the server where to write to. False where the person said no. */
export async function turnNoticesOn(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return false
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(pushKey),
  })
  await needMe()
  await tell(subscription)
  return true
}

/** Where the browser may be told already: who signs in anew is told again, without being asked. */
export async function renewNotices(): Promise<void> {
  if (noticesBarred() || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription) await tell(subscription)
}

function tell(subscription: PushSubscription): Promise<unknown> {
  const { endpoint = '', keys } = subscription.toJSON()
  return api.push(endpoint, { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' })
}

export async function turnNoticesOff(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  await api.noPush()
}
