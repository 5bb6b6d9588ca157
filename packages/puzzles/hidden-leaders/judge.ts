// Whether a try at a puzzle of Hidden Leaders is right; and if not, a world that fits what the seat knows, in which it
// fails, and how.

import { pickOne, randomFrom, refuse, type Seat } from '@undercrown/engine'
import {
  type Face,
  faceOf,
  hiddenLeaders,
  type LeaderId,
  leaderCards,
  type Move,
  playOn,
  type State,
} from '@undercrown/hidden-leaders'
import type { AnswerShare, Puzzle, PuzzleJudge, Refutation, Verdict } from '../puzzle.ts'
import {
  bestOf,
  type Counter,
  type Crossroads,
  counterFor,
  isOver,
  MOST_PLAYS_OF_ALL,
  type WorldsSoFar,
} from './count.ts'
import { endingsOf } from './ending.ts'
import { LEADER_BET, leaderOdds, leaderText, rivalIn } from './leader.ts'
import { matrixOf } from './matrix.ts'
import {
  ALL_OF_THEM,
  compareShares,
  minus,
  NONE_OF_THEM,
  partOf,
  plus,
  times,
  type WorldShare,
} from './share.ts'
import {
  type AskedTable,
  askedAt,
  idleAsks,
  optionAt,
  optionLike,
  pickText,
  positionFor,
  seatView,
  wholeLayout,
} from './table.ts'
import { wholeWorld } from './unseen.ts'

export const hiddenLeadersJudge: PuzzleJudge = {
  judge: (puzzle, answer) =>
    puzzle.kind === LEADER_BET ? judgeLeader(puzzle, answer) : judgeWin(puzzle, answer),
  shares: (puzzle) => (puzzle.kind === LEADER_BET ? leaderShares(puzzle) : winShares(puzzle)),
  matrix(puzzle, [pick = '']) {
    if (puzzle.kind === LEADER_BET) return undefined
    const counter = counterOf(puzzle)
    const move = optionAt(counter.root.question, pick)
    return move && matrixOf(counter, move)
  },
}

/** The table as its seat knows it: whatever else a file lays out changes nothing here. */
function knownTable({ position, seat }: Puzzle): AskedTable {
  return askedAt(positionFor(seatView(askedAt(position).state, seat)))
}

/** The one that served last: whoever tries once tries again, and asks then what answers come to. */
let counted: { readonly puzzle: Puzzle; readonly counter: Counter } | undefined

function counterOf(puzzle: Puzzle): Counter {
  if (counted?.puzzle !== puzzle) {
    const { state, question } = knownTable(puzzle)
    counted = { puzzle, counter: counterFor(state, question, MOST_PLAYS_OF_ALL) }
  }
  return counted.counter
}

/** Of every first pick; those that follow are made as well as can be. */
function winShares(puzzle: Puzzle): AnswerShare[] {
  const counter = counterOf(puzzle)
  return counter
    .count(counter.root)
    .sort((a, b) => compareShares(b.chance, a.chance))
    .map(({ move, chance }) => ({ answer: [pickText(move)], share: partOf(chance) }))
}

function leaderShares({ position, seat, solutions }: Puzzle): AnswerShare[] {
  const rival = rivalIn(solutions[0]?.[0] ?? '') ?? seat
  return leaderOdds(seatView(askedAt(position).state, seat), rival).map(({ leader, chance }) => ({
    answer: [leaderText(rival, leader)],
    share: chance,
  }))
}

/** What is picked, one after the other. */
function judgeWin(puzzle: Puzzle, answer: readonly string[]): Verdict {
  const [solution = []] = puzzle.solutions
  const counter = counterOf(puzzle)
  const wrong = wrongPick(counter, solution, answer)
  return wrong ? refuted(counter, wrong, solution) : { right: true }
}

/** The first pick that wins in fewer worlds than another, with those after it. */
export function wrongPick(
  counter: Counter,
  solution: readonly string[],
  answer: readonly string[],
): Tried | undefined {
  let at = counter.root
  let isSolution = true
  for (const [i, pick] of solution.entries()) {
    const text = answer[i] ?? refuse('the answer goes on', 'la réponse n’est pas complète')
    const move =
      optionAt(at.question, text) ??
      refuse(`${text} is not among the options`, `${text} n’est pas parmi les options`)
    // What was proved need not be counted again.
    isSolution &&= pickText(move) === pick
    if (!isSolution && bestOf(counter.count(at)).every((one) => one.move !== move))
      return { at, move, left: answer.slice(i + 1), isSame: true }
    const { next, done } = counter.after(at, move)
    const [road] = next
    if (road === undefined || next.length > 1 || done.length > 0) break
    at = road
  }
  return undefined
}

/** A pick, and those that were made after it. */
interface Tried {
  readonly at: Crossroads
  readonly move: Move
  readonly left: readonly string[]
  /** All that was answered could be done so far, and showed the same. */
  readonly isSame: boolean
}

/** What is picked next: as it was answered, as far as it can be; else as well as can be. */
function nextTried(counter: Counter, at: Crossroads, { left, isSame }: Tried): Tried | undefined {
  const [text, ...later] = left
  const given = text === undefined ? undefined : optionLike(at.question, text)
  if (given) return { at, move: given, left: later, isSame: isSame && pickText(given) === text }
  const [best] = counter.count(at).sort((a, b) => compareShares(b.chance, a.chance))
  return best && { at, move: best.move, left: [], isSame: isSame && text === undefined }
}

/** Of all worlds, those in which it wins. */
function wonAlong(counter: Counter, tried: Tried): WorldShare {
  const { next, done } = counter.after(tried.at, tried.move)
  const ended = done.filter(({ state }) => isOver(state))
  const parts = [
    ...ended.map((moment) => times(moment.share, counter.wonIn(moment))),
    ...next.flatMap((road) => {
      const then = nextTried(counter, road, tried)
      return then ? [wonAlong(counter, then)] : []
    }),
  ]
  return parts.reduce(plus, NONE_OF_THEM)
}

/** Worlds in which a pick fails. */
interface Failure {
  readonly moment: WorldsSoFar
  readonly faces: readonly Face[]
  readonly share: WorldShare
  readonly tried: Tried
}

/** So many are looked at for the one that is shown, and so many that end alike. */
const MOST_FAILURES = 300
const MOST_ALIKE = 20

function refuted(counter: Counter, tried: Tried, solution: readonly string[]): Verdict {
  const found: Failure[] = []
  for (const failure of failuresOf(counter, tried)) if (found.push(failure) >= MOST_FAILURES) break
  // What was answered is what fails, wherever it can be done.
  const same = found.filter(({ tried }) => tried.isSame)
  const failures = same.length > 0 ? same : found
  failures.sort((a, b) => compareShares(b.share, a.share))
  const root = counter.root.moments[0]?.state as State
  const shown = ({ faces }: Failure): State => ({ ...root, face: wholeWorld(counter.unseen, faces) })
  // Best one in which the solution would have won.
  const told = failures.find((one) => wins(shown(one), counter.unseen.seat, solution)) ?? failures[0]
  if (told === undefined) throw new Error('a pick that never fails is a solution')
  const { over, under } = minus(ALL_OF_THEM, wonAlong(counter, tried))
  const worlds = { failed: Number(over), of: Number(under) }
  const goesOn = failures.find(({ moment }) => !isOver(moment.state))
  const reply = goesOn && told.moment === goesOn.moment ? replyTo(counter, root, goesOn) : undefined
  const world = shown(told)
  const refutation = reply ?? { position: wholeLayout(world), line: playedOut(world, told.moment.line) }
  return { right: false, refutation: { ...refutation, worlds } }
}

/** Worlds that are tried for what another does about it when the game goes on. */
const REPLIES = 8
const MOST_REPLIES = 300

/** A world in which the next player then ends the game, and the seat has lost. */
function replyTo(
  { unseen }: Counter,
  root: State,
  { moment, faces }: Failure,
): Pick<Refutation, 'position' | 'line'> | undefined {
  for (let i = 0; i < REPLIES; i++) {
    const random = randomFrom(`reply ${i}`)
    const told = faces.slice()
    pickOne(random, unseen.deals).leaders.forEach((leader, one) => {
      told[one] = leader
    })
    const world = { ...root, face: wholeWorld(unseen, told, random) }
    const line = lostAfter(world, unseen.seat, moment.line)
    if (line) return { position: wholeLayout(world), line }
  }
  return undefined
}

/** A line on to the end of the next player's turn, and of the game, in which the seat loses. */
function lostAfter(world: State, seat: Seat, line: WorldsSoFar['line']): string[] | undefined {
  let left = MOST_REPLIES
  const lost = (before: State, by: Seat, move: Move, texts: readonly string[]): string[] | undefined => {
    if (left-- <= 0) return undefined
    const table = hiddenLeaders.clone(before)
    const [question] = playOn(table, by, move, () => {})
    const all = [...texts, pickText(move)]
    // What chance brings is nobody's to foretell.
    if (isShuffled(before, table)) return undefined
    if (question === undefined)
      return hiddenLeaders.outcome(table)?.winners.includes(seat) === false ? all : undefined
    // What is drawn and discarded comes as it comes; the turn after the next is too far.
    const { ask, options } = question
    if (table.turn !== world.turn && table.turn !== (world.turn + 1) % world.seats) return undefined
    const tried = ask.ask === 'act' ? options.filter(({ word }) => word === 'play') : options
    for (const one of question.seat === seat || idleAsks.includes(ask.ask) ? tried.slice(0, 1) : tried) {
      const found = lost(table, question.seat, one, all)
      if (found) return found
    }
    return undefined
  }
  const table = hiddenLeaders.clone(world)
  for (const [by, move] of line.slice(0, -1)) playOn(table, by, move, () => {})
  const last = line[line.length - 1]
  return (
    last &&
    lost(
      table,
      ...last,
      line.slice(0, -1).map(([, move]) => pickText(move)),
    )
  )
}

function* failuresOf(counter: Counter, tried: Tried): Iterable<Failure> {
  const { next, done } = counter.after(tried.at, tried.move)
  for (const moment of done) {
    const { state, faces, share } = moment
    if (!isOver(state)) yield { moment, faces, share, tried }
    else if (compareShares(counter.wonIn(moment), ALL_OF_THEM) !== 0) {
      let left = MOST_ALIKE
      for (const ending of endingsOf(counter.unseen, state, faces)) {
        if (!ending.won) yield { moment, faces: ending.faces, share: times(share, ending.share), tried }
        if (!ending.won && --left === 0) break
      }
    }
  }
  for (const road of next) {
    const then = nextTried(counter, road, tried)
    if (then) yield* failuresOf(counter, then)
  }
}

/** Whether these picks win in a world; what is asked after them, and of others, is answered by the first option. */
function wins(world: State, seat: Seat, picks: readonly string[]): boolean {
  const table = hiddenLeaders.clone(world)
  const left = [...picks]
  let [question] = hiddenLeaders.choices(table)
  for (const { turn } = table; question !== undefined && table.turn === turn; ) {
    const own = question.seat === seat ? left.shift() : undefined
    const move = (own === undefined ? undefined : optionAt(question, own)) ?? (question.options[0] as Move)
    ;[question] = playOn(table, question.seat, move, () => {})
  }
  return hiddenLeaders.outcome(table)?.winners.includes(seat) ?? false
}

/** A line in a world, on to the end of the turn: what is left to do of it changes nothing. */
function playedOut(world: State, line: WorldsSoFar['line']): string[] {
  const table = hiddenLeaders.clone(world)
  const { turn } = table
  const texts: string[] = []
  let question = hiddenLeaders.choices(table)[0]
  const play = (seat: Seat, move: Move) => {
    texts.push(pickText(move))
    question = playOn(table, seat, move, () => {})[0]
  }
  for (const [seat, move] of line) play(seat, move)
  while (question && isOver(table) && table.turn === turn && !isShuffled(world, table))
    play(question.seat, question.options[0] as Move)
  return texts
}

/** Whether chance was asked in between. */
function isShuffled(before: State, now: State): boolean {
  return before.random.join() !== now.random.join()
}

/** One leader, or several with how likely each is held to be: `seat1=cyra:60`, `seat1=enned:40`. */
function judgeLeader({ position, seat, solutions }: Puzzle, answer: readonly string[]): Verdict {
  const solution = solutions[0]?.[0] ?? ''
  const rival = rivalIn(solution)
  const { state } = askedAt(position)
  const odds = leaderOdds(seatView(state, seat), rival ?? seat)
  const held = answer.map((text) => heldIn(text, rival))
  const sum = held.reduce((all, { weight }) => all + weight, 0)
  if (held.length === 0 || sum <= 0) return refuse('no leader is named', 'aucun Leader n’est nommé')
  const most = held.reduce((a, b) => (b.weight > a.weight ? b : a))
  const right = `seat${rival}=${most.leader}` === solution
  const chanceOf = (leader: LeaderId) => odds.find((one) => one.leader === leader)?.chance ?? 0
  const score = odds.reduce((all, { leader, chance }) => {
    const weight = held.find((one) => one.leader === leader)?.weight ?? 0
    return all + chance * Math.log2(Math.max(LEAST_HELD, weight / sum))
  }, 0)
  if (right) return { right, score }
  const failed = Math.round(OF * (1 - chanceOf(most.leader)))
  const world = withLeader(state, rival ?? seat, faceOf(odds[0]?.leader ?? most.leader))
  return { right, score, refutation: { position: wholeLayout(world), line: [], worlds: { failed, of: OF } } }
}

const OF = 1000
/** Nothing is held impossible: a log score would have no end. */
const LEAST_HELD = 0.01

function heldIn(text: string, rival: Seat | undefined): { leader: LeaderId; weight: number } {
  const [, seat, name, weight = '100'] = /^seat(\d)=(\w+)(?::(\d{1,3}))?$/.exec(text) ?? []
  const leader = leaderCards.find(({ id }) => id === name)?.id
  if (leader === undefined || Number(seat) !== rival)
    return refuse(`${text} names no leader of that seat`, `${text} ne nomme aucun Leader de cette place`)
  return { leader, weight: Number(weight) }
}

/** The same world with that leader in a seat, who changes places with whoever has it. */
function withLeader(state: State, seat: Seat, leader: Face): State {
  const face = state.face.slice()
  face[face.indexOf(leader)] = face[seat] as Face
  face[seat] = leader
  return { ...state, face }
}
