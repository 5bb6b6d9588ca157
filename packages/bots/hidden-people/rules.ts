// The rules of the table in the head: every legal answer, and what it changes. A test holds them against the game's.

import { everyone } from '@undercrown/engine'
import {
  BARTER,
  DISCARD_CARD,
  EFFECT,
  EXCHANGE,
  EYE,
  FLASH,
  GRAVEDIGGER,
  REPLAY,
  SEER,
  SHUFFLE,
  STONE,
  STRATEGIST,
} from './faces.ts'
import {
  type AnswerCode,
  ASIDE,
  bound,
  DECLINE_CODE,
  DIG,
  FROM_DISCARD,
  FROM_DRAW,
  HAND,
  mayDrop,
  mayTake,
  ROW_CARDS,
  SEAT,
  topDiscard,
  touch,
  USE_CODE,
  type World,
  works,
} from './world.ts'

function freeCells(world: World, seat: number, into: AnswerCode[]): void {
  for (let i = 0; i < ROW_CARDS; i++) if (world.stoneOn[seat] !== i) into.push(seat * ROW_CARDS + i)
}

/** Every legal answer. */
export function worldOptions(world: World): AnswerCode[] {
  const found: AnswerCode[] = []
  const { seats, asked } = world
  switch (world.phase) {
    case 'peek':
      for (let i = 0; i < ROW_CARDS; i++) {
        if (((world.rowKnown[asked * ROW_CARDS + i] as number) & (1 << asked)) === 0)
          found.push(asked * ROW_CARDS + i)
      }
      break
    case 'take':
      if (bound(world)) found.push(FROM_DISCARD)
      else {
        found.push(FROM_DRAW)
        if (mayTake(world)) found.push(FROM_DISCARD)
      }
      break
    case 'settle':
      if (mayDrop(world)) found.push(HAND)
      freeCells(world, asked, found)
      break
    case 'use':
      found.push(USE_CODE, DECLINE_CODE)
      break
    case 'toss':
    case 'giveBack':
      for (let i = 0; i < world.hands; i++) found.push(HAND + i)
      break
    case 'shuffleWith':
      freeCells(world, world.first >> 2, found)
      return found.filter((cell) => cell !== world.first)
    case 'exchangeWith':
      for (let seat = 0; seat < seats; seat++) if (seat !== world.first >> 2) freeCells(world, seat, found)
      break
    case 'eye':
    case 'exchange':
    case 'shuffle':
    case 'discard':
      for (let seat = 0; seat < seats; seat++) freeCells(world, seat, found)
      if (world.phase === 'eye' && world.draws > 0) found.push(FROM_DRAW)
      break
    case 'stone':
      for (let seat = 0; seat < seats; seat++) {
        const at = world.stoneOn[seat] as number
        if (at >= 0) found.push(seat * ROW_CARDS + at)
      }
      if (world.stonesOnDiscard > 0) found.push(FROM_DISCARD)
      if (world.stonesOut > 0) found.push(ASIDE)
      break
    case 'stoneTo': {
      const { first } = world
      const home = first < FROM_DRAW ? first >> 2 : -1
      for (let seat = 0; seat < seats; seat++) {
        if (seat === home || world.stoneOn[seat] === -1) freeCells(world, seat, found)
      }
      if (first !== FROM_DISCARD) found.push(FROM_DISCARD)
      if (first !== ASIDE) found.push(ASIDE)
      break
    }
    case 'flash':
      for (let seat = 0; seat < seats; seat++) found.push(SEAT + seat)
      break
    case 'dig':
      for (let depth = 1; depth < world.discards; depth++) found.push(DIG + depth)
      break
    case 'barter':
      for (let seat = 0; seat < seats; seat++) {
        if (seat !== asked && !named(world, seat)) freeCells(world, seat, found)
      }
      break
    case 'over':
      break
  }
  return found
}

function named(world: World, seat: number): boolean {
  for (let i = 0; i < world.rings; i++) if ((world.ring[i] as number) >> 2 === seat) return true
  return false
}

function beginTurn(world: World, seat: number): void {
  world.turn = seat
  world.asked = seat
  world.quiet = world.draws < world.pile ? 0 : world.quiet + 1
  world.pile = world.draws
  world.phase = 'take'
  world.taken = 'drawn'
  world.again = false
}

function endTurn(world: World): void {
  if (world.draws === 0) world.phase = 'over'
  else beginTurn(world, world.again ? world.turn : (world.turn + 1) % world.seats)
}

function pull(world: World, known: number): void {
  world.draws--
  world.hand[world.hands] = world.draw[world.draws] as number
  world.handKnown[world.hands++] = known
}

/** Takes a card out of the hand. */
function dropHand(world: World, index: number): number {
  const face = world.hand[index] as number
  world.hands--
  for (let i = index; i < world.hands; i++) {
    world.hand[i] = world.hand[i + 1] as number
    world.handKnown[i] = world.handKnown[i + 1] as number
  }
  return face
}

/** The card just discarded may be used. */
function offer(world: World): void {
  if (works(world, EFFECT[topDiscard(world)] as number)) world.phase = 'use'
  else endTurn(world)
}

function swap(world: World, a: AnswerCode, b: AnswerCode): void {
  const { row, rowKnown } = world
  const face = row[a] as number
  const known = rowKnown[a] as number
  row[a] = row[b] as number
  rowKnown[a] = rowKnown[b] as number
  row[b] = face
  rowKnown[b] = known
}

/** Plays a legal answer of the seat that is asked. */
export function playWorld(world: World, code: AnswerCode): void {
  if (world.phase !== 'take' && world.phase !== 'use') touch(world)
  const all = everyone(world.seats)
  const me = 1 << world.asked
  switch (world.phase) {
    case 'peek':
      world.rowKnown[code] = (world.rowKnown[code] as number) | me
      world.peeks[world.asked] = (world.peeks[world.asked] as number) - 1
      nextPeek(world)
      return
    case 'take':
      if (code === FROM_DRAW) {
        world.taken = 'drawn'
        pull(world, (world.drawKnown[world.draws - 1] as number) | me)
      } else {
        world.taken = bound(world) ? 'lousy' : 'discard'
        world.hand[0] = world.discard[--world.discards] as number
        world.handKnown[0] = all
        world.hands = 1
      }
      world.phase = 'settle'
      return
    case 'settle': {
      const inHand = world.handKnown[0] as number
      const face = dropHand(world, 0)
      if (code === HAND) {
        world.discard[world.discards++] = face
        if (world.taken === 'discard' && world.putBack === 'noEffect') endTurn(world)
        else offer(world)
        return
      }
      world.discard[world.discards++] = world.row[code] as number
      world.row[code] = face
      world.rowKnown[code] = inHand
      offer(world)
      return
    }
    case 'use':
      if (code === DECLINE_CODE) endTurn(world)
      else perform(world, EFFECT[topDiscard(world)] as number)
      return
    case 'toss':
      world.discard[world.discards++] = dropHand(world, code - HAND)
      world.phase = 'giveBack'
      return
    case 'giveBack':
      world.drawKnown[world.draws] = world.handKnown[code - HAND] as number
      world.draw[world.draws++] = dropHand(world, code - HAND)
      world.taken = 'drawn'
      world.phase = 'settle'
      return
    case 'eye':
      if (code === FROM_DRAW)
        world.drawKnown[world.draws - 1] = (world.drawKnown[world.draws - 1] as number) | me
      else world.rowKnown[code] = (world.rowKnown[code] as number) | me
      endTurn(world)
      return
    case 'exchange':
    case 'shuffle':
    case 'stone':
      world.first = code
      world.phase =
        world.phase === 'stone' ? 'stoneTo' : world.phase === 'shuffle' ? 'shuffleWith' : 'exchangeWith'
      return
    case 'exchangeWith':
    case 'shuffleWith':
      swap(world, world.first, code)
      endTurn(world)
      return
    case 'stoneTo':
      moveStone(world, world.first, code)
      endTurn(world)
      return
    case 'discard':
      world.discard[world.discards++] = world.row[code] as number
      world.draws--
      world.row[code] = world.draw[world.draws] as number
      world.rowKnown[code] = world.drawKnown[world.draws] as number
      offer(world)
      return
    case 'flash': {
      const seat = code - SEAT
      for (let i = 0; i < ROW_CARDS; i++)
        if (world.stoneOn[seat] !== i) world.rowKnown[seat * ROW_CARDS + i] = all
      endTurn(world)
      return
    }
    case 'dig': {
      const at = world.discards - 1 - (code - DIG)
      world.hand[0] = world.discard[at] as number
      world.handKnown[0] = all
      world.hands = 1
      world.discard.copyWithin(at, at + 1, world.discards)
      world.discards--
      world.taken = 'dug'
      world.phase = 'settle'
      return
    }
    case 'barter':
      world.ring[world.rings++] = code
      world.asked = code >> 2
      if (world.asked === world.turn) {
        barter(world)
        endTurn(world)
      }
      return
  }
}

function perform(world: World, effect: number): void {
  switch (effect) {
    case EYE:
      world.phase = 'eye'
      return
    case REPLAY:
      world.again = true
      endTurn(world)
      return
    case EXCHANGE:
      world.phase = 'exchange'
      return
    case STONE:
      world.phase = 'stone'
      return
    case SHUFFLE:
      world.phase = 'shuffle'
      return
    case DISCARD_CARD:
      world.phase = 'discard'
      return
    case FLASH:
      world.phase = 'flash'
      return
    case SEER: {
      const deepest = Math.max(0, world.draws - world.seats)
      for (let i = deepest; i < world.draws; i++) {
        world.drawKnown[i] = (world.drawKnown[i] as number) | (1 << world.turn)
      }
      endTurn(world)
      return
    }
    case STRATEGIST:
      for (let i = 0; i < 3; i++) pull(world, 1 << world.turn)
      world.phase = 'toss'
      return
    case GRAVEDIGGER:
      world.phase = 'dig'
      return
    case BARTER:
      world.rings = 0
      world.phase = 'barter'
      return
  }
}

function moveStone(world: World, from: AnswerCode, to: AnswerCode): void {
  if (from === FROM_DISCARD) world.stonesOnDiscard--
  else if (from === ASIDE) world.stonesOut--
  else world.stoneOn[from >> 2] = -1
  if (to === FROM_DISCARD) world.stonesOnDiscard++
  else if (to === ASIDE) world.stonesOut++
  else world.stoneOn[to >> 2] = to & 3
}

/** Each namer gets the card they named, in the place of the one that was taken from them. */
function barter(world: World): void {
  const { ring, rings, row, rowKnown } = world
  // The ring closes with the starter's own cell, so a turn of swaps along it does the same.
  const last = ring[rings - 1] as number
  let face = row[last] as number
  let known = rowKnown[last] as number
  for (let i = rings - 2; i >= 0; i--) {
    const cell = ring[i] as number
    const heldFace = row[cell] as number
    const heldKnown = rowKnown[cell] as number
    row[cell] = face
    rowKnown[cell] = known
    face = heldFace
    known = heldKnown
  }
  row[last] = face
  rowKnown[last] = known
}

/** Hands the question on to the next seat that may still look, or begins the first turn. */
function nextPeek(world: World): void {
  for (let i = 0; i < world.seats; i++) {
    const seat = (world.asked + i) % world.seats
    if ((world.peeks[seat] as number) > 0) {
      world.asked = seat
      return
    }
  }
  beginTurn(world, world.turn)
}
