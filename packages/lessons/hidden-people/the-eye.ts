import type { Lesson } from '../lesson.ts'
import { inRow, laidRows } from './rows.ts'

export const theEye: Lesson = {
  id: 'the-eye',
  game: 'hidden-people',
  title: { en: 'The Eye', fr: 'L’Œil' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Eye', fr: 'Œil' },
      means: {
        en: 'look at one card of any row, or at the top of the draw pile',
        fr: 'regardez une carte de n’importe quel jeu, ou le dessus de la pioche',
      },
    },
    {
      term: { en: 'Memory aid', fr: 'Aide-mémoire' },
      means: {
        en: 'on here: the cards that you know stay open to you',
        fr: 'actif ici\u00a0: les cartes que vous connaissez restent visibles',
      },
    },
  ],
  steps: [
    {
      position: laidRows({
        rows: ['1@0 3@0 9-exchange 4', '2@1 5-shuffle 8-stone@1 0'],
        draw: '2 11-replay 7-eye 10-discard 6-eye -1',
        discard: '5-shuffle',
        hand: '6-eye',
      }),
      seat: 0,
      goal: { en: 'Use the Eye of the 6 you drew', fr: 'Utilisez l’Œil du 6 que vous avez pioché' },
      say: {
        en: 'An effect works only when its card is discarded. Eye: look at one card.',
        fr: 'Un effet ne sert que lorsque sa carte est défaussée. Œil\u00a0: regardez une carte.',
      },
      nudge: {
        en: 'Where must the 6 go for its effect to work?',
        fr: 'Où doit aller le 6 pour que son effet serve\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ zone: 'hand' }],
            wrong: [
              {
                at: inRow(0, 0, 1),
                say: {
                  en: 'A lower card would go out, and the Eye would not be used.',
                  fr: 'Une carte plus basse sortirait, et l’Œil ne servirait pas.',
                },
              },
            ],
            otherwise: {
              en: 'Then the 6 lies in your row, and its Eye is not used.',
              fr: 'Le 6 serait dans votre jeu, et son Œil ne servirait pas.',
            },
          },
          {
            say: {
              en: 'The 6 is discarded, so its Eye may be used.',
              fr: 'Le 6 est défaussé\u00a0: son Œil peut servir.',
            },
            right: [{ word: 'use' }],
            otherwise: { en: 'Then you would learn nothing.', fr: 'Vous n’apprendriez rien.' },
          },
        ],
      },
      notice: {
        en: 'The 6 is gone, and you may look at one card.',
        fr: 'Le 6 est parti, et vous pouvez regarder une carte.',
      },
    },
    {
      seat: 0,
      goal: { en: 'Look where it helps your row', fr: 'Regardez là où cela aide votre jeu' },
      say: {
        en: 'You may look at a card of your row, at a card of your rival’s, or at the top of the draw pile.',
        fr: 'Vous pouvez regarder une carte de votre jeu, une du jeu de votre rival, ou le dessus de la pioche.',
      },
      nudge: {
        en: 'Two of your own cards still lie face down.',
        fr: 'Deux de vos propres cartes sont encore faces cachées.',
      },
      task: {
        picks: [
          {
            right: inRow(0, 2, 3),
            wrong: [
              { at: inRow(0, 0, 1), say: { en: 'You knew that one.', fr: 'Vous la connaissiez déjà.' } },
              {
                at: [{ zone: 'draw' }],
                say: {
                  en: 'Your rival plays next and may draw it before you.',
                  fr: 'Votre rival joue ensuite et peut la piocher avant vous.',
                },
              },
            ],
            otherwise: {
              en: 'What you take never replaces a rival’s card. Look at one of yours.',
              fr: 'Ce que vous prenez ne remplace jamais la carte d’un rival. Regardez une des vôtres.',
            },
          },
        ],
      },
      notice: {
        en: 'Three of your four cards are known to you now. Your rival knows which one you looked at, but not what it is.',
        fr: 'Vous connaissez trois de vos quatre cartes. Votre rival sait laquelle vous avez regardée, mais pas ce que c’est.',
      },
    },
    {
      position: laidRows({
        rows: ['1@0 3@0 9-exchange@0 4', '2@1 5-shuffle 8-stone@1 0'],
        draw: '7-eye 10-discard 6-eye -1',
        discard: '11-replay 6-eye 5-shuffle',
        hand: '2',
      }),
      seat: 0,
      goal: {
        en: 'Put the 2 where it helps most for certain',
        fr: 'Mettez le 2 là où il aide le plus, à coup sûr',
      },
      say: {
        en: 'Suppose that you looked at your third card: a 9. A turn later you draw a 2.',
        fr: 'Supposons que vous ayez regardé votre troisième carte\u00a0: un 9. Un tour plus tard, vous piochez un 2.',
      },
      nudge: {
        en: 'How many points would each place save? Count only what you know.',
        fr: 'Combien de points en moins à chaque place\u202f? Ne comptez que ce que vous savez.',
      },
      task: {
        picks: [
          {
            right: inRow(0, 2),
            wrong: [
              {
                at: inRow(0, 0),
                say: { en: 'The 2 is higher than the 1.', fr: 'Le 2 est plus haut que le 1.' },
              },
              {
                at: inRow(0, 1),
                say: {
                  en: '1 point fewer. Another place saves more.',
                  fr: '1 point de moins. Une autre place fait mieux.',
                },
              },
              {
                at: [{ zone: 'hand' }],
                say: { en: 'Your 9 would stay.', fr: 'Votre 9 resterait.' },
              },
            ],
            otherwise: {
              en: 'You have never seen that one: it may be below 2. The 9 is not.',
              fr: 'Celle-ci, vous ne l’avez jamais vue\u00a0: elle est peut-être sous 2. Le 9, non.',
            },
          },
        ],
      },
      notice: {
        en: 'First the look, then the right card out: 7 points fewer.',
        fr: 'D’abord le regard, puis la bonne carte dehors\u00a0: 7 points de moins.',
      },
    },
    {
      position: laidRows({
        rows: ['1@0 3@0 2@0 0@0', '4@01 9-exchange@1 -1 5-shuffle@1'],
        draw: '10-discard 6-eye 8-stone 11-replay',
        discard: '9-exchange 6-eye 5-shuffle',
        hand: '7-eye',
      }),
      seat: 0,
      goal: {
        en: 'Look for a card that an Exchange could bring you',
        fr: 'Cherchez une carte qu’un Échange pourrait vous apporter',
      },
      say: {
        en: 'You know your whole row, and another Eye is yours. An Exchange swaps cards between two rows: a rival’s low card is worth knowing.',
        fr: 'Vous connaissez tout votre jeu, et un autre Œil est à vous. Un Échange fait passer des cartes d’un jeu à l’autre\u00a0: une carte basse d’un rival est bonne à connaître.',
      },
      nudge: {
        en: 'Which of your rival’s cards could be anything?',
        fr: 'Lesquelles des cartes de votre rival ignorez-vous\u202f?',
      },
      watch: [{ zone: 'hand' }, { word: 'use' }],
      task: {
        picks: [
          {
            right: inRow(1, 1, 2, 3),
            wrong: [
              {
                at: inRow(0, 0, 1, 2, 3),
                say: { en: 'You knew that one.', fr: 'Vous la connaissiez déjà.' },
              },
              {
                at: inRow(1, 0),
                say: {
                  en: 'Everybody knows that one: the 4 came from the discard pile.',
                  fr: 'Tous connaissent celle-ci\u00a0: le 4 vient de la défausse.',
                },
              },
            ],
            otherwise: {
              en: 'An Exchange swaps cards of rows. The draw pile is out of its reach.',
              fr: 'Un Échange porte sur les jeux. La pioche est hors de sa portée.',
            },
          },
        ],
      },
      notice: {
        en: 'A look is worth most where you knew nothing and can use what you see.',
        fr: 'Un regard vaut surtout là où l’on ne savait rien et où cela peut servir.',
      },
    },
  ],
}
