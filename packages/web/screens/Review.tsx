// Reviews by their addresses: of a table of the server or of this browser, or of a record that the link holds.

import { useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { addIcons } from '../art/icons.ts'
import icons from '../art/review.json?icons'
import { type ReviewLink, reviewLink } from '../client/review.ts'
import { ReviewView } from '../review/ReviewView.tsx'
import '../words/review.ts'
import {
  type FoundRecord,
  type RecordFinding,
  RecordLook,
  useLocalRecord,
  usePacked,
  usePackedRecord,
  useServerRecord,
} from './FoundRecord.tsx'
import { atPlace } from './place.ts'
import { Trouble } from './Trouble.tsx'
import type { Loaded } from './useReplay.ts'

addIcons(icons)

/** Of a table of the server. */
export function ReviewScreen() {
  const { table, found } = useServerRecord()
  return <Reviewed found={found} table={table} replay={`/replay/${table}`} />
}

/** Of a table of this browser. */
export function LocalReview() {
  const { table, found } = useLocalRecord()
  return <Reviewed found={found} here table={table} replay={`/replay/local/${table}`} />
}

/** Held by the link itself. */
export function ReviewAnything() {
  const packed = usePacked()
  return <Reviewed key={packed} found={usePackedRecord(packed)} replay={`/replay#${packed}`} />
}

function Reviewed({
  found,
  here = false,
  table,
  replay,
}: {
  readonly found: RecordFinding
  readonly here?: boolean
  readonly table?: string
  readonly replay: string
}) {
  return (
    <RecordLook found={found} here={here}>
      {(loaded, record) => (
        <Judged loaded={loaded} record={record} table={table} replay={replay} here={here} />
      )}
    </RecordLook>
  )
}

function Judged({
  loaded,
  record: { raw, players, code, mine },
  table,
  replay,
  here,
}: {
  readonly loaded: Loaded
  readonly record: FoundRecord
  readonly table: string | undefined
  readonly replay: string
  readonly here: boolean
}) {
  const [link, setLink] = useState<ReviewLink>()
  useEffect(() => {
    const made = reviewLink(raw)
    setLink(made)
    return () => {
      made.close()
      setLink(undefined)
    }
  }, [raw])
  // Where nobody moved there is nothing to review, but still a table to look at.
  if (loaded.facts.by.length === 0) return <Redirect to={atPlace(replay, 0, 'all', code)} replace />
  if (!link) return <Trouble state="loading" />
  return <ReviewView {...{ link, loaded, raw, players, mine, table, code, here, replay }} />
}
