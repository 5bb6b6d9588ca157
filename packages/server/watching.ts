// Who may look at a table: those who sit there, everybody where it is listed or over, else who has a code for it.

import { refused } from './refused.ts'
import { belongs } from './table/decide.ts'
import type { Room } from './table/room.ts'
import type { Rooms } from './table/rooms.ts'
import { watchCode } from './table/telling.ts'

export async function roomNamed(rooms: Rooms, table: string): Promise<Room> {
  return (await rooms.get(table)) ?? refused('not-found', 'there is no such table')
}

export function mayWatch({ sitting }: Room, person: string | undefined, code: string | undefined): void {
  const { opened, phase } = sitting
  if (opened.listed || phase === 'over' || belongs(sitting, person)) return
  if (code !== undefined && (code === watchCode(sitting) || code === opened.code)) return
  refused('not-found', 'there is no such table')
}
