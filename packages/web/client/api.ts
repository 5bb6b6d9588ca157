// The server by HTTP: one typed function for each thing that can be asked of it. What it refuses is thrown as a RequestRefused.

import type {
  Code,
  Command,
  RefusalMessage,
  RouteAnswer,
  RouteInput,
  RouteName,
  TimeControl,
} from '@undercrown/protocol'
import { newSeal } from './deal.ts'
import { newId } from './id.ts'

/** A refusal of the server, or of the way to it. Every code has a sentence in the words of the screen. */
export class RequestRefused extends Error implements Omit<RefusalMessage, 'code'> {
  override readonly name = 'RequestRefused'
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

interface Input {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

const fieldsOf = (part: unknown): [string, string][] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).map(([key, value]) => [key, String(value)])
    : []

/** The address of a request: the path of its route, with its parameters and query written in. */
function addressOf(path: string, { params, query }: Input): string {
  const written = fieldsOf(params).reduce(
    (text, [key, value]) => text.replace(`:${key}`, encodeURIComponent(value)),
    path,
  )
  const asked = new URLSearchParams(fieldsOf(query)).toString()
  return asked ? `${written}?${asked}` : written
}

/** Asks the server as the protocol has it: nothing to give where the route needs nothing. */
export async function call<Name extends RouteName>(
  name: Name,
  ...[given]: Record<never, never> extends RouteInput<Name> ? [RouteInput<Name>?] : [RouteInput<Name>]
): Promise<RouteAnswer<Name>> {
  const [method = '', path = ''] = name.split(' ')
  const input: Input = given ?? {}
  const body = input.body === undefined ? undefined : JSON.stringify(input.body)
  let answer: Response
  let told: Partial<RefusalMessage> & RouteAnswer<Name>
  try {
    answer = await fetch(addressOf(path, input), {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body }),
    })
    told = await answer.json()
  } catch {
    // No network, or something that answers but is not our server.
    reached(false)
    throw new RequestRefused('unreachable', 'the server does not answer')
  }
  if (answer.ok) {
    reached(true)
    return told
  }
  const { code, message = '' } = told
  reached(code !== undefined)
  throw new RequestRefused(code ?? 'unreachable', message)
}

/** What is asked for when a table is opened. */
export type TableOrder = Required<Omit<RouteInput<'POST /api/tables'>['body'], 'nonce' | 'seal' | 'time'>> & {
  readonly time: TimeControl
}

export const api = {
  service: () => call('GET /api/games'),

  me: () => call('GET /api/me'),
  guest: (name: string, avatar: string) => call('POST /api/guest', { body: { name, avatar } }),
  changeMe: (body: { readonly name?: string; readonly avatar?: string }) => call('PUT /api/me', { body }),
  register: (name: string, password: string) => call('POST /api/account', { body: { name, password } }),
  signIn: (name: string, password: string) => call('POST /api/session', { body: { name, password } }),
  signOut: () => call('DELETE /api/session'),
  signOutEverywhere: () => call('DELETE /api/sessions'),
  exportMe: () => call('GET /api/me/export'),
  push: (endpoint: string, keys: { readonly p256dh: string; readonly auth: string }) =>
    call('PUT /api/me/push', { body: { endpoint, keys } }),
  noPush: () => call('DELETE /api/me/push'),
  bots: async () => (await call('GET /api/bots')).bots,
  newBot: (name: string) => call('POST /api/bots', { body: { name } }),
  removeBot: (person: string) => call('DELETE /api/bots/:person', { params: { person } }),

  lobby: (game?: string) => call('GET /api/lobby', { query: game ? { game } : {} }),
  mine: async () => (await call('GET /api/tables/mine')).tables,
  open: (table: TableOrder) => call('POST /api/tables', { body: { ...table, seal: newSeal() } }),
  table: (table: string) => call('GET /api/tables/:table', { params: { table } }),
  byCode: (code: string) => call('GET /api/codes/:code', { params: { code } }),
  command: (table: string, command: Command) =>
    call('POST /api/tables/:table/commands', { params: { table }, body: { ...command, id: newId() } }),
  /** On any free chair. Where none is left one can still look on. */
  sit: (table: string, code?: string) =>
    api.command(table, { do: 'sit', seal: newSeal(), ...(code !== undefined && { code }) }).catch((error) => {
      if (!(error instanceof RequestRefused) || error.code === 'unreachable') throw error
    }),
  chat: async (table: string, code?: string) =>
    (await call('GET /api/tables/:table/chat', { params: { table }, query: code ? { code } : {} })).lines,
  record: (table: string, code?: string) =>
    call('GET /api/tables/:table/record', { params: { table }, query: code ? { code } : {} }),

  party: async (body: RouteInput<'POST /api/parties'>['body']) =>
    (await call('POST /api/parties', { body })).party,
  partyChat: async (party: string, code?: string) =>
    (await call('GET /api/parties/:party/chat', { params: { party }, query: code ? { code } : {} })).lines,

  /** Without a number of seats, any will do. */
  match: async (game: string, seats: number | undefined, bots: boolean) =>
    (await call('POST /api/match', { body: { game, ...(seats && { seats }), bots, seal: newSeal() } }))
      .waiting,
  matching: async () => (await call('GET /api/match')).waiting,
  stopMatch: () => call('DELETE /api/match'),

  friends: () => call('GET /api/friends'),
  befriend: async (code: string) => (await call('POST /api/friends', { body: { code } })).person,
  unfriend: (person: string) => call('DELETE /api/friends/:person', { params: { person } }),
  newFriendLink: async () => (await call('POST /api/friends/link')).code,
  invite: (whom: string, table: string) => call('POST /api/invitations', { body: { whom, table } }),
  decline: (table: string) => call('DELETE /api/invitations/:table', { params: { table } }),

  player: (person: string) => call('GET /api/players/:person', { params: { person } }),
  games: async (person: string, before?: number) =>
    (
      await call('GET /api/players/:person/games', {
        params: { person },
        query: before === undefined ? {} : { before },
      })
    ).games,
  leaderboard: (game: string) => call('GET /api/leaderboards/:game', { params: { game } }),
  mute: (whom: string, off: boolean, table?: string) =>
    call('PUT /api/mutes', { body: { whom, off, ...(table && { table }) } }),
  report: (whom: string, table: string, text: string) =>
    call('POST /api/reports', { body: { whom, table, text } }),
}
