// Puzzles of Hidden People in English.

import type { PuzzleTalk } from '../talk.ts'

interface Total {
  readonly name: string
  readonly total: number
  readonly wins: boolean
}

const words: PuzzleTalk['words']['en'] = {
  kinds: {
    remember: {
      name: 'Remember',
      task: 'What lies where?',
      goal: 'Watch the turns as you would at the table; then say what lies in one place. Its card was shown to you, and has moved since.',
      watched: 'Its card was shown to you, and has moved since.',
      solved: 'You kept it in mind',
      failed: 'It is another card',
    },
    must: {
      name: 'Which card must it be?',
      task: 'Which card must it be?',
      goal: 'Nobody showed it to you, but all that you have seen leaves only one value. Count, or think who had what.',
      solved: 'It can be nothing else',
      failed: 'It cannot be that',
    },
    last: {
      name: 'The last turn',
      task: 'Play the last turn',
      goal: 'The draw pile is empty: nobody comes after you. One way to play wins in clearly more of all the ways the unseen cards may lie. A shared win counts.',
      solved: 'Nothing wins more often',
      failed: 'Something wins more often',
    },
  },
  themes: {
    'barter-seen': { name: 'Barter', hint: 'Several cards went around at once.' },
    'long-way': { name: 'A long way', hint: 'It has moved three times or more since you saw it.' },
    foresight: { name: 'Foresight', hint: 'You saw it in the draw pile first.' },
    'from-the-pile': {
      name: 'From the pile',
      hint: 'It came blindly from the draw pile, but you knew what lay there.',
    },
    'two-moves': { name: 'Two moves', hint: 'It has moved twice since you saw it.' },
    'flash-seen': { name: 'Flash', hint: 'A whole row was shown to all.' },
    'eye-seen': { name: 'The Eye', hint: 'You looked at it yourself.' },
    'open-card': { name: 'Put down openly', hint: 'Everybody saw it being put down.' },
    'own-card': { name: 'Once in your hand', hint: 'You had it in your own hand.' },
    sorted: { name: 'Sorted away', hint: 'Somebody sorted three cards, and you knew some of them.' },
    twins: { name: 'Twins', hint: 'All that is left is alike.' },
    'stone-above': { name: 'Under the stone', hint: 'A stone hides nothing from who counts.' },
    'crowd-count': { name: 'A full table', hint: 'Many packs, many cards: count value by value.' },
    'last-card': { name: 'The pile', hint: 'It lies in a pile or in a hand, and counts like any other.' },
    'own-row': { name: 'Your own row', hint: 'You never looked at it, and know it all the same.' },
    'rival-row': { name: 'A rival’s row', hint: 'What is left over is theirs.' },
    dig: { name: 'Gravedigger', hint: 'Look at the discard pile.' },
    stone: { name: 'The stone', hint: 'A stone could lie elsewhere.' },
    meddle: { name: 'Meddling', hint: 'Two cards that are not yours could change places.' },
    'pig-in-a-poke': { name: 'A pig in a poke', hint: 'An exchange with a card that you do not know.' },
    equals: { name: 'Equals', hint: 'What is an = card worth in which row?' },
    exchange: { name: 'Exchange', hint: 'You know both cards that should change places.' },
    'long-shot': { name: 'A long shot', hint: 'Even the best wins less than half the time.' },
    'poisoned-gift': { name: 'A poisoned gift', hint: 'Keep the card first, then give it to somebody.' },
    blind: { name: 'Blind', hint: 'The card that goes is one that you have never seen.' },
    certain: { name: 'Certain', hint: 'It wins however the cards lie.' },
    'best-bet': { name: 'The best bet', hint: 'It does not always win, but more often than all else.' },
  },
}

const nth = ['first', 'second', 'third', 'fourth'] as const

export const peopleWordsEn = {
  words,
  whatIs: (name: string | undefined, index: number) =>
    `What is ${name === undefined ? 'your' : `${name}’s`} ${nth[index] ?? ''} card?`,
  inDraw: (depth: number) =>
    depth === 0
      ? 'What lies on top of the draw pile?'
      : `What is card ${depth + 1} of the draw pile, from the top?`,
  inHand: 'Which card is in the hand?',
  places: {
    word: 'No card: one of the answers in words.',
    row: 'A card of a row.',
    hand: 'The card in hand.',
    draw: 'The draw pile.',
    discard: 'The discard pile.',
    out: 'The stones.',
  },
  watchAgain: 'These are the turns once more: follow the card that was shown.',
  allSeen: (name: string, count: number) =>
    count === 0
      ? `No ${name} is in this game.`
      : count === 1
        ? `The only ${name} of this game is in sight elsewhere.`
        : `All ${count} cards of value ${name} are in sight elsewhere.`,
  notThat: (name: string) =>
    `What you have seen rules out the value ${name}: go through the turns once more.`,
  ends: (rows: readonly Total[], me: number) =>
    `${[`You ${signed(rows[me]?.total ?? 0)}`, ...rows.flatMap(({ name, total }, seat) => (seat === me ? [] : [`${name} ${signed(total)}`]))].join(', ')}: ${rows
      .flatMap(({ name, wins }) => (wins ? [name] : []))
      .join(' and ')} ${rows.filter(({ wins }) => wins).length > 1 ? 'win' : 'wins'} in this world.`,
  nobodyYet: 'That is where your turn leads.',
  counting: {
    discarded: (cards: readonly string[]) => `Discard pile (${cards.length}): ${cards.join(', ')}`,
    known: (depth: number, card: string) =>
      depth === 0
        ? `On top of the draw pile, as you know: ${card}`
        : `Card ${depth + 1} of the draw pile, as you know: ${card}`,
    inGame: (cards: number, values: readonly string[]) => `In this game (${cards}): ${values.join(', ')}`,
  },
  proof: {
    sight: (seen: number) => `You saw it, and could follow it through ${seen} moves.`,
    count: (seen: number) =>
      seen === 1
        ? 'Count all that you have seen: one way is left for the rest to lie.'
        : `Count all that you have seen: in all ${seen} ways in which the rest may lie, it has this value.`,
    sorting: (seen: number) =>
      `Of the three that were sorted you knew one that has not turned up since, in ${seen} moves: it can only lie there.`,
    worlds: (seen: number) =>
      seen === 1
        ? 'There is one way for the unseen cards to lie.'
        : `Every way to play was tried in all ${seen.toLocaleString('en')} ways in which the unseen cards may lie.`,
  },
}

function signed(total: number): string {
  return String(total).replace('-', '−')
}
