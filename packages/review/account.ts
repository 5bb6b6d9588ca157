// What a seat's decisions were worth: its accuracy, and the way from its first chance to the result, split into what it
// gave away, what the others' choices did to it, and what chance and hidden cards did. The three sum to that way exactly.

import type { Seat } from '@undercrown/engine'
import { type Assessment, fromUnits, inUnits, lossOf, type VerdictName, verdicts } from './assessment.ts'
import type { Glance, JudgedDecision, ReviewedGame, ReviewPart } from './review.ts'

/** A decision with the luck that followed taken into account. */
export interface ReviewedDecision extends JudgedDecision {
  readonly best: object
  readonly judgement: Assessment
  /** In points of chance. */
  readonly loss: number
}

/** In chances to win, from −1 to 1; `from + yours + theirs + luck = to`. */
export interface SeatAccount {
  readonly seat: Seat
  /** From 0 to 100; undefined where nothing was judged. */
  readonly accuracy: number | undefined
  readonly from: number
  readonly to: number
  readonly yours: number
  readonly theirs: number
  /** Yours and theirs. */
  readonly skill: number
  readonly luck: number
  readonly counts: Readonly<Record<VerdictName, number>>
}

export interface GameReview {
  /** In the order in which they were made; only those that could be judged. */
  readonly decisions: readonly ReviewedDecision[]
  readonly seats: readonly SeatAccount[]
}

/** How soon a loss of accuracy is felt, in points of chance. */
const HALF_WAY = 20
/** Who was right and lost this much by what came next was unlucky. */
const UNLUCKY = 1500

/** What is known so far; a seat whose line is not whole has no account yet. */
export function reviewOf({ moves, seats }: ReviewedGame, parts: readonly ReviewPart[]): GameReview {
  const lines = Array.from({ length: seats }, () => new Map<number, number>())
  const judged = new Map<number, JudgedDecision>()
  for (const part of parts)
    if (part.kind === 'decision') judged.set(part.step, part)
    else lines[part.eyes]?.set(part.step, inUnits(ownChance(part)))
  const all: ReviewedDecision[] = []
  const accounts: SeatAccount[] = []
  for (const [seat, line] of lines.entries()) {
    const own = moves.flatMap((move, step) => (move.seat === seat ? [step] : []))
    const whole = line.size === moves.length + 1 && own.every((step) => judged.has(step))
    const decisions = own.flatMap((step): ReviewedDecision[] => {
      const one = judged.get(step)
      const { judgement, best } = one ?? {}
      return one && judgement && best ? [{ ...one, best, judgement, loss: lossOf(judgement) }] : []
    })
    if (!whole) {
      all.push(...decisions)
      continue
    }
    const steps = moves.map((move, step): StepShare => {
      const change = (line.get(step + 1) as number) - (line.get(step) as number)
      if (move.seat !== seat)
        return move.options > 1
          ? { yours: 0, theirs: change, luck: 0 }
          : { yours: 0, theirs: 0, luck: change }
      const { judgement } = judged.get(step) as JudgedDecision
      const yours = judgement ? -Math.round(lossOf(judgement) * 100) : 0
      return { yours, theirs: 0, luck: change - yours }
    })
    const told = decisions.map((one, i) => withLuck(one, steps.slice(one.step, decisions[i + 1]?.step)))
    all.push(...told)
    accounts.push(accountOf(seat, line.get(0) as number, steps, told))
  }
  return { decisions: all.sort((a, b) => a.step - b.step), seats: accounts }
}

interface StepShare {
  readonly yours: number
  readonly theirs: number
  readonly luck: number
}

function accountOf(
  seat: Seat,
  from: number,
  steps: readonly StepShare[],
  decisions: readonly ReviewedDecision[],
): SeatAccount {
  const sum = (of: keyof StepShare) => steps.reduce((all, step) => all + step[of], 0)
  const [yours, theirs, luck] = [sum('yours'), sum('theirs'), sum('luck')]
  const counts = Object.fromEntries(verdicts.map((name) => [name, 0])) as Record<VerdictName, number>
  for (const { judgement } of decisions) counts[judgement.class]++
  return {
    seat,
    accuracy: accuracyOf(decisions.map(({ loss }) => loss)),
    from: fromUnits(from),
    to: fromUnits(from + yours + theirs + luck),
    yours: fromUnits(yours),
    theirs: fromUnits(theirs),
    skill: fromUnits(yours + theirs),
    luck: fromUnits(luck),
    counts,
  }
}

/** The way in whole steps of a size, each part as near as can be for the sums still to hold. */
export function roundedWay(
  { from, to, yours, theirs, luck }: Pick<SeatAccount, 'from' | 'to' | 'yours' | 'theirs' | 'luck'>,
  size: number,
): Pick<SeatAccount, 'from' | 'to' | 'yours' | 'theirs' | 'skill' | 'luck'> {
  const [start, end] = [Math.round(from / size), Math.round(to / size)]
  const [skill = 0, chance = 0] = roundedTo(end - start, [(yours + theirs) / size, luck / size])
  const [own = 0, others = 0] = roundedTo(skill, [yours / size, theirs / size])
  return { from: start, to: end, yours: own, theirs: others, skill, luck: chance }
}

/** Whole parts of a whole sum. */
function roundedTo(sum: number, exact: readonly number[]): number[] {
  const parts = exact.map(Math.round)
  let missing = sum - parts.reduce((all, part) => all + part, 0)
  while (missing !== 0) {
    const sign = Math.sign(missing)
    // The part that was rounded furthest the other way.
    const off = parts.map((part, i) => sign * ((exact[i] as number) - part))
    const most = off.indexOf(Math.max(...off))
    parts[most] = (parts[most] as number) + sign
    missing -= sign
  }
  return parts
}

/** 100 for who lost nothing, less for each point that was given away; to a tenth. */
export function accuracyOf(losses: readonly number[]): number | undefined {
  if (losses.length === 0) return undefined
  const mean = losses.reduce((sum, loss) => sum + Math.exp(-loss / HALF_WAY), 0) / losses.length
  return Math.round(1000 * mean) / 10
}

/** Right, and punished by what came before the next decision without anybody's choice. */
function withLuck(decision: ReviewedDecision, steps: readonly StepShare[]): ReviewedDecision {
  const { judgement } = decision
  const luck = steps.reduce((sum, step) => sum + step.luck, 0)
  const right = judgement.class === 'best' || judgement.class === 'good'
  return right && luck <= -UNLUCKY ? { ...decision, judgement: { ...judgement, class: 'unlucky' } } : decision
}

function ownChance({ chances, eyes }: Glance): number {
  return chances[eyes] as number
}
