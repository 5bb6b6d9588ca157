// How Sealed Lips is played: draw one, play one of the two, and do what it says.

import { type Choice, everyone, itemAt, type Random, type Seat, shuffle, type Tell } from '@undercrown/engine'
import { allFaces, type Rank, ranks, strengthOf } from './cards.ts'
import { type Ask, type Event, type Move, type Options, rankOf, type State } from './state.ts'

export function emptyTable(options: Options, seats: number, random: Random): State {
  const perSeat = <Value>(value: () => Value) => Array.from({ length: seats }, value)
  return {
    options,
    face: [],
    known: [],
    deck: [],
    aside: [],
    shown: [],
    hands: perSeat(() => []),
    played: perSeat(() => []),
    safe: perSeat(() => false),
    out: perSeat(() => false),
    turn: 0,
    doing: null,
    over: false,
    random,
  }
}

export function setup(options: Options, seats: number, random: Random): State {
  const state = emptyTable(options, seats, random)
  state.face.push(...shuffle(random, [...allFaces]))
  state.face.forEach((_, card) => {
    state.known.push(0)
    state.deck.push(card)
  })
  state.aside.push(take(state))
  if (options.threeOpen)
    for (let i = 0; i < 3; i++) {
      const card = take(state)
      state.known[card] = everyone(seats)
      state.shown.push(card)
    }
  state.hands.forEach((hand, seat) => {
    hand.push(take(state))
    learn(state, hand, seat)
  })
  draw(state, 0, () => {})
  return state
}

function take({ deck, aside }: State): number {
  return (deck.pop() ?? aside.pop()) as number
}

function learn({ known }: State, cards: readonly number[], seat: Seat): void {
  for (const card of cards) known[card] = itemAt(known, card) | (1 << seat)
}

function show({ known, hands }: State, cards: readonly number[]): void {
  for (const card of cards) known[card] = everyone(hands.length)
}

function draw(state: State, seat: Seat, tell: Tell<Event>): void {
  const card = take(state)
  state.hands[seat]?.push(card)
  learn(state, [card], seat)
  tell({ type: 'drew', by: seat, card: rankOf(state, card) })
}

function handOf(state: State, seat: Seat): number[] {
  return itemAt(state.hands, seat)
}

function held(state: State, seat: Seat): Rank {
  return rankOf(state, itemAt(handOf(state, seat), 0))
}

export function choices(state: State): Choice<Move, Ask>[] {
  const { turn: seat, doing, over } = state
  if (over) return []
  if (!doing) return [{ seat, ask: { ask: 'play' }, options: playable(state) }]
  if (doing.at === null)
    return [{ seat, ask: { ask: 'aim', card: doing.card }, options: aims(state, doing.card) }]
  const named = ranks.filter((rank) => rank !== 'page')
  return [{ seat, ask: { ask: 'name', at: doing.at }, options: named.map((card) => ({ card })) }]
}

/** The Dowager does not stay in a hand with the Pickpocket or the Go-between. */
function playable(state: State): Move[] {
  const { turn: seat } = state
  const hand = handOf(state, seat).map((card) => rankOf(state, card))
  const leaves = hand.includes('dowager') && (hand.includes('pickpocket') || hand.includes('go-between'))
  return hand.flatMap((rank, index) =>
    leaves && rank !== 'dowager' ? [] : [{ zone: 'hand' as const, seat, index }],
  )
}

function aims({ out, safe, turn }: State, card: Rank): Move[] {
  return out.flatMap((gone, seat) =>
    gone || safe[seat] || (seat === turn && card !== 'pickpocket') ? [] : [{ seat }],
  )
}

export function play(state: State, seat: Seat, move: Move, tell: Tell<Event>): void {
  const { doing } = state
  if (!doing) lay(state, seat, move.index as number, tell)
  else if (doing.at === null && doing.card === 'page') {
    state.doing = { card: 'page', at: move.seat as Seat }
    return
  } else act(state, doing.card, seat, doing.at ?? (move.seat as Seat), move.card, tell)
  if (!state.doing) pass(state, tell)
}

function lay(state: State, seat: Seat, index: number, tell: Tell<Event>): void {
  const [card = 0] = handOf(state, seat).splice(index, 1)
  show(state, [card])
  state.played[seat]?.push(card)
  const rank = rankOf(state, card)
  tell({ type: 'played', by: seat, card: rank })
  if (rank === 'heir') leave(state, seat, tell)
  else if (rank === 'chaplain') {
    state.safe[seat] = true
    tell({ type: 'hid', by: seat })
  } else if (rank !== 'dowager') {
    if (aims(state, rank).length > 0) state.doing = { card: rank, at: null }
    else tell({ type: 'idle', by: seat })
  }
}

function act(state: State, card: Rank, by: Seat, at: Seat, name: Rank | undefined, tell: Tell<Event>): void {
  state.doing = null
  const [mine, theirs] = [handOf(state, by), handOf(state, at)]
  switch (card) {
    case 'page': {
      const right = held(state, at) === name
      // What was guessed is shown, so that nobody is told more than they can see.
      if (right) show(state, theirs)
      tell({ type: 'named', by, at, card: name as Rank, right })
      if (right) leave(state, at, tell)
      return
    }
    case 'eavesdropper':
      learn(state, theirs, by)
      tell({ type: 'looked', by, at, card: held(state, at) })
      return
    case 'fencer': {
      const cards = [held(state, by), held(state, at)] as const
      show(state, [...mine, ...theirs])
      tell({ type: 'fenced', by, at, cards })
      if (cards[0] !== cards[1]) leave(state, strengthOf(cards[0]) < strengthOf(cards[1]) ? by : at, tell)
      return
    }
    case 'pickpocket': {
      const dropped = held(state, at)
      show(state, theirs)
      state.played[at]?.push(...theirs.splice(0))
      tell({ type: 'dropped', seat: at, card: dropped })
      if (dropped === 'heir') leave(state, at, tell)
      else draw(state, at, tell)
      return
    }
    case 'go-between':
      state.hands[by] = theirs
      state.hands[at] = mine
      learn(state, theirs, by)
      learn(state, mine, at)
      tell({ type: 'swapped', by, at })
  }
}

/** Out of the game; what was in hand is seen by all. */
function leave(state: State, seat: Seat, tell: Tell<Event>): void {
  const hand = handOf(state, seat).splice(0)
  show(state, hand)
  state.played[seat]?.push(...hand)
  state.out[seat] = true
  tell({ type: 'left', seat, card: rankOf(state, (hand[0] ?? state.played[seat]?.at(-1)) as number) })
}

function pass(state: State, tell: Tell<Event>): void {
  const { out, hands, deck } = state
  if (deck.length === 0 || out.filter((gone) => !gone).length < 2) {
    state.over = true
    for (const hand of hands) show(state, hand)
    tell({ type: 'revealed', cards: hands.map((hand, seat) => (hand.length > 0 ? held(state, seat) : null)) })
    return
  }
  do state.turn = (state.turn + 1) % hands.length
  while (out[state.turn])
  state.safe[state.turn] = false
  draw(state, state.turn, tell)
}
