// Sealed Lips as a screen sees it: its words and facts, without its rules.

import {
  agree,
  card,
  dire,
  does,
  type GameWords,
  itemAt,
  type Lang,
  type Phrase,
  type PhraseTables,
  phrasesFrom,
  player,
  type Seat,
  say,
} from '@undercrown/engine'
import { copies, type Rank, ranks, strengthOf } from './cards.ts'
import {
  type Ask,
  type Event,
  type Move,
  type Options,
  optionFields,
  type State,
  type View,
} from './state.ts'

export const cardNames: Readonly<Record<Lang, Readonly<Record<Rank, string>>>> = {
  en: {
    page: 'Page',
    eavesdropper: 'Eavesdropper',
    fencer: 'Fencer',
    chaplain: 'Chaplain',
    pickpocket: 'Pickpocket',
    'go-between': 'Go-between',
    dowager: 'Dowager',
    heir: 'Heir',
  },
  fr: {
    page: 'Page',
    eavesdropper: 'Indiscret',
    fencer: 'Bretteur',
    chaplain: 'Chapelain',
    pickpocket: 'Tire-laine',
    'go-between': 'Messager',
    dowager: 'Douairière',
    heir: 'Héritier',
  },
}

const deeds: typeof cardNames = {
  en: {
    page: 'Name any card but the Page: if a rival holds it, they are out.',
    eavesdropper: 'Look at the card of a rival.',
    fencer: 'You and a rival show your cards: the lower one is out.',
    chaplain: 'Until your next turn nobody can aim at you.',
    pickpocket: 'Somebody, you perhaps, drops their card and draws another.',
    'go-between': 'Trade cards with a rival.',
    dowager: 'Does nothing, but must be played beside the Pickpocket or the Go-between.',
    heir: 'Whoever lets go of it is out.',
  },
  fr: {
    page: 'Nommez une carte, sauf le Page\u00a0: l’adversaire qui la tient est éliminé.',
    eavesdropper: 'Regardez la carte d’un adversaire.',
    fencer: 'Un adversaire et vous montrez vos cartes : qui a la plus faible est éliminé.',
    chaplain: 'Jusqu’à votre prochain tour, personne ne peut vous viser.',
    pickpocket: 'Quelqu’un, vous peut-être, lâche sa carte et en pioche une autre.',
    'go-between': 'Échangez vos cartes avec un adversaire.',
    dowager: 'Ne fait rien, mais doit être jouée à côté du Tire-laine ou du Messager.',
    heir: 'Qui s’en défait est éliminé.',
  },
}

type Tables = PhraseTables<Move, Event, Ask, Options>

const the = (lang: Lang, rank: Rank) => card(rank, cardNames[lang][rank])
const shownTo = (lang: Lang, rank: Rank | undefined, colon: string): Phrase =>
  rank === undefined ? [] : [colon, the(lang, rank)]

const english: Tables = {
  title: 'Sealed Lips',
  options: {
    threeOpen: { label: 'Three open', text: 'Three cards are laid open at the start: more to go by.' },
  },
  ask: {
    play: () => say`Play one of your two cards`,
    aim: ({ card: rank }) => say`${the('en', rank)}: at whom?`,
    name: ({ at }) => say`What does ${player(at)} hold?`,
  },
  waiting: {
    play: (_, seat) => say`${player(seat)} is choosing a card`,
    aim: ({ card: rank }, seat) => say`${player(seat)} aims the ${the('en', rank)}`,
    name: ({ at }, seat) => say`${player(seat)} guesses what ${player(at)} holds`,
  },
  option: (move, { seat }) => optionIn('en', move, seat),
  event: {
    drew: ({ by, card: rank }) => say`${does(by, 'draws')} a card${shownTo('en', rank, ': ')}`,
    played: ({ by, card: rank }) => say`${does(by, 'plays')} the ${the('en', rank)}`,
    idle: () => say`Nobody can be aimed at`,
    named: ({ by, at, card: rank, right }) =>
      right
        ? say`${does(by, 'names')} the ${the('en', rank)}, and ${does(at, 'has')} it`
        : say`${does(by, 'names')} the ${the('en', rank)}, but ${does(at, 'has')} another card`,
    looked: ({ by, at, card: rank }) =>
      say`${does(by, 'looks')} at ${agree(at, 'your card', say`the card of ${player(at)}`)}${shownTo('en', rank, ': ')}`,
    fenced: ({ by, at, cards: [a, b] }) =>
      say`${player(by)} and ${player(at)} show ${the('en', a)} and ${the('en', b)}`,
    hid: ({ by }) => say`Nobody can aim at ${player(by)} for now`,
    dropped: ({ seat, card: rank }) => say`${does(seat, 'drops')} the ${the('en', rank)}`,
    swapped: ({ by, at }) => say`${player(by)} and ${player(at)} trade cards`,
    left: ({ seat }) => say`${does(seat, 'is')} out`,
    revealed: () => say`All cards are shown`,
  },
  outcome: ({ winners }) =>
    winners.length === 1
      ? say`${player(itemAt(winners, 0))} kept the secret best`
      : say`Several kept the secret equally well`,
}

const french: Tables = {
  title: 'Bouche cousue',
  options: {
    threeOpen: {
      label: 'Trois visibles',
      text: 'Trois cartes sont montrées au départ\u00a0: plus d’indices.',
    },
  },
  ask: {
    play: () => dire`Jouez une de vos deux cartes`,
    aim: ({ card: rank }) => dire`${the('fr', rank)} : qui visez-vous ?`,
    name: ({ at }) => dire`Que tient ${player(at)} ?`,
  },
  waiting: {
    play: (_, seat) => dire`${player(seat)} choisit une carte`,
    aim: ({ card: rank }, seat) => dire`${player(seat)} choisit qui viser : ${the('fr', rank)}`,
    name: ({ at }, seat) => dire`${player(seat)} devine ce que tient ${player(at)}`,
  },
  option: (move, { seat }) => optionIn('fr', move, seat),
  event: {
    drew: ({ by, card: rank }) =>
      dire`${does(by, 'pioche', 'piochez')} une carte${shownTo('fr', rank, '\u00a0: ')}`,
    played: ({ by, card: rank }) => dire`${does(by, 'joue', 'jouez')} : ${the('fr', rank)}`,
    idle: () => dire`Personne ne peut être visé`,
    named: ({ by, at, card: rank, right }) =>
      right
        ? dire`${does(by, 'nomme', 'nommez')} : ${the('fr', rank)}. C’est bien ${agree(at, 'votre carte', dire`la carte de ${player(at)}`)}`
        : dire`${does(by, 'nomme', 'nommez')} : ${the('fr', rank)}. Ce n’est pas ${agree(at, 'votre carte', dire`la carte de ${player(at)}`)}`,
    looked: ({ by, at, card: rank }) =>
      dire`${does(by, 'regarde', 'regardez')} ${agree(at, 'votre carte', dire`la carte de ${player(at)}`)}${shownTo('fr', rank, '\u00a0: ')}`,
    fenced: ({ by, at, cards: [a, b] }) =>
      dire`${player(by)} et ${player(at)} ${agree(by, 'montrez', [agree(at, 'montrez', 'montrent')])} ${the('fr', a)} et ${the('fr', b)}`,
    hid: ({ by }) =>
      dire`Personne ne peut ${agree(by, 'vous viser', dire`viser ${player(by)}`)} pour l’instant`,
    dropped: ({ seat, card: rank }) => dire`${does(seat, 'lâche', 'lâchez')} : ${the('fr', rank)}`,
    swapped: ({ by, at }) =>
      dire`${player(by)} et ${player(at)} ${agree(by, 'échangez vos cartes', [agree(at, 'échangez vos cartes', 'échangent leurs cartes')])}`,
    left: ({ seat }) => dire`${does(seat, 'est', 'êtes')} hors jeu`,
    revealed: () => dire`Toutes les cartes sont montrées`,
  },
  outcome: ({ winners }) =>
    winners.length === 1
      ? dire`${does(itemAt(winners, 0), 'a', 'avez')} le mieux gardé le secret`
      : dire`Plusieurs ont aussi bien gardé le secret`,
}

function optionIn(lang: Lang, { index, seat: at, card: rank }: Move, seat: Seat): Phrase {
  const french = lang === 'fr'
  if (rank !== undefined) return french ? dire`Nommer : ${the(lang, rank)}` : say`Name the ${the(lang, rank)}`
  if (index !== undefined) {
    const nth = (french ? ['première', 'deuxième'] : ['first', 'second'])[index] ?? ''
    return french ? dire`Jouer la ${nth}` : say`Play the ${nth}`
  }
  if (at === seat) return french ? dire`Vous viser vous-même` : say`Aim at yourself`
  return french ? dire`Viser ${player(at as Seat)}` : say`Aim at ${player(at as Seat)}`
}

export const sealedLipsWords: GameWords<State, Move, Event, View, Options, Ask> = {
  id: 'sealed-lips',
  seats: [2, 4],
  options: optionFields,
  phrases: { en: phrasesFrom(english), fr: phrasesFrom(french) },
  catalogue: (lang) =>
    ranks.map((rank) => ({
      id: rank,
      name: cardNames[lang][rank],
      text: deeds[lang][rank],
      facts: { value: strengthOf(rank), copies: copies[rank] },
    })),
  target: (move) => move,
}
