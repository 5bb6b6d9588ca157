// Why an option is better than the next best one: what if a part of the table were as after that other option?

import type { Random } from '@undercrown/engine'
import { imagining, type Move, type State, type View } from '@undercrown/hidden-leaders'
import { type Calibration, toldChance } from '../calibration.ts'
import type { Advice, Budget, Reason } from '../mind.ts'
import { skills } from './levels.ts'
import {
  imagined,
  type Leaf,
  leafAfter,
  overAfter,
  type SearchSettings,
  searchOptions,
  takenOption,
  worthOf,
} from './search.ts'
import { type AskedChoice, thinkingOf } from './think.ts'
import type { Thinker } from './thinker.ts'

/** Worlds in which the two options are compared. */
const COMPARED = 24
/** Tries where there is nothing to choose. */
const ALONE = 48
/** Differences below this are not worth a word. */
const SLIGHT = 0.004

/** Parts of the table, and how one state takes them over from another. */
const parts: Readonly<Record<string, (state: State, other: State, seat: number) => State>> = {
  markers: (state, { red, green }) => ({ ...state, red, green }),
  guardian: (state, { guardians }) =>
    state.guardians && guardians
      ? { ...state, guardians: { ...state.guardians, marker: guardians.marker } }
      : state,
  party: (state, other, seat) => ({ ...state, ...parties(state, other, (one) => one === seat) }),
  others: (state, other, seat) => ({ ...state, ...parties(state, other, (one) => one !== seat) }),
  hand: (state, { hands, tavern }) => ({ ...state, hands, tavern }),
}

/** What is said with the sign turned of the option beside it: of that which goes on, that to end would be better. */
const turned: Readonly<Record<string, string>> = { end: 'goOn', goOn: 'end' }

function parties({ up, down }: State, other: State, which: (seat: number) => boolean) {
  return {
    up: up.map((party, seat) => (which(seat) ? (other.up[seat] as number[]) : party)),
    down: down.map((party, seat) => (which(seat) ? (other.down[seat] as number[]) : party)),
  }
}

export function adviceFor(
  thinker: Thinker,
  view: View,
  choice: AskedChoice,
  budget: Budget,
  random: Random,
  calibration: Calibration,
  held?: number,
): Advice {
  const thinking = thinkingOf(thinker, view, choice, skills.L5)
  const nodes = choice.options.length === 1 ? Math.min(ALONE, budget.nodes) : budget.nodes
  const tried = searchOptions(view, choice, thinking, { ...budget, nodes }, random)
  const chosen = takenOption(tried)
  const first = ({ option }: { readonly option: number }) => Number(option === chosen)
  const weighed = tried
    .map((one, option) => ({ option, worth: worthOf(one) }))
    .sort((a, b) => first(b) - first(a) || b.worth - a.worth || a.option - b.option)
    .map(({ option, worth }) => ({ option, chance: toldChance(worth, view.open.seats, calibration) }))
  const [pick, second] = weighed
  const next = weighed.find(({ option }) => option === held && option !== pick?.option) ?? second
  if (!pick || !next) return { pick: 0, weighed, reasons: [] }
  return {
    pick: pick.option,
    weighed,
    reasons: reasonsFor(view, choice, thinking, pick.option, next.option, random),
  }
}

function reasonsFor(
  view: View,
  choice: AskedChoice,
  thinking: SearchSettings,
  pick: number,
  next: number,
  random: Random,
): Reason[] {
  const sums = new Map<string, number>()
  const add = (about: string, weight: number) => sums.set(about, (sums.get(about) ?? 0) + weight / COMPARED)
  const seat = choice.seat
  const worthIn = ({ world, next: mover, acted, drawing }: Leaf) =>
    thinking.value(world, mover, acted, drawing)
  const imagine = imagining(view)
  for (let i = 0; i < COMPARED; i++) {
    const world = imagined(imagine, thinking.deals, i, random)
    const [mine, other] = [pick, next].map((option) =>
      leafAfter(world, seat, choice.options[option] as Move, thinking.value, random),
    ) as [Leaf, Leaf]
    const value = worthIn(mine)
    if (ends(mine) !== ends(other)) add(ends(mine) ? 'end' : 'goOn', value - worthIn(other))
    else
      for (const [about, swap] of Object.entries(parts))
        add(about, value - worthIn({ ...mine, world: swap(mine.world, other.world, seat) }))
  }
  return [...sums]
    .map(([about, weight]): Reason => ({ about: weight < 0 ? (turned[about] ?? about) : about, weight }))
    .filter(({ weight }) => Math.abs(weight) >= SLIGHT)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
}

/** Whether the game is over with this turn. */
function ends({ world, acted }: Leaf): boolean {
  return overAfter(world, acted)
}
