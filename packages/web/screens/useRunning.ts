// The tables of somebody who comes back: asked at the start, and again while the page is looked at.

import { useEffect } from 'react'
import { api } from '../client/api.ts'
import { keep, kept } from '../client/kept.ts'
import { localTables } from '../client/local.ts'
import { useMe } from '../client/me.ts'
import { type RunningTable, running } from '../client/running.ts'
import { useServer } from '../client/server.ts'
import { useAsked, useEvery } from '../parts/useAsked.ts'

const KEY = 'returning'

/** How many there were of each kind. */
export interface LastVisit {
  readonly any: boolean
  readonly yours: number
  readonly theirs: number
  readonly over: number
}

const NOTHING: LastVisit = { any: false, yours: 0, theirs: 0, over: 0 }

/** `tables` is undefined until they are known; the counts are then those of the last time, so that nothing jumps. */
export function useRunning(): {
  readonly tables: readonly RunningTable[] | undefined
  readonly visit: LastVisit
} {
  const { person } = useMe()
  const { status } = useServer()
  const { asked, again } = useAsked(`${person?.id} ${status}`, async () => {
    const mine = person ? await api.mine().catch(() => []) : []
    return running(mine, await localTables())
  })
  useEvery(20_000, again)
  // Those of the server come with the answer to who we are.
  const known = asked.state === 'here' && (person !== undefined || status === 'gone')
  const tables = known ? asked.value : undefined
  const visit = tables ? counted(tables) : { ...NOTHING, ...kept<Partial<LastVisit>>(KEY, NOTHING) }
  const { any, yours, theirs, over } = visit
  useEffect(() => {
    if (known) keep(KEY, { any, yours, theirs, over } satisfies LastVisit)
  }, [known, any, yours, theirs, over])
  return { tables, visit }
}

function counted(tables: readonly RunningTable[]): LastVisit {
  const count = (...states: RunningTable['state'][]) =>
    tables.filter(({ state }) => states.includes(state)).length
  return {
    any: tables.length > 0,
    yours: count('yours'),
    theirs: count('theirs', 'open'),
    over: count('over'),
  }
}
