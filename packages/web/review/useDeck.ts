// What a review puts into the deck of one's mistakes: by itself all that cost whoever played it, else what is chosen.

import type { GameRecord } from '@undercrown/engine'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type MomentCard,
  type ReviewLink,
  type ReviewWork,
  recordKey,
  type ToldDecision,
} from '../client/review.ts'

/** What costs less is no mistake, in points of chance. */
const MISTAKE = 5

export function useDeck(
  link: ReviewLink,
  {
    record,
    names,
    mine,
    work,
  }: {
    readonly record: GameRecord
    readonly names: readonly string[]
    readonly mine: number | undefined
    readonly work: ReviewWork | undefined
  },
) {
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set())
  const added = useRef(false)
  const prefix = useMemo(() => `${recordKey(record)}.`, [record])
  const look = useCallback(async () => {
    const { all } = await link.deck()
    const own = all.filter(({ id }) => id.startsWith(prefix))
    setHeld(new Set(own.map(({ id }) => Number(id.slice(prefix.length)))))
  }, [link, prefix])
  useEffect(() => {
    look().catch(() => {})
  }, [look])

  const cardOf = useCallback(
    (step: number, { moment, played, judgement }: ToldDecision): MomentCard => ({
      id: `${prefix}${step}`,
      moment,
      names,
      played,
      loss: judgement ? 100 * (judgement.chanceBest - judgement.chancePlayed) : 0,
      ...{ added: 0, box: 0, due: 0 },
    }),
    [prefix, names],
  )

  const isDone = work !== undefined && work.done >= work.total
  useEffect(() => {
    if (!isDone || mine === undefined || added.current) return
    added.current = true
    const lost = work.review.decisions.filter(({ seat, loss }) => seat === mine && loss >= MISTAKE)
    async function add(): Promise<void> {
      for (const { step } of lost) {
        const told = await link.decision(step, 'en')
        if (told) await link.add(cardOf(step, told))
      }
      await look()
    }
    add().catch(() => {})
  }, [isDone, mine, work, link, look, cardOf])

  const toggle = async (step: number, told: ToldDecision) => {
    const card = cardOf(step, told)
    await (held.has(step) ? link.drop(card) : link.add(card))
    await look()
  }
  return { held, toggle }
}
