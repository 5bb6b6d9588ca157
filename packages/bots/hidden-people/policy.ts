// Sensible rules for every question: what a good player answers at a glance, by expected points.
// They play the table in the head out, and are a bot of their own.

import {
  BARTER,
  DISCARD_CARD,
  EFFECT,
  EXCHANGE,
  EYE,
  FLASH,
  GRAVEDIGGER,
  LOUSY,
  REPLAY,
  SEER,
  STONE,
  STRATEGIST,
  VALUE,
} from './faces.ts'
import { growth, heaviest, judge, newJudgement, plainWorth, unknownIn } from './judgement.ts'
import { worldOptions } from './rules.ts'
import { stoneGain, stoneGoal } from './stones.ts'
import { nearsighted, type Style } from './style.ts'
import {
  type AnswerCode,
  bound,
  DECLINE_CODE,
  DIG,
  FROM_DISCARD,
  FROM_DRAW,
  HAND,
  isFree,
  mayDrop,
  mayTake,
  ROW_CARDS,
  SEAT,
  topDiscard,
  USE_CODE,
  type World,
  works,
} from './world.ts'

export function createPolicy() {
  const j = newJudgement()
  /** The best answer to the last question that was weighed. */
  let best: AnswerCode = 0
  let style: Style = nearsighted(2)

  /** Lets all judges weigh things up like that. */
  function adopt(as: Style): void {
    style = as
  }

  /** What the seat that is asked would answer. */
  function answerOf(world: World): AnswerCode {
    judge(j, world, world.asked, style)
    switch (world.phase) {
      case 'take': {
        if (bound(world)) return FROM_DISCARD
        if (!mayTake(world)) return FROM_DRAW
        const put = world.putBack === 'forbidden' ? 'never' : world.putBack === 'noEffect' ? 'idle' : 'used'
        return settleGain(world, topDiscard(world), put) > drawGain(world) + haste(world)
          ? FROM_DISCARD
          : FROM_DRAW
      }
      case 'settle': {
        const idle = world.taken === 'discard' && world.putBack === 'noEffect'
        settleGain(world, world.hand[0] as number, mayDrop(world) ? (idle ? 'idle' : 'used') : 'never')
        return best
      }
      case 'use':
        return effectGain(world, EFFECT[topDiscard(world)] as number) > 0 ? USE_CODE : DECLINE_CODE
      case 'toss':
      case 'giveBack':
        return HAND + leastUseful(world)
      case 'eye':
        return bestLook(world)
      case 'exchange':
        swapGain(world)
        return best
      case 'exchangeWith':
        partnerGain(world, world.first)
        return best
      case 'stone':
        stoneGain(j, world, style)
        return j.stoneFrom
      case 'stoneTo':
        stoneGoal(j, world, style, world.first)
        return j.stoneTo
      case 'discard':
        discardGain(world)
        return best
      case 'flash':
        flashGain(world)
        return best
      case 'dig':
        digGain(world)
        return best
      case 'barter':
        return bestNamed(world)
      default:
        return worldOptions(world)[0] as AnswerCode
    }
  }

  /** What drawing brings: the mean of what can be replaced by something better, and of effects. */
  function drawGain(world: World): number {
    if ((world.drawKnown[world.draws - 1] as number) & (1 << j.seat)) {
      return settleGain(world, world.draw[world.draws - 1] as number, 'used')
    }
    return blindGain(world)
  }

  /** What it brings that the end comes nearer. */
  function haste({ draws, seats }: World): number {
    if (draws >= style.last.length) return 0
    let least = Number.POSITIVE_INFINITY
    for (let seat = 0; seat < seats; seat++) {
      if (seat !== j.seat) least = Math.min(least, j.total[seat] as number)
    }
    const lead = Math.max(-6, Math.min(6, least - (j.total[j.seat] as number)))
    return (style.last[draws] as number) + (style.ahead[draws] as number) * lead
  }

  /** What an unknown card brings. */
  function blindGain(world: World): number {
    const most = heaviest(j, world, j.seat)
    if (style.counting) {
      const { unseen, unseens } = j
      const bar = most + style.blindShift
      let sum = 0
      for (let worth = -1; worth < bar && worth < 13; worth++)
        sum += (bar - worth) * (unseen[worth + 1] as number)
      return (style.blindScale * sum) / Math.max(1, unseens) + style.blindBase
    }
    return ((most + style.blindShift) * (most + style.blindShift)) / style.blindScale + style.blindBase
  }

  /** The most that a card in hand can bring: in the place of a card of the row, or discarded. Sets `best`. */
  function settleGain(world: World, face: number, drop: 'used' | 'idle' | 'never'): number {
    const value = VALUE[face] as number
    const start = j.seat * ROW_CARDS
    let most = Number.NEGATIVE_INFINITY
    let found: AnswerCode = HAND
    if (drop !== 'never') most = outGain(world, face, drop === 'used')
    for (let cell = start; cell < start + ROW_CARDS; cell++) {
      if (!isFree(world, cell)) continue
      const known = ((world.rowKnown[cell] as number) & (1 << j.seat)) !== 0
      const gain =
        (known
          ? outGain(world, world.row[cell] as number, true)
          : style.unknownOut + style.unknownSlope * j.rounds) - growth(j, world, cell, value)
      if (gain > most) {
        most = gain
        found = cell
      }
    }
    best = found
    return most
  }

  /** What discarding the card brings: its effect, less what the next player can make of it. */
  function outGain(world: World, face: number, used: boolean): number {
    const effect = EFFECT[face] as number
    const next = (world.turn + 1) % world.seats
    if (effect === LOUSY)
      return world.stonesOnDiscard === 0 && world.draws > 0 ? style.lousy * (j.weight[next] as number) : 0
    let gain = used && effect !== 0 && works(world, effect) ? effectGain(world, effect) : 0
    if (gain < 0) gain = 0
    if (world.stonesOnDiscard === 0 && world.draws > 0) {
      const gift = heaviest(j, world, next) - plainWorth(VALUE[face] as number)
      const tempting = style.temptation[effect] as number
      if (gift > 0 || tempting !== 0)
        gain -=
          ((style.gift + style.giftSlope * j.rounds) * Math.max(0, gift) + tempting) *
          (j.weight[next] as number)
    }
    return gain
  }

  /** What using the effect brings, in points; not above 0 where it is better left. */
  function effectGain(world: World, effect: number): number {
    const known = j.gains[effect] as number
    if (!Number.isNaN(known)) return known
    const gain = effectGainNow(world, effect)
    j.gains[effect] = gain
    return gain
  }

  function effectGainNow(world: World, effect: number): number {
    const me = j.seat
    const rounds = world.draws / world.seats
    const soon = rounds < style.soon ? rounds / style.soon : 1
    switch (effect) {
      case EYE:
        if (world.draws === 0) return 0
        return (unknownIn(world, me, me) > 0 ? style.eyeOwn : style.eyeOther) * soon
      case REPLAY:
        return world.draws === 0 ? 0 : style.replay * blindGain(world)
      case EXCHANGE:
        return lasting(world) * swapGain(world)
      case STONE:
        return lasting(world) * stoneGain(j, world, style)
      case DISCARD_CARD:
        return discardGain(world)
      case FLASH:
        return flashGain(world) * soon
      case SEER:
        return style.seer * soon
      case STRATEGIST:
        return style.strategist
      case GRAVEDIGGER:
        return digGain(world)
      case BARTER:
        return barterGain(world)
      default:
        return 0
    }
  }

  /**
   * How much of a swap or a stone remains: the card that does it lies open, and others may take it and undo what was
   * done, until the pile may not be taken any more. Whoever has the last word then keeps it.
   */
  function lasting(world: World): number {
    if (world.draws === 0 || world.stonesOnDiscard > 0) return 1
    const quiet = world.draws < world.pile ? 0 : world.quiet + 1
    return (2 * world.seats - quiet) % world.seats === 0 ? style.lastWord : style.undone
  }

  /** The best swap of a card of mine with one of somebody else. Sets `best` to mine. */
  function swapGain(world: World): number {
    const mine = j.seat * ROW_CARDS
    let most = 0
    let found: AnswerCode = -1
    for (let cell = mine; cell < mine + ROW_CARDS; cell++) {
      if (!isFree(world, cell)) continue
      const held = best
      const gain = partnerGain(world, cell)
      best = held
      if (gain > most || found < 0) {
        most = gain
        found = cell
      }
    }
    best = found
    return most
  }

  /** The best swap of that card with one of somebody else's row. Sets `best` to the other card. */
  function partnerGain(world: World, cell: AnswerCode): number {
    const home = cell >> 2
    const { worth, weight, joined } = j
    const value = worth[cell] as number
    const mine = weight[home] as number
    const plain = joined[home] === 0
    let most = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < world.seats; seat++) {
      if (seat === home) continue
      const theirs = weight[seat] as number
      const simple = plain && joined[seat] === 0
      for (let other = seat * ROW_CARDS; other < seat * ROW_CARDS + ROW_CARDS; other++) {
        if (!isFree(world, other)) continue
        const held = worth[other] as number
        const gain = simple
          ? (held - value) * (mine - theirs)
          : growth(j, world, cell, held) * mine + growth(j, world, other, value) * theirs
        if (gain > most) {
          most = gain
          best = other
        }
      }
    }
    return most
  }

  /** The best card to discard from any row for an unknown one. Sets `best`. */
  function discardGain(world: World): number {
    if (world.draws === 0) return 0
    let most = Number.NEGATIVE_INFINITY
    for (let cell = 0; cell < world.seats * ROW_CARDS; cell++) {
      if (!isFree(world, cell)) continue
      const gain = growth(j, world, cell, j.mean) * (j.weight[cell >> 2] as number)
      if (gain > most) {
        most = gain
        best = cell
      }
    }
    return most
  }

  /** The row that is best shown to all: much that I don't know, little that only I know. Sets `best`. */
  function flashGain(world: World): number {
    let most = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < world.seats; seat++) {
      const gain =
        (seat === j.seat ? style.flashOwn : style.flashOther) * unknownIn(world, j.seat, seat) -
        (seat === j.seat ? style.flashShow : 0)
      if (gain > most) {
        most = gain
        best = SEAT + seat
      }
    }
    return most
  }

  /** The best card of the discard pile by its points. Sets `best`. */
  function digGain(world: World): number {
    let most = Number.NEGATIVE_INFINITY
    let found: AnswerCode = DIG + 1
    for (let depth = 1; depth < world.discards; depth++) {
      const value = VALUE[world.discard[world.discards - 1 - depth] as number] as number
      const start = j.seat * ROW_CARDS
      for (let cell = start; cell < start + ROW_CARDS; cell++) {
        if (!isFree(world, cell)) continue
        const gain = -growth(j, world, cell, value)
        if (gain > most) {
          most = gain
          found = DIG + depth
        }
      }
    }
    best = found
    return most
  }

  /** In a barter I get the best I can name, and lose my best. */
  function barterGain(world: World): number {
    return plainWorth(cheapest(world, j.seat)) - plainWorth(cheapest(world, -1)) - style.barter
  }

  /** The lowest worth in that row, or in any other than mine. Sets `best`. */
  function cheapest(world: World, seat: number): number {
    let least = Number.POSITIVE_INFINITY
    for (let cell = 0; cell < world.seats * ROW_CARDS; cell++) {
      if (!isFree(world, cell) || (seat < 0 ? cell >> 2 === j.seat : cell >> 2 !== seat)) continue
      const value = plainWorth(j.worth[cell] as number)
      if (value < least) {
        least = value
        best = cell
      }
    }
    return least
  }

  function bestNamed(world: World): AnswerCode {
    let least = Number.POSITIVE_INFINITY
    let found: AnswerCode = -1
    for (const cell of worldOptions(world)) {
      const value = plainWorth(j.worth[cell] as number)
      if (value < least) {
        least = value
        found = cell
      }
    }
    return found
  }

  /** Of the cards in hand, the one that brings least. */
  function leastUseful(world: World): number {
    let least = Number.POSITIVE_INFINITY
    let found = 0
    for (let i = 0; i < world.hands; i++) {
      const gain = settleGain(world, world.hand[i] as number, 'used')
      if (gain < least) {
        least = gain
        found = i
      }
    }
    return found
  }

  /** A card of mine that I don't know, else one of the leader's, else the draw pile. */
  function bestLook(world: World): AnswerCode {
    const me = world.asked
    const eye = 1 << me
    for (let step = 0; step < world.seats; step++) {
      const seat = (me + step) % world.seats
      let found = -1
      for (let cell = seat * ROW_CARDS; cell < seat * ROW_CARDS + ROW_CARDS; cell++) {
        const known = world.rowKnown[cell] as number
        if (known & eye || !isFree(world, cell)) continue
        if (found < 0 || (seat !== me && known & (1 << seat))) found = cell
      }
      if (found >= 0) return found
    }
    return world.draws > 0 ? FROM_DRAW : (worldOptions(world)[0] as AnswerCode)
  }

  return { adopt, answerOf }
}

export type Policy = ReturnType<typeof createPolicy>
