// Tells everybody at a table what has changed. Who folds is sent edits of the picture that they have, everybody else
// the whole of it; what all who see the same are told is written once.

import type { Payload, Viewer } from '@undercrown/engine'
import type { Watcher } from './context.ts'
import { isShutOut, seatOf } from './decide.ts'
import { type History, historyOf, type Since, type Story } from './history.ts'
import {
  type ChangeText,
  changeText,
  clockText,
  editing,
  openPart,
  ownPart,
  type PictureParts,
  payloadsNow,
  pictureText,
  sheetPart,
  syncText,
  toldOf,
  updateText,
} from './payload.ts'
import type { Profiles } from './sheet.ts'
import type { TableState } from './state.ts'

/** The table that is told of, as it is now. */
export interface ToldTable {
  readonly state: TableState
  readonly story: Story
  readonly profiles: Profiles
}

/** What has happened since everybody was last told. */
export interface Changed {
  /** Whose move it was; nobody's, where it was something else. */
  readonly by: number | null
  /** The sequence number before it; the same as now, where nothing was written. */
  readonly from: number
  /** The sheet may be another. */
  readonly sheet: boolean
  /** What everybody has missed, where it is more than one entry can tell: they are told the whole table. */
  readonly missed?: { readonly since: Since }
}

export interface TableTelling {
  /** Writes down at once what everybody is to be told; called, it sends it. */
  ready(changed: Changed): (from?: Watcher, did?: string) => void
  /** Somebody is told from now on; `as` is the number that they gave the table, if they fold. */
  begin(watcher: Watcher, as: number | undefined): void
  /** Tells somebody the whole table, with what happened since. */
  tellAll(watcher: Watcher, since: Since): void
  /** The whole table for one person who does not fold. */
  look(person: string | undefined, since: Since): string
  /** What everybody was told may not be so. */
  forget(): void
}

/** What all of one kind have been told. */
interface Known {
  readonly picture: PictureParts
  /** The answers that they are offered. */
  readonly options: string
}

/** How somebody is told, and what they have. */
interface Told {
  /** The number that they gave the table, if they fold. */
  readonly as: number | undefined
  /** The kind of viewer whose picture they have. */
  holds?: Viewer
}

const WHOLE: Told = Object.freeze({ as: undefined })

export function openTelling(table: ToldTable, watchers: Set<Watcher>, now: () => number): TableTelling {
  const told = new WeakMap<Watcher, Told>()
  let known = new Map<Viewer, Known>()
  /** Written once, until they are others. */
  let open: string | undefined
  let sheets: { inside?: string | undefined; outside?: string | undefined } = {}

  function viewerOf(person: string | undefined): Viewer {
    const seat = seatOf(table.state, person)
    return seat >= 0 ? seat : 'public'
  }

  function sheetFor(viewer: Viewer): string {
    const side = viewer === 'public' ? 'outside' : 'inside'
    sheets[side] ??= sheetPart(table.state, table.profiles, viewer !== 'public')
    return sheets[side]
  }

  function nothingSince(seq: number): History {
    return { from: table.state.table ? seq : table.state.seq, events: '', retold: '' }
  }

  function historyFor(viewer: Viewer, since: Since): History {
    const { state, story } = table
    if (!state.table || since === state.seq) return nothingSince(state.seq)
    return historyOf(story, state, viewer, since)
  }

  function wholeText(viewer: Viewer, history: History, payload: Payload | undefined, did?: string): string {
    const { state, profiles } = table
    return syncText(state, profiles, viewer, clockText(state, now()), history, payload, did)
  }

  /** All that a kind of viewer is shown now: one text in memory of what all see. */
  function shownTo(viewer: Viewer, payload: Payload | undefined): Known {
    open ??= openPart(payload)
    return { picture: [sheetFor(viewer), open, ownPart(payload)], options: payload?.options ?? '' }
  }

  return {
    ready({ by, from, sheet, missed }) {
      const { state, story } = table
      if (sheet) sheets = {}
      open = undefined
      const payloadOf = payloadsNow(state)
      const newest = by === null ? undefined : story.moves.at(-1)
      const historyOfChange = (viewer: Viewer) =>
        missed
          ? historyFor(viewer, missed.since)
          : newest
            ? toldOf(state, newest, viewer)
            : nothingSince(from)
      const edit = editing()
      const changes = new Map<Viewer, ChangeText>()
      const before = known
      known = new Map()
      for (const watcher of watchers) {
        const viewer = viewerOf(watcher.person)
        if (told.get(watcher)?.as === undefined || known.has(viewer)) continue
        const last = before.get(viewer)
        const shown = shownTo(viewer, payloadOf?.(viewer))
        known.set(viewer, shown)
        if (!last || missed) continue
        const edits = edit(last.picture, shown.picture)
        changes.set(viewer, changeText(state.seq, by, edits, shown, historyOfChange(viewer), shown.picture))
      }
      return send

      function send(asker?: Watcher, did?: string): void {
        const clock = clockText(state, now())
        /** What all are told who see the same, call the table the same and have the same. */
        const texts: { viewer: Viewer; as: number | undefined; has: boolean; text: string }[] = []
        for (const watcher of [...watchers]) {
          const viewer = viewerOf(watcher.person)
          const theirs = told.get(watcher) ?? WHOLE
          const { as } = theirs
          const has = as !== undefined && theirs.holds === viewer && changes.has(viewer)
          const yours = watcher === asker ? did : undefined
          const alike =
            yours === undefined
              ? texts.findLast((one) => one.viewer === viewer && one.as === as && one.has === has)
              : undefined
          const text = alike?.text ?? write(viewer, as, has, clock, yours)
          if (yours === undefined && !alike) texts.push({ viewer, as, has, text })
          if (as !== undefined) theirs.holds = viewer
          watcher.send(text)
          // That was the last they were told.
          if (by === null && isShutOut(state, watcher.person)) watchers.delete(watcher)
        }
      }

      function write(
        viewer: Viewer,
        as: number | undefined,
        has: boolean,
        clock: string,
        did: string | undefined,
      ): string {
        const payload = payloadOf?.(viewer)
        const history = historyOfChange(viewer)
        if (as !== undefined) {
          if (has) return (changes.get(viewer) as ChangeText).of(as, clock, did)
          return pictureText(state, viewer, as, clock, history, known.get(viewer) as Known, did)
        }
        if (by !== null && payload && state.phase === 'playing' && !missed)
          return updateText(state, by, clock, payload, history, did)
        return wholeText(viewer, history, payload, did)
      }
    },
    begin(watcher, as) {
      watchers.add(watcher)
      told.set(watcher, { as })
    },
    tellAll(watcher, since) {
      const { state } = table
      const viewer = viewerOf(watcher.person)
      const history = historyFor(viewer, since)
      const theirs = (watchers.has(watcher) && told.get(watcher)) || WHOLE
      const { as } = theirs
      if (as === undefined) return watcher.send(wholeText(viewer, history, payloadsNow(state)?.(viewer)))
      const shown = known.get(viewer) ?? shownTo(viewer, payloadsNow(state)?.(viewer))
      known.set(viewer, shown)
      theirs.holds = viewer
      watcher.send(pictureText(state, viewer, as, clockText(state, now()), history, shown, undefined))
    },
    look(person, since) {
      const viewer = viewerOf(person)
      return wholeText(viewer, historyFor(viewer, since), payloadsNow(table.state)?.(viewer))
    },
    forget() {
      known = new Map()
      for (const watcher of watchers) delete told.get(watcher)?.holds
      open = undefined
      sheets = {}
    },
  }
}
