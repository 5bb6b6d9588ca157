// Who is asking: a signed cookie for people, a bearer token for programs. And whether it comes from our own pages.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { deny } from '@undercrown/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '../address.ts'
import type { Bans } from '../moderation/bans.ts'
import type { PersonRow } from '../store/schema.ts'
import { deviceOf } from './device.ts'
import { type People, tokenHash } from './people.ts'
import { SESSION_DAYS, type Sessions } from './sessions.ts'

export const COOKIE = 'undercrown'

interface Named {
  readonly person: string
  readonly epoch: number
  readonly session: string
}

/** What of a request says who is asking: as much of it as a socket keeps. */
export interface Credentials {
  readonly headers: { readonly authorization?: string | undefined }
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly ip: string
}

export function credentialsIn({ headers: { authorization }, cookies, ip }: Credentials): Credentials {
  return { headers: { authorization }, cookies: { [COOKIE]: cookies[COOKIE] }, ip }
}

export interface Identity {
  /** Who it is; undefined for a stranger. Refuses who is banned. */
  of(request: Credentials): Promise<PersonRow | undefined>
  /** Who it is; refuses strangers. */
  need(request: FastifyRequest): Promise<PersonRow>
  /** The same for what somebody may do although they are banned: learn of it, take their data along, and go. */
  ofBanned(request: FastifyRequest): Promise<PersonRow | undefined>
  needBanned(request: FastifyRequest): Promise<PersonRow>
  /** The session that a cookie names, whether or not it is still good. */
  sessionOf(request: Credentials): string | undefined
  /** What somebody came with, as it is kept: the hash of a token, whatever cookie is beside it; else the session. */
  keyOf(request: Credentials): string | undefined
  /** Signs somebody in, in place of whoever it was before. */
  give(request: FastifyRequest, reply: FastifyReply, person: PersonRow): Promise<void>
  /** Signs out: what the cookie names is void. */
  forget(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Refuses what another site sends in somebody's name. */
  sameSite(request: FastifyRequest): void
}

/** Undefined where none was sent; one that is no token of ours is nobody's. */
function tokenIn({ headers: { authorization } }: Credentials): string | undefined {
  if (authorization === undefined) return undefined
  return /^Bearer (uc_[0-9a-f]{48})$/.exec(authorization)?.[1] ?? ''
}

export function openIdentity(
  people: People,
  sessions: Sessions,
  bans: Bans,
  secret: string,
  publicUrl: string | undefined,
): Identity {
  const secure = publicUrl?.startsWith('https:') ?? false
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  /** What a cookie names, if we signed it. One from before there were sessions has its person's id for one. */
  function read({ cookies }: Credentials): Named | undefined {
    const parts = (cookies[COOKIE] ?? '').split('.')
    const signature = parts.pop() ?? ''
    const [mine, theirs] = [Buffer.from(sign(parts.join('.'))), Buffer.from(signature)]
    if (mine.length !== theirs.length || !timingSafeEqual(mine, theirs)) return undefined
    const [person = '', epoch = '', session = person] = parts
    return { person, epoch: Number(epoch), session }
  }

  async function of(request: Credentials): Promise<PersonRow | undefined> {
    const person = await ofBanned(request)
    if (person) await bans.check(person, addressOf(request))
    return person
  }

  async function ofBanned(request: Credentials): Promise<PersonRow | undefined> {
    const token = tokenIn(request)
    if (token !== undefined)
      return (await people.byToken(token)) ?? deny('wrong-credentials', 'the token is unknown')
    const named = read(request)
    if (!named) return undefined
    const person = await sessions.personOf(named.session)
    const still = person?.id === named.person && person.epoch === named.epoch && person.kind !== 'bot'
    return still ? person : undefined
  }

  const sessionOf = (request: Credentials) => read(request)?.session

  async function end(request: FastifyRequest): Promise<void> {
    const session = sessionOf(request)
    if (session !== undefined) await sessions.end(session)
  }

  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return {
    of,
    need: async (request) => (await of(request)) ?? deny('no-identity', 'nobody is signed in'),
    ofBanned,
    needBanned: async (request) => (await ofBanned(request)) ?? deny('no-identity', 'nobody is signed in'),
    sessionOf,
    keyOf(request) {
      const token = tokenIn(request)
      return token === undefined ? sessionOf(request) : tokenHash(token)
    },
    async give(request, reply, { id, epoch }) {
      await end(request)
      const device = deviceOf(request.headers['user-agent'])
      const session = await sessions.begin(id, device, sessionOf(request))
      const text = `${id}.${epoch}.${session}`
      reply.setCookie(COOKIE, `${text}.${sign(text)}`, { ...cookieOptions, maxAge: SESSION_DAYS * 86_400 })
    },
    async forget(request, reply) {
      await end(request)
      reply.clearCookie(COOKIE, cookieOptions)
    },
    sameSite(request) {
      // A browser sends the origin with whatever changes something; programs send none, and have no cookie to abuse.
      const { origin } = request.headers
      if (origin === undefined) return
      const ours = publicUrl ?? `${request.protocol}://${request.headers.host}`
      if (origin !== ours) deny('cross-site', 'this comes from another site')
    },
  }
}
