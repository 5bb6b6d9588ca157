// Who I am: guests, accounts, bots, notices, and my data.

import { Readable } from 'node:stream'
import { MAX_PUSHES, type Me } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import { addressOf } from '../address.ts'
import { until } from '../moderation/bans.ts'
import { exportData } from '../people/data.ts'
import { holding } from '../people/holding.ts'
import { isPushService } from '../people/notices.ts'
import { sheetOfPerson } from '../people/people.ts'
import { ratingsOf } from '../people/profile.ts'
import { scopesOf } from '../people/programs.ts'
import { prove } from '../people/proof.ts'
import type { Server } from '../server.ts'
import type { PersonRow } from '../store/schema.ts'
import { type On, route, Written } from './route.ts'

export function meOf(person: PersonRow, now: number): Me {
  return {
    ...sheetOfPerson(person),
    notices: person.notices === 1,
    ...(person.rank && { rank: person.rank }),
    ...(person.muted > now && { muted: until(person.muted) }),
    ...(person.banned > now && { banned: until(person.banned) }),
  }
}

export function meRoutes(on: On, server: Server): void {
  const { identity, people, programs, forgetting, store, notices, context, bans, chat } = server
  const mine = (person: PersonRow) => meOf(person, context.now())

  on.anyone(route('POST /api/guest'), async ({ body: { name, avatar }, request, reply }) => {
    const known = await identity.of(request)
    if (known) return mine(known)
    await bans.checkNewcomer(addressOf(request))
    const person = await people.guest(name, avatar)
    await identity.give(request, reply, person)
    return mine(person)
  })

  on.anyone(route('GET /api/me'), async ({ request }) => {
    const person = await identity.ofBanned(request)
    return person ? { ...mine(person), ratings: await ratingsOf(store.db, person.id) } : { id: null }
  })

  on.person(route('PUT /api/me'), async ({ body: { name, avatar, notices: wanted } }, person) => {
    if (name !== undefined && person.kind === 'account')
      deny('wrong-phase', 'the name of an account is its login, and stays')
    // A name is told to everybody at a table, like what is said there.
    if (name !== undefined) await chat.checkMuted(person.id)
    const changed = await people.change(person, {
      ...(name !== undefined && { name }),
      ...(avatar !== undefined && { avatar }),
      ...(wanted !== undefined && { notices: Number(wanted) }),
    })
    if (name !== undefined || avatar !== undefined) await server.changed(person.id, 'profile')
    return mine(changed)
  })

  on.anyone(route('POST /api/account'), async ({ body: { name, password }, request, reply }) => {
    const known = await identity.of(request)
    await bans.checkNewcomer(addressOf(request))
    // Whoever knows them is told of another name by it.
    if (known && known.name !== name) await chat.checkMuted(known.id)
    const person = await people.register(known?.id, name, password)
    await server.changed(person.id, 'out')
    await identity.give(request, reply, person)
    return mine(person)
  })

  on.anyone(route('POST /api/session'), async ({ body: { name, password }, request, reply }) => {
    const person = await people.signIn(name, password)
    await identity.give(request, reply, person)
    return mine(person)
  })

  on.anyone(route('DELETE /api/session'), async ({ request, reply }) => {
    await identity.forget(request, reply)
    return { id: null }
  })

  on.person(route('DELETE /api/sessions'), async ({ request, reply }, { id }) => {
    await people.signOutEverywhere(id)
    await server.changed(id, 'out')
    await identity.forget(request, reply)
    return { id: null }
  })

  on.person(route('GET /api/me/export'), async ({ reply }, { id }) => {
    reply.header('content-disposition', 'attachment; filename="undercrown-data.json"')
    return new Written(Readable.from(exportData(store.db, id), { highWaterMark: 1 }))
  })

  on.person(route('DELETE /api/me'), async ({ body, request, reply }, person) => {
    if (person.kind === 'account') await prove(server, person, body)
    await forgetting.forget(person.id)
    await identity.forget(request, reply)
    return { id: null }
  })

  const botsOf = async (owner: string) => ({ bots: await programs.of(owner) })
  /** One of somebody's own. */
  async function needBot(owner: string, bot: string): Promise<void> {
    if ((await people.get(bot))?.owner !== owner) deny('not-found', 'you have no such bot')
  }

  on.person(route('GET /api/bots'), async (_asked, { id }) => botsOf(id))

  on.person(route('POST /api/bots'), async ({ body }, owner) => {
    await chat.checkMuted(owner.id)
    const { person, token } = await people.bot(owner.id, body.name, body.scopes)
    return { ...sheetOfPerson(person), scopes: scopesOf(person), token }
  })

  on.person(route('POST /api/bots/:person/token'), async ({ params, body }, owner) => {
    await needBot(owner.id, params.person)
    const { person, token } = await people.renewToken(params.person, body.scopes)
    // What is open by the token of before is cut off.
    await server.changed(person.id, 'out')
    return { ...sheetOfPerson(person), scopes: scopesOf(person), token }
  })

  on.person(route('PUT /api/bots/:person/games/:game'), async ({ params: { person, game }, body }, owner) => {
    await needBot(owner.id, person)
    // It is told to everybody.
    await chat.checkMuted(owner.id)
    await programs.offer(person, context.gameNamed(game).id, body.about)
    return botsOf(owner.id)
  })

  on.person(route('DELETE /api/bots/:person/games/:game'), async ({ params: { person, game } }, owner) => {
    await needBot(owner.id, person)
    await programs.withdraw(person, game)
    return botsOf(owner.id)
  })

  on.person(route('DELETE /api/bots/:person'), async ({ params: { person } }, { id }) => {
    await needBot(id, person)
    await forgetting.forget(person)
    return botsOf(id)
  })

  on.person(route('PUT /api/me/push'), async ({ body: { endpoint, keys }, request }, person) => {
    const { id } = person
    if (!notices.publicKey) deny('not-offered-here', 'this server sends no notices')
    if (!isPushService(endpoint)) deny('malformed', 'this is no push service that we know')
    // A cookie beside a token is not what they came with.
    const session = person.kind === 'bot' ? '' : (identity.sessionOf(request) ?? '')
    const row = { endpoint, person: id, keys: JSON.stringify(keys), session }
    await holding(store.db, [id], async (all) => {
      await all
        .deleteFrom('pushes')
        .where('person', '=', id)
        .where('session', '!=', '')
        .where('session', 'not in', all.selectFrom('sessions').select('id').where('person', '=', id))
        .execute()
      const theirs = await all.selectFrom('pushes').select('endpoint').where('person', '=', id).execute()
      if (theirs.length >= MAX_PUSHES && !theirs.some((one) => one.endpoint === endpoint))
        deny('not-offered-here', `${MAX_PUSHES} browsers are enough; turn notices off and on again`)
      await all
        .insertInto('pushes')
        .values(row)
        .onConflict((on) => on.column('endpoint').doUpdateSet(row))
        .execute()
    })
    await people.change(person, { notices: 1 })
    return { notices: true }
  })

  on.person(route('DELETE /api/me/push'), async (_asked, person) => {
    await store.db.deleteFrom('pushes').where('person', '=', person.id).execute()
    await people.change(person, { notices: 0 })
    return { notices: false }
  })
}
