// The server by HTTP: one typed function for each thing that can be asked of it. What it refuses is thrown as a Refusal.

import type {
  Code,
  Command,
  Level,
  PersonSheet,
  RefusalMessage,
  Said,
  Sync,
  TableSheet,
  TimeControl,
} from '@undercrown/protocol'
import { newId } from './id.ts'

/** A refusal of the server, or of the way to it. Every code has a sentence in the words of the screen. */
export class Refusal extends Error implements Omit<RefusalMessage, 'code'> {
  override readonly name = 'Refusal'
  readonly code: Code | 'unreachable'
  constructor(code: Code | 'unreachable', message: string) {
    super(message)
    this.code = code
  }
}

/** The key of the sentence for whatever went wrong. */
export function sentenceOf(error: unknown): `refusals.${Code | 'unreachable'}` {
  const code = (error as { code?: Code } | undefined)?.code
  return `refusals.${typeof code === 'string' ? code : 'internal'}`
}

type Watcher = (reached: boolean) => void
const watchers = new Set<Watcher>()

/** Called after every request, with whether the server answered. */
export function onReach(watcher: Watcher): void {
  watchers.add(watcher)
}

function reached(yes: boolean): void {
  for (const watcher of watchers) watcher(yes)
}

async function call<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  let answer: Response
  let told: unknown
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    told = await answer.json()
  } catch {
    // No network, or something that answers but is not our server.
    reached(false)
    throw new Refusal('unreachable', 'the server does not answer')
  }
  if (answer.ok) {
    reached(true)
    return told as Answer
  }
  const { code, message = '' } = told as Partial<RefusalMessage>
  reached(code !== undefined)
  throw new Refusal(code ?? 'unreachable', message)
}

const get = <Answer>(path: string) => call<Answer>('GET', path)
const post = <Answer>(path: string, body: object = {}) => call<Answer>('POST', path, body)
const put = <Answer>(path: string, body: object) => call<Answer>('PUT', path, body)
const remove = <Answer>(path: string, body?: object) => call<Answer>('DELETE', path, body)

export interface Me extends PersonSheet {
  readonly notices: boolean
}

export interface Rating {
  readonly game: string
  readonly rating: number
  readonly games: number
  readonly wins: number
}

export interface Service {
  readonly protocol: number
  readonly levels: readonly Level[]
  /** For browser push; null where the server sends no notices. */
  readonly pushKey: string | null
}

export interface MyTable extends TableSheet {
  readonly seat: number
  readonly updated: number
  readonly yourTurn: boolean
}

export interface NewTable {
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly listed: boolean
  readonly rated: boolean
  readonly silent: boolean
  readonly time: TimeControl
}

export interface Profile {
  readonly person: PersonSheet
  readonly since: number
  readonly ratings: readonly Rating[]
  readonly statistics: readonly Statistic[]
}

export interface Statistic {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly wins: number
  readonly averagePlace: number
}

export interface Finished {
  readonly table: string
  readonly seat: number
  readonly game: string
  readonly players: number
  /** From 1; 0 where it was ended together. */
  readonly position: number
  readonly won: 0 | 1
  readonly rated: 0 | 1
  readonly before: number | null
  readonly after: number | null
  readonly moves: number
  readonly at: number
}

export interface Ranked {
  readonly place: number
  readonly person: Pick<PersonSheet, 'id' | 'name' | 'avatar'>
  readonly rating: number
  readonly games: number
  readonly wins: number
}

export interface Waiting {
  readonly game: string
  readonly seats: number
  readonly since: number
}

export const api = {
  service: () => get<Service>('/games'),

  me: () => get<Me | { readonly id: null }>('/me'),
  guest: (name: string, avatar: string) => post<Me>('/guest', { name, avatar }),
  changeMe: (change: { readonly name?: string; readonly avatar?: string }) => put<Me>('/me', change),
  register: (name: string, password: string) => post<Me>('/account', { name, password }),
  signIn: (name: string, password: string) => post<Me>('/session', { name, password }),
  signOut: () => remove<unknown>('/session'),
  signOutEverywhere: () => remove<unknown>('/sessions'),
  changePassword: (old: string, password: string) => put<Me>('/account/password', { old, password }),
  exportMe: () => get<object>('/me/export'),
  forgetMe: (password?: string) => remove<unknown>('/me', password === undefined ? {} : { password }),
  push: (endpoint: string, keys: { readonly p256dh: string; readonly auth: string }) =>
    put<unknown>('/me/push', { endpoint, keys }),
  noPush: () => remove<unknown>('/me/push'),
  bots: async () => (await get<{ bots: readonly PersonSheet[] }>('/bots')).bots,
  newBot: (name: string) => post<PersonSheet & { readonly token: string }>('/bots', { name }),
  removeBot: (id: string) => remove<unknown>(`/bots/${id}`),

  lobby: async (game?: string) =>
    (await get<{ tables: readonly TableSheet[] }>(`/lobby${game ? `?game=${game}` : ''}`)).tables,
  mine: async () => (await get<{ tables: readonly MyTable[] }>('/tables/mine')).tables,
  open: (table: NewTable) => post<Sync>('/tables', { ...table, nonce: newId() }),
  byCode: (code: string) => get<TableSheet>(`/codes/${encodeURIComponent(code)}`),
  command: (table: string, command: Command) =>
    post<Sync>(`/tables/${table}/commands`, { ...command, id: newId() }),
  chat: async (table: string) => (await get<{ lines: readonly Said[] }>(`/tables/${table}/chat`)).lines,
  record: (table: string) => get<object>(`/tables/${table}/record`),

  match: async (game: string, seats: number, bots: boolean) =>
    (await post<{ waiting: Waiting | null }>('/match', { game, seats, bots, nonce: newId() })).waiting,
  matching: async () => (await get<{ waiting: Waiting | null }>('/match')).waiting,
  stopMatch: () => remove<unknown>('/match'),

  player: (id: string) => get<Profile>(`/players/${id}`),
  games: async (id: string, before?: number) =>
    (
      await get<{ games: readonly Finished[] }>(
        `/players/${id}/games${before === undefined ? '' : `?before=${before}`}`,
      )
    ).games,
  leaderboard: async (game: string) =>
    (await get<{ players: readonly Ranked[] }>(`/leaderboards/${game}`)).players,
  mute: (whom: string, off: boolean, table?: string) =>
    put<unknown>('/mutes', { whom, off, ...(table && { table }) }),
  report: (whom: string, table: string, text: string) => post<unknown>('/reports', { whom, table, text }),
}
