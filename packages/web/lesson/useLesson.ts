// One lesson in a component: the step, what was tried last and why it was not right, and the way on.

import type { EachLanguage, Happened } from '@undercrown/engine'
import type { RefusalMessage } from '@undercrown/protocol'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  type LessonNow,
  type LessonTry,
  lessons,
  type MomentFrame,
  type OpenedLesson,
} from '../client/lessons.ts'
import type { Told } from '../client/table.ts'
import { preparePuzzles } from '../registry.ts'

/** How long a try that goes back is shown, in milliseconds. */
const GHOST = 1200
/** How long each move is shown that is to be watched. */
const WATCHED = 1100
/** After so many wrong tries what is right glows. */
const PATIENCE = 2

export interface LessonPlay {
  readonly opened: OpenedLesson
  readonly now: LessonNow
  /** What lies on the board: as it is, as it would be, or as it was. */
  readonly frame: MomentFrame
  readonly phase: 'watch' | 'open' | 'ghost' | 'done'
  readonly seq: number
  readonly fresh: Told | undefined
  readonly fault: EachLanguage | undefined
  /** The option or answer that was wrong just now. */
  readonly tried: number | undefined
  /** The option or answer that glows. */
  readonly shown: number | undefined
  play(option: number): void
  answer(number: number): void
  show(): void
  go(step: number): void
}

interface Look {
  readonly frame: MomentFrame
  readonly phase: LessonPlay['phase']
  readonly undoes?: Told['undoes']
}

export type LessonOpening =
  | { readonly state: 'loading' }
  | { readonly state: 'refused'; readonly why: RefusalMessage }
  | { readonly state: 'there'; readonly play: LessonPlay }

/** `key` tells one lesson from another. */
export function useLesson(key: string, open: () => Promise<OpenedLesson>): LessonOpening {
  const [opened, setOpened] = useState<{ readonly key: string; readonly lesson: OpenedLesson }>()
  const [refused, setRefused] = useState<{ readonly key: string; readonly why: RefusalMessage }>()
  const [now, setNow] = useState<LessonNow>()
  const [look, setLook] = useState<Look>()
  const [seq, setSeq] = useState(0)
  const [fault, setFault] = useState<EachLanguage>()
  const [tried, setTried] = useState<number>()
  const [faults, setFaults] = useState(0)
  const [shown, setShown] = useState<number>()
  const timer = useRef(0)
  const busy = useRef(false)

  function enter(step: LessonNow): void {
    clearTimeout(timer.current)
    setNow(step)
    setFault(undefined)
    setTried(undefined)
    setFaults(0)
    setShown(undefined)
    watch(step, 0)
  }

  /** Shows what is to be watched, one after the other, and then asks. */
  function watch(step: LessonNow, at: number): void {
    const frame = step.watched[at]
    const undoes = at === 0 && step.isLaid ? { undoes: 'all' as const } : {}
    setSeq((before) => before + 1)
    if (!frame || at >= step.watched.length - 1) {
      setLook({
        frame: { ...step.frame, part: { ...step.frame.part, events: frame?.part.events ?? [] } },
        phase: 'open',
        ...undoes,
      })
      return
    }
    setLook({ frame, phase: 'watch', ...undoes })
    timer.current = window.setTimeout(() => watch(step, at + 1), WATCHED)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each lesson
  useEffect(() => {
    let stale = false
    const openPrepared = async () => {
      const found = await open()
      await preparePuzzles(found.game)
      return found
    }
    openPrepared().then(
      (found) => {
        if (stale) return
        setOpened({ key, lesson: found })
        enter(found.now)
      },
      (why) => !stale && setRefused({ key, why }),
    )
    return () => {
      stale = true
      clearTimeout(timer.current)
    }
  }, [key])

  const fresh = useMemo(
    (): Told | undefined =>
      look && {
        seq,
        by: look.frame.by,
        events: look.frame.part.events as readonly Happened[],
        ...(look.undoes && { undoes: look.undoes }),
      },
    [seq, look],
  )

  if (refused?.key === key) return { state: 'refused', why: refused.why }
  if (opened?.key !== key || !now || !look) return { state: 'loading' }

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
  async function follow(number: number, become: LessonTry): Promise<void> {
    setSeq((before) => before + 1)
    if (become.right) {
      setNow(become.now)
      setLook({ frame: become.now.frame, phase: become.now.notice ? 'done' : 'open' })
      setFault(undefined)
      setTried(undefined)
      setFaults(0)
      setShown(undefined)
      return
    }
    setFault(become.say)
    setTried(number)
    setFaults(faults + 1)
    if (faults + 1 >= PATIENCE) setShown(await lessons.show())
    const { ghost } = become
    if (!ghost) return
    setLook({ frame: ghost, phase: 'ghost' })
    const back = now && askedAgain(now)
    timer.current = window.setTimeout(() => {
      setSeq((before) => before + 1)
      setNow(back)
      if (back) setLook({ frame: back.frame, phase: 'open', undoes: 'last' })
    }, GHOST)
  }

  const play: LessonPlay = {
    opened: opened.lesson,
    now,
    ...look,
    seq,
    fresh,
    fault,
    tried,
    shown,
    play: (option) =>
      look.phase === 'open' && void doing(async () => follow(option, await lessons.play(option))),
    answer: (number) =>
      look.phase === 'open' && void doing(async () => follow(number, await lessons.answer(number))),
    show: () =>
      void doing(async () => {
        setShown(await lessons.show())
        // What was wrong has been read: now it is said what is right.
        setFault(undefined)
        setTried(undefined)
      }),
    go: (step) => void doing(async () => enter(await lessons.go(step))),
  }
  return { state: 'there', play }
}

/** As it was before a try that went back: nothing is picked any more, and nothing has happened. */
function askedAgain(now: LessonNow): LessonNow {
  const { part } = now.frame
  const { choice } = part
  return {
    ...now,
    frame: { ...now.frame, part: { ...part, events: [], ...(choice && { choice: { ...choice } }) } },
  }
}
