// Does a player's command: talk here, everything else by the table itself.

import type { ClientMessage, Command, Level, Scope } from '@undercrown/protocol'
import {
  type Profiles,
  SECRET_BYTES,
  seatOf,
  type TableActor,
  type TableState,
  voters,
  type Watcher,
} from '@undercrown/table'
import { hearsFrom, isOpenTo, mayAct } from './access.ts'
import type { Server } from './server.ts'
import type { Tables } from './table/tables.ts'

/** What makes a player of a spectator, or the other way round. */
const seating: ReadonlySet<Command['do']> = new Set(['sit', 'stand', 'remove'])

/** What the token of a program must be good for, who would do this. */
export function scopeFor(deed: ClientMessage['do']): Scope {
  return deed === 'say' || deed === 'emote' ? 'talk' : 'play'
}

/** Returns false where the person who asked has still to be told that it was done. */
export async function runCommand(
  server: Server,
  table: TableActor,
  person: string,
  id: string,
  command: Command,
  from?: Watcher,
): Promise<boolean> {
  // A table that is not listed asks who sits down for its code itself.
  if (command.do !== 'sit') mayAct(table, person)
  const { attendance, context } = server
  switch (command.do) {
    case 'say':
      await server.chat.say(table, person, { text: command.text })
      return false
    case 'emote':
      await server.chat.say(table, person, { emote: command.emote })
      return false
    case 'bot': {
      const work = () => table.do(person, id, command, from)
      // Whoever may not do it is refused by the table, and changes no charge.
      if (table.state.host === person)
        await context.load.change(
          table.id,
          () => botsAt(table, command),
          () => botsAt(table),
          work,
        )
      else await work()
      return true
    }
    default: {
      const sent = command.do === 'remove' ? table.state.chairs[command.seat]?.person : undefined
      if (command.do === 'sit' && isOpenTo(table, person, command.code)) {
        const since = await hearsFrom(attendance, table, person, command.code)
        // Before, lest who sits down from the lobby reads what was said when it was not there.
        await attendance.note(table, person, since ?? context.now())
        try {
          await table.do(person, id, command, from)
        } catch (error) {
          // Who is refused has not sat there.
          await attendance.note(table, person, since)
          throw error
        }
      } else await table.do(person, id, command, from)
      if (sent !== undefined) await attendance.strike(table, sent)
      if (seating.has(command.do)) server.audience.look(table)
      return true
    }
  }
}

/** The bots that sit at a table, perhaps once another is set. */
function botsAt({ state: { chairs } }: TableActor, set?: { seat: number; level: Level | null }): Level[] {
  return chairs.flatMap(({ bot }, seat) => (set?.seat === seat ? set.level : bot) ?? [])
}

/**
 * Somebody goes: their seat is free before the start, afterwards a bot has it. With `settle` nothing will be left of them:
 * what is rated they have given up, and where it is over by that it counts while it is known against whom.
 */
export async function depart(
  tables: Tables,
  token: (bytes: number) => string,
  profiles: (ids: readonly string[]) => Promise<Profiles>,
  person: string,
  settle?: (state: TableState) => Promise<void>,
): Promise<void> {
  for (const table of await tables.of(person)) {
    // Not who was forgotten before: their chair keeps an id that leads nowhere.
    const known = await profiles(table.state.chairs.flatMap((one) => one.person ?? []))
    await table.write((state) => {
      const seat = seatOf(state, person)
      if (seat < 0) return undefined
      // Where only bots are left they play for nobody.
      if (state.phase === 'playing') {
        if (!state.chairs.some((chair) => chair.person && chair.person !== person && known.has(chair.person)))
          return { type: 'ended', reason: 'abandoned' }
        const givesUp = settle && state.opened.rated && !state.chairs[seat]?.resigned
        return { type: givesUp ? 'resigned' : 'left', seat }
      }
      if (state.phase !== 'open') return undefined
      return voters(state).length === 1
        ? { type: 'closed' }
        : { type: 'stood', seat, secret: token(SECRET_BYTES) }
    })
    if (settle && table.state.phase === 'over') await settle(table.state)
  }
}
