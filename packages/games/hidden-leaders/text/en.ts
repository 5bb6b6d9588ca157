// Hidden Leaders in English.

import {
  capital,
  does,
  listed,
  type Phrase,
  type Phrases,
  type PhraseTables,
  phrasesFrom,
  player,
  type Seat,
  say,
} from '@undercrown/engine'
import { type AbilityAsk, type AbilityAskName, type Ask, abilityAsks, type Move } from '../choice.ts'
import type { AbilityStep } from '../effects.ts'
import type { Event } from '../event.ts'
import type { Faction } from '../factions.ts'
import type { CardId } from '../hero.ts'
import { library } from '../library.ts'
import type { Options } from '../options.ts'
import type { Place } from '../state.ts'
import { englishAbilities, piles, side, signed } from './en-abilities.ts'
import { cardAt, cardWithin, englishHero, englishOrdinal, fate, heroAt } from './en-cards.ts'
import { englishLog } from './en-log.ts'
import { englishOptions } from './options.ts'
import { icon, questionOf, sentence } from './words.ts'

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
  place: 'Place none',
  playMore: 'Play no other card',
  bury: 'Bury none',
}

const tables: PhraseTables<Move, Event, Ask, Options> = {
  title: 'Hidden Leaders',
  options: englishOptions,

  ask: {
    ...abilityTable(
      (ask: AbilityAsk<AbilityAskName>) =>
        say`${englishHero(ask.card)}: ${questionOf(englishAbilities, ask)}`,
    ),
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
    takeArtifact: ({ any }) => [any ? 'Choose an artifact and its side' : 'Choose the side of your artifact'],
    useArtifact: () => ['You may use your artifact'],
    react: ({ at }, seat) =>
      say`${capital(heroAt(at, seat, 'your'))} is about to be buried: you may prevent it`,
    fate: () => ['A Guardian was buried: choose one of the two Fate cards'],
  },

  waiting: {
    ...abilityTable(
      (ask: AbilityAsk<AbilityAskName>, seat: Seat) =>
        say`${englishHero(ask.card)}: ${player(seat)} is choosing`,
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

  option(move, ask, seat) {
    const place = () => cardAt(move as Place, move.card, seat, 'your')
    if (move.word === 'done') return [('done' in ask && ask.done ? undefined : noMore[ask.ask]) ?? 'No more']
    if (move.word === 'spread') return say`Spread corruption (${englishOrdinal(move.index as number)} token)`
    if (move.word === 'protect') return say`Reveal the token of ${place()}`
    if (move.word === 'token' && move.token)
      return say`${englishHero(move.token)}: ${cardWithin(move as Place, move.card, seat, 'your')}`
    if (move.word === 'token') return say`The token of ${place()}`
    if (move.word === 'useArtifact') return ['Use your artifact']
    if (move.word === 'shield') return ['Use your artifact to prevent it']
    if (move.word === 'artifact') return [englishHero(move.card as CardId)]
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
    if (move.zone === undefined && move.card)
      return move.seat === seat
        ? say`Your ${englishHero(move.card)}`
        : say`${player(move.seat as Seat)}’s ${englishHero(move.card)}`
    if (move.zone === undefined)
      return move.seat === seat ? ['Pick yourself'] : say`Pick ${player(move.seat as Seat)}`
    if (move.zone === 'harbor') return say`Draw from the ${piles.harbor}`
    if (move.word === 'play') return say`Play ${englishHero(move.card as CardId)}`
    if (move.word === 'discard') return say`Discard ${englishHero(move.card as CardId)}`
    if (move.zone === 'hand' && move.card) return [englishHero(move.card)]
    if (move.zone === 'fate') return [fate(move.card as CardId)]
    return capital(place())
  },

  event: englishLog,

  outcome({ winners, reason }) {
    const prevailing = side(reason as Faction)
    const [winner] = winners
    return winner === undefined
      ? say`Victory goes to the ${prevailing}, but no leader stands with them: nobody wins`
      : say`Victory goes to the ${prevailing}, and ${does(winner, 'takes')} the throne`
  },
}

export const english: Phrases<Move, Event, Ask, Options> = phrasesFrom(tables)
