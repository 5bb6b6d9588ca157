// Adding to what one person has, within a limit: whoever else adds to it, on whichever node, comes after, so that what
// was counted is still so when it is written; and nothing is written of somebody who is being forgotten.

import { deny } from '@undercrown/table'
import { type Database, holdPerson } from '../store/schema.ts'

export function holding<Done>(
  db: Database,
  people: readonly string[],
  add: (all: Database) => Promise<Done>,
): Promise<Done> {
  return db.transaction().execute(async (all) => {
    // In one order everywhere, so that two never wait for each other.
    for (const person of [...people].sort())
      if (!(await holdPerson(all, person))) deny('no-identity', 'there is no such person any more')
    return add(all)
  })
}
