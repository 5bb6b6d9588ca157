// Where replays come from: a table of the server or of this browser, a link that holds everything, a file.

import { addIcons } from '../art/icons.ts'
import icons from '../art/replay.json?icons'
import { pack } from '../client/pack.ts'
import {
  type RecordFinding,
  RecordLook,
  useLocalRecord,
  usePacked,
  usePackedRecord,
  useServerRecord,
} from './FoundRecord.tsx'
import { ReplayPlayer } from './ReplayPlayer.tsx'
import { Replays } from './Replays.tsx'
import '../words/replay.ts'

addIcons(icons)

/** Of a table of the server. */
export function ReplayScreen() {
  const { table, found } = useServerRecord()
  return <Look found={found} table={table} address={`/replay/${table}`} review={`/review/${table}`} />
}

/** Of a table of this browser. */
export function LocalReplay() {
  const { table, found } = useLocalRecord()
  return <Look found={found} here review={`/review/local/${table}`} />
}

/** Held by the link itself, or brought as a file. */
export function ReplayAnything() {
  const packed = usePacked()
  // A file is put into the address: it is there after a reload, and can be passed on.
  const load = async (raw: unknown) => {
    location.hash = await pack(raw)
  }
  const found = usePackedRecord(packed)
  if (packed === '') return <Replays load={load} />
  return <Look key={packed} found={found} load={load} review={`/review#${packed}`} />
}

/** A position, held by the link: to look at, and to play on from. */
export function PositionScreen() {
  return <Look found={usePackedRecord(usePacked())} />
}

function Look({
  found,
  table,
  address,
  here,
  load,
  review,
}: {
  readonly found: RecordFinding
  readonly table?: string
  readonly address?: string
  readonly here?: boolean
  load?(raw: unknown): void
  /** Where it is judged. */
  readonly review?: string
}) {
  return (
    <RecordLook found={found} {...(here && { here })} {...(load && { load })}>
      {(loaded, { raw, players, code, seen }) => (
        <ReplayPlayer {...{ loaded, raw, players, table, address, code, seen, review }} />
      )}
    </RecordLook>
  )
}
