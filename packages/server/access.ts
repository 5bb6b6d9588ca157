// Who may look at a table: those who sit there, everybody where it is listed or over, else who has a code for it.

import { belongs, deny, type TableActor, watchCode } from '@undercrown/table'
import type { LoadedTable, Tables } from './table/tables.ts'

export async function tableNamed(tables: Tables, table: string): Promise<LoadedTable> {
  return (await tables.get(table)) ?? deny('not-found', 'there is no such table')
}

export function mayWatch({ state }: TableActor, person: string | undefined, code: string | undefined): void {
  const { opened, listed, phase } = state
  if (listed || phase === 'over' || belongs(state, person)) return
  if (code !== undefined && (code === watchCode(state) || code === opened.code)) return
  deny('not-found', 'there is no such table')
}
