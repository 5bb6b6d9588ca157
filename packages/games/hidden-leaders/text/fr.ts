// Hidden Leaders en français.

import {
  capital,
  dire,
  does,
  type Phrases,
  type PhraseTables,
  phrasesFrom,
  plain,
  player,
  type Seat,
} from '@undercrown/engine'
import type { Ask, Move } from '../choice.ts'
import type { Event } from '../event.ts'
import type { Faction } from '../factions.ts'
import { leaderCards } from '../leaders.ts'
import type { Options } from '../options.ts'
import type { View } from '../view.ts'
import { frenchHero } from './fr-cards.ts'
import { frenchLog } from './fr-log.ts'
import { dela, la, lEmporte, plusieurs } from './fr-names.ts'
import { frenchPrompt } from './fr-prompt.ts'
import { frenchOptions } from './options.ts'
import { type AbilityQuestion, abilityTable } from './prompt.ts'

const tables: PhraseTables<Move, Event, Ask, Options, View> = {
  title: 'Hidden Leaders',
  options: frenchOptions,
  ...frenchPrompt,

  waiting: {
    ...abilityTable(
      (ask: AbilityQuestion, seat: Seat) => dire`${frenchHero(ask.card)} : ${player(seat)} choisit`,
    ),
    hide: (_ask, seat) => dire`${player(seat)} place un premier Héros caché`,
    firstDiscard: (_ask, seat) => dire`${player(seat)} choisit une première défausse`,
    act: (_ask, seat) => dire`${player(seat)} joue ou défausse`,
    discardMore: (_ask, seat) => dire`${player(seat)} défausse`,
    draw: (_ask, seat) => dire`${player(seat)} pioche`,
    discardDown: (_ask, seat) => dire`${player(seat)} défausse`,
    spread: (_ask, seat) => dire`${player(seat)} peut propager la Corruption`,
    placeToken: (_ask, seat) => dire`${player(seat)} place un jeton`,
    court: (_ask, seat) => dire`${player(seat)} cible une carte d’Influence royale`,
    nameForCourt: (_ask, seat) => dire`${player(seat)} cite une faction`,
    takeArtifact: (_ask, seat) => dire`${player(seat)} choisit un Artefact`,
    useArtifact: (_ask, seat) => dire`${player(seat)} peut utiliser un Artefact`,
    react: (_ask, seat) => dire`Un Héros va être enterré : ${player(seat)} peut réagir`,
    fate: (_ask, seat) => dire`${player(seat)} choisit une carte Destin`,
  },

  event: frenchLog,

  outcome({ winners, reason }) {
    const faction = reason as Faction
    const [winner] = winners
    return winner === undefined
      ? dire`${capital(la(faction))} ${lEmporte(faction)}, mais aucun Leader n’est de ${plusieurs(faction) ? 'leur' : 'son'} côté : personne ne gagne`
      : dire`${capital(la(faction))} ${lEmporte(faction)}, et ${does(winner, 'monte', 'montez')} sur le trône`
  },

  profile: {
    kinds: { leader: 'En tant que Leader', hero: 'Avec un Héros dans l’équipe' },
    ended({ winners, reason }, seat, { leader: [mine = ''] = [] }) {
      if (winners.length === 0) return 'Le trône reste vide'
      const name = leaderCards.find(({ id }) => id === mine)?.name
      if (winners.includes(seat)) return name === undefined ? 'Sur le trône' : `Sur le trône avec ${name}`
      return `Victoire ${plain(dela(reason as Faction), [], 'fr')}`
    },
  },
}

export const french: Phrases<Move, Event, Ask, Options, View> = phrasesFrom(tables)
