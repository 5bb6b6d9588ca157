// Puzzles of Hidden Leaders in English.

import type { Faction } from '@undercrown/hidden-leaders/facts'
import { type PuzzleTalk, percentOf } from '../talk.ts'

const words: PuzzleTalk['words']['en'] = {
  kinds: {
    certain: {
      name: 'Win whatever they hide',
      task: 'Win with this turn, whatever they hide',
      goal: 'Certain: one answer wins in every world that fits what you know. The game must end with this turn.',
      solved: 'Certain: you win in every world',
      failed: 'Not in this world',
    },
    bet: {
      name: 'The best bet',
      task: 'Win with this turn in as many worlds as you can',
      goal: 'A bet: nothing wins in every world that fits what you know, but one answer wins in clearly more than any other.',
      solved: 'The best bet there is',
      failed: 'There is a better bet',
    },
    'leader-bet': {
      name: 'Which leader?',
      task: 'Which leader?',
      goal: 'A bet: nothing tells it for certain. Say who it is most likely, by what was played and how the markers stand, and how sure you are.',
      solved: 'That is the likeliest one',
      failed: 'Somebody else is likelier',
    },
  },
  themes: {
    artifact: { name: 'Artifact', hint: 'It is not only heroes that help.' },
    corruption: { name: 'Corruption', hint: 'A token changes what counts.' },
    'two-heroes': { name: 'Two at once', hint: 'More than one hero can be played.' },
    perform: { name: 'Borrowed ability', hint: 'What lies there already can be used once more.' },
    name: { name: 'Named', hint: 'Say the right name.' },
    look: { name: 'A look first', hint: 'A look helps.' },
    exchange: { name: 'Exchange', hint: 'Something must change places.' },
    'turn-over': {
      name: 'Turned over',
      hint: 'What lies face down need not stay so, nor what lies face up.',
    },
    place: { name: 'One more hero', hint: 'A hero can come into a party without being played.' },
    take: { name: 'Taken', hint: 'A card that is not yours could be.' },
    discard: { name: 'Let go', hint: 'Something has to be discarded.' },
    bury: { name: 'Burial', hint: 'Somebody must not count any more.' },
    'guardians-rule': { name: 'Guardians come to rule', hint: 'The third marker must get ahead.' },
    'undead-rule': {
      name: 'Undead come to rule',
      hint: 'Somebody else rules yet: bring both markers to war.',
    },
    'water-rules': {
      name: 'Water Folk come to rule',
      hint: 'Somebody else rules yet: bring the markers close together.',
    },
    'army-rules': {
      name: 'Imperial Army comes to rule',
      hint: 'Somebody else rules yet: red must get ahead.',
    },
    'tribes-rule': {
      name: 'Hill Tribes come to rule',
      hint: 'Somebody else rules yet: green must get ahead.',
    },
    'read-heroes': {
      name: 'Their heroes',
      hint: 'Look at the heroes of the party, hidden ones too if you know them.',
    },
    'read-pushes': { name: 'Their pushes', hint: 'Look where the heroes that were played push the markers.' },
    tie: {
      name: 'The tie',
      hint: 'Who rules stays so. Count for a tie: fewer cards win it, then the higher leader.',
    },
    'more-heroes': {
      name: 'More heroes',
      hint: 'Who rules stays so. Count whose heroes there will be more of.',
    },
    'read-markers': { name: 'The markers', hint: 'Whom do the markers please as they stand?' },
    'read-others': {
      name: 'The other parties',
      hint: 'Each leader is there once: look at whom the other parties suit.',
    },
  },
}

export const worldWordsEn = {
  words,
  youAre: (leader: string) => `You are ${leader}`,
  whose: (name: string) => `Which leader does ${name} hide?`,
  rule: {
    'hill-tribes': 'The Hill Tribes rule.',
    'imperial-army': 'The Imperial Army rules.',
    'water-folk': 'The Water Folk rule.',
    undead: 'The Undead rule.',
    guardians: 'The Guardians rule.',
  } satisfies Record<Faction, string>,
  nobody: 'Nobody’s leader stands with them.',
  /** Why whoever wins is ahead of oneself. */
  ahead: {
    alone: (winner: string) => `${winner} and stands with them, you do not.`,
    more: (winner: string, score: number, mine: number) =>
      `${winner} and counts ${score}, you count ${mine}.`,
    fewer: (winner: string, score: number, cards: number, mine: number) =>
      `${winner} and counts ${score} as you do, but has fewer heroes: ${cards}, you ${mine}.`,
    higher: (winner: string, score: number, number: number, mine: number) =>
      `${winner} and counts ${score} as you do, in as many heroes, but has the higher number: ${number}, you ${mine}.`,
  },
  is: (name: string, leader: string) => `${name} is ${leader}`,
  goesOn: 'The game goes on after that: you have not won with this turn.',
  fails: (leader: string, share: number) =>
    `How likely ${leader} is: ${percentOf(1 - share)} %. Somebody else is likelier.`,
  proof: {
    worlds: (seen: number) =>
      `All deals of leaders and hidden cards that fit what you know were counted, in ${seen.toLocaleString('en')} lots that come to the same, with what is picked later in the turn picked as well as can be.`,
    belief: (seen: number) =>
      `Weighed by heroes, by where they push the markers, and by how these stand, as bots do it. ${seen} leaders could have been dealt; which one it was, nobody can know.`,
  },
}
