import type { Lesson } from '../lesson.ts'
import { inRow, laidRows } from './rows.ts'

export const takeKeepDiscard: Lesson = {
  id: 'take-keep-discard',
  game: 'hidden-people',
  title: { en: 'Take, keep, discard', fr: 'Prendre, garder, défausser' },
  minutes: 3,
  terms: [
    {
      term: { en: 'Take', fr: 'Prendre' },
      means: {
        en: 'the top of the draw pile, which only you see, or of the discard pile',
        fr: 'le dessus de la pioche, pour vos seuls yeux, ou celui de la défausse',
      },
    },
    {
      term: { en: 'Keep', fr: 'Garder' },
      means: {
        en: 'put the card in the place of one of yours, which is discarded',
        fr: 'mettre la carte à la place d’une des vôtres, qui est défaussée',
      },
    },
    {
      term: { en: 'Effect', fr: 'Effet' },
      means: {
        en: 'what a card may do at the moment it is discarded',
        fr: 'ce qu’une carte permet au moment où on la défausse',
      },
    },
    {
      term: { en: 'Replay', fr: 'Rejouer' },
      means: { en: 'play another turn after this one', fr: 'jouer un autre tour après celui-ci' },
    },
  ],
  steps: [
    {
      position: laidRows({
        rows: ['2@0 11-replay@0 8-stone 3', '4 9-exchange@1 6-eye@1 0'],
        draw: '12-seer 5-shuffle 7-eye 10-discard -1 6-eye 2 9-exchange =- 5-shuffle 11-replay -1 8-stone =+ 7-eye 12-flash 10-discard',
        discard: '1',
      }),
      seat: 0,
      goal: {
        en: 'Lower your row with the 1 on the discard pile',
        fr: 'Faites baisser votre jeu avec le 1 de la défausse',
      },
      say: {
        en: 'Each turn you take a card: an unseen one from the draw pile, or the one on the discard pile.',
        fr: 'À chaque tour, vous prenez une carte\u00a0: une inconnue dans la pioche, ou celle qui est sur la défausse.',
      },
      nudge: {
        en: 'Take it first. Then: which of the cards you know is the highest?',
        fr: 'Prenez-le d’abord. Ensuite\u00a0: laquelle des cartes que vous connaissez est la plus haute\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ zone: 'discard' }],
            otherwise: {
              en: 'You cannot tell what you would draw. The 1 is certain.',
              fr: 'Impossible de savoir ce que vous piocheriez. Le 1 est sûr.',
            },
          },
          {
            say: {
              en: 'The 1 is yours. Now it takes the place of one of your cards, or is discarded.',
              fr: 'Le 1 est à vous. Il prend maintenant la place d’une de vos cartes, ou est défaussé.',
            },
            right: inRow(0, 1),
            wrong: [
              {
                at: inRow(0, 0),
                say: {
                  en: 'You would throw away the 2 and keep the 11.',
                  fr: 'Vous jetteriez le 2 et garderiez le 11.',
                },
              },
              {
                at: [{ zone: 'hand' }],
                say: {
                  en: 'Back on the discard pile: your 11 would stay.',
                  fr: 'De retour sur la défausse\u00a0: votre 11 resterait.',
                },
              },
            ],
            otherwise: {
              en: 'You have not seen that one, it may be low. The 11 you know.',
              fr: 'Celle-ci, vous ne l’avez pas vue\u00a0: elle est peut-être basse. Le 11, vous le connaissez.',
            },
          },
        ],
      },
      notice: {
        en: '11 out, 1 in. Everybody saw the 1, so everybody knows where it lies.',
        fr: 'Le 11 sort, le 1 entre. Tous ont vu le 1, donc tous savent où il est.',
      },
    },
    {
      seat: 0,
      goal: { en: 'Use the effect of the 11', fr: 'Utilisez l’effet du 11' },
      say: {
        en: 'When you discard a card with an effect, you may use it. Replay: you play another turn after this one.',
        fr: 'Quand vous défaussez une carte à effet, vous pouvez l’utiliser. Rejouer\u00a0: vous jouez un autre tour après celui-ci.',
      },
      nudge: {
        en: 'Later it cannot be used any more: it lies on the discard pile.',
        fr: 'Plus tard, il ne servira plus\u00a0: la carte sera sur la défausse.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'use' }],
            otherwise: {
              en: 'Then your turn ends here. Another one would cost you nothing.',
              fr: 'Votre tour s’arrêterait là. Un autre ne vous coûterait rien.',
            },
          },
        ],
      },
      notice: { en: 'You play again at once.', fr: 'Vous rejouez aussitôt.' },
    },
    {
      seat: 0,
      goal: {
        en: 'Decide what becomes of the 12 you drew',
        fr: 'Décidez du sort du 12 que vous avez pioché',
      },
      say: {
        en: 'The card you took goes into your row or straight to the discard pile. No number is above 12.',
        fr: 'La carte prise va dans votre jeu, ou directement à la défausse. Aucun nombre ne dépasse 12.',
      },
      nudge: {
        en: 'Is there a place where a 12 would make your row lower?',
        fr: 'Y a-t-il une place où un 12 ferait baisser votre jeu\u202f?',
      },
      watch: [{ zone: 'draw' }],
      task: {
        picks: [
          {
            right: [{ zone: 'hand' }],
            wrong: [
              {
                at: inRow(0, 0, 1),
                say: {
                  en: 'A low card would go out, and a 12 come in.',
                  fr: 'Une carte basse sortirait, un 12 entrerait.',
                },
              },
            ],
            otherwise: {
              en: 'You have not seen that one, but nothing is above 12: your row could not get lower.',
              fr: 'Vous n’avez pas vu celle-ci, mais rien ne dépasse 12\u00a0: votre jeu ne pourrait pas baisser.',
            },
          },
        ],
      },
      notice: {
        en: 'You need not keep what you take. And discarded, the 12 offers its effect too.',
        fr: 'Rien n’oblige à garder ce qu’on prend. Et une fois défaussé, le 12 propose aussi son effet.',
      },
    },
    {
      position: laidRows({
        rows: ['2@0 1@01 7-eye@0 8-stone', '4 9-exchange@1 6-eye@1 0'],
        draw: '5-shuffle 10-discard -1 6-eye 2',
        discard: '12-seer 11-replay',
        hand: '3',
      }),
      seat: 0,
      goal: {
        en: 'Put the 3 you drew where it helps for certain',
        fr: 'Mettez le 3 pioché là où il aide à coup sûr',
      },
      say: {
        en: 'The 3 has no effect. The card that it replaces may have one.',
        fr: 'Le 3 est sans effet. La carte qu’il remplace peut en avoir un.',
      },
      nudge: {
        en: 'Compare it with the cards that you know.',
        fr: 'Comparez-le aux cartes que vous connaissez.',
      },
      task: {
        picks: [
          {
            right: inRow(0, 2),
            wrong: [
              {
                at: inRow(0, 0, 1),
                say: { en: 'The 3 is higher than that card.', fr: 'Le 3 est plus haut que cette carte.' },
              },
              {
                at: [{ zone: 'hand' }],
                say: {
                  en: 'It has no effect, and your 7 would stay.',
                  fr: 'Il est sans effet, et votre 7 resterait.',
                },
              },
            ],
            otherwise: {
              en: 'You have not seen that one: it may be below 3. The 7 is not.',
              fr: 'Celle-ci, vous ne l’avez pas vue\u00a0: elle est peut-être sous 3. Le 7, non.',
            },
          },
        ],
      },
      notice: {
        en: '4 points fewer, and the Eye of the 7 may be used: two gains in one turn.',
        fr: '4 points de moins, et l’Œil du 7 peut servir\u00a0: deux gains en un tour.',
      },
    },
  ],
}
