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

/** Undefined until they are known; then whether there will be any is as it was the last time, so that nothing jumps. */
export function useRunning(): {
  readonly tables: readonly RunningTable[] | undefined
  readonly any: boolean
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
  const any = tables ? tables.length > 0 : kept(KEY, false)
  useEffect(() => {
    if (known) keep(KEY, any)
  }, [known, any])
  return { tables, any }
}
