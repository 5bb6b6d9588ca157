import type { Lesson } from '../lesson.ts'
import { inRow, laidRows } from './rows.ts'

const drawAndUse = [{ zone: 'draw' }, { zone: 'hand' }, { word: 'use' }]

export const followTheSwap: Lesson = {
  id: 'follow-the-swap',
  game: 'hidden-people',
  title: { en: 'Follow the swap', fr: 'Suivre l’échange' },
  minutes: 3,
  terms: [
    {
      term: { en: 'Exchange', fr: 'Échange' },
      means: {
        en: 'swap two cards between two rows; nobody looks',
        fr: 'échangez deux cartes entre deux jeux\u202f; personne ne regarde',
      },
    },
    {
      term: { en: 'Shuffle', fr: 'Mélange' },
      means: {
        en: 'swap the places of two cards within one row',
        fr: 'intervertissez deux cartes d’un même jeu',
      },
    },
    {
      term: { en: 'Memory aid', fr: 'Aide-mémoire' },
      means: {
        en: 'off here: what you see, you must remember',
        fr: 'inactif ici\u00a0: à vous de retenir ce que vous voyez',
      },
    },
  ],
  steps: [
    {
      position: laidRows({
        rows: ['-1 10-discard@0 3@0 2@0', '7-eye@1 4 8-stone@1 11-replay'],
        draw: '9-exchange 7-eye 5-shuffle 9-exchange 0 6-eye 1',
        discard: '5-shuffle',
        hand: '6-eye',
        options: { memoryAid: false },
      }),
      seat: 0,
      goal: {
        en: 'Look at the one card of yours that you have never seen',
        fr: 'Regardez la seule de vos cartes que vous n’avez jamais vue',
      },
      say: {
        en: 'You discarded a 6 and use its Eye. You have seen your second card, a 10, your third, a 3, and your fourth, a 2.',
        fr: 'Vous avez défaussé un 6 et utilisez son Œil. Vous avez vu votre deuxième carte, un 10, la troisième, un 3, et la quatrième, un 2.',
      },
      nudge: {
        en: 'Second, third and fourth are known to you. Which one is left?',
        fr: 'Vous connaissez la deuxième, la troisième et la quatrième. Laquelle reste\u202f?',
      },
      watch: [{ zone: 'hand' }, { word: 'use' }],
      task: {
        picks: [
          {
            right: inRow(0, 0),
            wrong: [
              { at: inRow(0, 1, 2, 3), say: { en: 'You knew that one.', fr: 'Vous la connaissiez déjà.' } },
            ],
            otherwise: {
              en: 'First your own row: one card there is still unseen.',
              fr: 'D’abord votre jeu\u00a0: une carte y est encore inconnue.',
            },
          },
        ],
      },
      notice: {
        en: 'A −1, the lowest number there is. Do not lose sight of it.',
        fr: 'Un −1, le nombre le plus bas. Ne le perdez pas de vue.',
      },
    },
    {
      seat: 0,
      goal: { en: 'Find the −1 with your Eye', fr: 'Retrouvez le −1 avec votre Œil' },
      say: {
        en: 'Your rival used an Exchange: two cards changed rows. Then you drew a 7, and use its Eye.',
        fr: 'Votre rival a utilisé un Échange\u00a0: deux cartes ont changé de jeu. Puis vous avez pioché un 7, et utilisez son Œil.',
      },
      nudge: {
        en: 'Your first card took part in it. Which place did it go to?',
        fr: 'Votre première carte en était. À quelle place est-elle allée\u202f?',
      },
      watch: [...drawAndUse, ...inRow(0, 0), ...inRow(1, 1), ...drawAndUse],
      task: {
        picks: [
          {
            right: inRow(1, 1),
            wrong: [
              {
                at: inRow(0, 0),
                say: { en: 'It lay there before the Exchange.', fr: 'Il était là avant l’Échange.' },
              },
              {
                at: inRow(1, 0, 2, 3),
                say: {
                  en: 'The right row, but that card did not move.',
                  fr: 'Le bon jeu, mais cette carte n’a pas bougé.',
                },
              },
            ],
            otherwise: {
              en: 'That one did not take part in the Exchange.',
              fr: 'Cette carte n’a pas pris part à l’Échange.',
            },
          },
        ],
      },
      notice: {
        en: 'Nobody looks when cards are swapped, but all see where they go. Who knew a card still knows it.',
        fr: 'Personne ne regarde les cartes échangées, mais tous voient où elles vont. Qui connaissait une carte la connaît encore.',
      },
    },
    {
      seat: 0,
      goal: { en: 'Choose the −1 for your Exchange', fr: 'Choisissez le −1 pour votre Échange' },
      say: {
        en: 'Your rival used a Shuffle: two cards of their row changed places. Then you drew a 9, and use its Exchange.',
        fr: 'Votre rival a utilisé un Mélange\u00a0: deux cartes de son jeu ont changé de place. Puis vous avez pioché un 9, et utilisez son Échange.',
      },
      nudge: {
        en: 'It lay second in your rival’s row before the Shuffle.',
        fr: 'Il était deuxième dans le jeu de votre rival avant le Mélange.',
      },
      watch: [...drawAndUse, ...inRow(1, 1, 3), ...drawAndUse],
      task: {
        picks: [
          {
            right: inRow(1, 3),
            wrong: [
              {
                at: inRow(1, 1),
                say: {
                  en: 'It moved in the second swap, the Shuffle.',
                  fr: 'Il a bougé la seconde fois, avec le Mélange.',
                },
              },
              {
                at: inRow(0, 0),
                say: {
                  en: 'It left your row in the first swap, the Exchange.',
                  fr: 'Il a quitté votre jeu la première fois, avec l’Échange.',
                },
              },
            ],
            otherwise: {
              en: 'The −1 has never been there.',
              fr: 'Le −1 n’a jamais été là.',
            },
          },
        ],
      },
      notice: {
        en: 'An Exchange, a Shuffle, and you know where it lies: fourth in your rival’s row.',
        fr: 'Un Échange, un Mélange, et vous savez où il est\u00a0: quatrième dans le jeu de votre rival.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'Choose what your rival gets for it',
        fr: 'Choisissez ce que votre rival reçoit en échange',
      },
      say: {
        en: 'Your row: a card that came from your rival, then a 10, a 3 and a 2.',
        fr: 'Votre jeu\u00a0: une carte venue de votre rival, puis un 10, un 3 et un 2.',
      },
      nudge: {
        en: 'What you give away counts for your rival.',
        fr: 'Ce que vous donnez compte pour votre rival.',
      },
      task: {
        picks: [
          {
            right: inRow(0, 1),
            wrong: [
              {
                at: inRow(0, 0),
                say: {
                  en: 'You have never seen that one. The 10 you know.',
                  fr: 'Celle-ci, vous ne l’avez jamais vue. Le 10, vous le connaissez.',
                },
              },
            ],
            otherwise: {
              en: 'That one is low. The 10 would stay with you.',
              fr: 'Celle-ci est basse. Le 10 resterait chez vous.',
            },
          },
        ],
      },
      notice: {
        en: '−1 for a 10: 11 points fewer for you, 11 more for your rival.',
        fr: 'Un −1 contre un 10\u00a0: 11 points de moins pour vous, 11 de plus pour votre rival.',
      },
    },
  ],
}
