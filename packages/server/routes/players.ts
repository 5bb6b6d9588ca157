// Other people: profiles, histories, leaderboards; muting, blocking and reporting them.

import { deny } from '@undercrown/table'
import { mayAct, tableNamed } from '../access.ts'
import { addressOf } from '../address.ts'
import { sheetOfPerson } from '../people/people.ts'
import {
  course,
  finishedGames,
  leaderboard,
  ratingsOf,
  rivalOf,
  shares,
  statistics,
} from '../people/profile.ts'
import type { Server } from '../server.ts'
import { type On, route } from './route.ts'

export function playerRoutes(
  on: On,
  { people, programs, store, chat, attendance, context, tables, parties, identity, sockets }: Server,
): void {
  const { reads } = store
  const needPerson = async (id: string) =>
    (await people.get(id)) ?? deny('not-found', 'there is no such person')

  on.anyone(route('GET /api/players/:person'), async ({ params, request }) => {
    const person = await needPerson(params.person)
    const viewer = (await identity.of(request))?.id
    const rival = viewer === person.id ? await rivalOf(reads, person.id, people.profiles) : undefined
    return {
      person: sheetOfPerson(person),
      since: person.created,
      ratings: await ratingsOf(reads, person.id),
      statistics: await statistics(reads, person.id),
      shares: await shares(reads, person.id),
      course: await course(reads, person.id, viewer),
      ...(rival && { rival }),
    }
  })

  on.anyone(route('GET /api/players/:person/games'), async ({ params, query, request }) => {
    const { id } = await needPerson(params.person)
    const viewer = (await identity.of(request))?.id
    return { games: await finishedGames(reads, id, { ...query, viewer }, people.profiles) }
  })

  on.anyone(route('GET /api/leaderboards/:game'), async ({ params, query, request }) => {
    const kind = query.of === 'programs' ? 'bot' : 'account'
    return leaderboard(reads, context.gameNamed(params.game).id, kind, (await identity.of(request))?.id)
  })

  on.anyone(route('GET /api/programs/:game'), async ({ params }) => ({
    programs: await programs.at(context.gameNamed(params.game).id),
  }))

  async function mute(person: string, whom: string, table: string | undefined, off: boolean) {
    await needPerson(whom)
    await chat.mute(person, whom, table, off)
    return { whom, table: table ?? null }
  }

  on.person(route('PUT /api/mutes'), async ({ body: { whom, table, off } }, { id }) => ({
    ...(await mute(id, whom, table, off)),
    muted: !off,
  }))

  on.person(route('PUT /api/hushes'), async ({ body: { whom, table, off } }, { id }) => ({
    ...(await mute(id, whom, table, off)),
    hushed: !off,
  }))

  on.person(route('POST /api/reports'), async ({ body: { whom, table, text }, request }, { id }) => {
    await needPerson(whom)
    const party = await parties.find(table)
    if (party) {
      if (!(await parties.came(party, id))) deny('not-yours', 'reports are for those who are there')
      if (!(await parties.came(party, whom))) deny('not-found', 'they were not there')
      await chat.report(id, whom, table, text)
      return { reported: whom }
    }
    const actor = await tableNamed(tables, table, sockets.reader(addressOf(request)))
    if (!(await attendance.came(actor.state, id))) {
      mayAct(actor, id)
      deny('not-yours', 'reports are for those who were at the table')
    }
    if (!(await attendance.came(actor.state, whom))) deny('not-found', 'they were not at this table')
    await chat.report(id, whom, table, text)
    return { reported: whom }
  })
}
