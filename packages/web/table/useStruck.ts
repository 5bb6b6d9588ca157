// What was done to this player, until they touch anything.

import type { Lang, Seat } from '@undercrown/engine'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Told } from '../client/table.ts'
import type { Struck } from './context.ts'
import { type LogPassage, logEntries } from './log.ts'
import type { AnyScreen, Scene } from './screen.ts'
import { storyItems } from './story.ts'

/**
 * The last thing that was done to that player after a sequence number. What is told of a whole game to whoever comes
 * to it is no news.
 */
export function struckAfter(
  screen: AnyScreen,
  log: readonly Told[],
  reader: Seat,
  seats: number,
  lang: Lang,
  after: number,
): Struck | undefined {
  const news = log.filter(({ by, seq }, i) => seq > after && (i > 0 || by !== null))
  const isStruck = ({ strikes, by }: LogPassage) => strikes.length > 0 && by !== undefined
  const told = news.findLast((one) => logEntries(screen, [one], reader, lang).some(isStruck))
  if (!told) return undefined
  const items = storyItems(screen.story, logEntries(screen, log, reader, lang), seats, lang)
  const deeds = items.flatMap((item) =>
    item.kind === 'deed' && item.line.seq === told.seq && isStruck(item.line) ? [item] : [],
  )
  const last = deeds.at(-1)
  if (!last) return undefined
  const { line, source } = last
  return {
    line,
    source,
    by: line.by as Seat,
    sign: screen.story.sign(line.event),
    betweenTwo: screen.story.betweenTwo?.(line.event) ?? false,
    at: new Map(deeds.flatMap((deed) => deed.line.strikes.map((strike) => [strike.spot, strike] as const))),
  }
}

export function useStruck(
  screen: AnyScreen,
  { seat, names, outcome }: Scene,
  log: readonly Told[],
  seq: number,
  lang: Lang,
): Struck | undefined {
  const [touched, setTouched] = useState(seq)
  const struck = useMemo(
    () =>
      seat === null || outcome ? undefined : struckAfter(screen, log, seat, names.length, lang, touched),
    [screen, log, seat, outcome, names.length, lang, touched],
  )
  const newest = log.at(-1)?.seq ?? seq
  const latest = useRef(newest)
  latest.current = newest
  const marked = struck !== undefined
  useEffect(() => {
    if (!marked) return
    const touch = () => setTouched(latest.current)
    addEventListener('pointerdown', touch, { capture: true })
    addEventListener('keydown', touch, { capture: true })
    return () => {
      removeEventListener('pointerdown', touch, { capture: true })
      removeEventListener('keydown', touch, { capture: true })
    }
  }, [marked])
  return struck
}
