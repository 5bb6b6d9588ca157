// Hidden Leaders in English.

import {
  does,
  type Phrases,
  type PhraseTables,
  phrasesFrom,
  plain,
  player,
  type Seat,
  say,
} from '@undercrown/engine'
import type { Ask, Move } from '../choice.ts'
import type { Event } from '../event.ts'
import type { Faction } from '../factions.ts'
import { leaderCards } from '../leaders.ts'
import type { Options } from '../options.ts'
import type { View } from '../view.ts'
import { englishHero } from './en-cards.ts'
import { englishLog } from './en-log.ts'
import { side } from './en-names.ts'
import { englishPrompt } from './en-prompt.ts'
import { englishOptions } from './options.ts'
import { type AbilityQuestion, abilityTable } from './prompt.ts'

const tables: PhraseTables<Move, Event, Ask, Options, View> = {
  title: 'Hidden Leaders',
  options: englishOptions,
  ...englishPrompt,

  waiting: {
    ...abilityTable(
      (ask: AbilityQuestion, seat: Seat) => say`${englishHero(ask.card)}: ${player(seat)} is choosing`,
    ),
    hide: (_ask, seat) => say`${player(seat)} is placing a first hidden hero`,
    firstDiscard: (_ask, seat) => say`${player(seat)} is choosing a first discard`,
    act: (_ask, seat) => say`${player(seat)} is playing or discarding`,
    discardMore: (_ask, seat) => say`${player(seat)} is discarding`,
    draw: (_ask, seat) => say`${player(seat)} is drawing`,
    discardDown: (_ask, seat) => say`${player(seat)} is discarding`,
    spread: (_ask, seat) => say`${player(seat)} may spread corruption`,
    placeToken: (_ask, seat) => say`${player(seat)} is placing a token`,
    court: (_ask, seat) => say`${player(seat)} is targeting a card of Royal Influence`,
    nameForCourt: (_ask, seat) => say`${player(seat)} is naming a faction`,
    takeArtifact: (_ask, seat) => say`${player(seat)} is choosing an artifact`,
    useArtifact: (_ask, seat) => say`${player(seat)} may use an artifact`,
    react: (_ask, seat) => say`A hero is about to be buried: ${player(seat)} may react`,
    fate: (_ask, seat) => say`${player(seat)} is choosing a Fate card`,
  },

  event: englishLog,

  outcome({ winners, reason }) {
    const prevailing = side(reason as Faction)
    const [winner] = winners
    return winner === undefined
      ? say`Victory goes to the ${prevailing}, but no leader is aligned with them: nobody wins`
      : say`Victory goes to the ${prevailing}, and ${does(winner, 'takes')} the throne`
  },

  profile: {
    kinds: { leader: 'As a leader', hero: 'With a hero in the party' },
    ended({ winners, reason }, seat, { leader: [mine = ''] = [] }) {
      if (winners.length === 0) return 'The throne stays empty'
      const name = leaderCards.find(({ id }) => id === mine)?.name
      if (winners.includes(seat)) return name === undefined ? 'Crowned' : `Crowned as ${name}`
      return `Victory of the ${plain([side(reason as Faction)], [], 'en')}`
    },
  },
}

export const english: Phrases<Move, Event, Ask, Options, View> = phrasesFrom(tables)
