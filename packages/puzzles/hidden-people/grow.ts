// Puzzles from games that levels of the mind play against each other.

import { type Level, levels } from '@undercrown/bots'
import { mind } from '@undercrown/bots/hidden-people'
import { below, itemAt, pickOne, type Random, shuffle, viewOf } from '@undercrown/engine'
import { hiddenPeople, type State, standardDeck } from '@undercrown/hidden-people'
import { countFor } from './must.ts'
import { disguised, laidText, moveText } from './position.ts'
import type { PeopleKind, PeopleTask } from './solution.ts'
import { sortedOut } from './sorting.ts'
import { watch } from './watch.ts'

/** Who plays: well enough that positions are such as come up, and not so well that nothing is overlooked. */
const players = levels.slice(2, 4)
/** Seats at the table: the fewer there are, the more can be told for certain. */
const tables = [2, 2, 2, 3, 3, 3, 4] as const
/** Only towards the end can everything be counted. */
const FEW_CARDS = 5

/** A whole game: as each turn began, and every move. */
export interface Played {
  readonly turns: readonly { readonly state: State; readonly at: number }[]
  readonly moves: readonly string[]
  /** The turns, by number, in which somebody sorted three cards. */
  readonly sorts: readonly number[]
  /** The states near the end in which somebody was asked. */
  readonly late: readonly State[]
}

export function playGame(random: Random): Played {
  const seats = pickOne(random, tables)
  const packs = shuffle(
    random,
    standardDeck.packs.map(({ id }) => id),
  ).slice(0, seats)
  const level: Level[] = Array.from({ length: seats }, () => pickOne(random, players))
  const options = { putBack: 'allowed', memoryAid: false, packs, deck: null } as const
  const state = hiddenPeople.setup(options, seats, random)
  const turns: { state: State; at: number }[] = []
  const moves: string[] = []
  const sorts: number[] = []
  const late: State[] = []
  for (let [choice] = hiddenPeople.choices(state); choice; [choice] = hiddenPeople.choices(state)) {
    const { seat } = choice
    if (choice.ask.ask === 'take') turns.push({ state: hiddenPeople.clone(state), at: moves.length })
    if (state.draw.length <= FEW_CARDS) late.push(hiddenPeople.clone(state))
    const view = viewOf(hiddenPeople, state, seat, 'mind')
    const by = itemAt(level, seat)
    const move = itemAt(choice.options, mind.answer(view, choice, by, { nodes: mind.nodes[by] }, random))
    moves.push(moveText(move))
    hiddenPeople.play(state, seat, move, (event) => {
      if (event.type === 'drew' && event.count > 1) sorts.push(turns.length - 1)
    })
  }
  return { turns, moves, sorts, late }
}

/** What may be asked about a game, what is most wanted of it first. */
export function questionsIn(kind: PeopleKind, played: Played, random: Random): Iterable<PeopleTask> {
  return kind === 'remember'
    ? memoriesIn(played, random)
    : kind === 'must'
      ? [...sortsIn(played, random), ...countsIn(played, random)]
      : endsIn(played)
}

/** How many turns are watched. */
const stretches = [2, 3, 4, 5, 6, 7, 8, 9, 10]
/** Stretches that are looked at, each by one of the seats. */
const LOOKS = 120
/** How often the card has moved. */
const MOST_MOVES = 5

function* memoriesIn({ turns, moves }: Played, random: Random): Iterable<PeopleTask> {
  const found: { asked: () => PeopleTask; moved: number }[] = []
  for (let i = 0; i < LOOKS; i++) {
    const from = below(random, turns.length)
    const [first, last] = [itemAt(turns, from), turns[from + pickOne(random, stretches)]]
    const seat = below(random, first.state.seats)
    if (!last) continue
    const watched = moves.slice(first.at, last.at)
    for (const { place, moved } of watch(first.state, seat, watched)?.memories ?? []) {
      const asked = () => {
        const position = laidText(disguised(first.state, seat, watched))
        return { kind: 'remember', position, seat, watch: watched, place } as const
      }
      found.push({ asked, moved: moved.length })
    }
  }
  const wanted = 1 + below(random, MOST_MOVES)
  const distance = ({ moved }: { moved: number }) => Math.abs(moved - wanted)
  for (const { asked } of shuffle(random, found).sort((a, b) => distance(a) - distance(b))) yield asked()
}

/** Turns after the cards were sorted. */
const MOST_AFTER = 8

function* sortsIn({ turns, moves, sorts }: Played, random: Random): Iterable<PeopleTask> {
  for (const sort of sorts) {
    for (let seat = 0; seat < itemAt(turns, sort).state.seats; seat++) {
      const first = itemAt(turns, Math.max(0, sort - 1 - below(random, MOST_MOVES)))
      for (let last = sort + 1; last <= sort + MOST_AFTER && last < turns.length; last++) {
        const watch = moves.slice(first.at, turns[last]?.at)
        const [found] = sortedOut(first.state, seat, watch)
        if (!found) continue
        const position = laidText(disguised(first.state, seat, watch))
        yield { kind: 'must', position, seat, watch, place: found.place }
      }
    }
  }
}

function* countsIn({ late }: Played, random: Random): Iterable<PeopleTask> {
  for (const state of shuffle(random, [...late])) {
    const choice = itemAt(hiddenPeople.choices(state), 0)
    for (let seat = 0; seat < state.seats; seat++) {
      // In the middle of a turn only who plays it may be asked something else.
      if (choice.ask.ask !== 'take' && choice.seat !== seat) continue
      const count = countFor(state, seat)
      if (!count) continue
      const position = laidText(disguised(state, seat, []))
      yield { kind: 'must', position, seat, watch: [], place: pickOne(random, count.places) }
    }
  }
}

function* endsIn({ late }: Played): Iterable<PeopleTask> {
  for (const state of late) {
    const { seat, ask } = itemAt(hiddenPeople.choices(state), 0)
    if (ask.ask !== 'settle' || state.draw.length > 0) continue
    yield { kind: 'last', position: laidText(disguised(state, seat, [])), seat, watch: [], place: undefined }
    return
  }
}
