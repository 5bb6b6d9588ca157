// One decision judged by what its seat could know: the best option against the one that was taken, in the same
// imagined worlds. The truth never enters. Puzzles from one's own games and tries at a moment are judged by the same.

import type { AnyMind, Reason } from '@undercrown/bots'
import { type AnyView, type Choice, randomFrom, sha256Hex } from '@undercrown/engine'

/** From the best to the worst; *unlucky* was right, and punished by what was hidden. */
export const verdicts = ['brilliant', 'best', 'good', 'unlucky', 'inaccuracy', 'mistake', 'blunder'] as const
export type VerdictName = (typeof verdicts)[number]

/** What was asked, and which option was taken. */
export interface Decided {
  readonly view: AnyView
  readonly choice: Choice<object>
  readonly played: number
}

/** Chances are from 0 to 1, in ten-thousandths. */
export interface Assessment {
  readonly best: number
  readonly chancePlayed: number
  readonly chanceBest: number
  /** The standard error of their difference. */
  readonly error: number
  readonly class: VerdictName
  /** What spoke for the best option, most first. */
  readonly reasons: readonly Reason[]
}

/** The best option is looked for with so many times what the best level thinks, if there is as much. */
const LOOK = 2
/**
 * The comparison is made again and again in worlds drawn anew; how much it scatters gives the error. Who thinks longer
 * makes more of the same comparisons, not longer ones: what is measured stays the same. It ends when the class is
 * clear, so that more nodes change nothing but what was not.
 */
const LEAST_BATCHES = 8
/** One takes this part of what the best level thinks. */
const BATCH_PART = 4
const MOST_REASONS = 3

/** In points of chance, a hundred for a certain win. */
export const INACCURACY = 5
const MISTAKE = 10
const BLUNDER = 20
const BRILLIANT = 10
/** What differs by less is told apart by nobody. */
const ALIKE = 1
/** A loss counts beyond so many standard errors. */
export const ERRORS = 2
/** Where one class ends and the next begins. */
const LIMITS = [ALIKE, INACCURACY, MISTAKE, BLUNDER] as const

const UNIT = 10_000

/** To the ten-thousandth, so that sums can be exact. */
export function roundedChance(chance: number): number {
  return Math.round(chance * UNIT) / UNIT
}

/** A chance or a difference of two in ten-thousandths, whole. */
export function inUnits(chance: number): number {
  return Math.round(chance * UNIT)
}

export function fromUnits(units: number): number {
  return units / UNIT
}

/** What a decision cost, in points of chance, as far as that is beyond the error. */
export function lossOf({
  chanceBest,
  chancePlayed,
  error,
}: Pick<Assessment, 'chanceBest' | 'chancePlayed' | 'error'>): number {
  const loss = inUnits(chanceBest) - inUnits(chancePlayed)
  return loss > ERRORS * inUnits(error) ? loss / 100 : 0
}

/** Whether it is as good as the best, by the measure that puzzles from one's own games use. */
export function isRight(judged: Pick<Assessment, 'chanceBest' | 'chancePlayed' | 'error'>): boolean {
  return lossOf(judged) < INACCURACY
}

/**
 * Undefined where nothing was to decide: one option, or all of them alike. The same view, choice and nodes give the
 * same judgement, whatever the truth.
 */
export function judgeDecision(
  mind: AnyMind,
  { view, choice, played }: Decided,
  nodes: number,
): Assessment | undefined {
  const { options } = choice
  if (options.length < 2) return undefined
  const seed = sha256Hex(JSON.stringify([view, choice]))
  const look = Math.ceil(Math.min(nodes / 2, LOOK * mind.nodes.L5))
  const { weighed, reasons } = mind.advise(view, choice, { nodes: look }, randomFrom(seed), played)
  const [first, second] = weighed
  if (!first) return undefined
  if (weighed.length === options.length && weighed.every(({ chance }) => chance === first.chance))
    return undefined
  const top = first.option
  // Whoever took the best is held against the next best.
  const rival = played === top ? (second?.option ?? (top === 0 ? 1 : 0)) : played
  const against = { top, rival, isTop: played === top }
  const { lead, error, topChance } = heldAgainst(mind, view, choice, against, nodes - look, seed)
  const best = lead < 0 ? rival : top
  const chances = { [top]: topChance, [rival]: topChance - lead }
  const told = {
    best,
    chancePlayed: roundedChance(chances[played] as number),
    chanceBest: roundedChance(chances[best] as number),
    error: roundedChance(error),
    reasons: best === top ? reasons.slice(0, MOST_REASONS) : [],
  }
  const ahead = Math.abs(lead)
  const brilliant =
    best === played &&
    ahead > ERRORS * error &&
    ahead * 100 >= BRILLIANT &&
    isMissed(mind, view, choice, played, seed)
  return { ...told, class: brilliant ? 'brilliant' : verdictOf(told, best === played) }
}

/** How far one option leads another, over batches of worlds that both are tried in. */
export function heldAgainst(
  mind: AnyMind,
  view: AnyView,
  choice: Choice<object>,
  { top, rival, isTop }: { readonly top: number; readonly rival: number; readonly isTop: boolean },
  nodes: number,
  seed: string,
): { readonly lead: number; readonly error: number; readonly topChance: number } {
  const each = Math.max(1, Math.floor(Math.min(mind.nodes.L5 / BATCH_PART, nodes / LEAST_BATCHES)))
  const most = Math.max(LEAST_BATCHES, Math.floor(nodes / each))
  const leads: number[] = []
  let sum = 0
  for (;;) {
    const random = randomFrom(`${seed} ${leads.length}`)
    const [a = 0, b = 0] = mind.compare(view, choice, [top, rival], { nodes: each }, random)
    leads.push(a - b)
    sum += a
    const count = leads.length
    if (count < LEAST_BATCHES) continue
    const lead = leads.reduce((all, one) => all + one, 0) / count
    const scatter = leads.reduce((all, one) => all + (one - lead) ** 2, 0)
    const error = Math.sqrt(scatter / (count - 1) / count)
    if (count >= most || isClear(isTop ? -lead : lead, error)) return { lead, error, topChance: sum / count }
  }
}

/** Whether the loss would be of the same class anywhere within its errors. */
function isClear(loss: number, error: number): boolean {
  const [least, greatest] = [100 * (loss - ERRORS * error), 100 * (loss + ERRORS * error)]
  return !LIMITS.some((limit) => least < limit && limit <= greatest)
}

function verdictOf(
  judged: Pick<Assessment, 'chanceBest' | 'chancePlayed' | 'error'>,
  isBest: boolean,
): VerdictName {
  const loss = lossOf(judged)
  if (loss >= BLUNDER) return 'blunder'
  if (loss >= MISTAKE) return 'mistake'
  if (loss >= INACCURACY) return 'inaccuracy'
  const seen = (inUnits(judged.chanceBest) - inUnits(judged.chancePlayed)) / 100
  return isBest || (loss < ALIKE && seen < INACCURACY) ? 'best' : 'good'
}

/** Whether the second level would have done something else. */
function isMissed(
  mind: AnyMind,
  view: AnyView,
  choice: Choice<object>,
  played: number,
  seed: string,
): boolean {
  return mind.answer(view, choice, 'L2', { nodes: mind.nodes.L2 }, randomFrom(seed)) !== played
}
