// Tables that the search core has no numbers for: laid out by hand, with twins of others than Cubs. They are thought
// about by nothing but the rules, which is slow and does for the few there are.

import { type AnyGame, type Choice, itemAt, type Random, viewOf } from '@undercrown/engine'
import { BITS, leaders, type Move, notationOf, type Side, type State, type View } from '@undercrown/leaders'
import { flatMind } from '../flat-mind.ts'
import type { Budget, Level, Mind, Weighed } from '../mind.ts'
import { nodesByLevel, skills } from './levels.ts'
import { choiceIn, stateAfter } from './proof.ts'
import { worldOf } from './seat.ts'
import type { Solution } from './solver.ts'
import type { WinLimits } from './win-search.ts'

/** Whether the search core can take up this table. */
export function isSearchable(state: Pick<State, 'at'>): boolean {
  return state.at.length <= BITS
}

function keyOf({ at, acted, actedTwins, last, phase, recruitsLeft }: State): string {
  return `${at} ${acted} ${actedTwins} ${last} ${phase} ${recruitsLeft}`
}

const ASK_EVERY = 256

/** A shortest win of the side to move within its turn, by trying everything. */
export function solvePlainly(start: State, limits: Omit<WinLimits, 'allows'> = {}): Solution {
  const { toMove: me, turn } = start
  const { nodes: most = Number.POSITIVE_INFINITY, actions = Number.POSITIVE_INFINITY, stop } = limits
  /** How many moves of one's own were not enough from there. */
  const hopeless = new Map<string, number>()
  let nodes = 0
  let gaveUp = false
  /** Whether more moves might do. */
  let isCut = true

  /** The winning moves in so many of one's own; an enemy Nemesis answers as long as she can hold out. */
  function win(state: State, left: number): readonly Move[] | undefined {
    if (state.result) return state.result.winner === me ? [] : undefined
    const choice = choiceIn(state)
    if (!choice || state.turn !== turn || state.phase === 'banish') return undefined
    if (choice.seat === me && left === 0) isCut = true
    const key = keyOf(state)
    if (gaveUp || (choice.seat === me && left === 0) || (hopeless.get(key) ?? -1) >= left) return undefined
    const found = choice.seat === me ? anyWins(state, choice, left) : allWin(state, choice, left)
    if (!found && !gaveUp) hopeless.set(key, left)
    return found
  }

  function follow(state: State, seat: Side, move: Move, left: number): readonly Move[] | undefined {
    nodes++
    if (nodes >= most || (nodes % ASK_EVERY === 0 && stop?.())) gaveUp = true
    const line = win(stateAfter(state, seat, move), left)
    return line && [move, ...line]
  }

  function anyWins(state: State, { options, seat }: Choice<Move>, left: number): readonly Move[] | undefined {
    for (const move of options) {
      const line = follow(state, seat, move, left - 1)
      if (line) return line
    }
    return undefined
  }

  function allWin(state: State, { options, seat }: Choice<Move>, left: number): readonly Move[] | undefined {
    let longest: readonly Move[] | undefined
    for (const move of options) {
      const line = follow(state, seat, move, left)
      if (!line) return undefined
      if (!longest || line.length > longest.length) longest = line
    }
    return longest
  }

  for (let left = 1; isCut && left <= actions; left++) {
    isCut = false
    const line = win(start, left)
    if (line) return { win: true, line, nodes }
    if (gaveUp) return { win: null, line: [], nodes }
  }
  return { win: false, line: [], nodes }
}

const flat = flatMind(leaders as unknown as AnyGame)
/** So many positions of a search for a win take about as long as a game played out. */
const NODES_OF_A_GAME = 100

/** The same share of its nodes as the mind was given of its own. */
function share({ nodes, spent }: Budget, level: Level): Budget {
  const games = Math.max(1, Math.round((nodes * flat.nodes[level]) / nodesByLevel[level]))
  return { nodes: games, ...(spent && { spent }) }
}

/** The option that begins a win which the level sees. */
function winIn(world: State, { options, seat }: Choice<Move>, level: Level, budget: Budget): number {
  if (seat !== world.toMove) return -1
  const { line } = solvePlainly(world, {
    actions: skills[level].winLength(1),
    nodes: share(budget, level).nodes * NODES_OF_A_GAME,
    stop: budget.spent,
  })
  const [first] = line
  return first ? options.findIndex((move) => notationOf(move) === notationOf(first)) : -1
}

/** How often the seat wins games played out at random from there. */
function chanceIn(state: State, seat: Side, budget: Budget, random: Random): number {
  if (state.result) return state.result.winner === seat ? 1 : 0
  return flat.evaluate(viewOf(leaders, state, seat, 'mind'), share(budget, 'L5'), random)[seat] ?? 0
}

/** A win that the level sees, else what does best in games played out at random. */
export const mindByRules: Pick<Mind<View, Move>, 'answer' | 'advise' | 'compare' | 'evaluate'> = {
  answer(view, choice, level, budget, random) {
    const won = winIn(worldOf(view), choice, level, budget)
    return won >= 0 ? won : flat.answer(view, choice, level, share(budget, level), random)
  },

  advise(view, choice, budget, random, held) {
    const world = worldOf(view)
    const { options, seat } = choice
    const chanceOf = (option: number) =>
      chanceIn(stateAfter(world, seat, itemAt(options, option)), seat, budget, random)
    const won = winIn(world, choice, 'L5', budget)
    const pick = won >= 0 ? won : flat.answer(view, choice, 'L5', share(budget, 'L5'), random)
    const weighed: Weighed[] = [
      won >= 0 ? { option: pick, chance: 1, proved: 'win' } : { option: pick, chance: chanceOf(pick) },
    ]
    if (held !== undefined && held !== pick) weighed.push({ option: held, chance: chanceOf(held) })
    return { pick, weighed, reasons: [] }
  },

  compare: (view, choice, options, budget, random) =>
    flat.compare(view, choice, options, share(budget, 'L5'), random),

  evaluate(view, budget, random) {
    const chance = chanceIn(worldOf(view), 0, budget, random)
    return [chance, 1 - chance]
  },
}
