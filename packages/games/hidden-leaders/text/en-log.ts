// The log of Hidden Leaders in English: one line for each event.

import {
  agree,
  card,
  does,
  itemAt,
  listed,
  type Part,
  type Phrase,
  player,
  type Seat,
  say,
  type Writers,
} from '@undercrown/engine'
import { leaderById } from '../cards.ts'
import type { Pile } from '../effects.ts'
import type { Event, Given } from '../event.ts'
import type { CardId } from '../hero.ts'
import type { LeaderId } from '../leaders.ts'
import { signed } from './en-abilities.ts'
import { cardAt, cardWithin, englishHero, englishOrdinal, fate, heroAt, heroOr } from './en-cards.ts'
import { englishFactions, piles, side } from './en-names.ts'
import { icon } from './words.ts'

const markers = { red: 'red', green: 'green', guardian: 'Guardian marker' } as const

function shift(marker: keyof typeof markers, amount: number, to: number): Phrase {
  return say`${icon(marker, markers[marker])} by ${signed(amount)} (space ${to})`
}

export const englishLog: Writers<Event, 'type', []> = {
  began: ({ by }) => say`${whose(by)} turn`,
  played: ({ by, card }) => say`${does(by, 'plays')} ${englishHero(card as CardId)}`,
  performed: ({ by, card, at }) =>
    at.zone === 'aside'
      ? say`${does(by, 'performs')} ${englishHero(card)}`
      : say`${does(by, 'performs')} ${cardAt(at, card, by)}`,
  markersMoved: ({ by, red, green, guardian, now }) => {
    const parts: Phrase[] = []
    if (red !== 0) parts.push(shift('red', red, now.red))
    if (green !== 0) parts.push(shift('green', green, now.green))
    if (guardian) parts.push(shift('guardian', guardian, now.guardian as number))
    return say`${does(by, 'moves')} ${listed(parts, 'and')}`
  },
  picked: ({ by, seat }) =>
    by === seat
      ? say`${does(by, 'picks')} ${their(by)} own party`
      : say`${does(by, 'picks')} ${player(seat)}`,
  named: ({ by, faction }) => say`${does(by, 'names')} the ${side(faction)}`,
  lacked: ({ by, faction }) => say`${does(by, 'has')} no ${englishFactions[faction]} card to show`,
  buried: ({ by, from, card, sheds }) =>
    say`${does(by, 'buries')} ${cardAt(from, card, by)}${intoBag(sheds)}`,
  discarded: ({ by, from, card, sheds }) =>
    from.zone === 'hand' || from.zone === 'aside' || from.zone === 'laid'
      ? say`${does(by, 'discards')} ${heroOr(card, 'a card')}`
      : say`${does(by, 'discards')} ${cardAt(from, card, by)}${intoBag(sheds)}`,
  took: ({ by, from, card, sheds }) => {
    if (from.zone === 'harbor')
      return say`${does(by, 'draws')} ${heroOr(card, 'a card')} from the ${piles.harbor}`
    if (from.zone === 'aside') return say`${does(by, 'takes')} ${heroOr(card, 'a card')} into hand`
    return say`${does(by, 'takes')} ${cardAt(from, card, by)}${intoBag(sheds)}`
  },
  setAside: ({ by, from, card }) => say`${does(by, 'sets')} aside ${cardAt(from, card, by)}`,
  // What becomes of it is told: discarded, given, as soon as all have laid down theirs.
  laid: () => [],
  placed({ by, from, to, card }) {
    const own = from.zone === 'aside' || (from.zone === 'hand' && from.seat === by)
    const what = own ? [heroOr(card, 'a card')] : cardWithin(from, card, by)
    if (to.zone === 'tavern') return say`${does(by, 'places')} ${what} in the ${piles.tavern}`
    if (to.zone === 'down' && to.seat !== by)
      return say`${does(by, 'places')} ${what} hidden in ${whose(to.seat as Seat)} party`
    if (to.zone === 'down') return say`${does(by, 'places')} ${what} hidden in ${their(by)} party`
    return to.seat === by
      ? say`${does(by, 'places')} ${what} face up in ${their(by)} party`
      : say`${does(by, 'places')} ${what} in ${whose(to.seat as Seat)} party`
  },
  refilled: ({ card }) => say`${englishHero(card as CardId)} comes to the ${piles.tavern}`,
  exchanged: ({ by, a, b, pile }) =>
    say`${does(by, 'exchanges')} ${givenCard(a, by)} with ${givenCard(b, by, pile)}${intoBag(a.sheds ?? b.sheds)}`,
  turnedOver: ({ by, at, card, instead }) => {
    if (instead) return say`${cardAt(at, card)} is turned over instead of being buried`
    return at.zone === 'up'
      ? say`${does(by, 'turns')} ${cardAt(at, card, by)} face down`
      : say`${does(by, 'turns')} over ${cardAt(at, card, by)}`
  },
  looked: ({ by, at, card }) => say`${does(by, 'looks')} at ${cardAt(at, card, by)}`,
  revealed: ({ by, at, card }) => say`${does(by, 'reveals')} ${cardAt(at, card, by)}`,
  tookUp: ({ by, pile, count, all, shown, cards }) => {
    const top = all
      ? say`${does(by, 'looks')} through the ${piles[pile]}`
      : say`${shown ? does(by, 'reveals') : say`${does(by, 'looks')} at`} the top ${count === 1 ? 'card' : `${count} cards`} of the ${piles[pile]}`
    return cards
      ? say`${top}: ${listed(
          cards.map((card) => [englishHero(card)]),
          'and',
        )}`
      : top
  },
  putBack: ({ by, pile, count }) =>
    say`${does(by, 'puts')} ${count === 1 ? 'a card' : `${count} cards`} back on top of the ${piles[pile]}`,
  gathered: ({ by, from, card }) =>
    say`${does(by, 'looks')} at the card that ${does(from.seat as Seat, 'gives')}${card === undefined ? [] : say`: ${englishHero(card)}`}`,
  sawHand: ({ by, seat, cards }) =>
    say`${does(by, 'looks')} at ${whose(seat)} hand${
      cards && cards.length > 0
        ? say`: ${listed(
            cards.map((card) => [englishHero(card)]),
            'and',
          )}`
        : []
    }`,
  chose: ({ by, at, card }) =>
    at === undefined
      ? say`${does(by, 'has')} chosen a hero`
      : say`${does(by, 'has')} chosen ${cardAt(at, card, by)}`,
  unveiled: ({ at }) =>
    say`All choices are shown: ${listed(
      at.map((spot) => heroAt(spot)),
      'and',
    )}`,
  lostTurn: ({ seat }) => say`${player(seat)} will lose a turn`,
  skipped: ({ by }) => say`${does(by, 'loses')} this turn`,
  fateDrawn: ({ by, cards }) =>
    cards
      ? say`${does(by, 'draws')} two Fate cards: ${listed(
          cards.map((card) => [fate(card)]),
          'and',
        )}`
      : say`${does(by, 'draws')} two Fate cards`,
  fateRevealed: ({ by, card }) => say`${does(by, 'reveals')} ${fate(card)}`,
  spread: ({ by, slot, token }) =>
    say`${does(by, 'spreads')} corruption, with the ${englishOrdinal(slot)} token of the card${kind(token)}`,
  tokenDrawn: ({ by, token }) => say`${does(by, 'draws')} a corruption token${kind(token)}`,
  tokenPlaced: ({ by, at, token }) =>
    say`${does(by, 'places')} a corruption token on ${heroAt(at, by)}${kind(token)}`,
  tokenLooked: ({ by, at, token }) =>
    say`${does(by, 'looks')} at the token of ${heroAt(at, by)}${kind(token)}`,
  tokenReturned: ({ by }) => say`${does(by, 'puts')} a corruption token back into the bag`,
  tokenRemoved: ({ by, at }) => say`${does(by, 'puts')} the token of ${heroAt(at, by)} back into the bag`,
  tokensSwapped: ({ by, a, b }) =>
    say`${does(by, 'exchanges')} the tokens of ${heroAt(a, by)} and ${heroAt(b, by)}`,
  protected: ({ by, at, saved }) =>
    say`${does(by, 'reveals')} ${englishHero('guardian-protection')}, which goes back into the bag: ${
      at.seat === saved.seat && at.zone === saved.zone && at.index === saved.index
        ? say`${heroAt(saved, by)} is not buried`
        : say`${heroAt(at, by)} is buried in place of ${heroAt(saved, by)}`
    }`,
  courted: ({ by, card }) => say`${does(by, 'places')} the artifact token on ${englishHero(card)}`,
  putUnder: ({ by, count }) =>
    say`${does(by, 'puts')} ${count === 1 ? 'the card' : `the ${count} cards`} under the ${piles.harbor}`,
  artifactDealt: ({ by, cards }) =>
    say`${does(by, 'is')} dealt an artifact: ${listed(
      cards.map((card) => [englishHero(card)]),
      'or',
    )}`,
  artifactTaken: ({ by, card }) => say`${does(by, 'has')} the ${englishHero(card)}`,
  artifactUsed: ({ by, card, saved }) =>
    saved === undefined
      ? say`${does(by, 'uses')} the ${englishHero(card)}`
      : say`${does(by, 'uses')} the ${englishHero(card)}: ${heroAt(saved, by)} is not buried`,
  artifactPerformed: ({ by, card }) => say`${does(by, 'performs')} the ${englishHero(card)}`,
  artifactsSwapped: ({ by, a, b }) => say`${does(by, 'exchanges')} ${whose(a)} and ${whose(b)} artifacts`,
  tokenAdded: ({ by, seat, count }) =>
    count > 0
      ? say`${does(by, 'places')} an artifact token on ${whose(seat)} artifact`
      : say`${does(by, 'discards')} an artifact token from ${whose(seat)} artifact`,
  shuffled: ({ by, pile }) => say`${does(by, 'shuffles')} the ${piles[pile]}`,
  fateShuffled: () => ['The Fate cards are shuffled'],
  reshuffled: ({ count }) =>
    say`The ${piles.wilderness} (${count}) is shuffled to form a new ${piles.harbor}`,
  ended: ({ faction, leaders, counts, tokens = [] }) => {
    const revealed = listed(
      leaders.map((leader, seat) => leaderLine(seat, leader, itemAt(counts, seat))),
      'and',
    )
    const worn = listed(
      tokens.map(([bearer, token]) => say`${englishHero(bearer)} (${englishHero(token)})`),
      'and',
    )
    return say`The conflict is over, victory goes to the ${side(faction)}. The leaders: ${revealed}${worn.length > 0 ? say`. The tokens: ${worn}` : []}`
  },
}

function whose(seat: Seat): Part {
  return agree(seat, 'your', say`${player(seat)}’s`)
}

function their(seat: Seat): Part {
  return agree(seat, 'your', 'their')
}

function kind(token: CardId | undefined): Phrase {
  return token === undefined ? [] : say` (${englishHero(token)})`
}

/** The token that a hero bore, when it leaves the parties. */
function intoBag(sheds: true | undefined): string {
  return sheds ? '; its token goes back into the bag' : ''
}

function givenCard({ at, card }: Given, by: Seat, pile?: Pile): Phrase {
  if (pile !== undefined) return say`${heroOr(card, 'a card')} from the ${piles[pile]}`
  return cardWithin(at, card, by)
}

function leaderLine(seat: Seat, leader: LeaderId, count: number): Phrase {
  return say`${player(seat)} ${agree(seat, 'were', 'was')} ${card(leader, leaderById(leader).name)} (${count})`
}
