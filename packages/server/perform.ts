// Does a player's command: talk and rematches here, everything else by the table itself.

import type { Command } from '@undercrown/protocol'
import { refused } from './refused.ts'
import type { Server } from './server.ts'
import { seatOf } from './table/decide.ts'
import type { Watcher } from './table/house.ts'
import type { Room } from './table/room.ts'
import { voters } from './table/sitting.ts'

/** Returns false where the person who asked has still to be told that it was done. */
export async function perform(
  server: Server,
  room: Room,
  person: string,
  id: string,
  command: Command,
  from?: Watcher,
): Promise<boolean> {
  switch (command.do) {
    case 'say':
      await server.chat.say(room, person, { text: command.text })
      return false
    case 'emote':
      await server.chat.say(room, person, { emote: command.emote })
      return false
    case 'rematch':
      await rematch(server, room, person)
      return false
    default:
      await room.do(person, id, command, from)
      return true
  }
}

/** The same people, one seat further: who asks first opens the table, the others are told where it is. */
async function rematch({ rooms }: Server, room: Room, person: string): Promise<void> {
  const { sitting } = room
  const seat = seatOf(sitting, person)
  if (seat < 0) refused('not-yours', 'you did not play here')
  if (sitting.phase !== 'over') refused('wrong-phase', 'the game is not over')
  if (sitting.rematch) return
  const { game, options, seats, listed, rated, silent, time } = sitting.opened
  const chairs = sitting.chairs.map(({ bot, person: who }) =>
    who === person ? { person } : bot ? { bot } : {},
  )
  const turned = chairs.map((_, i) => chairs[(i + 1) % seats] as (typeof chairs)[number])
  const invited = sitting.chairs.flatMap((chair) => chair.person ?? [])
  const next = await rooms.open(
    { game, options, seats, listed, rated, silent, time, invited },
    person,
    turned,
  )
  const first = await room.write((now) => (now.rematch ? undefined : { type: 'rematched', table: next.id }))
  // Somebody else was first: theirs is the table.
  if (!first) await next.write(() => ({ type: 'closed' }))
}

/** Somebody goes for good: their seat is free before the start, afterwards a bot has it. */
export async function depart({ rooms }: Server, person: string): Promise<void> {
  for (const room of await rooms.of(person))
    await room.write((sitting) => {
      const seat = seatOf(sitting, person)
      if (seat < 0) return undefined
      if (sitting.phase === 'playing') return { type: 'left', seat }
      if (sitting.phase !== 'open') return undefined
      return voters(sitting).length === 1 ? { type: 'closed' } : { type: 'stood', seat }
    })
}
