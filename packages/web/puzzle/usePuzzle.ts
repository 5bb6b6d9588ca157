// One puzzle in a component: what is watched first, what is done at its table or said of it, what became of an answer,
// and the way through a refutation.

import type { Happened } from '@undercrown/engine'
import { heldAnswer } from '@undercrown/puzzles/held.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  type OpenedPuzzle,
  type PuzzleFrame,
  type PuzzleHint,
  type PuzzleMode,
  type PuzzleNow,
  type PuzzleSolution,
  type PuzzleWish,
  puzzleCalls,
  type SubmittedTry,
  type WorkerRefusal,
} from '../client/puzzles.ts'
import { paced } from '../client/settings.ts'
import type { Told } from '../client/table.ts'
import { preparePuzzles } from '../registry.ts'
import { ladder } from './rungs.ts'
import { type Naming, useNaming } from './useNaming.ts'
import { STEPS, useSpeed, type WatchSpeed } from './watching.ts'

/** About to be watched, being watched, to be solved, being judged, refuted, solved, or given up and shown. */
export type PuzzlePhase = 'ready' | 'watching' | 'open' | 'judging' | 'failed' | 'solved' | 'shown'

export interface PuzzlePlay {
  readonly opened: OpenedPuzzle
  readonly phase: PuzzlePhase
  /** What lies on the board. */
  readonly frame: PuzzleFrame
  readonly now: PuzzleNow
  readonly seq: number
  /** What happened since the beginning, or in the line that is looked at. */
  readonly log: readonly Told[]
  /** What was watched before anything was asked. */
  readonly watched: readonly Told[]
  readonly fresh: Told | undefined
  readonly still: boolean
  readonly verdict: SubmittedTry | undefined
  /** Of the first answer, which counts. */
  readonly first: SubmittedTry | undefined
  /** Answers that were given. */
  readonly tries: number
  /** Rungs that were taken, and those that it cost to watch again. */
  readonly hints: number
  readonly cost: number
  /** What the last rung tells, as long as nothing was done since. */
  readonly hinted: PuzzleHint | undefined
  readonly naming: Naming
  /** Once it is over. */
  readonly solution: PuzzleSolution | undefined
  readonly speed: WatchSpeed
  /** The line that is looked at, and where in it. */
  readonly line: readonly PuzzleFrame[]
  readonly at: number
  setSpeed(speed: WatchSpeed): void
  /** Watches the turns, once more too. */
  watch(): void
  play(option: number): void
  /** Answers with what was chosen. */
  answer(): void
  undo(): void
  restart(): void
  hint(): void
  go(at: number): void
  /** Goes through the line from its beginning. */
  again(): void
  show(): void
  /** Once it is over: through the solution, or through what becomes of another answer. */
  replay(): void
  follow(frames: readonly PuzzleFrame[]): void
}

export type PuzzleOpening =
  | { readonly state: 'loading' }
  | { readonly state: 'refused'; readonly why: WorkerRefusal }
  | { readonly state: 'there'; readonly play: PuzzlePlay }

interface Looked {
  readonly frames: readonly PuzzleFrame[]
  readonly at: number
  /** It goes on by itself until somebody touches it, so fast in milliseconds. */
  readonly pace?: number
}

/** How long a step of a refutation is looked at, in milliseconds. */
const STEP = 1100

export function usePuzzle(wish: PuzzleWish, mode: PuzzleMode, run?: string): PuzzleOpening {
  const key = JSON.stringify(wish)
  const [opened, setOpened] = useState<{ readonly key: string; readonly puzzle: OpenedPuzzle }>()
  const [refused, setRefused] = useState<{ readonly key: string; readonly why: WorkerRefusal }>()
  const [now, setNow] = useState<PuzzleNow>()
  const [told, setTold] = useState<readonly Told[]>([])
  const [phase, setPhase] = useState<PuzzlePhase>('open')
  const [verdict, setVerdict] = useState<SubmittedTry>()
  const [first, setFirst] = useState<SubmittedTry>()
  const [tries, setTries] = useState(0)
  const [hints, setHints] = useState(0)
  const [seenAgain, setSeenAgain] = useState(0)
  const [hinted, setHinted] = useState<PuzzleHint>()
  const [solution, setSolution] = useState<PuzzleSolution>()
  const [looked, look] = useState<Looked>()
  const [seq, setSeq] = useState(0)
  const [speed, setSpeed] = useSpeed()
  const { naming, begin: beginNaming, leave } = useNaming()
  const begun = useRef(0)
  const busy = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the wish
  useEffect(() => {
    let stale = false
    // What it is shown with comes while it is looked for.
    if ('game' in wish) preparePuzzles(wish.game)
    else
      puzzleCalls.prepare(wish).then(
        (game) => preparePuzzles(game ?? ''),
        () => {},
      )
    openPrepared(wish).then(
      (puzzle) => {
        if (stale) return
        begun.current = performance.now()
        setOpened({ key, puzzle })
        setNow(puzzle.now)
        setTold([])
        setPhase(puzzle.watch.length > 0 ? 'ready' : 'open')
        setVerdict(undefined)
        setFirst(undefined)
        setTries(0)
        setHints(0)
        setSeenAgain(0)
        setHinted(undefined)
        setSolution(undefined)
        beginNaming(puzzle.facts.naming?.weighed ?? false)
        look(puzzle.watch.length > 0 ? { frames: puzzle.watch, at: 0 } : undefined)
        setSeq(0)
      },
      (why) => !stale && setRefused({ key, why }),
    )
    return () => {
      stale = true
    }
  }, [key])

  const isWatching = phase === 'watching'
  useEffect(() => {
    if (looked?.pace === undefined) return
    const isEnd = looked.at >= looked.frames.length - 1
    if (isEnd && !isWatching) return
    const timer = setTimeout(() => {
      if (!isEnd) return look({ ...looked, at: looked.at + 1 })
      look(undefined)
      setPhase('open')
    }, looked.pace)
    return () => clearTimeout(timer)
  }, [looked, isWatching])

  const frames = looked?.frames
  const lookedLog = useMemo(() => frames && toldIn(frames), [frames])
  const watchFrames = opened?.puzzle.watch
  const watched = useMemo(() => toldIn(watchFrames ?? []), [watchFrames])

  if (refused?.key === key) return { state: 'refused', why: refused.why }
  if (opened?.key !== key || !now) return { state: 'loading' }
  const { puzzle } = opened
  const cost = Math.min(ladder.length, hints + (puzzle.facts.forgets ? seenAgain : 0))

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
      hints: cost,
      ms,
      first: isFirst,
    })
    if (isFirst) setFirst(found)
    setVerdict(found)
    setTries((before) => before + 1)
    if (!found.right && found.refutation.length > 0)
      look({ frames: found.refutation, at: 0, pace: paced(STEP) })
    if (found.right) await reveal()
    setPhase(found.right ? 'solved' : 'failed')
  }
  const reveal = async () => {
    const found = await puzzleCalls.solution()
    setSolution(found)
    return found
  }
  const reset = (next: PuzzleNow) => {
    look(undefined)
    setVerdict(undefined)
    setPhase('open')
    return follow(next)
  }

  const log = lookedLog ?? told
  const frame = looked
    ? (looked.frames[looked.at] as PuzzleFrame)
    : phase === 'solved' && puzzle.facts.naming
      ? (solution?.line[0] ?? now)
      : now
  return {
    state: 'there',
    play: {
      ...{ opened: puzzle, phase, frame, now, verdict, first, tries, hints, cost, hinted, log, watched },
      ...{ naming, solution, speed, setSpeed },
      seq: looked ? looked.at : seq,
      fresh: looked ? log[looked.at - 1] : told.at(-1),
      still: looked ? looked.at === 0 : told.length === 0,
      line: looked?.frames ?? [],
      at: looked?.at ?? 0,
      watch() {
        if (phase === 'open') setSeenAgain((before) => before + 1)
        setPhase('watching')
        const pace = STEPS[speed]
        look({ frames: puzzle.watch, at: 0, ...(pace !== undefined && { pace }) })
      },
      play: (option) =>
        doing(async () => {
          const next = await puzzleCalls.play(option)
          const number = follow(next)
          setTold((before) => [...before, { seq: number, by: next.by, events: eventsIn(next) }])
          if (next.whole) await submit()
        }),
      answer: () =>
        doing(async () => {
          const asked = puzzle.facts.naming
          if (!asked || naming.name === undefined) return
          follow(await puzzleCalls.name(heldAnswer(asked, naming.name, naming.sure, naming.left)))
          await submit()
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
          const rung = Math.min(ladder.length, hints + 1)
          // Taken together with what it tells: until then nothing else can be asked for.
          const found = rung < 2 ? undefined : await puzzleCalls.hint(rung)
          setHints(rung)
          if (!found) return
          setHinted(found)
          if (found.names) leave(found.names)
        }),
      go(at) {
        if (!looked) return
        const isPast = at >= looked.frames.length
        if (isPast && phase === 'watching') {
          look(undefined)
          setPhase('open')
        } else look({ frames: looked.frames, at: Math.max(0, Math.min(looked.frames.length - 1, at)) })
      },
      again: () => looked && look({ frames: looked.frames, at: 0, pace: paced(STEP) }),
      replay: () => solution && look({ frames: solution.line, at: 0, pace: paced(STEP) }),
      follow: (frames) => look({ frames, at: 0, pace: paced(STEP) }),
      show: () =>
        doing(async () => {
          const { line } = await reveal()
          look({ frames: line, at: 0, pace: paced(STEP) })
          setPhase('shown')
        }),
    },
  }
}

/** With all that it is shown with. */
async function openPrepared(wish: PuzzleWish): Promise<OpenedPuzzle> {
  const puzzle = await puzzleCalls.open(wish)
  await preparePuzzles(puzzle.facts.game)
  return puzzle
}

function eventsIn({ part }: PuzzleFrame): readonly Happened[] {
  return part.events as readonly Happened[]
}

function toldIn(frames: readonly PuzzleFrame[]): readonly Told[] {
  return frames.slice(1).map((frame, i) => ({ seq: i + 1, by: frame.by, events: eventsIn(frame) }))
}

/** What a try changed of one's rating. */
export function gainOf(tried: SubmittedTry | undefined): number {
  return tried ? tried.after - tried.before : 0
}

/** "+18", where something was won or lost. */
export function gainIn(tried: SubmittedTry | undefined): string {
  const gain = gainOf(tried)
  return gain === 0 ? '' : gain > 0 ? `+${gain}` : `−${-gain}`
}
