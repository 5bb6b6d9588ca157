// Hidden Leaders en français.

import {
  capital,
  dire,
  does,
  listed,
  type Phrase,
  type Phrases,
  type PhraseTables,
  phrasesFrom,
  player,
  type Seat,
} from '@undercrown/engine'
import { type AbilityAsk, type AbilityAskName, type Ask, abilityAsks, type Move } from '../choice.ts'
import type { AbilityStep } from '../effects.ts'
import type { Event } from '../event.ts'
import type { Faction } from '../factions.ts'
import type { CardId } from '../hero.ts'
import { library } from '../library.ts'
import type { Options } from '../options.ts'
import type { Place } from '../state.ts'
import { signed } from './en-abilities.ts'
import { frenchAbilities } from './fr-abilities.ts'
import { carteDansPhrase, carteEn, destin, frenchHero, frenchOrdinal, herosEn } from './fr-cards.ts'
import { frenchLog } from './fr-log.ts'
import { la, lEmporte, places, plusieurs } from './fr-names.ts'
import { frenchOptions } from './options.ts'
import { icon, questionOf, sentence } from './words.ts'

function pourCapacites<Writer>(writer: Writer): { readonly [Name in AbilityAskName]: Writer } {
  return Object.fromEntries(abilityAsks.map((name) => [name, writer])) as never
}

/** Comment on renonce. */
const rien: Partial<Readonly<Record<Ask['ask'], string>>> = {
  act: 'Ni l’un ni l’autre',
  useArtifact: 'Ne pas l’utiliser',
  spread: 'Pas maintenant',
  placeToken: 'Le remettre dans le sac',
  mayReturnToken: 'Le laisser',
  react: 'Ne rien faire',
  take: 'Aucune',
  discard: 'Ne rien défausser',
  exchange: 'Ne pas échanger',
  place: 'Ne rien placer',
  playMore: 'Ne pas jouer d’autre carte',
  bury: 'N’enterrer personne',
}

const tables: PhraseTables<Move, Event, Ask, Options> = {
  title: 'Hidden Leaders',
  options: frenchOptions,

  ask: {
    ...pourCapacites(
      (ask: AbilityAsk<AbilityAskName>) =>
        dire`${frenchHero(ask.card)} : ${questionOf(frenchAbilities, ask)}`,
    ),
    hide: () => ['Placez une carte dans votre équipe comme Héros caché'],
    firstDiscard: () => dire`Défaussez une carte dans la ${places.wilderness}`,
    act: () => dire`À vous : jouez une carte, ou défaussez-en jusqu’à trois`,
    discardMore: ({ left }) =>
      dire`Défaussez jusqu’à ${left} ${left === 1 ? 'autre carte' : 'autres cartes'}`,
    draw: ({ left }) => (left === 1 ? ['Piochez une carte'] : dire`Piochez ${left} cartes, une par une`),
    discardDown: ({ left }) =>
      left === 1 ? ['Défaussez une carte'] : dire`Défaussez ${left} cartes, une par une`,
    spread: () => ['Vous pouvez propager la Corruption'],
    placeToken: ({ left }) =>
      left === 1 ? ['Placez votre jeton sur un Héros'] : dire`Placez vos ${left} jetons, un par un`,
    court: () => ['Placez le jeton dépensé sur une carte de la ligne'],
    nameForCourt: () =>
      dire`Nommez une faction : une seule de ses cartes parmi celles révélées gagne la carte de la ligne`,
    takeArtifact: ({ any }) => [
      any ? 'Choisissez un Artefact et sa face' : 'Choisissez la face de votre Artefact',
    ],
    useArtifact: () => ['Vous pouvez utiliser votre Artefact'],
    react: ({ at }, seat) =>
      dire`${capital(herosEn(at, seat, 'vôtre'))} va être enterré : vous pouvez l’empêcher`,
    fate: () => dire`Un Gardien est enterré : choisissez l’une des deux cartes Destin`,
  },

  waiting: {
    ...pourCapacites(
      (ask: AbilityAsk<AbilityAskName>, seat: Seat) =>
        dire`${frenchHero(ask.card)} : ${player(seat)} choisit`,
    ),
    hide: (_ask, seat) => dire`${player(seat)} place un premier Héros caché`,
    firstDiscard: (_ask, seat) => dire`${player(seat)} choisit une première défausse`,
    act: (_ask, seat) => dire`${player(seat)} joue ou défausse`,
    discardMore: (_ask, seat) => dire`${player(seat)} défausse`,
    draw: (_ask, seat) => dire`${player(seat)} pioche`,
    discardDown: (_ask, seat) => dire`${player(seat)} défausse`,
    spread: (_ask, seat) => dire`${player(seat)} peut propager la Corruption`,
    placeToken: (_ask, seat) => dire`${player(seat)} place un jeton`,
    court: (_ask, seat) => dire`${player(seat)} courtise une carte de la ligne`,
    nameForCourt: (_ask, seat) => dire`${player(seat)} nomme une faction`,
    takeArtifact: (_ask, seat) => dire`${player(seat)} choisit un Artefact`,
    useArtifact: (_ask, seat) => dire`${player(seat)} peut utiliser un Artefact`,
    react: (_ask, seat) => dire`Un Héros va être enterré : ${player(seat)} peut réagir`,
    fate: (_ask, seat) => dire`${player(seat)} choisit une carte Destin`,
  },

  option(move, ask, seat) {
    const place = () => carteEn(move as Place, move.card, seat, 'vôtre')
    if (move.word === 'done') return [('done' in ask && ask.done ? undefined : rien[ask.ask]) ?? 'C’est tout']
    if (move.word === 'spread')
      return dire`Propager la Corruption (${frenchOrdinal(move.index as number)} jeton)`
    if (move.word === 'protect') return dire`Révéler le jeton sur ${place()}`
    if (move.word === 'token' && move.token)
      return dire`${frenchHero(move.token)} : ${carteDansPhrase(move as Place, move.card, seat, 'vôtre')}`
    if (move.word === 'token') return dire`Le jeton sur ${place()}`
    if (move.word === 'useArtifact') return ['Utiliser votre Artefact']
    if (move.word === 'shield') return ['Utiliser votre Artefact pour l’empêcher']
    if (move.word === 'artifact') return [frenchHero(move.card as CardId)]
    if (move.word === 'option') {
      const { script, at } = ask as AbilityAsk<'either'>
      const either = library.get(script)[at] as { options: readonly (readonly AbilityStep[])[] }
      const steps = either.options[move.index as number]
      return steps ? capital(sentence(frenchAbilities, steps, ', puis ')) : ['Les deux']
    }
    if (move.move) {
      const { red, green } = move.move
      const parts: Phrase[] = []
      if (red !== 0) parts.push(dire`${icon('red', 'rouge')} ${signed(red)}`)
      if (green !== 0) parts.push(dire`${icon('green', 'vert')} ${signed(green)}`)
      return capital(listed(parts, 'et'))
    }
    if (move.faction) return [frenchAbilities.factions[move.faction as Faction]]
    if (move.zone === undefined) {
      const who = move.seat === seat ? 'vous-même' : player(move.seat as Seat)
      if (move.card) return dire`${frenchHero(move.card)} (${who})`
      return move.seat === seat ? ['Vous choisir vous-même'] : dire`Choisir ${who}`
    }
    if (move.zone === 'harbor') return dire`Piocher dans le ${places.harbor}`
    if (move.word === 'play') return dire`Jouer ${frenchHero(move.card as CardId)}`
    if (move.word === 'discard') return dire`Défausser ${frenchHero(move.card as CardId)}`
    if (move.zone === 'hand' && move.card) return [frenchHero(move.card)]
    if (move.zone === 'fate') return [destin(move.card as CardId)]
    return capital(place())
  },

  event: frenchLog,

  outcome({ winners, reason }) {
    const faction = reason as Faction
    const [winner] = winners
    return winner === undefined
      ? dire`${capital(la(faction))} ${lEmporte(faction)}, mais aucun Leader n’est de ${plusieurs(faction) ? 'leur' : 'son'} côté : personne ne gagne`
      : dire`${capital(la(faction))} ${lEmporte(faction)}, et ${does(winner, 'monte', 'montez')} sur le trône`
  },
}

export const french: Phrases<Move, Event, Ask, Options> = phrasesFrom(tables)
