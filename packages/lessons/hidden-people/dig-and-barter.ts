import type { Lesson } from '../lesson.ts'
import { inRow, laidRows } from './rows.ts'

export const digAndBarter: Lesson = {
  id: 'dig-and-barter',
  game: 'hidden-people',
  title: { en: 'Dig and barter', fr: 'Fossoyeur et troc' },
  minutes: 3,
  terms: [
    {
      term: { en: 'Gravedigger', fr: 'Fossoyeur' },
      means: {
        en: 'take any other card of the discard pile and play it',
        fr: 'reprenez une autre carte de la défausse et jouez-la',
      },
    },
    {
      term: { en: 'Barter', fr: 'Troc' },
      means: {
        en: 'one player names a rival’s card, its owner the next, until one of the first player’s is named',
        fr: 'un joueur désigne une carte d’un rival, qui désigne la suivante, jusqu’à une carte du premier',
      },
    },
  ],
  steps: [
    {
      position: laidRows({
        rows: ['2@0 10-discard@0 5-shuffle 3@0', '7-eye@1 2@1 8-stone 6-eye'],
        draw: '6-eye 0 =+ 9-exchange 5-shuffle',
        discard: '9-exchange -1 12-lousy 11-replay',
        hand: '12-gravedigger',
      }),
      seat: 0,
      goal: {
        en: 'Dig up the card that lowers your row for certain',
        fr: 'Déterrez la carte qui fait baisser votre jeu à coup sûr',
      },
      say: {
        en: 'You discarded the Gravedigger and use it: take any other card of the discard pile and play it as if you had drawn it.',
        fr: 'Vous avez défaussé le Fossoyeur et l’utilisez\u00a0: reprenez une autre carte de la défausse et jouez-la comme si vous l’aviez piochée.',
      },
      nudge: {
        en: 'Look through the whole pile, not only the top.',
        fr: 'Parcourez toute la pile, pas seulement le dessus.',
      },
      watch: [{ zone: 'hand' }, { word: 'use' }],
      task: {
        picks: [
          {
            right: [{ card: '-1' }],
            wrong: [
              {
                at: [{ card: '12-lousy' }],
                say: {
                  en: 'A 12 for your row. Discarded, it would bind the next player, but your row would stay as it is.',
                  fr: 'Un 12 pour votre jeu. Défaussé, il obligerait le joueur suivant à le prendre, mais votre jeu ne baisserait pas.',
                },
              },
              {
                at: [{ card: '11-replay' }],
                say: {
                  en: 'Another turn, but you cannot tell what you would draw. The pile holds something certain.',
                  fr: 'Un autre tour, mais sans savoir ce que vous piocheriez. La défausse offre plus sûr.',
                },
              },
            ],
            otherwise: {
              en: 'An Exchange, but you have never seen any card of your rival’s.',
              fr: 'Un Échange, mais vous n’avez jamais vu les cartes de votre rival.',
            },
          },
        ],
      },
      notice: {
        en: 'The −1 is in your hand, as if you had drawn it.',
        fr: 'Le −1 est dans votre main, comme si vous l’aviez pioché.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'Put the −1 where it helps most for certain',
        fr: 'Mettez le −1 là où il aide le plus, à coup sûr',
      },
      nudge: {
        en: 'Which of the cards you know is the highest?',
        fr: 'Laquelle des cartes que vous connaissez est la plus haute\u202f?',
      },
      task: {
        picks: [
          {
            right: inRow(0, 1),
            wrong: [
              {
                at: inRow(0, 0, 3),
                say: {
                  en: 'That saves little. The 10 would stay.',
                  fr: 'Le gain serait petit\u00a0: le 10 resterait.',
                },
              },
              {
                at: [{ zone: 'hand' }],
                say: {
                  en: 'Back on the discard pile: your 10 would stay.',
                  fr: 'De retour sur la défausse\u00a0: votre 10 resterait.',
                },
              },
            ],
            otherwise: {
              en: 'You have never seen that one: it may be low. The 10 is not.',
              fr: 'Celle-ci, vous ne l’avez jamais vue\u00a0: elle est peut-être basse. Le 10, non.',
            },
          },
        ],
      },
      notice: {
        en: '11 points fewer. Everybody saw the −1, so everybody knows where it lies.',
        fr: '11 points de moins. Tous ont vu le −1, donc tous savent où il est.',
      },
    },
    {
      position: laidRows({
        rows: ['8-stone@0 3@0 1@0 5-shuffle', '-1@01 12-seer@01 7-eye 4@1'],
        draw: '6-eye 2 9-exchange 10-discard',
        discard: '6-eye 7-eye 11-replay',
        hand: '12-barter',
      }),
      seat: 0,
      goal: {
        en: 'Name the card that you want from your rival',
        fr: 'Désignez la carte de votre rival que vous voulez',
      },
      say: {
        en: 'You use a Barter: you name a card of your rival’s, your rival names one of yours, and each gets the card they named.',
        fr: 'Vous utilisez un Troc\u00a0: vous désignez une carte de votre rival, il désigne une des vôtres, et chacun reçoit la carte qu’il a désignée.',
      },
      nudge: {
        en: 'You have looked at two cards of their row.',
        fr: 'Vous avez regardé deux cartes de son jeu.',
      },
      watch: [{ zone: 'hand' }, { word: 'use' }],
      task: {
        picks: [
          {
            right: inRow(1, 0),
            wrong: [{ at: inRow(1, 1), say: { en: 'You would get the 12.', fr: 'Vous recevriez le 12.' } }],
            otherwise: {
              en: 'You have never seen that one. You know a good one.',
              fr: 'Celle-ci, vous ne l’avez jamais vue. Vous en connaissez une bonne.',
            },
          },
        ],
      },
      notice: {
        en: 'Whatever your rival names now, the −1 comes to its place.',
        fr: 'Quelle que soit la carte que votre rival désigne, le −1 en prend la place.',
      },
    },
    {
      position: laidRows({
        rows: [
          '2@0 6-eye@0 5-shuffle 3@0',
          '7-eye@1 10-discard@01 4@1 8-stone',
          '9-exchange@2 0@012 5-shuffle 11-replay@2',
        ],
        draw: '6-eye 1 7-eye -1 10-discard 9-exchange',
        discard: '8-stone 6-eye 11-replay',
        hand: '12-barter',
        turn: 1,
      }),
      seat: 0,
      goal: {
        en: 'Name the card that you get for your 2',
        fr: 'Désignez la carte que vous recevrez contre votre 2',
      },
      say: {
        en: 'Three players this time. The next player uses a Barter and has named your 2. You name a card of theirs or of the third player’s.',
        fr: 'Trois joueurs, cette fois. Le joueur suivant utilise un Troc et a désigné votre 2. Désignez une carte de son jeu ou de celui du troisième joueur.',
      },
      nudge: {
        en: 'You know one card of each. One is lower than your 2.',
        fr: 'Vous en connaissez une de chacun. L’une est plus basse que votre 2.',
      },
      watch: [{ zone: 'hand' }, { word: 'use' }, ...inRow(0, 0)],
      task: {
        picks: [
          {
            right: inRow(2, 1),
            wrong: [
              {
                at: inRow(1, 1),
                say: { en: 'You would get a 10 for your 2.', fr: 'Vous recevriez un 10 contre votre 2.' },
              },
            ],
            otherwise: {
              en: 'You have never seen that one. You know two others.',
              fr: 'Celle-ci, vous ne l’avez jamais vue. Vous en connaissez deux autres.',
            },
          },
        ],
      },
      notice: {
        en: 'A 0 for your 2. The third player names next, and then all cards move at once.',
        fr: 'Un 0 contre votre 2. Le troisième joueur désigne à son tour, puis toutes les cartes changent de mains.',
      },
    },
  ],
}
