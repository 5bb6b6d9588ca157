// A player as a program: a cookie or a token, requests, and a socket that remembers all it was sent.

import { openFold } from '@undercrown/table/fold'
import { WebSocket } from 'ws'
import { checkAnswer, checkMessage } from './answered.ts'

export interface HttpAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came.
  readonly body: any
  readonly headers: Headers
}

export interface Client {
  readonly id: string
  readonly url: string
  cookie: string
  get(path: string): Promise<HttpAnswer>
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<HttpAnswer>
  /** Does a command by HTTP. */
  do(table: string, command: object, id?: string): Promise<HttpAnswer>
  /** `plain`: told the whole each time, as programs are that do not fold. */
  socket(plain?: 'plain'): Promise<Line>
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came.
export type Message = any

export interface Line {
  readonly raw: WebSocket
  /** Everything received, as it came. */
  readonly texts: string[]
  /** What it says, with what was told in short made whole. */
  readonly messages: Message[]
  listen(listener: (message: Message) => void): void
  tell(message: unknown): void
  /** The next message, received or to come, that fits. Each is given out once. */
  next(fits: (message: Message) => boolean): Promise<Message>
  close(): Promise<void>
}

let counter = 0
/** The last resort against what never comes. */
const PATIENCE = 120_000

export function clientOf(url: string, cookie = '', token?: string): Client {
  const client: Client = {
    id: '',
    url,
    cookie,
    get: (path) => client.send('GET', path),
    async send(method, path, body, headers = {}) {
      const answer = await fetch(url + path, {
        method,
        headers: {
          ...(client.cookie && { cookie: client.cookie }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const [given] = answer.headers.get('set-cookie')?.split(';') ?? []
      if (given) client.cookie = given
      const text = await answer.text()
      const json = answer.headers.get('content-type')?.includes('json')
      const said = json ? JSON.parse(text) : text
      if (json) checkAnswer(method, path, answer.status, said)
      return { status: answer.status, body: said, headers: answer.headers }
    },
    do: (table, command, id = `c${++counter}`) =>
      client.send('POST', `/api/tables/${table}/commands`, { ...command, id }),
    socket: (plain) =>
      openLine(
        url,
        {
          ...(client.cookie && { cookie: client.cookie }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        plain,
      ),
  }
  return client
}

/** A new guest. */
export async function guestClient(url: string, name: string): Promise<Client> {
  const client = clientOf(url)
  const { body, status } = await client.send('POST', '/api/guest', { name })
  if (status !== 200) throw new Error(`guest: ${JSON.stringify(body)}`)
  return Object.assign(client, { id: body.id as string })
}

/** A new account: what is rated is rated among those. */
export async function accountClient(url: string, name: string): Promise<Client> {
  const client = await guestClient(url, name)
  await client.send('POST', '/api/account', { name, password: 'long enough' })
  return client
}

/** Whoever is asked answers with the first that there is, until everybody has: then a game counts. */
export async function everybodyMoves(table: string, players: readonly Client[]): Promise<void> {
  const waited = new Set(players)
  while (waited.size > 0)
    for (const one of players) {
      const { seq, game } = (await one.get(`/api/tables/${table}`)).body
      if (game?.choice && (await one.do(table, { do: 'play', seq, pick: 0 })).status === 200)
        waited.delete(one)
    }
}

export async function openLine(
  url: string,
  headers: Record<string, string> = {},
  plain?: 'plain',
): Promise<Line> {
  const raw = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, { headers })
  const texts: string[] = []
  const messages: Message[] = []
  const unread: Message[] = []
  const waiting: { fits: (message: Message) => boolean; done: (message: Message) => void }[] = []
  const listeners: ((message: Message) => void)[] = []
  const fold = openFold((message) => raw.send(JSON.stringify(message)), true)
  raw.on('message', (data) => {
    const text = String(data)
    texts.push(text)
    checkMessage(JSON.parse(text))
    const message: Message = plain ? JSON.parse(text) : fold.hear(text)
    if (message === undefined) return
    messages.push(message)
    for (const listener of listeners) listener(message)
    const at = waiting.findIndex((one) => one.fits(message))
    if (at >= 0) waiting.splice(at, 1)[0]?.done(message)
    else unread.push(message)
  })
  await new Promise<void>((done, failed) => {
    raw.once('open', () => done())
    raw.once('error', failed)
    raw.once('unexpected-response', (_request, response) =>
      failed(new Error(`status ${response.statusCode}`)),
    )
  })
  raw.on('error', () => {})
  return {
    raw,
    texts,
    messages,
    listen: (listener) => void listeners.push(listener),
    tell(message) {
      if (typeof message === 'string') raw.send(message)
      else if (plain) raw.send(JSON.stringify(message))
      else fold.send(message as Parameters<typeof fold.send>[0])
    },
    next(fits) {
      const at = unread.findIndex(fits)
      if (at >= 0) return Promise.resolve(unread.splice(at, 1)[0])
      return new Promise((done, failed) => {
        const timer = setTimeout(
          () => failed(new Error(`nothing of the kind came; last ${texts.at(-1)?.slice(0, 300)}`)),
          PATIENCE,
        )
        waiting.push({
          fits,
          done(message) {
            clearTimeout(timer)
            done(message)
          },
        })
      })
    },
    close: () =>
      new Promise((done) => {
        if (raw.readyState === raw.CLOSED) done()
        raw.once('close', () => done())
        raw.close()
      }),
  }
}

/** Whether a message is the state of a table, at least that far. */
export const stateAt =
  (seq: number) =>
  (message: Message): boolean =>
    (message.type === 'table' || message.type === 'update') && message.seq >= seq
