// Contestants to measure the levels against: a greedy player, and a plain search in the tree of single decisions.

import { type AnyGame, below, type Choice, fork, type Random, type Seat } from '@undercrown/engine'
import type { Banishment, Move, View } from '@undercrown/leaders'
import type { Bot } from '../bot.ts'
import { playout } from '../playout.ts'
import type { SearchCore } from './core.ts'
import { banishments } from './draft.ts'
import { askedIn, optionFor, worldOf } from './seat.ts'
import { END_STEP } from './step.ts'

/** More than a turn has ends. */
const ALL_NODES = 2_000_000

/** The turn that looks best when it is over, whatever the other side does then. */
export function createGreedy(core: () => SearchCore): Bot {
  return (_game, view, choice, _budget, random) => {
    const { options, seat } = choice as unknown as Choice<Move>
    return options[options.length === 1 ? 0 : glance(core(), view as View, seat, options, random)] as object
  }
}

function glance(core: SearchCore, view: View, seat: Seat, options: readonly Move[], random: Random): number {
  const world = worldOf(view)
  if (world.phase === 'banish') {
    const values = banishments(
      world,
      seat,
      options.map((move) => (move as Banishment).card),
    )
    return values.indexOf(Math.max(...values))
  }
  const { recruits } = askedIn(core, world)
  if (world.phase === 'recruit')
    return optionFor(core, core.turn.recruitsOf(recruits.faces)[0]?.step ?? END_STEP, options)
  if (world.phase === 'nemesis') return below(random, options.length)
  const [best] = core.ends.endsOf({ keep: 1, nodes: ALL_NODES })
  return optionFor(core, best?.line[0] ?? END_STEP, options)
}

/** Plain UCT: one decision is one node, playouts are random and of the budget's number. */
export const uct: Bot = (game, view, choice, budget, random) => {
  if (choice.options.length === 1) return choice.options[0] as object
  const root = nodeOf(choice)
  for (let i = 0; i < Math.max(1, budget); i++) {
    const luck = fork(random)
    descend(game, game.imagine(view, luck), root, luck)
  }
  const most = Math.max(...root.children.map((child) => child?.visits ?? 0))
  return choice.options[root.children.findIndex((child) => child?.visits === most)] as object
}

interface Node {
  readonly seat: Seat
  readonly options: readonly object[]
  readonly children: (Node | undefined)[]
  visits: number
  /** Games won by the seat that chose to come here. */
  wins: number
}

const CURIOSITY = 0.7

function nodeOf(choice: Choice<object> | undefined): Node {
  const options = choice?.options ?? []
  return { seat: choice?.seat ?? 0, options, children: options.map(() => undefined), visits: 0, wins: 0 }
}

/** Down the tree, one new node, a random game from there, and the result back up. */
function descend(game: AnyGame, state: unknown, root: Node, random: Random): void {
  const path: [Node, Node][] = []
  let node = root
  while (node.options.length > 0) {
    const i = mostPromising(node)
    game.play(state, node.seat, node.options[i] as object, () => {})
    const before = node.children[i]
    const [choice] = game.choices(state) as [Choice<object>?]
    // In Discovery what is turned up differs: then the options do, and the branch begins anew.
    const isSame = before && before.options.length === (choice?.options.length ?? 0)
    const child = isSame ? before : nodeOf(choice)
    node.children[i] = child
    path.push([node, child])
    node = child
    if (!isSame) break
  }
  const share = playout(game, state, 0, random)
  root.visits++
  for (const [parent, child] of path) {
    child.visits++
    child.wins += parent.seat === 0 ? share : 1 - share
  }
}

function mostPromising({ children, visits, options }: Node): number {
  let found = 0
  let most = Number.NEGATIVE_INFINITY
  const spread = Math.log(visits + 1)
  for (let i = 0; i < options.length; i++) {
    const child = children[i]
    if (!child) return i
    const promise = child.wins / child.visits + CURIOSITY * Math.sqrt(spread / child.visits)
    if (promise > most) {
      most = promise
      found = i
    }
  }
  return found
}
