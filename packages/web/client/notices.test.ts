// A browser that may be told of turns says so again to whoever signs in there, and asks nobody.

import { afterEach, expect, test, vi } from 'vitest'
import { renewNotices } from './notices.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser, perhaps with a subscription, and what it sent to the server. */
function browser(permission: NotificationPermission, subscribed: boolean): string[] {
  const sent: string[] = []
  const subscription = {
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'a', auth: 'b' } }),
  }
  const pushManager = { getSubscription: async () => (subscribed ? subscription : null) }
  vi.stubGlobal('navigator', {
    language: 'en',
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  })
  vi.stubGlobal('window', { PushManager: {}, Notification: {} })
  vi.stubGlobal('Notification', { permission })
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push(`${method} ${path} ${body}`)
    return Response.json({ notices: true })
  })
  return sent
}

test.each<[NotificationPermission, boolean, number]>([
  ['granted', true, 1],
  ['granted', false, 0],
  ['default', true, 0],
  ['denied', true, 0],
])('permission %s, subscribed: %s', async (permission, subscribed, times) => {
  const sent = browser(permission, subscribed)
  await renewNotices()
  expect(sent).toEqual(
    new Array(times).fill(
      'PUT /api/me/push {"endpoint":"https://fcm.googleapis.com/x","keys":{"p256dh":"a","auth":"b"}}',
    ),
  )
})
