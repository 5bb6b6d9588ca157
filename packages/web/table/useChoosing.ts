// The question that a seat is asked, and the way through it: pointing, changing one's mind, confirming.

import type { GamePart } from '@undercrown/protocol'
import { useMemo, useState } from 'react'
import { leadsAfter, offerAfter, picksAfter, type SpotOffer } from './choosing.ts'
import type { AnyScreen, Spot } from './screen.ts'

const NOTHING: SpotOffer = { lit: new Set(), spoken: [] }
const NOBODY: readonly Spot[] = []

export interface Choosing extends SpotOffer {
  readonly picked: readonly Spot[]
  /** The options that each lit spot leads to. */
  readonly leads: ReadonlyMap<Spot, readonly number[]>
  /** Points at a spot; false where it leads nowhere. A second press on what is ready plays it. */
  press(spot: Spot): boolean
  cancel(): boolean
}

export function useChoosing(
  screen: AnyScreen,
  choice: GamePart['choice'],
  confirm: boolean,
  play: (option: number) => void,
): Choosing {
  // What was pointed at is about one question: not for a moment does it stand under the next.
  const [pointed, setPointed] = useState({ choice, spots: NOBODY })
  const picked = pointed.choice === choice ? pointed.spots : NOBODY
  const setPicked = (spots: readonly Spot[]) => setPointed({ choice, spots })

  const paths = useMemo(
    () => choice?.options.map((move) => screen.path(move, choice.ask as never, choice.seat)) ?? [],
    [screen, choice],
  )
  const offer = useMemo(() => (choice ? offerAfter(paths, picked) : NOTHING), [choice, paths, picked])

  // Where one step is left to confirm, the other ways stay lit: a change of mind needs no cancelling.
  const shown = offer.lit.size > 0 ? picked : picked.slice(0, -1)
  const lit = offer.lit.size > 0 || picked.length === 0 ? offer.lit : offerAfter(paths, shown).lit
  // biome-ignore lint/correctness/useExhaustiveDependencies: how many are shown follows from what is picked
  const leads = useMemo(() => leadsAfter(paths, shown), [paths, picked])

  return {
    ...offer,
    lit,
    picked,
    leads,
    press(spot) {
      if (!choice) return false
      if (offer.ready !== undefined && picked.at(-1) === spot && !offer.lit.has(spot)) {
        play(offer.ready)
        return true
      }
      // A second press on the first of several steps puts it down again.
      if (picked.at(-1) === spot && !offer.lit.has(spot)) {
        setPicked(picked.slice(0, -1))
        return true
      }
      const next = picksAfter(paths, picked, spot)
      if (!next) return false
      const after = offerAfter(paths, next)
      if (!confirm && after.ready !== undefined && after.lit.size === 0 && after.spoken.length === 0)
        play(after.ready)
      else setPicked(next)
      return true
    },
    cancel() {
      if (picked.length === 0) return false
      setPicked(picked.slice(0, -1))
      return true
    },
  }
}
