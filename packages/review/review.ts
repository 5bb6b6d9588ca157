// A whole record judged, decision by decision, so that whoever does it can stop and go on. What comes out depends on
// the record and the nodes alone, in whichever order it is found.

import type { AnyMind } from '@undercrown/bots'
import {
  type AnyGame,
  type AnyView,
  type Choice,
  type GameRecord,
  randomFrom,
  replayRecord,
  type Seat,
  same,
  sha256Hex,
  viewOf,
} from '@undercrown/engine'
import { type Assessment, judgeDecision, roundedChance } from './assessment.ts'
import { type ForgottenCard, forgottenAt } from './recall.ts'

/** How a seat saw the table after so many moves. */
export interface Glance {
  readonly kind: 'glance'
  readonly step: number
  readonly eyes: Seat
  /** Of every seat, as far as those eyes could know. */
  readonly chances: readonly number[]
}

/** A decision after so many moves; absent judgement: there was nothing to decide. */
export interface JudgedDecision {
  readonly kind: 'decision'
  readonly step: number
  readonly seat: Seat
  /** What was asked, as the game names it. */
  readonly ask: string
  /** The moves themselves, as the record writes them. */
  readonly played: object
  readonly best?: object
  readonly judgement?: Assessment
  /** A card that was seen, and without which the choice would have been as good. */
  readonly forgotten?: ForgottenCard
}

export type ReviewPart = Glance | JudgedDecision

/** What a review is made from. */
export interface ReviewedGame {
  readonly game: AnyGame
  readonly seats: number
  /** Who moved, and how many options they had. */
  readonly moves: readonly { readonly seat: Seat; readonly options: number }[]
  /** How the win was shared, by seat; undefined where the record breaks off. */
  readonly result: readonly number[] | undefined
  stateAt(step: number): unknown
  viewAt(step: number, eyes: Seat): AnyView
  questionAt(step: number): { readonly choice: Choice<object>; readonly played: number } | undefined
}

/** As much as a review thinks about a decision at most, where nobody says otherwise; a clear one takes less. */
export function reviewNodes(mind: AnyMind): number {
  return 8 * mind.nodes.L5
}

/** A glance takes this part of a decision's nodes. */
const GLANCE = 32

/** Plays the record again; refuses in words one that cannot be played. */
export function gameToReview(named: AnyGame, record: GameRecord): ReviewedGame {
  const states: unknown[] = []
  const table = replayRecord(named, record, ({ game, state }) => states.push(game.clone(state)))
  const { game, seats } = table
  const outcome = table.outcome()

  function questionAt(step: number) {
    const [seat, move] = record.moves[step] ?? []
    const choice = game.choices(states[step]).find((one) => one.seat === seat)
    if (!choice) return undefined
    return { choice, played: choice.options.findIndex((one) => same(one, move)) }
  }

  return {
    game,
    seats,
    moves: record.moves.map(([seat], step) => ({
      seat,
      options: questionAt(step)?.choice.options.length ?? 0,
    })),
    result: outcome && winShares(outcome.winners, seats),
    stateAt: (step) => states[step],
    viewAt: (step, eyes) => viewOf(game, states[step], eyes, 'mind'),
    questionAt,
  }
}

/** Who won has won; who won together has a part of it. */
export function winShares(winners: readonly Seat[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    winners.includes(seat) ? roundedChance(1 / winners.length) : 0,
  )
}

/**
 * Everything that is not among the known parts yet. The seat that comes first is looked at first, where its chance
 * fell most before the rest: who waits for it sees what mattered soon.
 */
export function* reviewing(
  reviewed: ReviewedGame,
  mind: AnyMind,
  { nodes = reviewNodes(mind), first = 0 as Seat, known = [] as readonly ReviewPart[] } = {},
): Generator<ReviewPart, void> {
  const parts = new Map(known.map((part) => [keyOfPart(part), part]))
  const order = Array.from({ length: reviewed.seats }, (_, i) => (first + i) % reviewed.seats)
  for (const seat of order) {
    const line: number[] = []
    for (let step = 0; step <= reviewed.moves.length; step++) {
      const found = parts.get(`${seat}@${step}`)
      const glance = (found as Glance | undefined) ?? glanceAt(reviewed, mind, step, seat, nodes)
      if (!found) yield glance
      line.push(glance.chances[seat] as number)
    }
    const own = reviewed.moves.flatMap((move, step) => (move.seat === seat ? [step] : []))
    const fell = (step: number) => (line[step + 1] as number) - (line[step] as number)
    for (const step of own.sort((a, b) => fell(a) - fell(b) || a - b))
      if (!parts.has(String(step))) {
        const decision = decisionAt(reviewed, mind, step, nodes)
        const forgotten = forgottenAt(reviewed, mind, decision, nodes)
        yield { ...decision, ...(forgotten && { forgotten }) }
      }
  }
}

export function keyOfPart(part: ReviewPart): string {
  return part.kind === 'glance' ? `${part.eyes}@${part.step}` : String(part.step)
}

/** How many parts there will be. */
export function partsOf({ seats, moves }: ReviewedGame): number {
  return seats * (moves.length + 1) + moves.length
}

function glanceAt(
  { moves, result, seats, viewAt }: ReviewedGame,
  mind: AnyMind,
  step: number,
  eyes: Seat,
  nodes: number,
): Glance {
  const view = viewAt(step, eyes)
  const over = step === moves.length ? result : undefined
  const random = randomFrom(sha256Hex(JSON.stringify(view)))
  const chances = over ?? mind.evaluate(view, { nodes: Math.ceil(nodes / GLANCE) }, random)
  return {
    kind: 'glance',
    step,
    eyes,
    chances: Array.from({ length: seats }, (_, seat) => roundedChance(chances[seat] ?? 0)),
  }
}

/** Judges what was played after so many moves. */
export function decisionAt(
  { questionAt, viewAt }: ReviewedGame,
  mind: AnyMind,
  step: number,
  nodes: number,
): JudgedDecision {
  const question = questionAt(step)
  if (!question) throw new Error(`nobody decides after move ${step}`)
  const { choice, played } = question
  const { seat, options } = choice
  const judgement = judgeDecision(mind, { view: viewAt(step, seat), choice, played }, nodes)
  return {
    kind: 'decision',
    step,
    seat,
    ask: choice.ask.ask,
    played: options[played] as object,
    ...(judgement && { best: options[judgement.best] as object, judgement }),
  }
}
