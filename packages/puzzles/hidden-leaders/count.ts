// What each option of a seat's question comes to over all worlds that fit its view, exactly. A card that nobody has
// told is turned over only where a rule reads it, once for each face that it may have; where the game ends the rest is
// counted (`ending.ts`). Later decisions of the seat are made by what it has seen by then, as well as can be.

import type { Choice, Random, Seat } from '@undercrown/engine'
import {
  type Ask,
  artifactSides,
  type Event,
  type Face,
  hiddenLeaders,
  type Move,
  playOn,
  type Slot,
  type State,
  threshold,
  turnSteps,
} from '@undercrown/hidden-leaders'
import { endingKey, endingsOf } from './ending.ts'
import {
  ALL_OF_THEM,
  compareShares,
  NONE_OF_THEM,
  plus,
  times,
  type WorldShare,
  within,
  worldShare,
} from './share.ts'
import { leftOf, UNSEEN, type Unseen, unseenBy } from './unseen.ts'

export type HiddenLeadersQuestion = Choice<Move, Ask>

/** Worlds that are alike so far: a table whose untold cards do not matter yet. */
export interface WorldsSoFar {
  readonly state: State
  readonly faces: readonly Face[]
  readonly share: WorldShare
  /** What is asked now; undefined where the turn is done, as far as it matters. */
  readonly question: HiddenLeadersQuestion | undefined
  /** What the seat has seen since its last decision. */
  readonly heard: string
  /** Which options led here from the question that is counted, by whom. */
  readonly line: readonly (readonly [seat: Seat, move: Move])[]
}

/** One question of the seat, in all worlds that it cannot tell apart when it is asked. */
export interface Crossroads {
  readonly question: HiddenLeadersQuestion
  readonly moments: readonly WorldsSoFar[]
}

export interface Counted {
  readonly move: Move
  /** Of the worlds at the question, those in which the seat wins with this turn. */
  readonly chance: WorldShare
  /** In some world the game ends. */
  readonly ends: boolean
}

/** The share of all worlds in which that is asked. */
export function worldsAt({ moments }: Crossroads): WorldShare {
  return moments.reduce((sum, { share }) => plus(sum, share), NONE_OF_THEM)
}

/** Those that nothing is better than. */
export function bestOf(counted: readonly Counted[]): Counted[] {
  return counted.filter(({ chance }) => counted.every((other) => compareShares(other.chance, chance) <= 0))
}

/** Thrown where worlds cannot be counted: chance or somebody else decides, or there are too many branches. */
export class Uncountable extends Error {}

/** A card that no rule may read before its face is told. */
class Unread {
  readonly slot: Slot
  constructor(slot: Slot) {
    this.slot = slot
  }
}

const MOST_PLAYS = 2500
/** Where every pick matters, not only the best. */
export const MOST_PLAYS_OF_ALL = 25_000
const MOST_ENDINGS = 4000

export interface Ways {
  readonly next: readonly Crossroads[]
  readonly done: readonly WorldsSoFar[]
}

export interface Counter {
  readonly root: Crossroads
  readonly unseen: Unseen
  /** Every option of a question. */
  count(at: Crossroads): Counted[]
  /** Where an option leads: to the next questions of the seat, and to the end of the turn. */
  after(at: Crossroads, move: Move): Ways
  /** In which part of the worlds of an ended game the seat wins. */
  wonIn(moment: WorldsSoFar): WorldShare
  /** How many lumps of worlds were looked at. */
  seen(): number
}

export function counterFor(table: State, question: HiddenLeadersQuestion, most = MOST_PLAYS): Counter {
  const { seat } = question
  const unseen = unseenBy(table, seat)
  const ends = new Map<string, WorldShare>()
  let plays = 0
  let lumps = 0
  const first: WorldsSoFar = {
    state: table,
    faces: unseen.faces,
    share: ALL_OF_THEM,
    question,
    heard: '',
    line: [],
  }
  const root: Crossroads = { question, moments: [first] }

  /** Plays a move in every way that the cards it reads may be. */
  function play(from: WorldsSoFar, by: Seat, move: Move, share: WorldShare): WorldsSoFar[] {
    const found: WorldsSoFar[] = []
    const open: { faces: readonly Face[]; share: WorldShare }[] = [{ faces: from.faces, share }]
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (++plays > most) throw new Uncountable('too many branches')
      const { faces, share } = one
      const state = hiddenLeaders.clone(from.state)
      let passed = false
      let heard = ''
      const isDone = () => passed || isSettled(state)
      const veiled: State = Object.assign(state, {
        face: veil(unseen, faces, isDone),
        random: guarded(state.random, isDone),
      })
      const tell = (event: Event) => {
        if (event.type === 'began' || event.type === 'skipped') passed = true
        if (!isDone()) heard += JSON.stringify(hiddenLeaders.seen(event, seat) ?? '')
      }
      try {
        const questions = playOn(veiled, by, move, tell)
        const done = isDone() || questions.length === 0
        if (done && !passed) checkLater(state, questions)
        if (!done && questions.length > 1) throw new Uncountable('several are asked at once')
        const line = [...from.line, [by, move] as const]
        const question = done ? undefined : questions[0]
        found.push({ state, faces, share, question, heard: from.heard + heard, line })
      } catch (error) {
        if (!(error instanceof Unread)) throw error
        const left = leftOf(unseen, unseen.back[error.slot] as number, faces)
        let all = 0
        for (const count of left.values()) all += count
        for (const [face, count] of left) {
          const told = faces.slice()
          told[error.slot] = face
          open.push({ faces: told, share: times(share, worldShare(BigInt(count), BigInt(all))) })
        }
      }
    }
    return found
  }

  /** The same, on to the next question of the seat; what somebody else decides nobody can count. */
  function playToOwn(from: WorldsSoFar, by: Seat, move: Move): WorldsSoFar[] {
    return play(from, by, move, from.share).flatMap((moment) => {
      const { question } = moment
      if (question === undefined || question.seat === seat) return [moment]
      const [only, ...more] = question.options
      if (only === undefined || more.length > 0) throw new Uncountable('somebody else decides')
      return playToOwn(moment, question.seat, only)
    })
  }

  /** Where options lead is found out once, however often it is asked. */
  const led = new Map<Crossroads, Map<Move, Ways>>()

  function after(at: Crossroads, move: Move): Ways {
    const known = led.get(at) ?? new Map<Move, Ways>()
    led.set(at, known)
    const ways = known.get(move) ?? waysAfter(at, move)
    known.set(move, ways)
    return ways
  }

  function waysAfter(at: Crossroads, move: Move): Ways {
    const done: WorldsSoFar[] = []
    const roads = new Map<string, { question: HiddenLeadersQuestion; moments: WorldsSoFar[] }>()
    for (const from of at.moments)
      for (const to of playToOwn({ ...from, heard: '' }, seat, move)) {
        if (to.question === undefined) {
          done.push(to)
          continue
        }
        const key = `${to.heard} ${JSON.stringify(to.question)}`
        const road = roads.get(key) ?? { question: to.question, moments: [] }
        roads.set(key, road)
        road.moments.push(to)
      }
    return { next: [...roads.values()], done }
  }

  function wonIn({ state, faces }: WorldsSoFar): WorldShare {
    const key = endingKey(unseen, state, faces)
    const known = ends.get(key)
    if (known) return known
    let won = NONE_OF_THEM
    let count = 0
    for (const ending of endingsOf(unseen, state, faces)) {
      if (++count > MOST_ENDINGS) throw new Uncountable('too many endings')
      lumps++
      if (ending.won) won = plus(won, ending.share)
    }
    ends.set(key, won)
    return won
  }

  function countOne(at: Crossroads, move: Move): { won: WorldShare; ends: boolean } {
    let won = NONE_OF_THEM
    let ended = false
    const { next, done } = after(at, move)
    for (const moment of done) {
      if (!isOver(moment.state)) continue
      ended = true
      won = plus(won, times(moment.share, wonIn(moment)))
    }
    for (const road of next) {
      let best = NONE_OF_THEM
      const all = worldsAt(road)
      for (const option of road.question.options) {
        if (compareShares(best, all) === 0) break
        const one = countOne(road, option)
        if (compareShares(one.won, best) > 0) best = one.won
        ended ||= one.ends
      }
      won = plus(won, best)
    }
    return { won, ends: ended }
  }

  return {
    root,
    unseen,
    after,
    wonIn,
    count(at) {
      const all = worldsAt(at)
      return at.question.options.map((move) => {
        const { won, ends } = countOne(at, move)
        return { move, chance: within(won, all), ends }
      })
    },
    seen: () => lumps,
  }
}

/** The part of the turn in which parties and markers stay as they are; while corruption spreads they do not (HL-143). */
function isSettled({ agenda }: State): boolean {
  const [turn, ...within] = agenda
  if (turn === undefined || turn.script === 'finale') return true
  if (turn.script !== 'turn' && turn.script !== 'fullTurn') return false
  return turn.at >= turnSteps[turn.script].draw && within.length === 0
}

/** HL-75: whether the game ends with this turn, once nothing of it can change the parties. */
export function isOver(state: State): boolean {
  const most = threshold(state.options, state.seats)
  return state.over || state.up.some((party) => party.length >= most)
}

/** HL-122, HL-141: what could still be done after the draw is not counted. */
function checkLater({ artifacts, turn }: State, questions: readonly HiddenLeadersQuestion[]): void {
  const side = artifactSides.find(({ id }) => id === artifacts?.sides[turn])
  if (side?.timing === 'slow' && (artifacts?.tokens[turn] ?? 0) > 0 && !artifacts?.used[turn])
    throw new Uncountable('an artifact can still be used')
  if (questions.some(({ options }) => options.some(({ word }) => word === 'spread')))
    throw new Uncountable('corruption can still be spread')
}

/** Faces that are told; what nobody has told cannot be read before the turn is done, and is anything then. */
function veil({ pools, back }: Unseen, faces: readonly Face[], isDone: () => boolean): Face[] {
  return new Proxy(faces as Face[], {
    get(target, name, receiver) {
      const face: unknown = Reflect.get(target, name, receiver)
      if (face !== UNSEEN) return face
      const slot = Number(name)
      if (!isDone()) throw new Unread(slot)
      return pools.get(back[slot] as number)?.faces[0]
    },
  })
}

/** Chance that may only be asked where nothing of it can matter. */
function guarded(random: Random, isDone: () => boolean): Random {
  return new Proxy(random, {
    set(target, name, value, receiver) {
      if (!isDone()) throw new Uncountable('chance decides')
      return Reflect.set(target, name, value, receiver)
    },
  })
}
