// What lists keep of tables, with the names that people have now.

import type { ListedSheet, TableSheet } from '@undercrown/protocol'
import { withProfiles } from '@undercrown/table'
import type { ServerContext } from './context.ts'

/** Whoever is not `inside` could bring its codes back after the table is listed no longer, and is not told them. */
export async function listedSheets<Row extends { readonly sheet: string }>(
  context: ServerContext,
  rows: readonly Row[],
  inside = false,
): Promise<{ row: Row; sheet: ListedSheet }[]> {
  const read = rows.map((row): { row: Row; sheet: TableSheet } => ({ row, sheet: JSON.parse(row.sheet) }))
  const ids = read.flatMap(({ sheet }) => sheet.seats.flatMap(({ person }) => person?.id ?? []))
  const profiles = await context.profiles([...new Set(ids)])
  return read.map(({ row, sheet: { code, watchCode, ...rest } }) => ({
    row,
    sheet: {
      ...withProfiles(rest, profiles),
      ...(inside && code !== undefined && { code }),
      ...(inside && watchCode !== undefined && { watchCode }),
    },
  }))
}
