// One puzzle in a component: what is done at its table, what became of an answer, and the way through a refutation.

import type { Happened } from '@undercrown/engine'
import type { RefusalMessage } from '@undercrown/protocol'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  type OpenedPuzzle,
  type PuzzleFrame,
  type PuzzleMode,
  type PuzzleNow,
  type PuzzleWish,
  puzzleCalls,
  type SubmittedTry,
} from '../client/puzzles.ts'
import { paced } from '../client/settings.ts'
import type { Told } from '../client/table.ts'

/** To be solved, being judged, refuted, solved, or given up and shown. */
export type PuzzlePhase = 'open' | 'judging' | 'failed' | 'solved' | 'shown'

export interface PuzzlePlay {
  readonly opened: OpenedPuzzle
  readonly phase: PuzzlePhase
  /** What lies on the board. */
  readonly frame: PuzzleFrame
  readonly now: PuzzleNow
  readonly seq: number
  /** What happened since the beginning, or in the line that is looked at. */
  readonly log: readonly Told[]
  readonly fresh: Told | undefined
  readonly still: boolean
  readonly verdict: SubmittedTry | undefined
  /** Of the first answer, which counts. */
  readonly first: SubmittedTry | undefined
  /** Answers that were given. */
  readonly tries: number
  readonly hints: number
  /** The option that the last rung points at. */
  readonly hinted: number | undefined
  /** The line that is looked at, and where in it. */
  readonly line: readonly PuzzleFrame[]
  readonly at: number
  play(option: number): void
  undo(): void
  restart(): void
  hint(): void
  go(at: number): void
  show(): void
}

export type PuzzleOpening =
  | { readonly state: 'loading' }
  | { readonly state: 'refused'; readonly why: RefusalMessage }
  | { readonly state: 'there'; readonly play: PuzzlePlay }

interface Looked {
  readonly frames: readonly PuzzleFrame[]
  readonly at: number
  /** It goes on by itself until somebody touches it. */
  readonly runs?: boolean
}

/** How long a step of a refutation is looked at, in milliseconds. */
const STEP = 1100

export function usePuzzle(wish: PuzzleWish, mode: PuzzleMode, run?: string): PuzzleOpening {
  const key = JSON.stringify(wish)
  const [opened, setOpened] = useState<{ readonly key: string; readonly puzzle: OpenedPuzzle }>()
  const [refused, setRefused] = useState<{ readonly key: string; readonly why: RefusalMessage }>()
  const [now, setNow] = useState<PuzzleNow>()
  const [told, setTold] = useState<readonly Told[]>([])
  const [phase, setPhase] = useState<PuzzlePhase>('open')
  const [verdict, setVerdict] = useState<SubmittedTry>()
  const [first, setFirst] = useState<SubmittedTry>()
  const [tries, setTries] = useState(0)
  const [hints, setHints] = useState(0)
  const [hinted, setHinted] = useState<number>()
  const [looked, look] = useState<Looked>()
  const [seq, setSeq] = useState(0)
  const begun = useRef(0)
  const busy = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the wish
  useEffect(() => {
    let stale = false
    puzzleCalls.open(wish).then(
      (puzzle) => {
        if (stale) return
        begun.current = performance.now()
        setOpened({ key, puzzle })
        setNow(puzzle.now)
        setTold([])
        setPhase('open')
        setVerdict(undefined)
        setFirst(undefined)
        setTries(0)
        setHints(0)
        setHinted(undefined)
        look(undefined)
        setSeq(0)
      },
      (why) => !stale && setRefused({ key, why }),
    )
    return () => {
      stale = true
    }
  }, [key])

  useEffect(() => {
    if (!looked?.runs || looked.at >= looked.frames.length - 1) return
    const timer = setTimeout(() => look({ ...looked, at: looked.at + 1 }), paced(STEP))
    return () => clearTimeout(timer)
  }, [looked])

  const frames = looked?.frames
  const lookedLog = useMemo(() => frames && toldIn(frames), [frames])

  if (refused?.key === key) return { state: 'refused', why: refused.why }
  if (opened?.key !== key || !now) return { state: 'loading' }
  const { puzzle } = opened

  /** What is asked of the worker goes one after the other. */
  const doing = async (deed: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    try {
      await deed()
    } finally {
      busy.current = false
    }
  }
  const follow = (next: PuzzleNow) => {
    const number = seq + 1
    setSeq(number)
    setNow(next)
    setHinted(undefined)
    return number
  }
  const submit = async () => {
    setPhase('judging')
    const isFirst = first === undefined
    const ms = Math.round(performance.now() - begun.current)
    const found = await puzzleCalls.submit({
      mode,
      ...(run !== undefined && { run }),
      hints,
      ms,
      first: isFirst,
    })
    if (isFirst) setFirst(found)
    setVerdict(found)
    setTries((before) => before + 1)
    if (!found.right && found.refutation.length > 0) look({ frames: found.refutation, at: 0, runs: true })
    setPhase(found.right ? 'solved' : 'failed')
  }
  const reset = (next: PuzzleNow) => {
    look(undefined)
    setVerdict(undefined)
    setPhase('open')
    return follow(next)
  }

  const log = lookedLog ?? told
  const frame = looked ? (looked.frames[looked.at] as PuzzleFrame) : now
  return {
    state: 'there',
    play: {
      ...{ opened: puzzle, phase, frame, now, verdict, first, tries, hints, hinted, log },
      seq: looked ? looked.at : seq,
      fresh: looked ? log[looked.at - 1] : told.at(-1),
      still: looked ? looked.at === 0 : told.length === 0,
      line: looked?.frames ?? [],
      at: looked?.at ?? 0,
      play: (option) =>
        doing(async () => {
          const next = await puzzleCalls.play(option)
          const number = follow(next)
          setTold((before) => [...before, { seq: number, by: next.by, events: eventsIn(next) }])
          if (next.whole) await submit()
        }),
      undo: () =>
        doing(async () => {
          follow(await puzzleCalls.undo())
          setTold((before) =>
            before.slice(
              0,
              before.findLastIndex(({ by }) => by === puzzle.facts.seat),
            ),
          )
        }),
      restart: () =>
        doing(async () => {
          reset(await puzzleCalls.restart())
          setTold([])
        }),
      hint: () =>
        doing(async () => {
          const rung = Math.min(3, hints + 1)
          setHints(rung)
          if (rung > 1) setHinted(await puzzleCalls.hint())
        }),
      go: (at) =>
        looked && look({ frames: looked.frames, at: Math.max(0, Math.min(looked.frames.length - 1, at)) }),
      show: () =>
        doing(async () => {
          look({ frames: await puzzleCalls.solution(), at: 0, runs: true })
          setPhase('shown')
        }),
    },
  }
}

function eventsIn({ part }: PuzzleFrame): readonly Happened[] {
  return part.events as readonly Happened[]
}

function toldIn(frames: readonly PuzzleFrame[]): readonly Told[] {
  return frames.slice(1).map((frame, i) => ({ seq: i + 1, by: frame.by, events: eventsIn(frame) }))
}

/** "+18", where something was won or lost. */
export function gainIn(tried: SubmittedTry | undefined): string {
  const gain = tried ? tried.after - tried.before : 0
  return gain === 0 ? '' : gain > 0 ? `+${gain}` : `−${-gain}`
}
