// An analysis in a component: the position, its variations, what is set up by hand, and where one is in all that.

import type { EachLanguage, Layout } from '@undercrown/engine'
import type { CellName, OpenView, SideName } from '@undercrown/leaders/facts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type AnalysedMoment, analysisOf } from '../client/analysis.ts'
import type { Told } from '../client/table.ts'
import { analysisHash, readAnalysisHash } from './analysisLink.ts'
import { draftOf, type Held, layoutOfDraft, type PositionDraft, placed, removed } from './draft.ts'
import {
  bareTree,
  grown,
  linesIn,
  type NodeId,
  nextOf,
  promoted,
  pruned,
  ROOT,
  type VariationTree,
  type WrittenTree,
  wordsTo,
  writtenTree,
} from './tree.ts'

export const GAME = 'leaders'
const desk = analysisOf(GAME)

/** Where one begins: the board of the mode with most to think about. */
const FIRST = { mode: 'strategist', first: 'black' }

/** What the hand is about to do with a cell. */
export type InHand = Held | 'remove' | undefined

interface Place {
  /** The position, as one line. */
  readonly position: string
  readonly tree: VariationTree
  readonly at: NodeId
}

export interface Analysis extends Place {
  /** What lies on the board; undefined until the first of it is there. */
  readonly moment: AnalysedMoment
  /** Set up by hand, and refused; else as it is on the board. */
  readonly draft: PositionDraft
  readonly wrong: EachLanguage | undefined
  readonly from: string | undefined
  /** From the position to here. */
  readonly words: readonly string[]
  /** How often something happened here. */
  readonly seq: number
  readonly fresh: Told | undefined
  readonly inHand: InHand
  /** The same, before it is drawn. */
  holds(): InHand
  /** Whose pieces the hand places. */
  readonly side: SideName
  take(what: InHand): void
  setSide(side: SideName): void
  press(cell: CellName): void
  edit(change: (draft: PositionDraft) => PositionDraft): void
  /** A position that was written or pasted. */
  lay(position: string): void
  start(mode: string): void
  play(option: number): void
  /** Plays these from here, as far as they go. */
  playLine(words: readonly string[]): void
  go(id: NodeId): void
  back(): void
  on(): void
  remove(id: NodeId): void
  promote(id: NodeId): void
  /** What was before it was set up anew. */
  readonly undo: { readonly may: boolean; run(): void }
  link(): Promise<string>
}

const SETTLED = 300

export function useAnalysis(): Analysis | undefined {
  const [place, setPlace] = useState<Place>()
  const [moment, setMoment] = useState<{ readonly key: string; readonly value: AnalysedMoment }>()
  const [refused, setRefused] = useState<{ readonly draft?: PositionDraft; readonly why: EachLanguage }>()
  const [from, setFrom] = useState<string>()
  const [past, setPast] = useState<readonly Place[]>([])
  const [inHand, setInHand] = useState<InHand>()
  /** What it holds at this very moment: a drag ends before anything is drawn anew. */
  const hand = useRef<InHand>(undefined)
  const [side, setSide] = useState<SideName>('black')
  const [seq, setSeq] = useState(0)
  /** The hash that was written last: not to be read again. */
  const written = useRef<string>(undefined)
  const latest = useRef({ place, draft: undefined as PositionDraft | undefined })

  const words = useMemo(() => (place ? wordsTo(place.tree, place.at) : []), [place])
  const key = place ? `${place.position} ${words.join(' ')}` : ''

  /** Begins with a position, and keeps what was. */
  async function begin(
    position: string | Layout,
    tree: WrittenTree = [],
    draft?: PositionDraft,
  ): Promise<boolean> {
    const laid = await desk.lay(position)
    // What was changed meanwhile is what counts.
    if (draft && latest.current.draft !== draft) return true
    if ('wrong' in laid) {
      setRefused({ why: laid.wrong, ...(draft && { draft }) })
      return false
    }
    const { place: before } = latest.current
    latest.current = { place: before, draft: undefined }
    setRefused(undefined)
    if (before) setPast((all) => [...all.slice(-49), before])
    setPlace({ position: laid.line, tree: await readTree(laid.line, tree), at: ROOT })
    return true
  }

  // The address is read when it is opened, and whenever somebody puts another one there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const read = async () => {
      const hash = location.hash.slice(1)
      if (hash !== '' && hash === written.current) return
      const linked = hash === '' ? undefined : await readAnalysisHash(hash).catch(() => null)
      setFrom(linked?.from)
      const isThere = linked ? await begin(linked.position, linked.tree) : false
      if (linked === null) setRefused({ why: notOurs })
      if (!isThere && !latest.current.place)
        setPlace({ position: await desk.start(FIRST), tree: bareTree, at: ROOT })
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all of it
  useEffect(() => {
    if (!place) return
    let stale = false
    desk.at(place.position, words).then(
      (value) => {
        if (stale) return
        setMoment({ key, value })
        setSeq((before) => before + 1)
      },
      () => {},
    )
    return () => {
      stale = true
    }
  }, [key])

  useEffect(() => {
    if (!place) return
    const timer = setTimeout(async () => {
      const hash = await analysisHash(place.position, writtenTree(place.tree))
      written.current = hash
      history.replaceState(history.state, '', `${location.pathname}#${hash}`)
    }, SETTLED)
    return () => clearTimeout(timer)
  }, [place])

  const shown = moment?.value
  const open = (shown?.frame.part as { open?: OpenView } | undefined)?.open
  const drafted = refused?.draft
  const draft = useMemo(() => drafted ?? (open && draftOf(open)), [drafted, open])
  latest.current = { place, draft: latest.current.draft ?? drafted }
  const fresh = useMemo((): Told | undefined => {
    const { part, by } = shown?.frame ?? {}
    return part && by !== undefined ? { seq, by, events: part.events as Told['events'] } : undefined
  }, [shown, seq])

  if (!place || !shown || !draft) return undefined

  const edit = (change: (before: PositionDraft) => PositionDraft) => {
    const after = change(latest.current.draft ?? draft)
    if (after === (latest.current.draft ?? draft)) return
    latest.current = { place, draft: after }
    begin(layoutOfDraft(after), [], after)
  }
  const take = (what: InHand) => {
    hand.current = what
    setInHand(what)
  }
  const go = (at: NodeId) => setPlace({ ...place, at })
  const playLine = async (line: readonly string[]) => {
    const there = await desk.at(place.position, [...words, ...line]).catch(() => undefined)
    if (there)
      setPlace({ position: place.position, ...grown(place.tree, place.at, there.steps.slice(words.length)) })
  }

  return {
    ...place,
    ...{ moment: shown, draft, from, words, seq, fresh, inHand, side, take, edit, go, playLine },
    wrong: refused?.why,
    setSide(next) {
      setSide(next)
      if (typeof inHand === 'object') take({ ...inHand, who: next })
    },
    holds: () => hand.current,
    press(cell) {
      const held = hand.current
      if (held === 'remove') edit((before) => removed(before, cell))
      else if (held) {
        edit((before) => placed(before, held, cell))
        take(undefined)
      }
    },
    lay: (position) => void begin(position),
    start: async (mode) => void begin(await desk.start({ ...FIRST, mode })),
    play(option) {
      const word = shown.words[option]
      // The board may be one step behind the line.
      if (word !== undefined && moment?.key === key) playLine([word])
    },
    back: () => place.at !== ROOT && go(place.tree.nodes[place.at]?.parent ?? ROOT),
    on() {
      const [next] = nextOf(place.tree, place.at)
      if (next !== undefined) go(next)
    },
    remove(id) {
      const isHere = wordsTo(place.tree, place.at).length >= wordsTo(place.tree, id).length
      const tree = pruned(place.tree, id)
      const at = isHere && !tree.nodes[place.at] ? (place.tree.nodes[id]?.parent ?? ROOT) : place.at
      setPlace({ ...place, tree, at })
    },
    promote: (id) => setPlace({ ...place, tree: promoted(place.tree, id) }),
    undo: {
      may: place.at !== ROOT || past.length > 0 || refused !== undefined,
      run() {
        const before = past.at(-1)
        if (refused) {
          latest.current = { place, draft: undefined }
          setRefused(undefined)
        } else if (place.at !== ROOT) go(place.tree.nodes[place.at]?.parent ?? ROOT)
        else if (before) {
          setPast(past.slice(0, -1))
          setPlace(before)
        }
      },
    },
    link: async () =>
      `${location.origin}/analysis#${await analysisHash(place.position, writtenTree(place.tree))}`,
  }
}

const notOurs: EachLanguage = {
  en: 'This link holds no position. Paste one as one line, or set one up.',
  fr: 'Ce lien ne contient aucune position. Collez-en une en une ligne, ou composez-la.',
}

/** Only what can be played is taken over. */
async function readTree(position: string, written: WrittenTree): Promise<VariationTree> {
  let tree = bareTree
  for (const line of linesIn(written)) {
    const there = await desk.at(position, line).catch(() => undefined)
    if (there) tree = grown(tree, ROOT, there.steps).tree
  }
  return tree
}
