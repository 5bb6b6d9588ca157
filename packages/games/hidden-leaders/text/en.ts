// Hidden Leaders in English.

import {
  capital,
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
import { fateById, leaderById, nameOf } from '../cards.ts'
import type { AbilityStep, ExchangeStep } from '../effects.ts'
import type { Faction } from '../factions.ts'
import type { CardId } from '../hero.ts'
import type { LeaderId } from '../leaders.ts'
import { library } from '../library.ts'
import {
  type AbilityAsk,
  type AbilityAskName,
  type Ask,
  abilityAsks,
  type Event,
  type Given,
  type Move,
  type Options,
  type Place,
} from '../state.ts'
import { englishAbilities, factions, otherSide, piles, side, signed } from './en-abilities.ts'
import { englishOptions } from './options.ts'
import { clauseOf, icon, sentence } from './words.ts'

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

function ordinal(index: number): string {
  return ordinals[index] ?? `${index + 1}th`
}

function hero(card: CardId): Part {
  return icon(`card:${card}`, nameOf(card).en)
}

function fate(card: CardId): Part {
  return icon(`card:${card}`, fateById(card).name.en)
}

function heroOr(card: CardId | undefined, unknown: string): Part {
  return card === undefined ? unknown : hero(card)
}

/** A card by the place where it lies, and by its name if it is known; "their" where it is that of the one who acts. */
function cardAt(place: Place, card?: CardId, by?: Seat): Phrase {
  const whose = place.seat === undefined ? [] : place.seat === by ? ['their '] : say`${player(place.seat)}’s `
  switch (place.zone) {
    case 'up':
      return say`${whose}${hero(card as CardId)}`
    case 'down': {
      const which = say`${whose}${ordinal(place.index as number)} ${icon('down', 'hidden hero')}`
      return card === undefined ? which : say`${which}: ${hero(card)}`
    }
    case 'hand':
      return card === undefined ? say`a card from ${whose}hand` : say`${hero(card)} from ${whose}hand`
    case 'tavern':
      return say`${hero(card as CardId)} from the ${piles.tavern}`
    case 'aside':
    case 'laid':
      return [heroOr(card, 'a card')]
    case 'row':
      return say`${hero(card as CardId)} from the row`
    case 'fate':
      return [card === undefined ? 'a Fate card' : fate(card)]
    default:
      return say`${heroOr(card, 'a card')} from the ${piles[place.zone]}`
  }
}

const markers = { red: 'red', green: 'green', guardian: 'Guardian marker' } as const

function shift(marker: keyof typeof markers, amount: number, to: number): Phrase {
  return say`${icon(marker, markers[marker])} ${signed(amount)} (space ${to})`
}

const special: Partial<Readonly<Record<AbilityAskName, (step: AbilityStep) => Phrase>>> = {
  placeTo: () => ['choose the party it goes to'],
  exchangeWith: (step) => say`exchange it with ${otherSide(step as ExchangeStep)}`,
  bury: (step) => ('by' in step && step.by ? ['choose one of your face-up heroes to be buried'] : []),
  take: (step) => ('by' in step && step.by ? ['show a card of the named faction'] : []),
  move: (step) => ('by' in step && step.by ? ['choose where the marker goes'] : []),
  lay: (step) => [
    'to' in step && step.to === 'give'
      ? 'choose a card from your hand to give'
      : 'choose a card from your hand to discard',
  ],
  chooseOwn: () => ['choose one of your heroes to be buried'],
  setAside: () => say`choose a card from the ${piles.tavern} to perform`,
}

function prompt({ ask, card, script, at }: AbilityAsk<AbilityAskName>): Phrase {
  const steps = library.get(script) as readonly AbilityStep[]
  const asked = special[ask]?.(steps[at] as AbilityStep) ?? []
  return say`${hero(card)}: ${asked.length > 0 ? asked : clauseOf(englishAbilities, steps, at)}`
}

function abilityTable<Writer>(writer: Writer): { readonly [Name in AbilityAskName]: Writer } {
  return Object.fromEntries(abilityAsks.map((name) => [name, writer])) as never
}

/** What declining is called. */
const noMore: Partial<Readonly<Record<Ask['ask'], string>>> = {
  act: 'Do neither',
  useArtifact: 'Do not use it',
  spread: 'Not now',
  placeToken: 'Put it back into the bag',
  mayReturnToken: 'Leave it',
  react: 'Do nothing',
  take: 'None',
  discard: 'Discard none',
  exchange: 'Do not exchange',
  place: 'Leave them where they are',
  playMore: 'Play no other card',
  bury: 'Bury none',
}

const tables: PhraseTables<Move, Event, Ask, Options> = {
  title: 'Hidden Leaders',
  options: englishOptions,

  ask: {
    ...abilityTable((ask: AbilityAsk<AbilityAskName>) => prompt(ask)),
    hide: () => ['Place one card hidden in your party'],
    firstDiscard: () => say`Discard one card to the ${piles.wilderness}`,
    act: () => ['Your turn: play a card, or discard up to three'],
    discardMore: ({ left }) => say`Discard up to ${left} more`,
    draw: ({ left }) => (left === 1 ? ['Draw a card'] : say`Draw ${left} cards, one at a time`),
    discardDown: ({ left }) => (left === 1 ? ['Discard a card'] : say`Discard ${left} cards, one at a time`),
    spread: () => ['You may spread corruption'],
    placeToken: ({ left }) =>
      left === 1 ? ['Place your token on a hero'] : say`Place your ${left} tokens, one at a time`,
    court: () => ['Place the spent token on a card of the row'],
    nameForCourt: () => ['Name a faction: one card of it among those revealed wins the card of the row'],
    takeArtifact: () => ['Choose the side of your artifact'],
    useArtifact: () => ['You may use your artifact'],
    react: ({ at }) => say`${endangered(at)} is about to be buried: you may prevent it`,
    fate: () => ['A Guardian was buried: choose one of the two Fate cards'],
  },

  waiting: {
    ...abilityTable(
      (ask: AbilityAsk<AbilityAskName>, seat: Seat) => say`${hero(ask.card)}: ${player(seat)} is choosing`,
    ),
    hide: (_ask, seat) => say`${player(seat)} is placing a first hidden hero`,
    firstDiscard: (_ask, seat) => say`${player(seat)} is choosing a first discard`,
    act: (_ask, seat) => say`${player(seat)} is playing or discarding`,
    discardMore: (_ask, seat) => say`${player(seat)} is discarding`,
    draw: (_ask, seat) => say`${player(seat)} is drawing`,
    discardDown: (_ask, seat) => say`${player(seat)} is discarding`,
    spread: (_ask, seat) => say`${player(seat)} may spread corruption`,
    placeToken: (_ask, seat) => say`${player(seat)} is placing a token`,
    court: (_ask, seat) => say`${player(seat)} is courting a card of the row`,
    nameForCourt: (_ask, seat) => say`${player(seat)} is naming a faction`,
    takeArtifact: (_ask, seat) => say`${player(seat)} is choosing an artifact`,
    useArtifact: (_ask, seat) => say`${player(seat)} may use an artifact`,
    react: (_ask, seat) => say`A hero is about to be buried: ${player(seat)} may react`,
    fate: (_ask, seat) => say`${player(seat)} is choosing a Fate card`,
  },

  option(move, ask) {
    if (move.word === 'done') return [noMore[ask.ask] ?? 'No more']
    if (move.word === 'spread') return say`Spread corruption (${ordinal(move.index as number)} token)`
    if (move.word === 'protect') return say`Reveal the token of ${cardAt(move as Place, move.card)}`
    if (move.word === 'token' && move.token)
      return say`${hero(move.token)}: ${cardAt(move as Place, move.card)}`
    if (move.word === 'token') return say`The token of ${cardAt(move as Place, move.card)}`
    if (move.word === 'useArtifact') return ['Use your artifact']
    if (move.word === 'shield') return ['Use your artifact to prevent it']
    if (move.word === 'artifact') return [hero(move.card as CardId)]
    if (move.word === 'option') {
      const { script, at } = ask as AbilityAsk<'either'>
      const either = library.get(script)[at] as { options: readonly (readonly AbilityStep[])[] }
      const steps = either.options[move.index as number]
      return steps ? capital(sentence(englishAbilities, steps, ', then ')) : ['Both']
    }
    if (move.move) {
      const { red, green } = move.move
      const parts: Phrase[] = []
      if (red !== 0) parts.push(say`${icon('red', 'red')} ${signed(red)}`)
      if (green !== 0) parts.push(say`${icon('green', 'green')} ${signed(green)}`)
      return capital(listed(parts, 'and'))
    }
    if (move.faction) return [side(move.faction as Faction)]
    if (move.zone === undefined && move.card) return say`${player(move.seat as Seat)}’s ${hero(move.card)}`
    if (move.zone === undefined) return [player(move.seat as Seat)]
    if (move.zone === 'harbor') return say`Draw from the ${piles.harbor}`
    if (move.word === 'play') return say`Play ${hero(move.card as CardId)}`
    if (move.word === 'discard') return say`Discard ${hero(move.card as CardId)}`
    if (move.zone === 'hand' && move.card) return [hero(move.card)]
    if (move.zone === 'fate') return [fate(move.card as CardId)]
    return capital(cardAt(move as Place, move.card))
  },

  event: {
    began: ({ by }) => say`${player(by)}’s turn`,
    played: ({ by, card }) => say`${player(by)} plays ${hero(card as CardId)}`,
    performed: ({ by, card, at }) =>
      at.zone === 'aside'
        ? say`${player(by)} performs ${hero(card)}`
        : say`${player(by)} performs ${cardAt(at, card, by)}`,
    markersMoved: ({ by, red, green, guardian, now }) => {
      const parts: Phrase[] = []
      if (red !== 0) parts.push(shift('red', red, now.red))
      if (green !== 0) parts.push(shift('green', green, now.green))
      if (guardian) parts.push(shift('guardian', guardian, now.guardian as number))
      return say`${player(by)}: ${listed(parts, 'and')}`
    },
    picked: ({ by, seat }) =>
      by === seat ? say`${player(by)} picks their own party` : say`${player(by)} picks ${player(seat)}`,
    named: ({ by, faction }) => say`${player(by)} names the ${side(faction)}`,
    lacked: ({ by, faction }) => say`${player(by)} has no ${factions[faction]} card to show`,
    buried: ({ by, from, card }) => say`${player(by)} buries ${cardAt(from, card, by)}`,
    discarded: ({ by, from, card }) =>
      from.zone === 'hand' || from.zone === 'aside' || from.zone === 'laid'
        ? say`${player(by)} discards ${heroOr(card, 'a card')}`
        : say`${player(by)} discards ${cardAt(from, card, by)}`,
    took: ({ by, from, card }) => {
      if (from.zone === 'harbor')
        return say`${player(by)} draws ${heroOr(card, 'a card')} from the ${piles.harbor}`
      if (from.zone === 'aside') return say`${player(by)} takes ${heroOr(card, 'a card')} into hand`
      return say`${player(by)} takes ${cardAt(from, card, by)}`
    },
    setAside: ({ by, from, card }) => say`${player(by)} sets aside ${cardAt(from, card, by)}`,
    laid: ({ by, card }) => say`${player(by)} lays down ${heroOr(card, 'a card')}`,
    placed({ by, from, to, card }) {
      const own = from.zone === 'aside' || (from.zone === 'hand' && from.seat === by)
      const what = own ? [heroOr(card, 'a card')] : cardAt(from, card, by)
      if (to.zone === 'tavern') return say`${player(by)} places ${what} in the ${piles.tavern}`
      if (to.zone === 'down' && to.seat !== by)
        return say`${player(by)} places ${what} hidden in ${player(to.seat as Seat)}’s party`
      if (to.zone === 'down') return say`${player(by)} places ${what} hidden in their party`
      return to.seat === by
        ? say`${player(by)} places ${what} face up in their party`
        : say`${player(by)} places ${what} in ${player(to.seat as Seat)}’s party`
    },
    refilled: ({ card }) => say`${hero(card as CardId)} comes to the ${piles.tavern}`,
    exchanged: ({ by, a, b }) => say`${player(by)} exchanges ${givenCard(a, by)} with ${givenCard(b, by)}`,
    turnedOver: ({ by, at, card, instead }) => {
      if (instead) return say`${cardAt(at, card)} is turned over instead of being buried`
      return at.zone === 'up'
        ? say`${player(by)} turns ${cardAt(at, card, by)} face down`
        : say`${player(by)} turns over ${cardAt(at, card, by)}`
    },
    looked: ({ by, at, card }) => say`${player(by)} looks at ${cardAt(at, card, by)}`,
    revealed: ({ by, at, card }) => say`${player(by)} reveals ${cardAt(at, card, by)}`,
    tookUp: ({ by, pile, count, all, cards }) => {
      const top = all
        ? say`${player(by)} looks through the ${piles[pile]}`
        : say`${player(by)} looks at the top ${count === 1 ? 'card' : `${count} cards`} of the ${piles[pile]}`
      return cards
        ? say`${top}: ${listed(
            cards.map((card) => [hero(card)]),
            'and',
          )}`
        : top
    },
    putBack: ({ by, pile, count }) =>
      say`${player(by)} puts ${count === 1 ? 'a card' : `${count} cards`} back on the ${piles[pile]}`,
    gathered: ({ by, from, card }) =>
      say`${player(by)} looks at the card that ${player(from.seat as Seat)} gives${card === undefined ? [] : say`: ${hero(card)}`}`,
    sawHand: ({ by, seat, cards }) =>
      say`${player(by)} looks at ${player(seat)}’s hand${
        cards && cards.length > 0
          ? say`: ${listed(
              cards.map((card) => [hero(card)]),
              'and',
            )}`
          : []
      }`,
    chose: ({ by, at, card }) =>
      at === undefined
        ? say`${player(by)} has chosen a hero`
        : say`${player(by)} has chosen ${cardAt(at, card, by)}`,
    unveiled: ({ at }) =>
      say`All choices are shown: ${listed(
        at.map(
          ({ seat, zone, index }) =>
            say`${player(seat as Seat)}, ${ordinal(index as number)} ${zone === 'up' ? 'face-up hero' : 'hidden hero'}`,
        ),
        'and',
      )}`,
    lostTurn: ({ seat }) => say`${player(seat)} is to lose a turn`,
    skipped: ({ by }) => say`${player(by)} loses this turn`,
    fateDrawn: ({ by, cards }) =>
      cards
        ? say`${player(by)} draws two Fate cards: ${listed(
            cards.map((card) => [fate(card)]),
            'and',
          )}`
        : say`${player(by)} draws two Fate cards`,
    fateRevealed: ({ by, card }) => say`${player(by)} reveals ${fate(card)}`,
    spread: ({ by, slot, token }) =>
      say`${player(by)} spreads corruption, with the ${ordinal(slot)} token of the card${kind(token)}`,
    tokenDrawn: ({ by, token }) => say`${player(by)} draws a token${kind(token)}`,
    tokenPlaced: ({ by, at, token }) => say`${player(by)} places a token on ${endangered(at)}${kind(token)}`,
    tokenLooked: ({ by, at, token }) =>
      say`${player(by)} looks at the token of ${endangered(at)}${kind(token)}`,
    tokenReturned: ({ by }) => say`${player(by)} puts a token back into the bag`,
    tokenRemoved: ({ by, at }) => say`${player(by)} puts the token of ${endangered(at)} back into the bag`,
    tokensSwapped: ({ by, a, b }) =>
      say`${player(by)} exchanges the tokens of ${endangered(a)} and ${endangered(b)}`,
    protected: ({ by, at, saved }) =>
      at.seat === saved.seat && at.zone === saved.zone && at.index === saved.index
        ? say`${player(by)} reveals ${hero('guardian-protection')}: ${endangered(saved)} is not buried`
        : say`${player(by)} reveals ${hero('guardian-protection')}: ${endangered(at)} goes in place of ${endangered(saved)}`,
    courted: ({ by, card }) => say`${player(by)} places the token on ${hero(card)}`,
    putUnder: ({ by, count }) =>
      say`${player(by)} puts ${count === 1 ? 'the card' : `the ${count} cards`} under the ${piles.harbor}`,
    artifactTaken: ({ by, card }) => say`${player(by)} has the ${hero(card)}`,
    artifactUsed: ({ by, card, saved }) =>
      saved === undefined
        ? say`${player(by)} uses the ${hero(card)}`
        : say`${player(by)} uses the ${hero(card)}: ${endangered(saved)} is not buried`,
    artifactPerformed: ({ by, card }) => say`${player(by)} performs the ${hero(card)}`,
    artifactsSwapped: ({ by, a, b }) =>
      say`${player(by)} exchanges the artifacts of ${player(a)} and ${player(b)}`,
    tokenAdded: ({ by, seat, count }) =>
      count > 0
        ? say`${player(by)} places a token on ${player(seat)}’s artifact`
        : say`${player(by)} discards a token from ${player(seat)}’s artifact`,
    shuffled: ({ by, pile }) => say`${player(by)} shuffles the ${piles[pile]}`,
    fateShuffled: () => ['The Fate cards are shuffled'],
    reshuffled: ({ count }) =>
      say`The ${piles.wilderness} (${count}) is shuffled to form a new ${piles.harbor}`,
    ended: ({ faction, leaders, counts }) =>
      say`The conflict is over, victory goes to the ${side(faction)}. The leaders: ${listed(
        leaders.map((leader, seat) => leaderLine(seat, leader, counts[seat] as number)),
        'and',
      )}`,
  },

  outcome({ winners, reason }) {
    const prevailing = side(reason as Faction)
    const [winner] = winners
    return winner === undefined
      ? say`Victory goes to the ${prevailing}, but no leader stands with them: nobody wins`
      : say`Victory goes to the ${prevailing}, and ${player(winner)} takes the throne`
  },
}

function kind(token: CardId | undefined): Phrase {
  return token === undefined ? [] : say`: ${hero(token)}`
}

/** A hero by its place alone: "P1’s second hidden hero". */
function endangered({ seat, zone, index }: Place): Phrase {
  return say`${player(seat as Seat)}’s ${ordinal(index as number)} ${zone === 'up' ? 'face-up' : 'hidden'} hero`
}

function givenCard({ at, card }: Given, by: Seat): Phrase {
  return at.zone === 'down' && card !== undefined
    ? say`${hero(card)} (${cardAt(at, undefined, by)})`
    : cardAt(at, card, by)
}

function leaderLine(seat: Seat, leader: LeaderId, count: number): Phrase {
  return say`${player(seat)} was ${icon(`card:${leader}`, leaderById(leader).name)} (${count})`
}

export const english: Phrases<Move, Event, Ask, Options> = phrasesFrom(tables)
