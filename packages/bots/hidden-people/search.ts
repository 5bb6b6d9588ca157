// Search over the rest of one's own turn: a tree of what one may answer and see, its leaves played out by sensible
// rules in worlds that fit what the seat knows. The k-th try of every option meets the same world.

import { next32, type Random } from '@undercrown/engine'
import type { Budget } from '../mind.ts'
import { type Dealer, deal } from './deal.ts'
import type { Policy } from './policy.ts'
import { type Evaluator, finishTurn, outlook, rollOut } from './rollout.ts'
import { playWorld, worldOptions } from './rules.ts'
import { type AnswerCode, topDiscard, type World } from './world.ts'

/** How much an answer that was tried little is favoured, and how much of that goes to the one the rules of thumb pick. */
const CURIOSITY = 0.6
const TRUST = 0.4

/** A question that may come up before the turn is over, as the seat knows it. */
interface Node {
  readonly codes: readonly AnswerCode[]
  /** The place in `codes` of what the rules of thumb answer. */
  readonly usual: number
  readonly tries: Float64Array
  readonly sums: Float64Array
  total: number
  readonly next: Map<number, Node>
}

export interface TriedAnswer {
  readonly code: AnswerCode
  readonly tries: number
  readonly mean: number
}

/** `only`: those of the answers that are asked about. */
function nodeOf({ answerOf }: Policy, world: World, only?: readonly AnswerCode[]): Node {
  const codes = only ?? worldOptions(world)
  return {
    codes,
    usual: codes.indexOf(answerOf(world)),
    tries: new Float64Array(codes.length),
    sums: new Float64Array(codes.length),
    total: 0,
    next: new Map(),
  }
}

/** What the seat sees after its answer: the card on the pile and those in its hand. */
function seenAfter(world: World, code: AnswerCode): number {
  let key = code * 256 + topDiscard(world)
  for (let i = 0; i < world.hands; i++) key = key * 256 + (world.hand[i] as number)
  return key
}

/** As long as an answer was tried less often than that, the one that was tried least. */
function mostPromising(node: Node, evenly: number): number {
  const { tries, sums, usual } = node
  const count = tries.length
  const spread = CURIOSITY * Math.sqrt(node.total + 1)
  const share = (1 - TRUST) / count
  let mean = 0
  for (let i = 0; i < count; i++) mean += sums[i] as number
  mean = node.total > 0 ? mean / node.total : 0.5
  let most = Number.NEGATIVE_INFINITY
  let found = 0
  let least = evenly
  for (let i = 0; i < count; i++) {
    const tried = tries[i] as number
    if (tried >= least) continue
    least = tried
    found = i
  }
  if (least < evenly) return found
  for (let i = 0; i < count; i++) {
    const tried = tries[i] as number
    const value = tried > 0 ? (sums[i] as number) / tried : mean
    const promise = value + (spread * (i === usual ? share + TRUST : share)) / (1 + tried)
    if (promise > most) {
      most = promise
      found = i
    }
  }
  return found
}

/** Is told how the table lies at the end of the turn, for each try of an answer. */
export type Listener = (code: AnswerCode, world: World) => void

export interface SearchWish {
  readonly listen?: Listener
  /** Only these answers are compared. */
  readonly only?: readonly AnswerCode[]
  /** The part of the thought that is shared out alike; the rest goes where it is promising. */
  readonly evenly?: number
}

/** Weighs the answers to the question that the dealer's table asks, the best first. */
export function searchTurn(
  policy: Policy,
  dealer: Dealer,
  turns: number,
  evaluator: Evaluator,
  { nodes, spent }: Budget,
  random: Random,
  { listen, only, evenly = 0 }: SearchWish = {},
): readonly TriedAnswer[] {
  const seat = dealer.reading.world.asked
  const base = next32(random)
  const root = nodeOf(policy, deal(dealer, [base | 1, 0, 0, 1]), only)
  const least = Math.max(1, Math.floor((nodes * evenly) / root.codes.length))
  const path: Node[] = []
  const picks: number[] = []
  for (let done = 0; done < nodes; done++) {
    if ((done & 15) === 15 && spent?.()) break
    let node: Node | undefined = root
    let pick = mostPromising(root, least)
    const tried = root.tries[pick] as number
    const world = deal(dealer, luckOf(base, tried))
    path.length = 0
    picks.length = 0
    while (node !== undefined) {
      if (node !== root) pick = mostPromising(node, 0)
      path.push(node)
      picks.push(pick)
      const code = node.codes[pick] as AnswerCode
      const turn = world.turn
      playWorld(world, code)
      if (world.phase === 'over' || world.asked !== seat || world.turn !== turn) break
      const key = seenAfter(world, code)
      const known: Node | undefined = node.next.get(key)
      if (known === undefined) {
        if ((node.tries[pick] as number) >= 1 || node === root) node.next.set(key, nodeOf(policy, world))
        break
      }
      node = known
    }
    finishTurn(policy, world)
    listen?.(root.codes[picks[0] as number] as AnswerCode, world)
    rollOut(policy, world, turns)
    const reward = outlook(world, seat, evaluator)
    for (let i = 0; i < path.length; i++) {
      const at = path[i] as Node
      const which = picks[i] as number
      at.total++
      at.tries[which] = (at.tries[which] as number) + 1
      at.sums[which] = (at.sums[which] as number) + reward
    }
  }
  return root.codes
    .map((code, i) => ({
      code,
      tries: root.tries[i] as number,
      mean: (root.sums[i] as number) / Math.max(1, root.tries[i] as number),
    }))
    .sort((a, b) => merit(b) - merit(a))
}

/** The mean, less for an answer that was tried little. */
function merit({ tries, mean }: TriedAnswer): number {
  return mean - 0.5 / Math.sqrt(tries + 1)
}

function luckOf(base: number, index: number): Random {
  const mixed = Math.imul(base ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b)
  const luck: Random = [mixed | 1, mixed ^ 0x5bd1e995, base, index]
  for (let i = 0; i < 4; i++) next32(luck)
  return luck
}
