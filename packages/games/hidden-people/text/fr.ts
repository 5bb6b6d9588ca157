// Hidden People en français.

import {
  agree,
  capital,
  card,
  dire,
  does,
  join,
  listed,
  type Part,
  type Phrase,
  type Phrases,
  type PhraseTables,
  phrasesFrom,
  player,
  type Seat,
} from '@undercrown/engine'
import type { CardId } from '../cards.ts'
import type { Ask, Event, Move, Options, Place, RowPlace } from '../state.ts'
import { type CardWords, cardName } from './words.ts'

export const frenchCards: CardWords = {
  effectNames: {
    eye: 'Œil',
    replay: 'Rejouer',
    exchange: 'Échange',
    stone: 'Pierre',
    shuffle: 'Mélange',
    discard: 'Défausse',
    flash: 'Éclair',
    seer: 'Voyante',
    strategist: 'Stratège',
    gravedigger: 'Fossoyeur',
    barter: 'Troc',
    lousy: 'Pouilleux',
  },
  effectTexts: {
    eye: 'Regardez une carte de n’importe quel jeu, ou le dessus de la pioche.',
    replay: 'Jouez un autre tour après celui-ci.',
    exchange: 'Échangez deux cartes entre deux jeux. Personne ne regarde.',
    stone: 'Déplacez une pierre : sur une carte, sur la défausse ou hors du jeu.',
    shuffle: 'Intervertissez deux cartes d’un même jeu.',
    discard:
      'Défaussez une carte de n’importe quel jeu ; la pioche la remplace sans qu’on la voie. Vous pouvez utiliser son effet.',
    flash: 'Montrez à tous le jeu entier d’une personne.',
    seer: 'Regardez autant de cartes du dessus de la pioche qu’il y a de joueurs.',
    strategist:
      'Piochez trois cartes : une à la défausse sans effet, une sur la pioche, la troisième se joue.',
    gravedigger: 'Reprenez une autre carte de la défausse et jouez-la.',
    barter:
      'Désignez une carte d’un rival ; il désigne la suivante, jusqu’à l’une des vôtres. Chacun reçoit la carte qu’il a désignée.',
    lousy: 'Tant qu’il est au sommet de la défausse, qui commence son tour doit le prendre dans son jeu.',
  },
  valueTexts: {
    '=-': 'Vaut le plus petit nombre de son jeu.',
    '=+': 'Vaut le plus grand nombre de son jeu.',
    [-1]: 'Retire un point.',
  },
  named: (value, effect) => {
    const number = value === '=-' ? '=−' : String(value).replace('-', '−')
    return effect ? `${number} (${effect})` : number
  },
}

function named(id: CardId): Part {
  return card(id, cardName(frenchCards, id))
}

function le(id: CardId): Phrase {
  return dire`le ${named(id)}`
}

function du(id: CardId): Phrase {
  return dire`du ${named(id)}`
}

const ordinals = ['première', 'deuxième', 'troisième', 'quatrième'] as const

function nth(place: RowPlace): string {
  return ordinals[place.index] as string
}

/** Un lieu, dit de quelqu’un qui le désigne. */
function at(place: Place, by?: Seat): Phrase {
  switch (place.zone) {
    case 'row':
      return [
        agree(
          place.seat,
          `votre ${nth(place)} carte`,
          place.seat === by
            ? `sa ${nth(place)} carte`
            : dire`la ${nth(place)} carte de ${player(place.seat)}`,
        ),
      ]
    case 'draw':
      return ['le dessus de la pioche']
    case 'discard':
      return ['la défausse']
    case 'out':
      return ['le bord de la table']
  }
}

/** « 1 point », « −2 points ». */
function points(total: number): string {
  return `${String(total).replace('-', '−')} ${Math.abs(total) < 2 ? 'point' : 'points'}`
}

function label(move: Move, ask: Ask, seat: Seat): Phrase {
  if (move.word === 'use') return ['L’utiliser']
  if (move.word === 'decline') return ['Y renoncer']
  switch (move.zone) {
    case 'hand':
      return dire`${ask.ask === 'settle' ? 'Défausser ' : ''}${le(move.card as CardId)}`
    case 'discard':
      if (move.card) return le(move.card)
      return [ask.ask === 'take' ? 'Prendre le sommet de la défausse' : 'La défausse']
    case 'draw':
      return [ask.ask === 'take' ? 'Piocher' : 'Le dessus de la pioche']
    case 'out':
      return ['Hors du jeu']
    case 'row':
      if (ask.ask === 'settle') return [`Remplacer votre ${nth(move as RowPlace)} carte`]
      return move.seat === seat ? [`votre ${nth(move as RowPlace)} carte`] : at(move as Place)
    default:
      return move.seat === seat ? ['votre jeu'] : dire`le jeu de ${player(move.seat as Seat)}`
  }
}

const tables: PhraseTables<Move, Event, Ask, Options> = {
  title: 'Hidden People',

  options: {
    putBack: {
      label: 'Remise immédiate',
      text: 'Si la carte qu’on vient de prendre à la défausse peut y retourner aussitôt, et avec son effet.',
      values: { allowed: 'Avec son effet', noEffect: 'Sans son effet', forbidden: 'Interdite' },
    },
    memoryAid: {
      label: 'Aide-mémoire',
      text: 'Votre écran continue de montrer les cartes que vous connaissez.',
    },
    packs: {
      label: 'Paquets',
      text: 'Les numéros des paquets en jeu, un paquet par joueur.',
    },
    deck: {
      label: 'Autres cartes',
      text: 'Des paquets de votre invention au lieu des nôtres.',
    },
  },

  ask: {
    peek: ({ left }) =>
      left === 2 ? ['Regardez deux de vos cartes'] : ['Regardez encore une de vos cartes'],
    take: ({ bound }) =>
      bound ? dire`Le Pouilleux est au sommet : il faut le prendre` : dire`À vous : prenez une carte`,
    settle: ({ must }) =>
      must === 'lousy'
        ? ['Choisissez la carte que le Pouilleux remplace']
        : must === 'forbidden'
          ? ['Choisissez la carte que remplace celle que vous avez prise']
          : ['Défaussez la carte en main, ou mettez-la à la place d’une des vôtres'],
    use: ({ card }) => dire`Vous défaussez ${le(card)} : utiliser son effet ?`,
    toss: () => dire`Stratège : défaussez l’une des trois, sans son effet`,
    giveBack: () => dire`Stratège : remettez-en une sur la pioche`,
    eye: () => dire`Œil : regardez une carte`,
    exchange: () => dire`Échange : choisissez la première carte`,
    exchangeWith: () => dire`Échange : choisissez une carte d’un autre jeu`,
    stone: () => dire`Pierre : choisissez la pierre à déplacer`,
    stoneTo: () => dire`Pierre : choisissez où la poser`,
    shuffle: () => dire`Mélange : choisissez la première carte`,
    shuffleWith: () => dire`Mélange : choisissez une autre carte du même jeu`,
    discard: () => dire`Défausse : choisissez la carte à défausser`,
    flash: () => dire`Éclair : choisissez le jeu à montrer à tous`,
    dig: () => dire`Fossoyeur : reprenez une carte de la défausse`,
    barter: () => dire`Troc : désignez la carte que vous voulez`,
  },

  waiting: {
    peek: (_ask, seat) => dire`${player(seat)} regarde deux de ses cartes`,
    take: (_ask, seat) => dire`${player(seat)} choisit une carte à prendre`,
    settle: (_ask, seat) => dire`${player(seat)} choisit quoi défausser`,
    use: ({ card }, seat) => dire`${player(seat)} peut utiliser l’effet ${du(card)}`,
    toss: (_ask, seat) => dire`${player(seat)} choisit parmi trois cartes`,
    giveBack: (_ask, seat) => dire`${player(seat)} choisit une carte à remettre`,
    eye: (_ask, seat) => dire`${player(seat)} choisit une carte à regarder`,
    exchange: (_ask, seat) => dire`${player(seat)} choisit des cartes à échanger`,
    exchangeWith: (_ask, seat) => dire`${player(seat)} choisit des cartes à échanger`,
    stone: (_ask, seat) => dire`${player(seat)} choisit une pierre à déplacer`,
    stoneTo: (_ask, seat) => dire`${player(seat)} déplace une pierre`,
    shuffle: (_ask, seat) => dire`${player(seat)} choisit des cartes à intervertir`,
    shuffleWith: (_ask, seat) => dire`${player(seat)} choisit des cartes à intervertir`,
    discard: (_ask, seat) => dire`${player(seat)} choisit une carte à défausser`,
    flash: (_ask, seat) => dire`${player(seat)} choisit un jeu à montrer`,
    dig: (_ask, seat) => dire`${player(seat)} fouille la défausse`,
    barter: (_ask, seat) => dire`${player(seat)} désigne une carte`,
  },

  option: (move, ask, seat) => capital(label(move, ask, seat)),

  event: {
    began: ({ by, again }) =>
      again ? dire`${does(by, 'rejoue', 'rejouez')}` : [agree(by, 'À vous', dire`Au tour de ${player(by)}`)],
    looked: (e) =>
      e.card
        ? dire`${does(e.by, 'regarde', 'regardez')} ${at(e.at, e.by)} : ${le(e.card)}`
        : dire`${does(e.by, 'regarde', 'regardez')} ${at(e.at, e.by)}`,
    drew: ({ by, count, cards }) =>
      cards
        ? dire`${does(by, 'pioche', 'piochez')} ${listed(cards.map(le), 'et')}`
        : count === 1
          ? dire`${does(by, 'pioche', 'piochez')} une carte`
          : dire`${does(by, 'pioche', 'piochez')} ${count} cartes`,
    took: ({ by, card }) => dire`${does(by, 'prend', 'prenez')} ${le(card)} de la défausse`,
    replaced: (e) =>
      e.card
        ? dire`${does(e.by, 'met', 'mettez')} ${le(e.card)} en ${nth(e.at)} place et ${agree(e.by, 'défaussez', 'défausse')} ${le(e.out)}`
        : dire`${does(e.by, 'remplace', 'remplacez')} ${agree(e.by, 'votre', 'sa')} ${nth(e.at)} carte et ${agree(e.by, 'défaussez', 'défausse')} ${le(e.out)}`,
    discarded: ({ by, card }) => dire`${does(by, 'défausse', 'défaussez')} ${le(card)}`,
    used: ({ by, effect }) =>
      dire`${does(by, 'utilise', 'utilisez')} l’effet ${frenchCards.effectNames[effect]}`,
    swapped: ({ by, a, b }) =>
      a.seat === b.seat
        ? dire`${does(by, 'intervertit', 'intervertissez')} la ${nth(a)} et la ${nth(b)} carte ${a.seat === by ? agree(by, 'de votre jeu', 'de son jeu') : agree(a.seat, 'de votre jeu', dire`de ${player(a.seat)}`)}`
        : dire`${does(by, 'échange', 'échangez')} ${at(a, by)} et ${at(b, by)}`,
    stoneMoved: ({ by, from, to }) =>
      from.zone === 'out'
        ? dire`${does(by, 'pose', 'posez')} une pierre sur ${at(to, by)}`
        : to.zone === 'out'
          ? dire`${does(by, 'retire', 'retirez')} la pierre posée sur ${at(from, by)}`
          : dire`${does(by, 'déplace', 'déplacez')} la pierre posée sur ${at(from, by)} vers ${at(to, by)}`,
    tossed: (e) =>
      dire`${does(e.by, 'défausse', 'défaussez')} ${at(e.at, e.by)}, ${le(e.card)} ; une carte inconnue prend sa place`,
    shown: ({ seat, cards }) =>
      dire`${agree(seat, 'Votre jeu', dire`Le jeu de ${player(seat)}`)} est montré : ${join(
        cards.map((one) => [one ? named(one) : 'une pierre']),
        ', ',
      )}`,
    foresaw: ({ by, count, cards }) =>
      cards
        ? dire`${does(by, 'regarde', 'regardez')} le dessus de la pioche : ${join(
            cards.map((one) => [named(one)]),
            ', ',
          )}`
        : count === 1
          ? dire`${does(by, 'regarde', 'regardez')} la dernière carte de la pioche`
          : dire`${does(by, 'regarde', 'regardez')} les ${count} premières cartes de la pioche`,
    gaveBack: ({ by, card }) =>
      card
        ? dire`${does(by, 'remet', 'remettez')} ${le(card)} sur la pioche`
        : dire`${does(by, 'remet', 'remettez')} une carte sur la pioche`,
    dug: ({ by, card }) => dire`${does(by, 'déterre', 'déterrez')} ${le(card)}`,
    named: (e) => dire`${does(e.by, 'veut', 'voulez')} ${at(e.at)}`,
    bartered: ({ ring }) => dire`${ring.length} cartes changent de mains`,
    wonTurn: ({ by }) => dire`${does(by, 'gagne', 'gagnez')} un autre tour`,
    revealed: ({ totals }) =>
      dire`Tous les jeux sont dévoilés : ${listed(
        totals.map((total, seat) => dire`${player(seat)} ${points(total)}`),
        'et',
      )}`,
  },

  outcome: ({ winners, scores }) => {
    const total = points(scores?.[winners[0] as Seat] as number)
    const names = listed(
      winners.map((seat) => [player(seat)]),
      'et',
    )
    return winners.length === 1
      ? dire`${does(winners[0] as Seat, 'l’emporte', 'l’emportez')} avec ${total}`
      : dire`${names} se partagent la victoire avec ${total} chacun`
  },
}

export const french: Phrases<Move, Event, Ask, Options> = phrasesFrom(tables)
