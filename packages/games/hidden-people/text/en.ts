// Hidden People in English.

import {
  agree,
  capital,
  card,
  does,
  itemAt,
  join,
  listed,
  type Part,
  type Phrase,
  type Phrases,
  type PhraseTables,
  phrasesFrom,
  player,
  type Seat,
  say,
} from '@undercrown/engine'
import type { CardId } from '../cards.ts'
import type { Ask, Event, Move, Options, Place, RowPlace, View } from '../state.ts'
import {
  type CardWords,
  cardName,
  chosenFirst,
  effectAtWork,
  effectOn,
  finalPoints,
  hasFullRow,
  heldCard,
  losesEffect,
  type PeopleAsking,
} from './words.ts'

export const englishCards: CardWords = {
  effectNames: {
    eye: 'Eye',
    replay: 'Replay',
    exchange: 'Exchange',
    stone: 'Stone',
    shuffle: 'Shuffle',
    discard: 'Discard',
    flash: 'Flash',
    seer: 'Seer',
    strategist: 'Strategist',
    gravedigger: 'Gravedigger',
    barter: 'Barter',
    lousy: 'Lousy',
  },
  effectTexts: {
    eye: 'Look at one card of any row, or at the top of the draw pile.',
    replay: 'Play another turn after this one.',
    exchange: 'Swap two cards between two rows. Nobody looks.',
    stone: 'Move one stone: onto a card, onto the discard pile, or out of play.',
    shuffle: 'Swap the places of two cards within one row.',
    discard: 'Discard a card of any row; the draw pile fills its place unseen. You may use its effect.',
    flash: 'Show a whole row to everyone.',
    seer: 'Look at as many cards on top of the draw pile as there are players.',
    strategist: 'Draw three cards: discard one without effect, put one back on top, play the third.',
    gravedigger: 'Take any other card of the discard pile and play it.',
    barter:
      'Name a rival’s card; its owner names the next, until one of yours is named. Each namer gets the card they named.',
    lousy: 'While it tops the discard pile, whoever begins a turn must take it into their row.',
  },
  valueTexts: {
    '=-': 'Counts as the lowest number of its row.',
    '=+': 'Counts as the highest number of its row.',
    [-1]: 'Takes one point off.',
  },
  named: (value, effect) => {
    const number = value === '=-' ? '=−' : String(value).replace('-', '−')
    return effect ? `${number} (${effect})` : number
  },
}

function named(id: CardId): Part {
  return card(id, cardName(englishCards, id))
}

function the(id: CardId): Phrase {
  return say`the ${named(id)}`
}

const ordinals = ['first', 'second', 'third', 'fourth'] as const

function nth(place: RowPlace): string {
  return itemAt(ordinals, place.index)
}

function whose(seat: Seat): Part {
  return agree(seat, 'your', say`${player(seat)}’s`)
}

/** Of somebody who was named before. */
function their(seat: Seat): Part {
  return agree(seat, 'your', 'their')
}

/** A place, as told of somebody who points at it. */
function at(place: Place, by?: Seat): Phrase {
  switch (place.zone) {
    case 'row':
      return say`${place.seat === by ? their(place.seat) : whose(place.seat)} ${nth(place)} card`
    case 'draw':
      return ['the top of the draw pile']
    case 'discard':
      return ['the discard pile']
    case 'out':
      return ['the side of the table']
  }
}

/** "1 point", "−2 points". */
function points(total: number): string {
  return `${String(total).replace('-', '−')} ${Math.abs(total) === 1 ? 'point' : 'points'}`
}

/** A place as it is told to the one who points at it. */
function yours(place: Place, seat: Seat): Phrase {
  return place.zone === 'row' && place.seat === seat ? [`your ${nth(place)} card`] : at(place)
}

/** What an answer points at, within a sentence. */
function thing(move: Move, seat: Seat): Phrase {
  if (move.card) return the(move.card)
  if (move.zone !== undefined) return yours(move as Place, seat)
  return move.seat === seat ? ['your row'] : say`${player(move.seat as Seat)}’s row`
}

/** What an answer to each question would do. */
const deeds: Readonly<Record<Exclude<Ask['ask'], 'use'>, (what: Phrase, move: Move) => Phrase>> = {
  peek: (what) => say`look at ${what}`,
  take: (_what, { zone }) => [
    zone === 'draw' ? 'draw from the draw pile' : 'take the top of the discard pile',
  ],
  settle: (what, { zone }) => say`${zone === 'hand' ? 'discard' : 'replace'} ${what}`,
  toss: (what) => say`discard ${what}`,
  giveBack: (what) => say`put ${what} back on top`,
  eye: (what) => say`look at ${what}`,
  exchange: (what) => say`swap ${what}`,
  exchangeWith: (what) => say`swap it with ${what}`,
  stone: (what, { zone }) =>
    zone === 'out' ? ['take a stone from beside the table'] : say`take the stone off ${what}`,
  stoneTo: (what, { zone }) => (zone === 'out' ? ['take it out of play'] : say`put it on ${what}`),
  shuffle: (what) => say`swap ${what}`,
  shuffleWith: (what) => say`swap it with ${what}`,
  discard: (what) => say`discard ${what}`,
  flash: (what) => say`show ${what} to everyone`,
  dig: (what) => say`take ${what}`,
  barter: (what) => say`ask for ${what}`,
}

function option(move: Move, { ask, seat }: PeopleAsking): Phrase {
  if (ask.ask === 'use') {
    const effect = effectOn(ask.card)
    const name = effect && englishCards.effectNames[effect]
    return [
      move.word === 'use' ? `Use ${name ? `the ${name}` : 'it'}` : `Leave ${name ? `the ${name}` : 'it'}`,
    ]
  }
  return capital(deeds[ask.ask](thing(move, seat), move))
}

/** What the effect that asks does. */
function effectWhy(_ask: Ask, { view }: PeopleAsking): Phrase {
  const effect = effectAtWork(view)
  return effect ? [englishCards.effectTexts[effect]] : []
}

const first = ({ view, seat }: PeopleAsking): Phrase => {
  const place = chosenFirst(view)
  return place ? yours(place, seat) : ['it']
}

const tables: PhraseTables<Move, Event, Ask, Options, View> = {
  title: 'Hidden People',

  options: {
    putBack: {
      label: 'Putting straight back',
      text: 'Whether a card just taken from the discard pile may go straight back, and with its effect.',
      values: { allowed: 'With its effect', noEffect: 'Without its effect', forbidden: 'Not at all' },
    },
    memoryAid: {
      label: 'Memory aid',
      text: 'Your screen goes on showing the cards that you know.',
    },
    packs: {
      label: 'Packs',
      text: 'The numbers of the packs in play, one pack for each player.',
    },
    deck: {
      label: 'Another deck',
      text: 'Packs of your own making instead of ours.',
    },
  },

  ask: {
    peek: ({ left }) => (left === 2 ? ['Look at two of your cards'] : ['Look at one more of your cards']),
    take: ({ bound }) => (bound ? ['The Lousy is on top: you must take it'] : ['Your turn: take a card']),
    settle: ({ must }, { view }) => {
      const held = heldCard(view)
      if (must === 'lousy') return ['Choose the card that the Lousy replaces']
      if (must === 'forbidden') return ['Choose the card that the one you took replaces']
      return say`Your turn: discard ${held ? the(held) : 'the card you hold'}, or put it in place of one of yours`
    },
    use: ({ card }) => say`You discarded ${the(card)}: use its effect?`,
    toss: () => ['Strategist: discard one of the three, without its effect'],
    giveBack: () => ['Strategist: put one back on top of the draw pile'],
    eye: () => ['Eye: look at one card'],
    exchange: () => ['Exchange: choose the first card'],
    exchangeWith: (_ask, question) => say`Exchange: choose a card of another row for ${first(question)}`,
    stone: () => ['Stone: choose the stone to move'],
    stoneTo: () => ['Stone: choose where it goes'],
    shuffle: () => ['Shuffle: choose the first card'],
    shuffleWith: (_ask, question) => say`Shuffle: choose a card of the same row for ${first(question)}`,
    discard: () => ['Discard: choose the card to discard'],
    flash: () => ['Flash: choose the row to show to everyone'],
    dig: () => ['Gravedigger: take a card from the discard pile'],
    barter: () => ['Barter: name the card you want'],
  },

  why: {
    peek: (_ask, { view }) => [
      view.open.options.memoryAid
        ? 'Only you see them; your screen goes on showing them.'
        : 'Only you see them, and only now: remember them.',
    ],
    take: ({ bound }, { options, view: { open } }) => {
      if (bound) return [englishCards.effectTexts.lousy]
      const [top] = open.discard
      if (options.length > 1 && top)
        return say`Unseen from the draw pile, or ${the(top)} from the discard pile.`
      if (open.stonesOnDiscard > 0) return ['A stone lies on the discard pile: only the draw pile is left.']
      return [
        top
          ? 'The draw pile has not shrunk for two rounds: now it must.'
          : 'The discard pile is empty: only the draw pile is left.',
      ]
    },
    settle: ({ must }, { view }) => {
      const held = heldCard(view)
      const effect = held && effectOn(held)
      if (must === 'lousy')
        return ['It stays there, face down. The card it replaces is discarded and may be used.']
      if (must === 'forbidden')
        return ['At this table it cannot go straight back. The card it replaces may be used.']
      if (effect && losesEffect(view))
        return [
          'Put back, it loses its effect at this table. The card it replaces is discarded and may be used.',
        ]
      return effect
        ? say`Discarded, it may be used. ${englishCards.effectNames[effect]}: ${englishCards.effectTexts[effect]}`
        : ['It has no effect. The card it replaces is discarded and may be used.']
    },
    use: ({ card: id }) => {
      const effect = effectOn(id)
      return effect
        ? say`${englishCards.effectNames[effect]}: ${englishCards.effectTexts[effect]}`
        : ['It has no effect.']
    },
    toss: () => ['Then one goes back on top of the draw pile, and you play the third.'],
    giveBack: () => ['You play the one that is left.'],
    eye: effectWhy,
    exchange: effectWhy,
    exchangeWith: effectWhy,
    stone: effectWhy,
    stoneTo: (_ask, question) => [
      'A stone holds its card in place and weighs 1 on its row; on the discard pile it blocks it.',
      ...(hasFullRow(question) ? [' A row holds one at most.'] : []),
    ],
    shuffle: effectWhy,
    shuffleWith: effectWhy,
    discard: effectWhy,
    flash: effectWhy,
    dig: effectWhy,
    barter: (ask, question) => {
      const { turn } = question.view.open
      return turn === question.seat
        ? effectWhy(ask, question)
        : say`One of yours was named: name one of a row that is still whole, or of ${player(turn)}’s. You get the card you name.`
    },
  },

  waiting: {
    peek: (_ask, seat) => say`${player(seat)} is looking at two cards`,
    take: (_ask, seat) => say`${player(seat)} is choosing a card to take`,
    settle: (_ask, seat) => say`${player(seat)} is choosing what to discard`,
    use: ({ card }, seat) => say`${player(seat)} may use the effect of ${the(card)}`,
    toss: (_ask, seat) => say`${player(seat)} is choosing among three cards`,
    giveBack: (_ask, seat) => say`${player(seat)} is choosing a card to put back`,
    eye: (_ask, seat) => say`${player(seat)} is choosing a card to look at`,
    exchange: (_ask, seat) => say`${player(seat)} is choosing cards to exchange`,
    exchangeWith: (_ask, seat) => say`${player(seat)} is choosing cards to exchange`,
    stone: (_ask, seat) => say`${player(seat)} is choosing a stone to move`,
    stoneTo: (_ask, seat) => say`${player(seat)} is moving a stone`,
    shuffle: (_ask, seat) => say`${player(seat)} is choosing cards to shuffle`,
    shuffleWith: (_ask, seat) => say`${player(seat)} is choosing cards to shuffle`,
    discard: (_ask, seat) => say`${player(seat)} is choosing a card to discard`,
    flash: (_ask, seat) => say`${player(seat)} is choosing a row to show`,
    dig: (_ask, seat) => say`${player(seat)} is searching the discard pile`,
    barter: (_ask, seat) => say`${player(seat)} is naming a card`,
  },

  option,

  event: {
    began: ({ by, again }) => (again ? say`${does(by, 'plays')} again` : say`${whose(by)} turn`),
    looked: (e) =>
      e.card
        ? say`${does(e.by, 'looks')} at ${at(e.at, e.by)}: ${the(e.card)}`
        : say`${does(e.by, 'looks')} at ${at(e.at, e.by)}`,
    drew: ({ by, count, cards }) =>
      cards
        ? say`${does(by, 'draws')} ${listed(cards.map(the), 'and')}`
        : count === 1
          ? say`${does(by, 'draws')} a card`
          : say`${does(by, 'draws')} ${count} cards`,
    took: ({ by, card }) => say`${does(by, 'takes')} ${the(card)} from the discard pile`,
    replaced: (e) =>
      e.card
        ? say`${does(e.by, 'puts')} ${the(e.card)} in ${nth(e.at)} place and ${agree(e.by, 'discard', 'discards')} ${the(e.out)}`
        : say`${does(e.by, 'replaces')} ${their(e.by)} ${nth(e.at)} card and ${agree(e.by, 'discard', 'discards')} ${the(e.out)}`,
    discarded: ({ by, card }) => say`${does(by, 'discards')} ${the(card)}`,
    used: ({ by, effect }) => say`${does(by, 'uses')} ${englishCards.effectNames[effect]}`,
    swapped: ({ by, a, b }) =>
      a.seat === b.seat
        ? say`${does(by, 'swaps')} the ${nth(a)} and the ${nth(b)} card of ${a.seat === by ? their(by) : whose(a.seat)} row`
        : say`${does(by, 'swaps')} ${at(a, by)} and ${at(b, by)}`,
    stoneMoved: ({ by, from, to }) =>
      from.zone === 'out'
        ? say`${does(by, 'lays')} a stone on ${at(to, by)}`
        : to.zone === 'out'
          ? say`${does(by, 'takes')} the stone off ${at(from, by)}`
          : say`${does(by, 'moves')} the stone from ${at(from, by)} to ${at(to, by)}`,
    tossed: (e) =>
      say`${does(e.by, 'discards')} ${at(e.at, e.by)}, ${the(e.card)}; an unseen card fills its place`,
    shown: ({ seat, cards }) =>
      say`${whose(seat)} row is shown: ${join(
        cards.map((one) => [one ? named(one) : 'a stone']),
        ', ',
      )}`,
    foresaw: ({ by, count, cards }) =>
      cards
        ? say`${does(by, 'looks')} at the top of the draw pile: ${join(
            cards.map((one) => [named(one)]),
            ', ',
          )}`
        : count === 1
          ? say`${does(by, 'looks')} at the last card of the draw pile`
          : say`${does(by, 'looks')} at the top ${count} of the draw pile`,
    gaveBack: ({ by, card }) =>
      card
        ? say`${does(by, 'puts')} ${the(card)} back on the draw pile`
        : say`${does(by, 'puts')} a card back on the draw pile`,
    dug: ({ by, card }) => say`${does(by, 'digs')} up ${the(card)}`,
    named: (e) => say`${does(e.by, 'wants')} ${at(e.at)}`,
    bartered: ({ ring }) => say`${ring.length} cards change hands`,
    wonTurn: ({ by }) => say`${does(by, 'wins')} another turn`,
    revealed: ({ totals }) =>
      say`All rows are revealed: ${listed(
        totals.map((total, seat) => say`${player(seat)} ${points(total)}`),
        'and',
      )}`,
  },

  outcome: ({ winners, scores }) => {
    const winner = itemAt(winners, 0)
    const total = points(scores?.[winner] ?? 0)
    const names = listed(
      winners.map((seat) => [player(seat)]),
      'and',
    )
    return winners.length === 1
      ? say`${does(winner, 'wins')} with ${total}`
      : say`${names} share the win with ${total} each`
  },

  profile: {
    kinds: { card: 'With a card left in the row' },
    ended({ scores }, seat) {
      const { total, ahead } = finalPoints(scores, seat)
      return `${points(total)}, ${ahead === 0 ? 'shared' : ahead > 0 ? `${ahead} ahead` : `${-ahead} behind`}`
    },
  },
}

export const english: Phrases<Move, Event, Ask, Options, View> = phrasesFrom(tables)
