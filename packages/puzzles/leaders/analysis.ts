// Any position of Leaders: what the solver proves of it, what the other side threatens, and the best turns, ever deeper.

import { mind, searchCore } from '@undercrown/bots/leaders'
import calibration from '@undercrown/bots/leaders/calibration.json' with { type: 'json' }
import { choiceIn, stateAfter } from '@undercrown/bots/leaders/proof.ts'
import { reasonsFor } from '@undercrown/bots/leaders/reasons.ts'
import { askedIn } from '@undercrown/bots/leaders/seat.ts'
import { type Solution, solve } from '@undercrown/bots/leaders/solver.ts'
import { moveOf, type TurnStep } from '@undercrown/bots/leaders/step.ts'
import { weighedAs } from '@undercrown/bots/leaders/told.ts'
import { turnLines } from '@undercrown/bots/leaders/turn-lines.ts'
import { createTurnPlan } from '@undercrown/bots/leaders/turn-plan.ts'
import type { Candidate } from '@undercrown/bots/leaders/turn-search.ts'
import { type EachLanguage, type Layout, plain, randomFrom, viewOf } from '@undercrown/engine'
import {
  checkPossible,
  layout,
  leaders,
  type Move,
  NEMESIS,
  notationOf,
  positionLine,
  type State,
} from '@undercrown/leaders'
import type { Analyst, BestTurn, Finding, PositionProof, Unproved } from '../analysis.ts'
import { isProvable, searchFor } from './kinds.ts'
import { leadersTable } from './table.ts'

/** Each look is deeper than the one before. */
const NODES = [20_000, 100_000, 300_000, 1_000_000, 3_000_000]
const SHOWN = 3
const REPLY_NODES = 20_000
/** What looks best is tried first where a proof is sought. */
const HOPEFUL = 24
const HOPEFUL_NODES = 300_000
/** More turns than this are not gone through one by one. */
const MOST_TURNS = 400_000

type Tell = (finding: Finding) => void

function analyse(state: State, tell: Tell): void {
  if (state.result) return
  if (state.phase === 'banish') {
    tell({ about: 'turns', nodes: 0, turns: banishments(state) })
    return
  }
  const now = proofOf('now', solve(searchCore(), state))
  tell(now)
  const threat = threatTo(state)
  if (threat) tell(threat)
  if (now.holds) return
  const [first = 0, second = 0, ...deeper] = NODES
  const look = (nodes: number) => tell({ about: 'turns', nodes, turns: bestTurns(state, nodes) })
  look(first)
  look(second)
  if (threat?.holds) tell(lost(state, tell))
  tell(inTwo(state, tell))
  deeper.forEach(look)
}

function proofOf(about: PositionProof['about'], { win, line, nodes }: Solution): PositionProof {
  return { about, holds: win, line: line.map(notationOf), seen: nodes }
}

/** What the other side would win with if it were their turn. */
function threatTo(state: State): PositionProof | undefined {
  // In the middle of a walk of the Nemesis it is nobody's turn to begin.
  if (state.phase === 'nemesis') return undefined
  return proofOf('threat', solve(searchCore(), handedOver(state)))
}

/** The same board when the turn has gone to the other side. */
function handedOver(state: State): State {
  const { pieces, toMove, recruitsLeft: _, last: __, ...rest } = layout(state)
  const next = whole({
    ...rest,
    pieces: (pieces as readonly object[]).map((piece) => ({ ...piece, acted: false })),
    toMove: toMove === 'black' ? 'white' : 'black',
    phase: 'actions',
    turn: state.turn + 1,
  })
  return leaders.position(next, randomFrom('')).state
}

/** Why the searches over two turns cannot tell. */
function whyUnproved(state: State, kind: 'safe' | 'two'): Unproved | undefined {
  if (state.phase !== 'actions') return 'recruits'
  if (!isProvable(state, kind)) return state.at[NEMESIS] === -1 ? 'recruits' : 'nemesis'
  // They do not know that a position may be there for the third time.
  const { history } = state
  return new Set(history).size < history.length ? 'repeats' : undefined
}

/** Whether a turn wins the next one, whatever is replied. */
function inTwo(state: State, tell: Tell): PositionProof {
  const why = whyUnproved(state, 'two')
  if (why) return { about: 'two', holds: null, why, line: [], seen: 0 }
  const { solve: search, seen } = searchFor(searchCore(), state, 'two', {
    ...limitsFor('two', tell),
    hopeful: plansFor(state, HOPEFUL_NODES)
      .slice(0, HOPEFUL)
      .map(({ line }) => line),
  })
  const found = search()
  if (!found)
    return { about: 'two', holds: found === null ? null : false, ...unsure(found), line: [], seen: seen() }
  return {
    about: 'two',
    holds: true,
    line: played(state, found),
    seen: seen(),
    turns: repliesTo(state, found),
  }
}

/** How many boards the other side can make of a turn, each of which was answered. */
function repliesTo(state: State, line: readonly TurnStep[]): number {
  const core = searchCore()
  const { load, placeHi, placeLo } = core.position
  const { handOver, take, takeBack } = core.turn
  load(state)
  for (const step of line) take(step)
  handOver()
  const boards = new Set<string>()
  for (const reply of turnLines(core, MOST_TURNS) ?? []) {
    for (const step of reply) take(step)
    boards.add(`${placeHi()} ${placeLo()}`)
    for (const step of reply.toReversed()) takeBack(step)
  }
  return boards.size
}

/** Whether every turn loses to the other side's next. */
function lost(state: State, tell: Tell): PositionProof {
  const why = whyUnproved(state, 'safe')
  if (why) return { about: 'lost', holds: null, why, line: [], seen: 0 }
  let turns = 0
  const limits = limitsFor('lost', tell)
  const { solve: search, seen } = searchFor(searchCore(), state, 'safe', {
    ...limits,
    tried(tried, of) {
      turns = of
      limits.tried(tried, of)
    },
  })
  const safe = search()
  if (safe) return { about: 'lost', holds: false, line: played(state, safe), seen: seen() }
  if (safe === null) return { about: 'lost', holds: null, ...unsure(safe), line: [], seen: seen() }
  return { about: 'lost', holds: true, line: [], seen: seen(), turns }
}

function unsure(found: null | undefined): { readonly why?: Unproved } {
  return found === null ? { why: 'many' } : {}
}

/** Told now and then: each turn that is tried would be too much. */
const TELL_EVERY = 250

function limitsFor(claim: PositionProof['about'], tell: Tell) {
  return {
    lines: MOST_TURNS,
    searches: Number.POSITIVE_INFINITY,
    tried(tried: number, of: number) {
      if (tried % TELL_EVERY === 0) tell({ about: 'proving', claim, tried, of })
    },
  }
}

function plansFor(state: State, nodes: number): readonly Candidate[] {
  const seat = choiceIn(state)?.seat ?? state.toMove
  return createTurnPlan(searchCore()).plansFor(state, seat, 'L5', { nodes })
}

function bestTurns(state: State, nodes: number): BestTurn[] {
  const found = distinct(state, plansFor(state, nodes))
  return found.map(({ line, candidate }, i) => ({
    line,
    chance: weighedAs(0, candidate, calibration).chance,
    ...whyOf(state, candidate, found[i === 0 ? 1 : 0]?.candidate),
    reply: replyTo(state, line),
  }))
}

/** Of those that are played by the same moves, the first. */
function distinct(state: State, plans: readonly Candidate[]) {
  const seen = new Map<string, { readonly line: readonly string[]; readonly candidate: Candidate }>()
  for (const candidate of plans) {
    if (seen.size >= SHOWN) break
    const line = played(state, candidate.line)
    if (!seen.has(line.join())) seen.set(line.join(), { line, candidate })
  }
  return [...seen.values()]
}

/** What speaks most for a turn, beside the one that it is compared with. */
function whyOf(
  state: State,
  candidate: Candidate,
  other: Candidate | undefined,
): { readonly why?: EachLanguage } {
  const core = searchCore()
  askedIn(core, state)
  const reason = reasonsFor(core, candidate, other).find(({ weight }) => weight > 0)
  if (!reason) return {}
  return { why: { en: plain(mind.say(reason, 'en'), [], 'en'), fr: plain(mind.say(reason, 'fr'), [], 'fr') } }
}

/** The turn that a quick look has the other side answer with. */
function replyTo(state: State, line: readonly string[]): readonly string[] {
  const after = line.reduce(stateBy, state)
  if (after.result || after.phase !== 'actions' || after.toMove === state.toMove) return []
  const [best] = plansFor(after, REPLY_NODES)
  return best ? played(after, best.line) : []
}

function stateBy(state: State, word: string): State {
  const choice = choiceIn(state)
  const move = choice?.options.find((option) => notationOf(option) === word)
  return choice && move ? stateAfter(state, choice.seat, move) : state
}

/** A line of steps as moves by the rules, to the end of the turn. */
function played(start: State, steps: readonly TurnStep[]): string[] {
  const words: string[] = []
  let state = start
  const play = (move: Move): boolean => {
    const word = notationOf(move)
    const next = stateBy(state, word)
    if (next === state) return false
    words.push(word)
    state = next
    return true
  }
  for (const step of steps) {
    const move = moveOf(step, state.at)
    // Whoever recruits has ended the actions; and these may have ended by themselves.
    if (move.kind === 'recruit' && state.phase === 'actions') play({ kind: 'end' })
    play(move)
  }
  const isOpen = !state.result && state.turn === start.turn && state.phase === 'actions'
  if (isOpen && state.toMove === start.toMove && choiceIn(start)?.seat === start.toMove) play({ kind: 'end' })
  return words
}

function banishments(state: State): BestTurn[] {
  const choice = choiceIn(state)
  if (!choice) return []
  const view = viewOf(leaders, state, choice.seat, 'mind')
  const { weighed } = mind.advise(view, choice, { nodes: 0 }, randomFrom(''))
  return weighed.slice(0, SHOWN).map(({ option, chance }) => ({
    line: [notationOf(choice.options[option] as Move)],
    chance,
    reply: [],
  }))
}

/** Who began follows from whose turn it is, and how many are recruited from the turn. */
function whole(given: Layout): Layout {
  const { turn, toMove, phase = 'actions', first, recruitsLeft } = given
  if (typeof turn !== 'number' || (toMove !== 'black' && toMove !== 'white')) return given
  const rival = toMove === 'black' ? 'white' : 'black'
  return {
    ...given,
    first: first ?? (turn % 2 === 0 || phase === 'banish' ? toMove : rival),
    recruitsLeft: recruitsLeft ?? (phase === 'banish' ? 0 : turn === 1 ? 2 : 1),
  }
}

export const leadersAnalyst: Analyst = {
  layout: leadersTable.layout,
  word: leadersTable.word,
  line: positionLine,
  whole,
  check: (state) => checkPossible(state as State),
  analyse: (state, tell) => analyse(state as State, tell),
}
