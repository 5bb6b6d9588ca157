// A replay in a component: what is looked at, from where, and the moment that belongs to it.

import type { Happened } from '@undercrown/engine'
import type { RefusalMessage } from '@undercrown/protocol'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  type Eyes,
  type ReplayFacts,
  type ReplayFrame,
  type ReplayLink,
  replayLink,
} from '../client/replay.ts'
import type { Told } from '../client/table.ts'

export interface Loaded {
  readonly link: ReplayLink
  readonly facts: ReplayFacts
}

/** Loads anything that may be a record; undefined while it does. */
export function useRecord(raw: unknown): Loaded | { readonly refusal: RefusalMessage } | undefined {
  const [loaded, setLoaded] = useState<Loaded | { readonly refusal: RefusalMessage }>()
  useEffect(() => {
    if (raw === undefined) return
    const link = replayLink()
    link.load(raw).then(
      (facts) => setLoaded({ link, facts }),
      (refusal) => setLoaded({ refusal }),
    )
    return () => {
      setLoaded(undefined)
      link.close()
    }
  }, [raw])
  return loaded
}

export interface Shown {
  readonly step: number
  readonly eyes: Eyes
  readonly frame: ReplayFrame
}

/** The moment at a step, once it is there; until then the one before stays. */
export function useFrame({ link }: Loaded, step: number, eyes: Eyes): Shown | undefined {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    let stale = false
    link.frame(step, eyes).then(
      (frame) => !stale && setShown({ step, eyes, frame }),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [link, step, eyes])
  return shown
}

/** The whole story as those eyes saw it. */
export function useStory({ link, facts }: Loaded, eyes: Eyes): readonly Told[] {
  const [story, setStory] = useState<readonly (readonly Happened[])[]>([])
  useEffect(() => {
    let stale = false
    link.story(eyes).then(
      (told) => !stale && setStory(told),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [link, eyes])
  return useMemo(
    () => story.map((events, i): Told => ({ seq: i + 1, by: facts.by[i] ?? null, events })),
    [story, facts],
  )
}

/** Goes on by itself, so many times a second, until the end. */
export function usePlayback(step: number, last: number, go: (step: number) => void) {
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const next = useRef(go)
  next.current = go
  useEffect(() => {
    if (!playing) return
    if (step >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => next.current(step + 1), 1200 / speed)
    return () => clearTimeout(timer)
  }, [playing, step, last, speed])
  return { playing, setPlaying, speed, setSpeed }
}
