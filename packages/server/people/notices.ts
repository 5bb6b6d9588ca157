// Browser push: "it is your turn", for those who asked for it, at the browsers they asked with.

import https from 'node:https'
import type { RequestDetails } from 'web-push'
import { openTurns } from '../bots/turns.ts'
import type { Config } from '../config.ts'
import type { Database } from '../store/schema.ts'
import { fewAtOnce } from '../turns.ts'
import { SESSION_DAYS } from './sessions.ts'

export type Send = (
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
  text: string,
) => Promise<unknown>

export interface Notices {
  readonly publicKey: string | undefined
  tell(person: string, table: string, game: string): Promise<void>
}

/** When many are asked at once, as after a restart, so many are told at a time. */
const AT_ONCE = 20
/** Nobody waits longer for a push service. */
const PATIENCE = 10_000

/**
 * Where browsers take push messages; we send to nowhere else. Held against an address as it is written: what one parser
 * takes for a part of the host's name, that of web-push may take for its end.
 */
const PUSH_SERVICE =
  /^https:\/\/([a-z0-9-]+\.)*(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)\/[!-~]*$/

export function isPushService(endpoint: string): boolean {
  return PUSH_SERVICE.test(endpoint)
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : 'no answer'
}

/**
 * By a request of our own, of whose answer only the number is read: web-push keeps all of it, however long it is, and
 * waits for as long as there comes any.
 */
function request({ endpoint, method, headers, body }: RequestDetails): Promise<void> {
  return new Promise((done, failed) => {
    const signal = AbortSignal.timeout(PATIENCE)
    const asked = https.request(endpoint, { method, headers, signal }, (answer) => {
      answer.destroy()
      const { statusCode = 0 } = answer
      if (statusCode >= 200 && statusCode < 300) done()
      else failed(Object.assign(new Error('refused'), { statusCode }))
    })
    asked.on('error', failed)
    asked.end(body)
  })
}

/** How long a job took, also where it failed. */
async function timed(
  job: () => Promise<unknown>,
): Promise<{ readonly took: number; readonly error?: unknown }> {
  const began = performance.now()
  const took = () => performance.now() - began
  return job().then(
    () => ({ took: took() }),
    (error: unknown) => ({ took: took(), error }),
  )
}

export function openNotices(
  db: Database,
  vapid: Config['vapid'],
  now: () => number,
  trouble: (error: unknown) => void,
  send: Send = async (subscription, text) => {
    const { default: webPush } = await import('web-push')
    const details = { TTL: 86_400, ...(vapid && { vapidDetails: vapid }) }
    return request(webPush.generateRequestDetails(subscription, text, details))
  },
): Notices {
  const inTurn = fewAtOnce(AT_ONCE)
  /** By the host that is told: one that hangs keeps what goes to the others waiting for one answer, not for all of its. */
  const turns = openTurns(AT_ONCE)
  /** What is being told, or waits for it: nobody is told the same twice. */
  const under = new Map<string, Promise<void>>()

  const browsersOf = (person: string) =>
    inTurn(() =>
      db
        .selectFrom('pushes')
        .innerJoin('people', 'people.id', 'pushes.person')
        .select(['pushes.endpoint', 'pushes.keys'])
        .leftJoin('sessions', 'sessions.id', 'pushes.session')
        .where('pushes.person', '=', person)
        // Who has signed out there, or was signed out, is told nothing there any more.
        .where((e) =>
          e.or([
            e('pushes.session', '=', ''),
            e.and([
              e('sessions.person', '=', person),
              e('sessions.created', '>', now() - SESSION_DAYS * 86_400_000),
            ]),
          ]),
        )
        .where('people.notices', '=', 1)
        .where('people.banned', '<=', now())
        .execute(),
    )

  async function tellAll(person: string, text: string): Promise<void> {
    const browsers = (await browsersOf(person)).filter((one) => isPushService(one.endpoint))
    for (const { endpoint, keys } of browsers) {
      const { error } = await turns.take(
        new URL(endpoint).host,
        () => timed(() => send({ endpoint, keys: JSON.parse(keys) }, text)),
        { most: PATIENCE },
      )
      if (error !== undefined) {
        const status = (error as { statusCode?: number }).statusCode
        // The browser has taken its permission back.
        if (status === 404 || status === 410)
          await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute()
        // Not the error itself: it has the address of the browser in it.
        else trouble(new Error(`the push service refused: ${status ?? codeOf(error)}`))
      }
    }
  }

  return {
    publicKey: vapid?.publicKey,
    async tell(person, table, game) {
      if (!vapid) return
      const key = `${person} ${table}`
      const telling =
        under.get(key) ??
        tellAll(person, JSON.stringify({ why: 'turn', table, game })).finally(() => under.delete(key))
      under.set(key, telling)
      await telling
    },
  }
}
