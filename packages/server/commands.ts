// Does a player's command: talk and rematches here, everything else by the table itself.

import type { Command } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import type { Server } from './server.ts'
import type { TableActor } from './table/actor.ts'
import type { Watcher } from './table/context.ts'
import { seatOf } from './table/decide.ts'
import { voters } from './table/state.ts'

/** Returns false where the person who asked has still to be told that it was done. */
export async function perform(
  server: Server,
  actor: TableActor,
  person: string,
  id: string,
  command: Command,
  from?: Watcher,
): Promise<boolean> {
  switch (command.do) {
    case 'say':
      await server.chat.say(actor, person, { text: command.text })
      return false
    case 'emote':
      await server.chat.say(actor, person, { emote: command.emote })
      return false
    case 'rematch':
      await rematch(server, actor, person)
      return false
    default:
      await actor.do(person, id, command, from)
      return true
  }
}

/** The same people, one seat further: who asks first opens the table, the others are told where it is. */
async function rematch({ tables }: Server, actor: TableActor, person: string): Promise<void> {
  const { state } = actor
  const seat = seatOf(state, person)
  if (seat < 0) deny('not-yours', 'you did not play here')
  if (state.phase !== 'over') deny('wrong-phase', 'the game is not over')
  if (state.rematch) return
  const { game, options, seats, listed, rated, silent, time } = state.opened
  const chairs = state.chairs.map(({ bot, person: who }) =>
    who === person ? { person } : bot ? { bot } : {},
  )
  const turned = chairs.map((_, i) => chairs[(i + 1) % seats] as (typeof chairs)[number])
  const invited = state.chairs.flatMap((chair) => chair.person ?? [])
  const next = await tables.open(
    { game, options, seats, listed, rated, silent, time, invited },
    person,
    turned,
  )
  const first = await actor.write((now) => (now.rematch ? undefined : { type: 'rematched', table: next.id }))
  // Somebody else was first: theirs is the table.
  if (!first) await next.write(() => ({ type: 'closed' }))
}

/** Somebody goes for good: their seat is free before the start, afterwards a bot has it. */
export async function depart({ tables }: Server, person: string): Promise<void> {
  for (const actor of await tables.of(person))
    await actor.write((state) => {
      const seat = seatOf(state, person)
      if (seat < 0) return undefined
      if (state.phase === 'playing') return { type: 'left', seat }
      if (state.phase !== 'open') return undefined
      return voters(state).length === 1 ? { type: 'closed' } : { type: 'stood', seat }
    })
}
