// Hidden People en français.

import {
  agree,
  capital,
  card,
  dire,
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
    stone: 'Déplacez une pierre\u00a0: sur une carte, sur la défausse ou hors du jeu.',
    shuffle: 'Intervertissez deux cartes d’un même jeu.',
    discard:
      'Défaussez une carte de n’importe quel jeu\u202f; la pioche la remplace sans qu’on la voie. Vous pouvez utiliser son effet.',
    flash: 'Montrez à tous le jeu entier d’une personne.',
    seer: 'Regardez autant de cartes du dessus de la pioche qu’il y a de joueurs.',
    strategist:
      'Piochez trois cartes\u00a0: une à la défausse sans effet, une sur la pioche, la troisième se joue.',
    gravedigger: 'Reprenez une autre carte de la défausse et jouez-la.',
    barter:
      'Désignez une carte d’un rival\u202f; il désigne la suivante, jusqu’à l’une des vôtres. Chacun reçoit la carte qu’il a désignée.',
    lousy: 'Tant qu’il est sur le dessus de la défausse, qui commence son tour doit le prendre dans son jeu.',
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
  return itemAt(ordinals, place.index)
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

/** Un lieu, dit à qui le désigne. */
function àVous(place: Place, seat: Seat): Phrase {
  return place.zone === 'row' && place.seat === seat ? [`votre ${nth(place)} carte`] : at(place)
}

/** Ce que vise une réponse, dans une phrase. */
function chose(move: Move, seat: Seat): Phrase {
  if (move.card) return le(move.card)
  if (move.zone !== undefined) return àVous(move as Place, seat)
  return move.seat === seat ? ['votre jeu'] : dire`le jeu de ${player(move.seat as Seat)}`
}

/** Ce que ferait une réponse à chaque question. */
const actes: Readonly<Record<Exclude<Ask['ask'], 'use'>, (what: Phrase, move: Move) => Phrase>> = {
  peek: (what) => dire`regarder ${what}`,
  take: (_what, { zone }) => [zone === 'draw' ? 'piocher' : 'prendre le dessus de la défausse'],
  settle: (what, { zone }) => dire`${zone === 'hand' ? 'défausser' : 'remplacer'} ${what}`,
  toss: (what) => dire`défausser ${what}`,
  giveBack: (what) => dire`remettre ${what} sur la pioche`,
  eye: (what) => dire`regarder ${what}`,
  exchange: (what) => dire`échanger ${what}`,
  exchangeWith: (what) => dire`l’échanger avec ${what}`,
  stone: (what, { zone }) =>
    zone === 'out' ? ['prendre une pierre qui est hors du jeu'] : dire`prendre la pierre posée sur ${what}`,
  stoneTo: (what, { zone }) => (zone === 'out' ? ['la mettre hors du jeu'] : dire`la poser sur ${what}`),
  shuffle: (what) => dire`intervertir ${what}`,
  shuffleWith: (what) => dire`l’intervertir avec ${what}`,
  discard: (what) => dire`défausser ${what}`,
  flash: (what) => dire`montrer ${what} à tous`,
  dig: (what) => dire`reprendre ${what}`,
  barter: (what) => dire`demander ${what}`,
}

function option(move: Move, { ask, seat }: PeopleAsking): Phrase {
  if (ask.ask === 'use') {
    const effect = effectOn(ask.card)
    if (!effect) return [move.word === 'use' ? 'L’utiliser' : 'Y renoncer']
    return dire`${move.word === 'use' ? 'Utiliser' : 'Renoncer à'} « ${frenchCards.effectNames[effect]} »`
  }
  return capital(actes[ask.ask](chose(move, seat), move))
}

/** Ce que fait l’effet qui demande. */
function effet(_ask: Ask, { view }: PeopleAsking): Phrase {
  const effect = effectAtWork(view)
  return effect ? dire`${frenchCards.effectTexts[effect]}` : []
}

const première = ({ view, seat }: PeopleAsking): Phrase => {
  const place = chosenFirst(view)
  return place ? àVous(place, seat) : ['elle']
}

const tables: PhraseTables<Move, Event, Ask, Options, View> = {
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
      bound ? dire`Le Pouilleux est sur la défausse : il faut le prendre` : dire`À vous : prenez une carte`,
    settle: ({ must }, { view }) => {
      const held = heldCard(view)
      if (must === 'lousy') return ['Choisissez la carte que le Pouilleux remplace']
      if (must === 'forbidden') return ['Choisissez la carte que remplace celle que vous avez prise']
      return dire`À vous : défaussez ${held ? le(held) : 'la carte en main'}, ou mettez-${held ? 'le' : 'la'} à la place d’une de vos cartes`
    },
    use: ({ card }) => dire`Vous défaussez ${le(card)} : utiliser son effet ?`,
    toss: () => dire`Stratège : défaussez l’une des trois, sans son effet`,
    giveBack: () => dire`Stratège : remettez-en une sur la pioche`,
    eye: () => dire`Œil : regardez une carte`,
    exchange: () => dire`Échange : choisissez la première carte`,
    exchangeWith: (_ask, question) =>
      dire`Échange : choisissez une carte d’un autre jeu à échanger avec ${première(question)}`,
    stone: () => dire`Pierre : choisissez la pierre à déplacer`,
    stoneTo: () => dire`Pierre : choisissez où elle va`,
    shuffle: () => dire`Mélange : choisissez la première carte`,
    shuffleWith: (_ask, question) =>
      dire`Mélange : choisissez une carte du même jeu à intervertir avec ${première(question)}`,
    discard: () => dire`Défausse : choisissez la carte à défausser`,
    flash: () => dire`Éclair : choisissez le jeu à montrer à tous`,
    dig: () => dire`Fossoyeur : reprenez une carte de la défausse`,
    barter: () => dire`Troc : désignez la carte que vous voulez`,
  },

  why: {
    peek: (_ask, { view }) =>
      view.open.options.memoryAid
        ? dire`Vous seul les voyez ; votre écran continue de les montrer.`
        : dire`Vous seul les voyez, et seulement maintenant : retenez-les.`,
    take: ({ bound }, { options, view: { open } }) => {
      if (bound) return [frenchCards.effectTexts.lousy]
      const [top] = open.discard
      if (options.length > 1 && top) return dire`À l’aveugle dans la pioche, ou ${le(top)} de la défausse.`
      if (open.stonesOnDiscard > 0) return dire`Une pierre couvre la défausse : il ne reste que la pioche.`
      return top
        ? dire`La pioche n’a pas diminué depuis deux tours de table : il faut y piocher.`
        : dire`La défausse est vide : il ne reste que la pioche.`
    },
    settle: ({ must }, { view }) => {
      const held = heldCard(view)
      const effect = held && effectOn(held)
      if (must === 'lousy')
        return ['Il y reste, face cachée. La carte qu’il remplace est défaussée, et son effet peut servir.']
      if (must === 'forbidden')
        return [
          'À cette table, elle ne retourne pas aussitôt à la défausse. L’effet de la carte remplacée peut servir.',
        ]
      if (effect && losesEffect(view))
        return [
          'Remise aussitôt, elle perd son effet à cette table. Celui de la carte remplacée peut servir.',
        ]
      return effect
        ? dire`Si vous le défaussez, son effet peut servir. ${frenchCards.effectNames[effect]} : ${dire`${frenchCards.effectTexts[effect]}`}`
        : ['Sans effet. La carte remplacée est défaussée, et son effet peut servir.']
    },
    use: ({ card: id }) => {
      const effect = effectOn(id)
      return effect
        ? dire`${frenchCards.effectNames[effect]} : ${dire`${frenchCards.effectTexts[effect]}`}`
        : ['Cette carte est sans effet.']
    },
    toss: () => ['Ensuite, une autre retourne sur la pioche, et vous jouez la troisième.'],
    giveBack: () => ['Vous jouez celle qui reste.'],
    eye: effet,
    exchange: effet,
    exchangeWith: effet,
    stone: effet,
    stoneTo: (_ask, question) => [
      ...dire`Une pierre bloque sa carte et ajoute 1 à son jeu ; sur la défausse, elle la ferme.`,
      ...(hasFullRow(question) ? [' Un jeu n’en porte qu’une au plus.'] : []),
    ],
    shuffle: effet,
    shuffleWith: effet,
    discard: effet,
    flash: effet,
    dig: effet,
    barter: (ask, question) => {
      const { turn } = question.view.open
      return turn === question.seat
        ? effet(ask, question)
        : dire`Une des vôtres est désignée : désignez-en une d’un jeu encore entier, ou de celui de ${player(turn)}. Vous recevrez la carte désignée.`
    },
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

  option,

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
        ? dire`${does(e.by, 'met', 'mettez')} ${le(e.card)} à la ${nth(e.at)} place et ${agree(e.by, 'défaussez', 'défausse')} ${le(e.out)}`
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
    const winner = itemAt(winners, 0)
    const total = points(scores?.[winner] ?? 0)
    const names = listed(
      winners.map((seat) => [player(seat)]),
      'et',
    )
    return winners.length === 1
      ? dire`${does(winner, 'l’emporte', 'l’emportez')} avec ${total}`
      : dire`${names} se partagent la victoire avec ${total} chacun`
  },

  profile: {
    kinds: { card: 'Avec une carte gardée dans le jeu' },
    ended({ scores }, seat) {
      const { total, ahead } = finalPoints(scores, seat)
      return `${points(total)}, ${ahead === 0 ? 'à égalité' : ahead > 0 ? `${ahead} d’avance` : `${-ahead} de retard`}`
    },
  },
}

export const french: Phrases<Move, Event, Ask, Options, View> = phrasesFrom(tables)
