// Which place is asked about, and what may lie there. Who is to remember is not shown again what was seen.

import { values } from '@undercrown/hidden-people'
import type { PuzzleTable } from '../puzzle.ts'
import { peopleTaskIn } from './solution.ts'

export const hiddenPeopleTable: PuzzleTable = {
  naming(puzzle) {
    const place = peopleTaskIn(puzzle)?.place
    return place === undefined ? undefined : { place, names: values.map(String) }
  },
  forgets: (kind) => kind === 'remember',
}
