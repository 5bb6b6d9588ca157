import type { Lesson } from '../lesson.ts'
import { inRow, laidRows } from './rows.ts'

export const fourCardsTwoLooks: Lesson = {
  id: 'four-cards-two-looks',
  game: 'hidden-people',
  title: { en: 'Four cards, two looks', fr: 'Quatre cartes, deux regards' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Row', fr: 'Jeu' },
      means: {
        en: 'the four cards before a player, face down',
        fr: 'les quatre cartes d’un joueur, faces cachées',
      },
    },
    {
      term: { en: 'Draw pile', fr: 'Pioche' },
      means: {
        en: 'face down; the game ends when it is empty',
        fr: 'face cachée\u202f; vide, elle met fin à la partie',
      },
    },
    {
      term: { en: 'Discard pile', fr: 'Défausse' },
      means: {
        en: 'face up; every turn puts a card on it',
        fr: 'face visible\u202f; chaque tour y pose une carte',
      },
    },
  ],
  steps: [
    {
      position: laidRows({
        rows: ['2 7-eye 4 10-discard', '3 9-exchange@1 5-shuffle 8-stone@1'],
        draw: '11-replay 6-eye 0 5-shuffle 12-seer 2 9-exchange -1 7-eye =- 8-stone 12-flash 6-eye -1 10-discard =+ 11-replay',
        discard: '1',
        peeks: [2, 0],
        pile: 18,
        agenda: ['opening 0 0'],
        options: { memoryAid: false },
      }),
      seat: 0,
      goal: {
        en: 'Look at your first and your last card',
        fr: 'Regardez votre première et votre dernière carte',
      },
      say: {
        en: 'Four cards lie face down before you. Before play begins you look at two of them, once.',
        fr: 'Quatre cartes sont devant vous, faces cachées. Avant de jouer, vous en regardez deux, une seule fois.',
      },
      nudge: {
        en: 'The two ends are easy to remember.',
        fr: 'Les deux bouts se retiennent bien.',
      },
      task: {
        picks: [
          {
            right: inRow(0, 0, 3),
            otherwise: {
              en: 'In a game any two will do, but the ends are easier to remember.',
              fr: 'En partie, deux cartes au choix suffisent, mais les bouts se retiennent mieux.',
            },
          },
          {
            say: {
              en: 'That was one of the two. It is shown to nobody else.',
              fr: 'En voilà une. Vous seul l’avez vue.',
            },
            right: inRow(0, 0, 3),
            otherwise: {
              en: 'That one lies in the middle. The other end is still unseen.',
              fr: 'Celle-ci est au milieu. L’autre bout n’est pas encore vu.',
            },
          },
        ],
      },
      notice: {
        en: 'A 2 first and a 10 last. They go face down again: remembering is the game.',
        fr: 'Un 2 au début, un 10 à la fin. Ils se retournent\u00a0: à vous de vous en souvenir.',
      },
    },
    {
      seat: 0,
      goal: { en: 'Put the 1 in the place of your 10', fr: 'Mettez le 1 à la place de votre 10' },
      say: {
        en: 'You took the 1 from the discard pile. It replaces one of your cards, and that one is discarded. Low is good.',
        fr: 'Vous avez pris le 1 de la défausse. Il remplace une de vos cartes, qui est défaussée. Le moins de points gagne.',
      },
      nudge: { en: 'At which end did you see the 10?', fr: 'À quel bout avez-vous vu le 10\u202f?' },
      watch: [{ zone: 'discard' }],
      task: {
        picks: [
          {
            right: inRow(0, 3),
            wrong: [
              {
                at: inRow(0, 0),
                say: { en: 'There lies your 2. The 10 would stay.', fr: 'C’est votre 2. Le 10 resterait.' },
              },
              {
                at: [{ zone: 'hand' }],
                say: {
                  en: 'The 1 would go back to the discard pile, and your 10 would stay.',
                  fr: 'Le 1 retournerait à la défausse, et votre 10 resterait.',
                },
              },
            ],
            otherwise: {
              en: 'You have never seen that one. It may be low.',
              fr: 'Celle-ci, vous ne l’avez jamais vue. Elle est peut-être basse.',
            },
          },
        ],
      },
      notice: { en: '10 out, 1 in: 9 points fewer.', fr: 'Le 10 sort, le 1 entre\u00a0: 9 points de moins.' },
    },
    {
      position: laidRows({
        rows: ['2@0 4@0 1@01 10-discard@0', '0@01 2@01 -1@01 11-replay@01'],
        draw: '',
        discard: '6-eye 12-flash 9-exchange',
        hand: '3',
      }),
      seat: 0,
      goal: {
        en: 'Place the 3 so that your row is the lowest',
        fr: 'Placez le 3 pour avoir le jeu le plus bas',
      },
      say: {
        en: 'The draw pile is empty: this is the last turn, then the lowest row wins. Yours is 2 + 4 + 1 + 10 = 17. Your rival’s was shown to all: 0 + 2 − 1 + 11 = 12.',
        fr: 'La pioche est vide\u00a0: c’est le dernier tour, puis le jeu le plus bas gagne. Le vôtre\u00a0: 2 + 4 + 1 + 10 = 17. Celui de votre rival a été montré à tous\u00a0: 0 + 2 − 1 + 11 = 12.',
      },
      nudge: { en: 'Which of your cards weighs most?', fr: 'Laquelle de vos cartes pèse le plus\u202f?' },
      task: {
        picks: [
          {
            right: inRow(0, 3),
            wrong: [
              {
                at: inRow(0, 1),
                say: {
                  en: '4 out, 3 in: 16 against 12. Your rival would win.',
                  fr: 'Le 4 sort, le 3 entre\u00a0: 16 contre 12. Votre rival gagnerait.',
                },
              },
              {
                at: [{ zone: 'hand' }],
                say: {
                  en: 'Your row would stay at 17 against 12. Your rival would win.',
                  fr: 'Votre jeu resterait à 17 contre 12. Votre rival gagnerait.',
                },
              },
            ],
            otherwise: {
              en: 'The 3 is higher than that card: your row would grow.',
              fr: 'Le 3 est plus haut que cette carte\u00a0: votre jeu monterait.',
            },
          },
        ],
      },
      notice: {
        en: '10 against 12. The lowest row wins.',
        fr: '10 contre 12. Le jeu le plus bas gagne.',
      },
    },
  ],
}
