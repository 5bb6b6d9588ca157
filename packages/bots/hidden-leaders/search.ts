// Search over imagined worlds: the own decisions up to the end of the action form a tree, tried by upper confidence
// bounds; what others decide meanwhile is guessed; then the judge tells the chance to win.

import { below, type Choice, fork, type Random, type Seat } from '@undercrown/engine'
import {
  type Ask,
  hiddenLeaders,
  imagining,
  leaderOf,
  type Move,
  playOn,
  type State,
  threshold,
  type View,
} from '@undercrown/hidden-leaders'
import type { Budget } from '../mind.ts'
import { type Deal, dealAt, impose } from './belief.ts'
import { closeness } from './closeness.ts'

type AskedChoice = Choice<Move, Ask>

export interface OptionNode {
  readonly move: Move
  count: number
  sum: number
  /** How often the game was over with it. */
  ended: number
  /** How often it could have been tried. */
  offered: number
  /** Added to what is seen of it, by levels that see badly. */
  readonly bias: number
  next?: OptionNode[]
}

export type WorldValue = (world: State, next: Seat, acted: boolean, drawing: boolean) => number

export interface SearchSettings {
  readonly deals: readonly Deal[]
  readonly value: WorldValue
  readonly worlds: number
  /** What is wrongly seen of each option of the question. */
  readonly bias?: (move: Move) => number
}

/** How much what was tried little is favoured. */
const CURIOSITY = 0.2
/** Every option has this part of its even share of the tries, however bad its first ones were. */
const FAIR = 16
/** More decisions than this in one action are not looked at. */
const DEEP = 40
const GOLDEN = (Math.sqrt(5) - 1) / 2

function unheard(): void {}

/** Tries the options of the question; returns what was seen of each. */
export function searchOptions(
  view: View,
  choice: AskedChoice,
  { deals, value, worlds, bias }: SearchSettings,
  { nodes, spent }: Budget,
  random: Random,
): OptionNode[] {
  const tried = choice.options.map(
    (move): OptionNode => ({ move, count: 0, sum: 0, ended: 0, offered: 0, bias: bias?.(move) ?? 0 }),
  )
  const pool: Moment[] = []
  const imagine = imagining(view)
  const luck = fork(random)
  const least = Math.max(1, nodes / tried.length / FAIR)
  for (let total = 0; total < nodes; total++) {
    if (spent && (total & 15) === 0 && total >= tried.length && spent()) break
    const at = promising(tried, total, least)
    const one = tried[at] as OptionNode
    // The k-th try of every option meets the same world, so that options differ by merit alone.
    const number = one.count % worlds
    pool[number] ??= {
      world: imagined(imagine, deals, number, random),
      question: choice,
      nodes: tried,
      next: [],
      kept: true,
    }
    one.count++
    const { chance, over } = descend(pool[number] as Moment, at, choice.seat, value, luck)
    one.sum += chance
    if (over) one.ended++
  }
  return tried
}

/** Guesses a world that fits a view. */
type Imagine = (random: Random) => State

/** The deals are taken in turn, each as often as its weight says, so that few worlds already weigh them well. */
export function imagined(imagine: Imagine, deals: readonly Deal[], number: number, random: Random): State {
  const world = imagine(random)
  impose(world, dealAt(deals, ((number + 0.5) * GOLDEN) % 1))
  return world
}

/** A world where an action is done, and what the judge must know of it besides. */
export interface Leaf {
  readonly world: State
  /** Who acts next. */
  readonly next: Seat
  /** Somebody has acted, and their turn is about to end. */
  readonly acted: boolean
  /** The seat that thinks is about to draw. */
  readonly drawing: boolean
}

/** Whether the game is over, or is to be with the turn that is about to end. */
export function overAfter({ over, options, seats, up }: State, acted: boolean): boolean {
  if (over || !acted) return over
  const most = threshold(options, seats)
  return up.some((party) => party.length >= most)
}

/** Where the turn stands while this is asked. */
export function turnStanding(
  world: State,
  question: AskedChoice | undefined,
): { next: Seat; acted: boolean } {
  if (question === undefined) return { next: world.turn, acted: true }
  const { ask } = question.ask
  if (ask === 'act') return { next: question.seat, acted: false }
  if (settles(ask) === 'fresh') return { next: world.turn, acted: false }
  return { next: (world.turn + 1) % world.seats, acted: settles(ask) === 'acted' }
}

/** A world in the middle of an action. */
interface Moment {
  readonly world: State
  readonly question: AskedChoice
  /** What was seen of each option, where the question is an own one. */
  readonly nodes: readonly OptionNode[]
  /** By option, since the same moves lead to the same: what is seen where the action is done, or what comes next. */
  readonly next: (Sight | Moment | typeof ONCE)[]
  /** Others have it as their next; else its world may be played on as it is. */
  kept: boolean
}

/** The chance to win where an action is done, and whether the game is over with it. */
interface Sight {
  readonly chance: number
  readonly over: boolean
}

/** A moment that was come to once. Most are not come to again: they are kept from the second time on. */
const ONCE = 'once'

/** From an option that was taken to the end of the action. */
function descend(from: Moment, option: number, seat: Seat, value: WorldValue, luck: Random): Sight {
  const path: OptionNode[] = []
  let moment = from
  let at = option
  let node = from.nodes[option] as OptionNode
  for (let depth = 0; ; depth++) {
    const known = moment.next[at]
    const next = known === undefined || known === ONCE ? after(moment, at, seat, node, depth, value) : known
    if ('chance' in next) {
      moment.next[at] = next
      for (const one of path) one.sum += next.chance
      return next
    }
    if (moment.kept && next !== known) {
      moment.next[at] = known === undefined ? ONCE : next
      next.kept = known !== undefined
    }
    moment = next
    if (moment.question.seat === seat) {
      at = select(node, moment.nodes)
      node = moment.nodes[at] as OptionNode
      node.count++
      path.push(node)
    } else at = guess(moment.world, moment.question, luck)
  }
}

/** What an option leads to; `node` is the own decision that was taken last. */
function after(
  { world: before, question: asked, kept }: Moment,
  option: number,
  seat: Seat,
  node: OptionNode,
  depth: number,
  value: WorldValue,
): Moment | Sight {
  const world = kept ? hiddenLeaders.clone(before) : before
  const [question] = playOn(world, asked.seat, asked.options[option] as Move, unheard)
  if (question === undefined || depth === DEEP || settles(question.ask.ask) !== undefined) {
    const { next, acted } = turnStanding(world, question)
    const drawing = question?.ask.ask === 'draw' && question.seat === seat
    return { chance: value(world, next, acted, drawing), over: overAfter(world, acted) }
  }
  const nodes = question.seat === seat ? nodesFor(node, question.options) : NONE
  return { world, question, nodes, next: [], kept: false }
}

/** The same with the best answer, at first sight, to each own question on the way. */
export function leafAfter(world: State, seat: Seat, move: Move, value: WorldValue, luck: Random): Leaf {
  const now = hiddenLeaders.clone(world)
  let [question] = playOn(now, seat, move, unheard)
  for (let depth = 0; ; depth++) {
    if (question === undefined || depth === DEEP || settles(question.ask.ask) !== undefined)
      return {
        world: now,
        ...turnStanding(now, question),
        drawing: question?.ask.ask === 'draw' && question.seat === seat,
      }
    const next =
      question.seat === seat
        ? atFirstSight(now, question, value)
        : (question.options[guess(now, question, luck)] as Move)
    ;[question] = playOn(now, question.seat, next, unheard)
  }
}

function atFirstSight(world: State, { seat, options }: AskedChoice, value: WorldValue): Move {
  let best = options[0] as Move
  let most = Number.NEGATIVE_INFINITY
  for (const move of options) {
    const after = hiddenLeaders.clone(world)
    const [question] = playOn(after, seat, move, unheard)
    const { next, acted } = turnStanding(after, question)
    const worth = value(after, next, acted, false)
    if (worth > most) {
      most = worth
      best = move
    }
  }
  return best
}

/** Questions at which the action before is done: the turn is yet to be used, or has been. */
function settles(ask: string): 'acted' | 'fresh' | undefined {
  if (ask === 'draw' || ask === 'discardDown') return 'acted'
  if (ask === 'act' || ask === 'hide' || ask === 'firstDiscard' || ask === 'takeArtifact') return 'fresh'
  return undefined
}

export function keyOf({ word, zone, seat, index, card, token, faction, move }: Move): string {
  const way = move ? `${move.red} ${move.green} ${move.guardian}` : ''
  return `${word} ${zone} ${seat} ${index} ${card} ${token} ${faction} ${way}`
}

/** Among options that differ from world to world: those that were offered often and tried little are favoured. */
function select(from: OptionNode, nodes: readonly OptionNode[]): number {
  let found = 0
  let most = Number.NEGATIVE_INFINITY
  const mean = from.count > 1 ? from.sum / (from.count - 1) : 0.5
  for (let i = 0; i < nodes.length; i++) {
    const one = nodes[i] as OptionNode
    one.offered++
    const promise =
      one.count === 0
        ? mean + CURIOSITY * Math.sqrt(Math.log(one.offered + 1)) + 0.1
        : one.sum / one.count + CURIOSITY * Math.sqrt(Math.log(one.offered + 1) / one.count)
    if (promise > most) {
      most = promise
      found = i
    }
  }
  return found
}

const NONE: readonly OptionNode[] = []

/** What was seen of each option after an own decision. */
function nodesFor(from: OptionNode, options: readonly Move[]): OptionNode[] {
  from.next ??= []
  const known = from.next
  const nodes: OptionNode[] = []
  for (let i = 0; i < options.length; i++) nodes.push(nodeOf(known, options[i] as Move, i))
  return nodes
}

/** What was seen of an option, which mostly stands where it stood before. */
function nodeOf(next: OptionNode[], move: Move, place: number): OptionNode {
  const likely = next[place]
  if (likely !== undefined && isSame(likely.move, move)) return likely
  for (const one of next) if (isSame(one.move, move)) return one
  const found = { move, count: 0, sum: 0, ended: 0, offered: 0, bias: 0 }
  next.push(found)
  return found
}

function isSame(a: Move, b: Move): boolean {
  return (
    a.word === b.word &&
    a.card === b.card &&
    a.zone === b.zone &&
    a.seat === b.seat &&
    a.index === b.index &&
    a.token === b.token &&
    a.faction === b.faction &&
    (a.move === b.move ||
      (a.move?.red === b.move?.red &&
        a.move?.green === b.move?.green &&
        a.move?.guardian === b.move?.guardian))
  )
}

/** What another player decides in the middle of an action: markers for the good of their leader, the rest by chance. */
function guess(world: State, { seat, ask, options }: AskedChoice, luck: Random): number {
  if (ask.ask !== 'move' || options.length === 1) return below(luck, options.length)
  const leader = leaderOf(world.face[seat] as number)
  let best = 0
  let most = -1
  for (let i = 0; i < options.length; i++) {
    const { move } = options[i] as Move
    const [red, green] = [world.red + (move?.red ?? 0), world.green + (move?.green ?? 0)]
    const good = closeness(leader, { red, green, guardian: world.guardians?.marker ?? 0 })
    if (good > most) {
      most = good
      best = i
    }
  }
  return best
}

function promising(tried: readonly OptionNode[], total: number, least: number): number {
  let found = 0
  let most = Number.NEGATIVE_INFINITY
  const spread = Math.log(total + 1)
  for (let i = 0; i < tried.length; i++) {
    const { count, sum, bias } = tried[i] as OptionNode
    if (count < least) return i
    const promise = sum / count + bias + CURIOSITY * Math.sqrt(spread / count)
    if (promise > most) {
      most = promise
      found = i
    }
  }
  return found
}

/** How much what was seen of an option is doubted that was tried once: so much over the root of its tries. */
const DOUBT = 0.5

/** The chance that an option gives if one goes on as well as was seen. */
export function worthOf({ count, sum, bias, next }: OptionNode): number {
  const mean = count === 0 ? 0 : sum / count + bias
  let best = mean
  let most = Number.NEGATIVE_INFINITY
  for (const one of next ?? NONE) {
    // Different worlds may ask differently: only what was mostly offered is compared.
    if (one.count === 0 || one.offered * 2 <= count) continue
    const worth = worthOf(one)
    const trusted = worth - doubtOf(one)
    if (trusted <= most) continue
    most = trusted
    best = Math.max(mean, worth + bias)
  }
  return best
}

/** What was tried little, and looks good, may just have been lucky. */
function doubtOf({ count }: OptionNode): number {
  return DOUBT / Math.sqrt(Math.max(1, count))
}

export function trustedWorth(one: OptionNode): number {
  return worthOf(one) - doubtOf(one)
}

function bestOf(tried: readonly OptionNode[]): number {
  const worths = tried.map(trustedWorth)
  return worths.indexOf(Math.max(...worths))
}

/** Whoever wins as likely as this by ending the game ends it: what lies ahead looks better than it turns out. */
export const ENOUGH = 0.9

/** So much is given away to be sure that a game ends that the best option mostly ends too. */
const SLIGHT = 0.02

/** The option to take: the best one; or, if that may put off the end, the best that ends the game and is good enough. */
export function takenOption(tried: readonly OptionNode[]): number {
  const best = tried[bestOf(tried)] as OptionNode
  const least = best.ended * 2 > best.count ? worthOf(best) - SLIGHT : 0
  const ends = tried.filter(
    (one) => one.ended === one.count && trustedWorth(one) >= ENOUGH && worthOf(one) >= least,
  )
  return tried.indexOf(ends.length === 0 ? best : (ends[bestOf(ends)] as OptionNode))
}
