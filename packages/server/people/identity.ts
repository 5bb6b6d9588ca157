// Who is asking: a signed cookie for people, a bearer token for programs. And whether it comes from our own pages.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { deny } from '@undercrown/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PersonRow } from '../store/schema.ts'
import type { People } from './people.ts'

export const COOKIE = 'undercrown'
const YEAR = 365 * 86_400

export interface Identity {
  /** Who it is; undefined for a stranger. */
  of(request: FastifyRequest): Promise<PersonRow | undefined>
  /** Who it is; refuses strangers. */
  need(request: FastifyRequest): Promise<PersonRow>
  give(reply: FastifyReply, person: PersonRow): void
  forget(reply: FastifyReply): void
  /** Refuses what another site sends in somebody's name. */
  sameSite(request: FastifyRequest): void
}

export function openIdentity(people: People, secret: string, publicUrl: string | undefined): Identity {
  const secure = publicUrl?.startsWith('https:') ?? false
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  /** The person and epoch that a cookie names, if we signed it. */
  function read(cookie: string): readonly [id: string, epoch: number] | undefined {
    const [id = '', epoch = '', signature = ''] = cookie.split('.')
    const [mine, theirs] = [Buffer.from(sign(`${id}.${epoch}`)), Buffer.from(signature)]
    if (mine.length !== theirs.length || !timingSafeEqual(mine, theirs)) return undefined
    return [id, Number(epoch)]
  }

  async function of(request: FastifyRequest): Promise<PersonRow | undefined> {
    const { authorization } = request.headers
    if (authorization !== undefined) {
      const token = /^Bearer (uc_[0-9a-f]{48})$/.exec(authorization)?.[1]
      return (token && (await people.byToken(token))) || deny('wrong-credentials', 'the token is unknown')
    }
    const cookie = request.cookies[COOKIE]
    const named = cookie === undefined ? undefined : read(cookie)
    if (!named) return undefined
    const person = await people.get(named[0])
    return person && person.epoch === named[1] && person.kind !== 'bot' ? person : undefined
  }

  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return {
    of,
    need: async (request) => (await of(request)) ?? deny('no-identity', 'nobody is signed in'),
    give(reply, { id, epoch }) {
      const text = `${id}.${epoch}`
      reply.setCookie(COOKIE, `${text}.${sign(text)}`, { ...cookieOptions, maxAge: YEAR })
    },
    forget(reply) {
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
