// A first rating: which levels solve it, and how much there is to keep in mind.

import type { Level } from '@undercrown/bots'
import { mind } from '@undercrown/bots/hidden-people'
import { forgetful } from '@undercrown/bots/hidden-people/memory.ts'
import { answerCodeOf } from '@undercrown/bots/hidden-people/reading.ts'
import { skills } from '@undercrown/bots/hidden-people/skill.ts'
import { itemAt, randomFrom, type Seat, viewOf } from '@undercrown/engine'
import { cardOf, hiddenPeople, type State } from '@undercrown/hidden-people'
import { type LastTurn, lastTurnOf, type TurnLine } from './last.ts'
import { countIn } from './must.ts'
import { laidState } from './position.ts'
import { isSolvable, type PeopleTask } from './solution.ts'
import { sortedOut } from './sorting.ts'
import { watch } from './watch.ts'

const EASIEST = 800
const HARDEST = 2400

/** What it adds that a level fails. */
const steps = { L2: 250, L3: 300, L4: 350 } as const
const TRIES = 10
/** Level 5 has to agree, with so many times its nodes. */
const SURE = 10

/** Undefined where the weakest level solves it, or the best does not: then it is none. */
export function peopleRating(asked: PeopleTask): number | undefined {
  const state = laidState(asked.position)
  const rating =
    asked.kind === 'remember'
      ? memoryRating(state, asked)
      : asked.kind === 'must'
        ? countRating(state, asked)
        : lastRating(state, asked.seat)
  return rating === undefined ? undefined : Math.round(Math.min(HARDEST, Math.max(EASIEST, rating)))
}

function missed(share: (level: 'L2' | 'L3' | 'L4') => number): number {
  return (['L2', 'L3', 'L4'] as const).reduce((sum, level) => sum + steps[level] * (1 - share(level)), 0)
}

const BY_SHIFT = 180
const BY_OTHER_SHIFT = 45
const BY_TURN = 30

/** A level forgets a share of what it knows in each turn; that a card moves is as much to keep in mind as a turn. */
function memoryRating(state: State, { seat, watch: moves, place }: PeopleTask): number | undefined {
  const watched = watch(state, seat, moves)
  const memory = watched?.memories.find((one) => one.place === place)
  if (!watched || !memory) return undefined
  const kept = forgetful(viewOf(hiddenPeople, watched.end, seat, 'mind'), seat, skills.L1.forgets).own
  if (kept.some(([where]) => where === place)) return undefined
  const burden = memory.turns + memory.moved.length
  return (
    EASIEST +
    missed((level) => (1 - skills[level].forgets) ** burden) +
    BY_SHIFT * (memory.moved.length - 1) +
    BY_OTHER_SHIFT * (watched.shifts - memory.moved.length) +
    BY_TURN * watched.turns
  )
}

/** No level infers anything: they lose track of cards that somebody sorts, as tables do. */
const BEYOND_LEVELS = 1800
const BY_TURN_AFTER = 60
const BY_HIDDEN = 25
const BY_COPY = 25
const BY_PLACE = 80
const BY_RIVAL = 200

/**
 * Counting needs every card that was looked at: a level that has forgotten one cannot tell. People are shown all of
 * them, so to them it is as hard as there is much to count.
 */
function countRating(state: State, { seat, watch: moves, place }: PeopleTask): number | undefined {
  if (moves.length > 0) {
    const found = sortedOut(state, seat, moves).find((one) => one.place === place)
    return found && BEYOND_LEVELS + BY_TURN_AFTER * found.turns
  }
  const view = viewOf(hiddenPeople, state, seat, 'mind')
  const count = countIn(view)
  const kept = countIn(forgetful(view, seat, skills.L1.forgets))
  if (!count || kept) return undefined
  const copies = state.face.filter((face) => cardOf(face).value === count.value).length
  return (
    EASIEST +
    BY_HIDDEN * view.own.length +
    BY_COPY * copies +
    BY_PLACE * (count.places.length - 1) +
    BY_RIVAL * (state.seats - 2)
  )
}

const BY_ANSWER = 60
const BY_DOUBLED_WORLDS = 35
const BY_MASTER = 250

function lastRating(state: State, seat: Seat): number | undefined {
  const turn = lastTurnOf(state, seat)
  if (!turn || !isSolvable(turn)) return undefined
  const share = (level: Level, nodes: number, tries: number) =>
    Array.from({ length: tries }, (_, i) => levelLine(state, turn, level, nodes, `puzzle ${i}`)).filter(
      (one) => turn.best.includes(one),
    ).length / tries
  const usual = (level: Level) => share(level, mind.nodes[level], TRIES)
  if (usual('L1') > 0.5 || share('L5', SURE * mind.nodes.L5, 1) < 1) return undefined
  return (
    EASIEST +
    missed(usual) +
    BY_MASTER * (1 - share('L5', mind.nodes.L5, 2)) +
    BY_ANSWER * (itemAt(turn.answers, 0).codes.length - 1) +
    BY_DOUBLED_WORLDS * Math.log2(turn.worlds.length)
  )
}

/** What a level answers, until its line is done. */
function levelLine(start: State, { lines }: LastTurn, level: Level, nodes: number, seed: string): TurnLine {
  const state = hiddenPeople.clone(start)
  const codes: number[] = []
  for (;;) {
    const choice = itemAt(hiddenPeople.choices(state), 0)
    const view = viewOf(hiddenPeople, state, choice.seat, 'mind')
    const move = itemAt(choice.options, mind.answer(view, choice, level, { nodes }, randomFrom(seed)))
    codes.push(answerCodeOf(move))
    const line = lines.find((one) => one.codes.join() === codes.join())
    if (line) return line
    hiddenPeople.play(state, choice.seat, move, () => {})
  }
}
