// A record judged in the worker, a little at a time, and single moments of it: to look at, to try again, to keep.

import type { AnyMind } from '@undercrown/bots'
import { type AnyView, type Choice, type Lang, type Phrase, type Seat, viewOf } from '@undercrown/engine'
import type { GamePart } from '@undercrown/protocol'
import {
  type Assessment,
  type BeliefLine,
  beliefLines,
  type GameInsight,
  type GameReview,
  insightOf,
  isRight,
  judgeDecision,
  keyMoments,
  partsOf,
  type ReviewedGame,
  type ReviewPart,
  reviewing,
  reviewNodes,
  reviewOf,
} from '@undercrown/review'
import type { ReviewShelf } from './reviews.ts'

export type {
  Assessment,
  BeliefLine,
  ForgottenCard,
  ReviewedDecision,
  SeatAccount,
  VerdictName,
} from '@undercrown/review'

export interface ReviewWork {
  readonly review: GameReview
  /** Of each seat's eyes, step by step, every seat's chance; steps that are not known yet are missing. */
  readonly lines: readonly (readonly (readonly [step: number, chances: readonly number[]])[])[]
  /** By seat, the steps that are worth another look. */
  readonly moments: readonly (readonly number[])[]
  readonly done: number
  readonly total: number
}

/** A question that can be asked again without its record. */
export interface KeptMoment {
  readonly game: string
  readonly seats: number
  readonly seat: Seat
  /** All that the seat knew, and what it is shown. */
  readonly view: AnyView
  readonly choice: Choice<object>
  readonly part: GamePart
}

/** A decision with its words. */
export interface ToldDecision {
  readonly moment: KeptMoment
  readonly played: number
  readonly judgement?: Assessment
  readonly why: readonly Phrase[]
}

/** What became of another try. */
export interface JudgedAgain {
  readonly right: boolean
  readonly judgement?: Assessment
  readonly why: readonly Phrase[]
}

export interface GameJudge {
  work(first: Seat, milliseconds: number, now: () => number): Promise<ReviewWork>
  decision(step: number, lang: Lang): Promise<ToldDecision | undefined>
  beliefs(eyes: Seat): readonly BeliefLine[]
  /** Undefined as long as that seat is not judged. */
  insight(seat: Seat): Promise<GameInsight | undefined>
}

/** What was judged is kept after so many parts. */
const KEEP_EVERY = 100

export function gameJudge(reviewed: ReviewedGame, mind: AnyMind, shelf: ReviewShelf): GameJudge {
  const nodes = reviewNodes(mind)
  let parts: Promise<ReviewPart[]> | undefined
  let running: { readonly first: Seat; readonly going: Iterator<ReviewPart> } | undefined
  let unkept = 0

  const known = () => {
    parts ??= shelf.parts().then((found) => [...found])
    return parts
  }

  return {
    async work(first, milliseconds, now) {
      const all = await known()
      if (running?.first !== first)
        running = { first, going: reviewing(reviewed, mind, { nodes, first, known: all }) }
      const total = partsOf(reviewed)
      for (const end = now() + milliseconds; all.length < total && now() < end; ) {
        const next = running.going.next()
        if (next.done) break
        all.push(next.value)
        unkept++
      }
      if (unkept >= KEEP_EVERY || (unkept > 0 && all.length === total)) {
        unkept = 0
        await shelf.keep(all)
      }
      const review = reviewOf(reviewed, all)
      return {
        review,
        moments: Array.from({ length: reviewed.seats }, (_, seat) =>
          keyMoments(review.decisions, seat).map(({ step }) => step),
        ),
        lines: Array.from({ length: reviewed.seats }, (_, eyes) =>
          all
            .flatMap((part) =>
              part.kind === 'glance' && part.eyes === eyes ? [[part.step, part.chances] as const] : [],
            )
            .sort(([a], [b]) => a - b),
        ),
        done: all.length,
        total,
      }
    },
    async decision(step, lang) {
      const question = reviewed.questionAt(step)
      if (!question) return undefined
      const { choice, played } = question
      const all = await known()
      const found = all.find((part) => part.kind === 'decision' && part.step === step)
      const judgement = found?.kind === 'decision' ? found.judgement : undefined
      return {
        moment: momentAt(reviewed, step, choice),
        played,
        ...(judgement && { judgement }),
        why: judgement?.reasons.map((reason) => mind.say(reason, lang)) ?? [],
      }
    },
    beliefs: (eyes) => beliefLines(reviewed, mind, eyes),
    insight: async (seat) => insightOf(reviewed, reviewOf(reviewed, await known()), mind, seat),
  }
}

function momentAt(
  { game, seats, stateAt, viewAt }: ReviewedGame,
  step: number,
  choice: Choice<object>,
): KeptMoment {
  const { seat } = choice
  return {
    game: game.id,
    seats,
    seat,
    view: viewAt(step, seat),
    choice,
    part: {
      ...viewOf(game, stateAt(step), seat, 'screen'),
      choice,
      waiting: [],
      events: [],
    } as unknown as GamePart,
  }
}

/** Another answer to the same question, by the same measure. */
export function judgeAgain(
  mind: AnyMind,
  { view, choice }: KeptMoment,
  option: number,
  lang: Lang,
): JudgedAgain {
  const judgement = judgeDecision(mind, { view, choice, played: option }, reviewNodes(mind))
  if (!judgement) return { right: true, why: [] }
  return {
    right: isRight(judgement),
    judgement,
    why: judgement.reasons.map((reason) => mind.say(reason, lang)),
  }
}
