// Leaders en français.

import {
  agree,
  card,
  dire,
  does,
  listed,
  type Part,
  type Phrases,
  type PhraseTables,
  phrasesFrom,
  player,
} from '@undercrown/engine'
import type { CardId, CharacterId } from '../characters.ts'
import type { Ask, EndReason, Event, Move, Options, View } from '../state.ts'
import {
  actorsLeft,
  type CharacterWords,
  cardName,
  cardsOffered,
  characterText,
  type Deed,
  deedText,
  theCard,
  theCharacter,
} from './words.ts'

const names: Readonly<Record<CharacterId, string>> = {
  leader: 'Leader',
  acrobat: 'Acrobate',
  archer: 'Archère',
  assassin: 'Assassin',
  rider: 'Cavalier',
  bruiser: 'Cogneur',
  'royal-guard': 'Garde Royal',
  jailer: 'Geôlier',
  illusionist: 'Illusionniste',
  'claw-launcher': 'Lance-Grappin',
  manipulator: 'Manipulatrice',
  nemesis: 'Némésis',
  protector: 'Protecteur',
  wanderer: 'Rôdeuse',
  brewmaster: 'Tavernier',
  hermit: 'Vieil Ours',
  cub: 'Ourson',
  vizier: 'Vizir',
}

const the: Readonly<Record<CharacterId, string>> = {
  leader: 'le Leader',
  acrobat: 'l’Acrobate',
  archer: 'l’Archère',
  assassin: 'l’Assassin',
  rider: 'le Cavalier',
  bruiser: 'le Cogneur',
  'royal-guard': 'le Garde Royal',
  jailer: 'le Geôlier',
  illusionist: 'l’Illusionniste',
  'claw-launcher': 'le Lance-Grappin',
  manipulator: 'la Manipulatrice',
  nemesis: 'la Némésis',
  protector: 'le Protecteur',
  wanderer: 'la Rôdeuse',
  brewmaster: 'le Tavernier',
  hermit: 'le Vieil Ours',
  cub: 'l’Ourson',
  vizier: 'le Vizir',
}

const numbers = ['zéro', 'un', 'deux', 'trois', 'quatre']
/** The one with its article: un pas, une case. */
const count = (n: number, one: string, many: string) => (n === 1 ? one : `${numbers[n] ?? n} ${many}`)

function other(deed: Deed): string {
  return deed.other ? `${the[deed.other]} de ${deed.otherFrom} à ${deed.otherTo}` : ''
}

export const frenchCharacters: CharacterWords = {
  names,
  the,
  both: 'Vieil Ours et Ourson',
  theBoth: 'le Vieil Ours et l’Ourson',
  kinds: {
    leader: 'Leader',
    active: 'active',
    passive: 'passive',
    special: 'spéciale',
  },
  leader: 'Celui qu’il faut protéger\u00a0: qui perd son Leader perd la partie.',
  abilities: {
    jump: ({ times }) =>
      `Saute tout droit par-dessus un personnage adjacent, allié ou ennemi, sur la case libre derrière lui ; jusqu’à ${count(times, 'un saut', 'sauts')} par action.`,
    dash: ({ steps }) =>
      `Avance d’exactement ${count(steps, 'une case', 'cases')} en ligne droite\u202f; le chemin doit être libre.`,
    push: () =>
      'Prend la case d’un ennemi adjacent et le repousse sur une case libre parmi les trois derrière lui.',
    rally: ({ further }) =>
      `D’où qu’il soit, rejoint une case libre adjacente à son Leader, et peut aller ${count(further, 'une case', 'cases')} plus loin.`,
    hook: () =>
      'Vise le premier personnage d’une ligne, allié ou ennemi, qui ne lui est pas adjacent : file jusqu’à lui, ou l’attire à soi.',
    shift: ({ whom, reach }) =>
      `Déplace ${whom === 'ally' ? 'un allié' : 'un ennemi'} ${
        reach === 'touch' ? 'adjacent' : 'en vue sur une ligne, mais pas adjacent,'
      } vers une case libre adjacente à ${whom === 'ally' ? 'cet allié' : 'cet ennemi'}.`,
    swap: () =>
      'Échange sa place avec le premier personnage d’une ligne, allié ou ennemi, qui ne lui est pas adjacent.',
    roam: () => 'Surgit sur n’importe quelle case libre sans ennemi adjacent.',
  },
  traits: {
    jailer: () => 'Les ennemis adjacents ne peuvent pas utiliser leur compétence active.',
    protector: () => 'Les compétences ennemies ne déplacent ni lui ni ses alliés adjacents.',
    vizier: ({ steps }) =>
      `Votre Leader peut faire jusqu’à ${count(steps, 'un pas', 'pas')} dans son action.`,
    nemesis: ({ steps }) =>
      `N’agit jamais. Chaque action, de l’un ou l’autre joueur, qui déplace le Leader ennemi la fait avancer de ${count(steps, 'un pas', 'pas')} où son propriétaire le veut, ou d’un seul s’il le faut.`,
    paired: () =>
      'Tous deux viennent sur une même carte et peuvent se déplacer l’un juste après l’autre, d’une case seulement.',
  },
  captures({ beside, afar }) {
    if (afar > 0)
      return 'Aide à capturer à exactement deux cases en ligne droite, par-dessus n’importe qui ; jamais depuis une case adjacente.'
    if (beside > 1) return 'Capture à lui seul le Leader ennemi adjacent.'
    return 'L’Ourson ne compte pas dans une capture.'
  },
  gists: {
    leader: 'Le perdre, c’est perdre',
    abilities: {
      jump: ({ times }) => `Saute par-dessus un personnage, ${times} × au plus`,
      dash: ({ steps }) => `Galope de ${count(steps, 'une case', 'cases')} en ligne droite`,
      push: () => 'Charge et repousse un ennemi',
      rally: () => 'Rejoint son Leader de loin',
      hook: () => 'Harponne quelqu’un en ligne droite',
      shift: ({ whom, reach }) =>
        `Déplace ${whom === 'ally' ? 'un allié' : 'un ennemi'} ${reach === 'touch' ? 'adjacent' : 'en vue'}`,
      swap: () => 'Échange de place en ligne droite',
      roam: () => 'Surgit sans ennemi adjacent',
    },
    traits: {
      jailer: () => 'Verrouille les ennemis adjacents',
      protector: () => 'Abrite ses alliés et lui-même',
      vizier: ({ steps }) => `Votre Leader fait jusqu’à ${count(steps, 'un pas', 'pas')}`,
      nemesis: () => 'Traque le Leader ennemi',
      paired: () => 'Avance avec son compagnon',
    },
    captures: ({ beside, afar }) =>
      afar > 0
        ? 'Aide à capturer à deux cases'
        : beside > 1
          ? 'Capture à lui seul'
          : 'Encombrant, mais inoffensif',
  },
  deeds: {
    jump: ({ to }) => `saute en ${to}`,
    dash: ({ to }) => `galope en ${to}`,
    push: (deed) => `prend ${deed.to} et repousse ${the[deed.other as CharacterId]} en ${deed.otherTo}`,
    rally: ({ to }) => `rallie ${to}`,
    hook: (deed) => (deed.other ? `ramène ${other(deed)}` : `file en ${deed.to}`),
    shift: (deed) => `déplace ${other(deed)}`,
    swap: (deed) => `change de place avec ${the[deed.other as CharacterId]} en ${deed.to}`,
    roam: ({ to }) => `surgit en ${to}`,
  },
  steps: ({ to }) => `va en ${to}`,
}

/** What is done, to whoever moves another one; to whom that one belongs it is theirs. */
function told(deed: Extract<Event, { type: 'acted' }>): Part {
  const text = deedText(frenchCharacters, deed)
  const { other, whose, by } = deed
  if (other === undefined || whose === undefined || whose === by) return text
  return agree(whose, text.replace(the[other], `votre ${names[other]}`), text)
}

const turnedUp = (id: CardId) => card(id, cardName(frenchCharacters, id))
const theOne = (id: CardId) => theCard(frenchCharacters, id)

/** Les trois derniers se règlent à la table (L-28). */
const reasons: Readonly<Record<EndReason | 'resigned' | 'draw' | 'agreed', string>> = {
  captured: 'par capture',
  surrounded: 'par encerclement',
  repetition: 'la même position pour la troisième fois',
  agreement: 'd’un commun accord',
  resigned: 'par abandon',
  draw: 'd’un commun accord',
  agreed: 'd’un commun accord',
}

const tables: PhraseTables<Move, Event, Ask, Options, View> = {
  title: 'Leaders',

  options: {
    mode: {
      label: 'Mode',
      text: 'Les personnages qu’on peut recruter : trois à la fois d’une pioche mélangée, ou tous ceux que personne n’a bannis.',
      values: { discovery: 'Découverte', strategist: 'Stratège' },
    },
    first: {
      label: 'Premier joueur',
      text: 'Qui joue le premier tour.',
      values: { random: 'Au hasard', black: 'Les noirs', white: 'Les blancs' },
    },
  },

  ask: {
    banish: () => dire`Bannissez un personnage : personne ne le recrutera`,
    act: ({ fresh }) =>
      fresh
        ? dire`À vous : faites agir vos personnages, ou terminez`
        : ['Faites agir un autre personnage, ou terminez'],
    nemesis: () => dire`Némésis : choisissez où elle va`,
    recruit: ({ left }) => [left > 1 ? 'Recrutez un personnage (deux ce tour-ci)' : 'Recrutez un personnage'],
  },

  why: {
    banish: (_ask, question) =>
      dire`Votre rival en bannit un aussi ; les ${cardsOffered(question).length - 1} autres restent à recruter.`,
    act: ({ fresh }, question) => {
      const left = actorsLeft(question)
      const then = question.view.open.recruitsLeft > 0 ? ' Puis vous recrutez.' : ''
      return fresh || left.length === 0 || left.length > 4
        ? dire`Chacun une fois : un pas, ou une compétence active.${then}`
        : dire`${left.length === 1 ? 'Peut' : 'Peuvent'} encore agir : ${listed(
            left.map((one) => [theCharacter(frenchCharacters, one)]),
            'et',
          )}.${then}`
    },
    nemesis: () => dire`${characterText(frenchCharacters, 'nemesis').join(' ')}`,
    recruit: (_ask, question) => {
      const { length } = cardsOffered(question)
      return dire`${length} ${length === 1 ? 'carte' : 'cartes'} au choix. Le personnage arrive sur une de vos cases de Recrutement et agit dès votre prochain tour.`
    },
  },

  waiting: {
    banish: (_ask, seat) => dire`${player(seat)} bannit un personnage`,
    act: (_ask, seat) => dire`${player(seat)} joue ses personnages`,
    nemesis: (_ask, seat) => dire`${player(seat)} déplace la Némésis`,
    recruit: (_ask, seat) => dire`${player(seat)} recrute`,
  },

  option(move) {
    switch (move.kind) {
      case 'action':
        return dire`${names[move.piece]} ${move.from} ${deedText(frenchCharacters, move)}`
      case 'nemesis':
        return dire`Némésis ${move.from} va en ${move.to}`
      case 'recruit':
        return dire`Recruter ${theOne(move.card)} en ${move.at.join(' et ')}`
      case 'banish':
        return dire`Bannir ${theOne(move.card)}`
      case 'end':
        return ['Terminer les actions']
    }
  },

  event: {
    began: ({ by }) => [agree(by, 'À vous', dire`Au tour de ${player(by)}`)],
    acted: (deed) =>
      dire`${player(deed.by)} : ${theCharacter(frenchCharacters, deed.piece)} en ${deed.from} ${told(deed)}`,
    provoked: ({ by }) => dire`${agree(by, 'Votre Némésis', dire`La Némésis de ${player(by)}`)} s’éveille`,
    pursued: ({ by, from, to }) =>
      dire`${agree(by, 'Votre Némésis', dire`La Némésis de ${player(by)}`)} va de ${from} à ${to}`,
    ceased: () => [],
    recruited: ({ by, card: id, at }) =>
      dire`${does(by, 'recrute', 'recrutez')} ${theOne(id)} en ${at.join(' et ')}`,
    revealed: ({ card: id }) => dire`La carte ${turnedUp(id)} est retournée`,
    finished: () => [],
    convened: () => ['Chacun bannit un personnage'],
    banished: ({ by, card: id }) => dire`${does(by, 'bannit', 'bannissez')} ${theOne(id)}`,
    won: ({ by, reason }) => dire`${does(by, 'l’emporte', 'l’emportez')} ${reasons[reason]}`,
    drawn: ({ reason }) => dire`Partie nulle : ${reasons[reason]}`,
  },

  outcome({ winners, reason }) {
    const [winner] = winners
    const why = reasons[reason as EndReason]
    return winner === undefined
      ? dire`Partie nulle : ${why}`
      : dire`${does(winner, 'l’emporte', 'l’emportez')} ${why}`
  },

  profile: {
    kinds: { piece: 'Avec un personnage recruté' },
    ended({ winners, reason }, seat) {
      if (winners.length === 0) return 'Nulle par répétition'
      const mine = winners.includes(seat)
      if (reason === 'surrounded') return mine ? 'Leader adverse encerclé' : 'Leader encerclé'
      return mine ? 'Leader adverse capturé' : 'Leader capturé'
    },
  },
}

export const french: Phrases<Move, Event, Ask, Options, View> = phrasesFrom(tables)
