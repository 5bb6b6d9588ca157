// Where replays come from: a table of the server or of this browser, a link that holds everything, a file.

import type { GameRecord, SeenDeal } from '@undercrown/engine'
import type { RefusalMessage, Sync } from '@undercrown/protocol'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'wouter'
import { addIcons } from '../art/icons.ts'
import icons from '../art/replay.json?icons'
import { seenDeal } from '../client/deal.ts'
import { localPlayers, localRecord, localTables } from '../client/local.ts'
import { pack, unpack } from '../client/pack.ts'
import { playersNamed, type SeatedPlayer } from '../client/players.ts'
import { isGame } from '../registry.ts'
import { playersOf } from '../table/scene.ts'
import { addWords } from '../words/index.ts'
import { replayEn } from '../words/replay-en.ts'
import { replayFr } from '../words/replay-fr.ts'
import { ReplayPlayer } from './ReplayPlayer.tsx'
import { Replays } from './Replays.tsx'
import { Trouble } from './Trouble.tsx'
import { useRecord } from './useReplay.ts'

addIcons(icons)
addWords('replay', replayEn, replayFr)

interface Found {
  readonly raw: unknown
  readonly players?: readonly SeatedPlayer[] | undefined
  /** Without which it is not found, where the table was not listed. */
  readonly code?: string | undefined
  /** What this browser saw before the deal. */
  readonly seen?: SeenDeal | undefined
}

type Finding = Found | { readonly refusal: RefusalMessage } | undefined

function useFound(find: () => Promise<Found>, key: string): Finding {
  const [found, setFound] = useState<Finding>()
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

/** Of a table of the server. */
export function ReplayScreen() {
  const { table = '' } = useParams()
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const found = useFound(async () => {
    const given = search.get('code')
    const query = given === null ? '' : `?code=${encodeURIComponent(given)}`
    const raw = await asked<GameRecord>(`/api/tables/${table}/record${query}`)
    const { sheet } = await asked<Sync>(`/api/tables/${table}${query}`)
    const code = sheet.listed ? undefined : (sheet.watchCode ?? given ?? undefined)
    return { raw, players: playersOf(sheet, t), code, seen: seenDeal(table) }
  }, table)
  return <Look found={found} address={`/replay/${table}`} />
}

/** Of a table of this browser. */
export function LocalReplay() {
  const { table = '' } = useParams()
  const found = useFound(async () => {
    const raw = await localRecord(table)
    const kept = (await localTables()).find(({ id }) => id === table)
    return { raw, players: kept && localPlayers(kept) }
  }, table)
  return <Look found={found} here />
}

/** Held by the link itself, or brought as a file. */
export function ReplayAnything() {
  const packed = usePacked()
  // A file is put into the address: it is there after a reload, and can be passed on.
  const load = async (raw: unknown) => {
    location.hash = await pack(raw)
  }
  const found = useFound(async () => {
    const raw = await unpacked(packed)
    return { raw, players: playersNamed(raw) }
  }, packed)
  if (packed === '') return <Replays load={load} />
  return <Look key={packed} found={found} load={load} />
}

/** A position, held by the link: to look at, and to play on from. */
export function PositionScreen() {
  const packed = usePacked()
  const found = useFound(async () => ({ raw: await unpacked(packed) }), packed)
  return <Look found={found} />
}

function Look({
  found,
  address,
  here = false,
  load,
}: {
  readonly found: Finding
  readonly address?: string
  /** It is looked for in this browser. */
  readonly here?: boolean
  /** Takes another file, where this one cannot be played. */
  load?(raw: unknown): void
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
  return (
    <Suspense fallback={<Trouble state="loading" />}>
      <ReplayPlayer
        loaded={loaded}
        raw={found.raw}
        players={found.players}
        address={address}
        code={found.code}
        seen={found.seen}
      />
    </Suspense>
  )
}

function usePacked(): string {
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
