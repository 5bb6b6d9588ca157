// Leaders in English.

import {
  agree,
  card,
  does,
  listed,
  type Part,
  type Phrases,
  type PhraseTables,
  phrasesFrom,
  player,
  type Seat,
  say,
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
  acrobat: 'Acrobat',
  archer: 'Archer',
  assassin: 'Assassin',
  rider: 'Rider',
  bruiser: 'Bruiser',
  'royal-guard': 'Royal Guard',
  jailer: 'Jailer',
  illusionist: 'Illusionist',
  'claw-launcher': 'Claw Launcher',
  manipulator: 'Manipulator',
  nemesis: 'Nemesis',
  protector: 'Protector',
  wanderer: 'Wanderer',
  brewmaster: 'Brewmaster',
  hermit: 'Hermit',
  cub: 'Cub',
  vizier: 'Vizier',
}

const the = Object.fromEntries(
  Object.entries(names).map(([id, name]) => [id, `the ${name}`]),
) as unknown as Readonly<Record<CharacterId, string>>

const numbers = ['no', 'one', 'two', 'three', 'four']
const count = (n: number, one: string, many: string) => `${numbers[n] ?? n} ${n === 1 ? one : many}`

function other(deed: Deed): string {
  return deed.other ? `${the[deed.other]} from ${deed.otherFrom} to ${deed.otherTo}` : ''
}

export const englishCharacters: CharacterWords = {
  names,
  the,
  both: 'Hermit & Cub',
  theBoth: 'the Hermit and the Cub',
  kinds: { leader: 'Leader', active: 'active', passive: 'passive', special: 'special' },
  leader: 'The one to protect: lose your Leader and you lose the game.',
  abilities: {
    jump: ({ times }) =>
      `Leaps straight over a neighbour, friend or foe, onto the free cell behind; up to ${count(times, 'leap', 'leaps')} in one action.`,
    dash: ({ steps }) =>
      `Rides exactly ${count(steps, 'cell', 'cells')} in a straight line; the way must be free.`,
    push: () =>
      'Takes the cell of an enemy beside it and pushes that enemy onto a free one of the three cells behind.',
    rally: ({ further }) =>
      `From anywhere, appears on a free cell beside its Leader, and may go ${count(further, 'step', 'steps')} further.`,
    hook: () =>
      'Aims at the first character in a line, friend or foe, not beside it: flies up to that character, or drags it close.',
    shift: ({ whom, reach }) =>
      `Moves ${whom === 'ally' ? 'a friend' : 'an enemy'} ${
        reach === 'touch' ? 'beside it' : 'it sees in a line, but not beside it,'
      } by one cell, onto a free one.`,
    swap: () => 'Trades places with the first character in a line, friend or foe, not beside it.',
    roam: () => 'Turns up on any free cell that has no enemy beside it.',
  },
  traits: {
    jailer: () => 'Enemies beside it cannot use their active ability.',
    protector: () => 'Enemy abilities move neither it nor its friends beside it.',
    vizier: ({ steps }) => `Your Leader may walk up to ${count(steps, 'step', 'steps')} in its own action.`,
    nemesis: ({ steps }) =>
      `Takes no action. Each action of either player that moves the enemy Leader makes her walk ${count(steps, 'step', 'steps')} where her owner wants, or one if she must.`,
    paired: () =>
      'The two of them come on one card and may both move, one directly after the other; plain moves only.',
  },
  captures({ beside, afar }) {
    if (afar > 0)
      return 'Helps to capture from exactly two cells away in a line, over anybody’s head; never from beside.'
    if (beside > 1) return 'Captures alone from beside the enemy Leader.'
    return 'The Cub does not count in a capture.'
  },
  gists: {
    leader: 'Lose it, lose the game',
    abilities: {
      jump: ({ times }) => `Leaps over a neighbour, up to ${times}×`,
      dash: ({ steps }) => `Rides ${count(steps, 'cell', 'cells')} in a line`,
      push: () => 'Charges and pushes a neighbour',
      rally: () => 'Rallies to its Leader from afar',
      hook: () => 'Hooks somebody along a line',
      shift: ({ whom, reach }) =>
        `Moves ${whom === 'ally' ? 'a friend' : 'an enemy'} ${reach === 'touch' ? 'beside it' : 'in its sight'}`,
      swap: () => 'Trades places along a line',
      roam: () => 'Turns up clear of any enemy',
    },
    traits: {
      jailer: () => 'Locks the abilities beside it',
      protector: () => 'Shields itself and those beside it',
      vizier: ({ steps }) => `Your Leader walks up to ${count(steps, 'step', 'steps')}`,
      nemesis: () => 'Stalks the enemy Leader',
      paired: () => 'Walks with its companion',
    },
    captures: ({ beside, afar }) =>
      afar > 0
        ? 'Helps capture from two cells away'
        : beside > 1
          ? 'Captures alone'
          : 'In the way, but harmless',
  },
  deeds: {
    jump: ({ to }) => `leaps to ${to}`,
    dash: ({ to }) => `rides to ${to}`,
    push: (deed) => `takes ${deed.to} and pushes ${the[deed.other as CharacterId]} to ${deed.otherTo}`,
    rally: ({ to }) => `rallies to ${to}`,
    hook: (deed) => (deed.other ? `drags ${other(deed)}` : `flies to ${deed.to}`),
    shift: (deed) => `moves ${other(deed)}`,
    swap: (deed) => `trades places with ${the[deed.other as CharacterId]} on ${deed.to}`,
    roam: ({ to }) => `turns up on ${to}`,
  },
  steps: ({ to }) => `moves to ${to}`,
}

const whose = (seat: Seat) => agree(seat, 'your', say`${player(seat)}’s`)
/** What is done, to whoever moves another one; to whom that one belongs it is theirs. */
function told(deed: Extract<Event, { type: 'acted' }>): Part {
  const text = deedText(englishCharacters, deed)
  const { other, whose, by } = deed
  if (other === undefined || whose === undefined || whose === by) return text
  return agree(whose, text.replace(the[other], `your ${names[other]}`), text)
}

const turnedUp = (id: CardId) => card(id, cardName(englishCharacters, id))
const theOne = (id: CardId) => theCard(englishCharacters, id)

/** The last three are settled at the table (L-28). */
const reasons: Readonly<Record<EndReason | 'resigned' | 'draw' | 'agreed', string>> = {
  captured: 'by capture',
  surrounded: 'by surrounding the Leader',
  repetition: 'the same position for the third time',
  agreement: 'both agreed',
  resigned: 'by resignation',
  draw: 'both agreed',
  agreed: 'both agreed',
}

const tables: PhraseTables<Move, Event, Ask, Options, View> = {
  title: 'Leaders',

  options: {
    mode: {
      label: 'Mode',
      text: 'Which characters can be recruited: three at a time from a shuffled pile, or any that nobody banished.',
      values: { discovery: 'Discovery', strategist: 'Strategist' },
    },
    first: {
      label: 'First player',
      text: 'Who takes the first turn.',
      values: { random: 'Chance decides', black: 'Black', white: 'White' },
    },
  },

  ask: {
    banish: () => ['Banish a character: nobody will recruit it'],
    act: ({ fresh }) => [
      fresh ? 'Your turn: act with your characters, or end' : 'Act with another character, or end',
    ],
    nemesis: () => ['Nemesis: choose where she goes'],
    recruit: ({ left }) => [left > 1 ? 'Recruit a character (two this turn)' : 'Recruit a character'],
  },

  why: {
    banish: (_ask, question) =>
      say`Your rival banishes one as well; the other ${cardsOffered(question).length - 1} can be recruited.`,
    act: ({ fresh }, question) => {
      const left = actorsLeft(question)
      const then = question.view.open.recruitsLeft > 0 ? ' Then you recruit.' : ''
      return fresh || left.length === 0 || left.length > 4
        ? say`Each of them once: a step, or an active ability.${then}`
        : say`Still to act: ${listed(
            left.map((one) => [theCharacter(englishCharacters, one)]),
            'and',
          )}.${then}`
    },
    nemesis: () => [characterText(englishCharacters, 'nemesis').join(' ')],
    recruit: (_ask, question) => {
      const { length } = cardsOffered(question)
      return say`${length} ${length === 1 ? 'card' : 'cards'} to choose from. The character arrives on one of your recruitment cells and acts from your next turn on.`
    },
  },

  waiting: {
    banish: (_ask, seat) => say`${player(seat)} is banishing a character`,
    act: (_ask, seat) => say`${player(seat)} is moving`,
    nemesis: (_ask, seat) => say`${player(seat)} is moving the Nemesis`,
    recruit: (_ask, seat) => say`${player(seat)} is recruiting`,
  },

  option(move) {
    switch (move.kind) {
      case 'action':
        return say`${names[move.piece]} ${move.from} ${deedText(englishCharacters, move)}`
      case 'nemesis':
        return say`Nemesis ${move.from} moves to ${move.to}`
      case 'recruit':
        return say`Recruit ${theOne(move.card)} on ${move.at.join(' and ')}`
      case 'banish':
        return say`Banish ${theOne(move.card)}`
      case 'end':
        return ['End the actions']
    }
  },

  event: {
    began: ({ by }) => say`${whose(by)} turn`,
    acted: (deed) =>
      say`${player(deed.by)}: ${theCharacter(englishCharacters, deed.piece)} on ${deed.from} ${told(deed)}`,
    provoked: ({ by }) => say`${agree(by, 'Your Nemesis', say`The Nemesis of ${player(by)}`)} stirs`,
    pursued: ({ by, from, to }) => say`${whose(by)} Nemesis goes from ${from} to ${to}`,
    ceased: () => [],
    recruited: ({ by, card: id, at }) => say`${does(by, 'recruits')} ${theOne(id)} on ${at.join(' and ')}`,
    revealed: ({ card: id }) => say`${turnedUp(id)} is turned up`,
    finished: () => [],
    convened: () => ['Each player banishes a character'],
    banished: ({ by, card: id }) => say`${does(by, 'banishes')} ${theOne(id)}`,
    won: ({ by, reason }) => say`${does(by, 'wins')} ${reasons[reason]}`,
    drawn: ({ reason }) => say`Draw: ${reasons[reason]}`,
  },

  outcome({ winners, reason }) {
    const [winner] = winners
    const why = reasons[reason as EndReason]
    return winner === undefined ? say`Draw: ${why}` : say`${does(winner, 'wins')} ${why}`
  },

  profile: {
    kinds: { piece: 'With a character recruited' },
    ended({ winners, reason }, seat) {
      if (winners.length === 0) return 'Draw by repetition'
      const mine = winners.includes(seat)
      if (reason === 'surrounded') return mine ? 'Leader surrounded' : 'Own Leader surrounded'
      return mine ? 'Leader captured' : 'Own Leader captured'
    },
  },
}

export const english: Phrases<Move, Event, Ask, Options, View> = phrasesFrom(tables)
