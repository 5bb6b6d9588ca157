// The bots of Hidden People: search by sensible rules in worlds that fit what a seat knows and still remembers.

import type { Choice, Random } from '@undercrown/engine'
import type { Ask, Move, View } from '@undercrown/hidden-people'
import type { AnyMind, Budget, Mind } from '../mind.ts'
import { deal, dealerOf } from './deal.ts'
import { forgetful } from './memory.ts'
import { playOn } from './playout.ts'
import { look } from './policy.ts'
import { codeOf, questionOf, read } from './reading.ts'
import { search, type Weighed } from './search.ts'
import { type Skill, skills } from './skill.ts'

export { greedy } from './greedy.ts'

/** The answers by merit, as somebody of that skill sees them. */
export function think(
  view: View,
  choice: Choice<Move>,
  skill: Skill,
  budget: Budget,
  random: Random,
): readonly Weighed[] {
  look(skill.farsighted)
  const remembered = forgetful(view, choice.seat, skill.forgets)
  const reading = read(remembered, choice as Choice<Move, Ask>, choice.seat)
  const weighed = search(dealerOf(reading), skill.turns, budget, random)
  look(false)
  return weighed
}

function indexOf(choice: Choice<Move>, { code }: Weighed): number {
  return choice.options.findIndex((move) => codeOf(move) === code)
}

const people: Mind<View, Move> = {
  nodes: { L1: 60, L2: 150, L3: 500, L4: 2000, L5: 8000 },
  answer(view, choice, level, budget, random) {
    if (choice.options.length === 1) return 0
    const [best] = think(view, choice, skills[level], budget, random)
    return best === undefined ? 0 : indexOf(choice, best)
  },
  advise(view, choice, budget, random) {
    const weighed = think(view, choice, skills.L5, budget, random)
      .filter(({ tries }) => tries > 0)
      .map((one) => ({ option: indexOf(choice, one), chance: one.mean }))
    return { pick: weighed[0]?.option ?? 0, weighed, reasons: [] }
  },
  evaluate(view, { nodes, spent }, random) {
    const dealer = dealerOf(read(view, questionOf(view), 'public'))
    const { seats } = view.open
    const sums: number[] = Array(seats).fill(0)
    let done = 0
    do {
      for (let seat = 0; seat < seats; seat++) {
        sums[seat] = (sums[seat] ?? 0) + playOn(deal(dealer, random), seat, 2)
      }
    } while (++done < nodes && !((done & 15) === 15 && spent?.()))
    return sums.map((sum) => sum / done)
  },
  say: ({ about }) => [about],
}

export const mind = people as unknown as AnyMind
