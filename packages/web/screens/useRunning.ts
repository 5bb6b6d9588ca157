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

interface LastVisit {
  readonly any: boolean
  readonly yours: number
}

/** `tables` is undefined until they are known; the rest is then as it was the last time, so that nothing jumps. */
export function useRunning(): { readonly tables: readonly RunningTable[] | undefined } & LastVisit {
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
  const { any, yours } = tables
    ? { any: tables.length > 0, yours: tables.filter(({ state }) => state === 'yours').length }
    : kept<LastVisit>(KEY, { any: false, yours: 0 })
  useEffect(() => {
    if (known) keep(KEY, { any, yours } satisfies LastVisit)
  }, [known, any, yours])
  return { tables, any, yours }
}
