// Where a record that is looked at comes from: a table of the server or of this browser, or a link that holds all of it.

import type { GameRecord, SeenDeal } from '@undercrown/engine'
import type { RefusalMessage, Sync } from '@undercrown/protocol'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'wouter'
import { seenDeal } from '../client/deal.ts'
import { localPlayers, localRecord, localTables } from '../client/local.ts'
import { unpack } from '../client/pack.ts'
import { playersNamed, type SeatedPlayer } from '../client/players.ts'
import { isGame } from '../registry.ts'
import { playersOf } from '../table/scene.ts'
import { Replays } from './Replays.tsx'
import { Trouble } from './Trouble.tsx'
import { type Loaded, useRecord } from './useReplay.ts'

export interface FoundRecord {
  readonly raw: unknown
  readonly players?: readonly SeatedPlayer[] | undefined
  /** Without which it is not found, where the table was not listed. */
  readonly code?: string | undefined
  /** Where whoever looks at it sat. */
  readonly mine?: number | undefined
  /** What this browser saw before the deal. */
  readonly seen?: SeenDeal | undefined
}

export type RecordFinding = FoundRecord | { readonly refusal: RefusalMessage } | undefined

function useFound(find: () => Promise<FoundRecord>, key: string): RecordFinding {
  const [found, setFound] = useState<RecordFinding>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: found again only elsewhere
  useEffect(() => {
    let stale = false
    setFound(undefined)
    find().then(
      (one) => !stale && setFound(one),
      (refusal: RefusalMessage) => !stale && setFound({ refusal }),
    )
    return () => {
      stale = true
    }
  }, [key])
  return found
}

/** Of a table of the server, named by the address. */
export function useServerRecord(): { readonly table: string; readonly found: RecordFinding } {
  const { table = '' } = useParams()
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const found = useFound(async () => {
    const given = search.get('code')
    const query = given === null ? '' : `?code=${encodeURIComponent(given)}`
    const raw = await asked<GameRecord>(`/api/tables/${table}/record${query}`)
    const { sheet, seat } = await asked<Sync>(`/api/tables/${table}${query}`)
    const code = sheet.listed ? undefined : (sheet.watchCode ?? given ?? undefined)
    return { raw, players: playersOf(sheet, t), code, mine: seat ?? undefined, seen: seenDeal(table) }
  }, table)
  return { table, found }
}

/** Of a table of this browser. */
export function useLocalRecord(): { readonly table: string; readonly found: RecordFinding } {
  const { table = '' } = useParams()
  const found = useFound(async () => {
    const raw = await localRecord(table)
    const kept = (await localTables()).find(({ id }) => id === table)
    const people = kept?.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : [])) ?? []
    return { raw, players: kept && localPlayers(kept), mine: people.length === 1 ? people[0] : undefined }
  }, table)
  return { table, found }
}

/** Held by the link itself. */
export function usePackedRecord(packed: string): RecordFinding {
  return useFound(async () => {
    const raw = await unpacked(packed)
    return { raw, players: playersNamed(raw) }
  }, packed)
}

/** Shows what was found as soon as it is loaded, or says why it is not. */
export function RecordLook({
  found,
  here = false,
  load,
  children,
}: {
  readonly found: RecordFinding
  /** It is looked for in this browser. */
  readonly here?: boolean
  /** Takes another file, where this one cannot be played. */
  load?(raw: unknown): void
  readonly children: (loaded: Loaded, found: FoundRecord) => ReactNode
}) {
  const loaded = useRecord(found && 'raw' in found ? found.raw : undefined)
  const refusal =
    found && 'refusal' in found ? found.refusal : loaded && 'refusal' in loaded && loaded.refusal
  if (refusal)
    return refusal.code === 'bad-options' ? (
      <Replays load={load} why={refusal.message} />
    ) : (
      <Trouble state="refused" code={refusal.code} here={here} />
    )
  if (!found || !loaded || 'refusal' in found || 'refusal' in loaded) return <Trouble state="loading" />
  if (!isGame(loaded.facts.game)) return <Trouble state="outdated" />
  return <Suspense fallback={<Trouble state="loading" />}>{children(loaded, found)}</Suspense>
}

/** What stands behind the # of the address. */
export function usePacked(): string {
  const [hash, setHash] = useState(() => location.hash.slice(1))
  useEffect(() => {
    const follow = () => setHash(location.hash.slice(1))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return hash
}

async function unpacked(packed: string): Promise<unknown> {
  try {
    return await unpack(packed)
  } catch {
    throw { code: 'bad-options', message: 'the link is cut short or changed' } satisfies RefusalMessage
  }
}

async function asked<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path).catch(() => undefined)
  const told = await answer?.json().catch(() => undefined)
  if (!answer?.ok) throw (told ?? { code: 'unreachable', message: '' }) as RefusalMessage
  return told as Answer
}
