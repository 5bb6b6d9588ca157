// A record looked at by a master: what they would have done at a step, and how the seats stood there.

import { type AnyMind, stopAfter } from '@undercrown/bots'
import { type AnyGame, type AnyView, type Lang, randomFrom, refuse, type Seat } from '@undercrown/engine'
import { winShares } from '@undercrown/review'
import { type Advised, advise, uncertain } from './advice.ts'
import { type Eyes, openReplay } from './replay.ts'

export interface Review {
  /** What a master would do on that seat; nothing where it is not asked. */
  advise(step: number, seat: Seat, lang: Lang): Advised | undefined
  /** Each seat's chance to win, as far as those eyes could know. */
  chances(step: number, eyes: Eyes): readonly number[]
}

/** A line over a whole game is made of many of these. */
const LONGEST = 120

export async function openReview(
  raw: unknown,
  gameNamed: (id: string) => Promise<AnyGame | undefined>,
  mindNamed: (id: string) => Promise<AnyMind | undefined>,
): Promise<Review> {
  const replay = await openReplay(raw, gameNamed)
  const { game } = replay.facts
  const mind = (await mindNamed(game)) ?? refuse(`there are no bots for "${game}" here`)

  function viewAt(step: number, eyes: Eyes): AnyView {
    const { open, own } = replay.frame(step, eyes).part
    return { open, own }
  }

  return {
    advise(step, seat, lang) {
      const question = replay.question(step, seat)
      if (!question) return undefined
      const { choice, played } = question
      const advised = advise(mind, { view: viewAt(step, seat), choice, seed: `advice ${step}` }, lang)
      return played === undefined ? advised : { ...advised, played }
    },
    chances(step, eyes) {
      const { outcome } = replay.frame(step, eyes)
      if (outcome) return winShares(outcome.winners, replay.facts.seats)
      const spent = stopAfter(LONGEST, () => performance.now())
      const budget = { nodes: mind.nodes.L4, spent }
      return mind.evaluate(viewAt(step, eyes), budget, randomFrom(`chances ${step}`)).map(uncertain)
    },
  }
}
