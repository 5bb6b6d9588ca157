// Notices: to those who asked, at the browsers they asked with, and no more once a browser declines.

import { expect, test } from 'vitest'
import { clientOf, guest } from '../testing/client.ts'
import { serve } from '../testing/serving.ts'
import { openNotices } from './notices.ts'

test('told when asked for, forgotten when the browser is gone', async () => {
  const vapid = {
    VAPID_PUBLIC_KEY: 'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT',
    VAPID_PRIVATE_KEY: 'private',
    VAPID_SUBJECT: 'mailto:me@play.example',
  }
  const serving = await serve(vapid)
  const { db } = serving.server.store
  const sent: string[] = []
  let gone = false
  const notices = openNotices(
    db,
    serving.server.config.vapid,
    () => {},
    async ({ endpoint }, text) => {
      sent.push(`${endpoint} ${text}`)
      if (gone) throw Object.assign(new Error('gone'), { statusCode: 410 })
    },
  )
  const ann = await guest(serving.url, 'Ann')
  await notices.tell(ann.id, 't', 'toy')
  expect(sent).toEqual([])
  const elsewhere = { endpoint: 'https://127.0.0.1/x', keys: { p256dh: 'a', auth: 'b' } }
  expect((await ann.send('PUT', '/api/me/push', elsewhere)).body.code).toBe('malformed')
  const endpoint = 'https://fcm.googleapis.com/x'
  expect((await ann.send('PUT', '/api/me/push', { ...elsewhere, endpoint })).body).toEqual({ notices: true })
  await notices.tell(ann.id, 't', 'toy')
  expect(sent).toEqual([`${endpoint} {"why":"turn","table":"t","game":"toy"}`])
  gone = true
  await notices.tell(ann.id, 't', 'toy')
  await notices.tell(ann.id, 't', 'toy')
  expect(sent).toHaveLength(2)
  expect((await clientOf(serving.url).get('/api/games')).body.pushKey).toBe(vapid.VAPID_PUBLIC_KEY)
  await serving.end()
})
