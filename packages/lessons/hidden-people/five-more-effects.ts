import type { Lesson } from '../lesson.ts'
import { inRow, laidRows } from './rows.ts'

export const fiveMoreEffects: Lesson = {
  id: 'five-more-effects',
  game: 'hidden-people',
  title: { en: 'Five more effects', fr: 'Cinq autres effets' },
  minutes: 3,
  terms: [
    {
      term: { en: 'Discard', fr: 'Défausse' },
      means: {
        en: 'a card of any row goes, one from the draw pile takes its place unseen',
        fr: 'une carte d’un jeu s’en va, une de la pioche la remplace sans être vue',
      },
    },
    {
      term: { en: 'Flash', fr: 'Éclair' },
      means: { en: 'a whole row is shown to everyone', fr: 'un jeu entier est montré à tous' },
    },
    {
      term: { en: 'Seer', fr: 'Voyante' },
      means: {
        en: 'look at as many cards on top of the draw pile as there are players',
        fr: 'regardez autant de cartes du dessus de la pioche qu’il y a de joueurs',
      },
    },
    {
      term: { en: 'Strategist', fr: 'Stratège' },
      means: {
        en: 'draw three cards: discard one, put one back, play one',
        fr: 'piochez trois cartes\u00a0: défaussez-en une, remettez-en une, jouez-en une',
      },
    },
    {
      term: { en: 'Lousy', fr: 'Pouilleux' },
      means: {
        en: 'on top of the discard pile, it must be taken by whoever begins a turn',
        fr: 'sur le dessus de la défausse, il doit être pris par qui commence son tour',
      },
    },
  ],
  steps: [
    {
      position: laidRows({
        rows: ['2@0 12-flash@0 1@0 3', '4@1 8-stone 0@1 5-shuffle'],
        draw: '4 6-eye 10-discard -1 9-exchange 7-eye',
        discard: '6-eye 11-replay',
        hand: '10-discard',
      }),
      seat: 0,
      goal: { en: 'Get rid of your highest card', fr: 'Débarrassez-vous de votre plus haute carte' },
      say: {
        en: 'You discarded a 10 and use its effect, Discard: one card of any row goes, and the top of the draw pile takes its place, seen by nobody.',
        fr: 'Vous avez défaussé un 10 et utilisez son effet, Défausse\u00a0: une carte de n’importe quel jeu s’en va, et le dessus de la pioche la remplace, sans que personne le voie.',
      },
      nudge: {
        en: 'Which of the cards you know is the highest?',
        fr: 'Laquelle des cartes que vous connaissez est la plus haute\u202f?',
      },
      watch: [{ zone: 'hand' }, { word: 'use' }],
      task: {
        picks: [
          {
            right: inRow(0, 1),
            wrong: [
              {
                at: inRow(0, 0, 2),
                say: {
                  en: 'That one is low. What comes in its place is probably higher.',
                  fr: 'Celle-ci est basse. Ce qui la remplacerait est sans doute plus haut.',
                },
              },
              {
                at: inRow(0, 3),
                say: {
                  en: 'You have never seen that one. The 12 you know.',
                  fr: 'Celle-ci, vous ne l’avez jamais vue. Le 12, vous le connaissez.',
                },
              },
            ],
            otherwise: {
              en: 'You have never seen that one, and your 12 would stay.',
              fr: 'Vous ne l’avez jamais vue, et votre 12 resterait.',
            },
          },
        ],
      },
      notice: {
        en: 'Whatever came, it is not above 12. And the effect of the 12 is yours to use.',
        fr: 'Quelle que soit la nouvelle carte, elle ne dépasse pas 12. Et l’effet du 12 est à vous.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'See your rival’s row with the Flash of the 12',
        fr: 'Voyez le jeu de votre rival avec l’Éclair du 12',
      },
      say: {
        en: 'Flash: a whole row is shown to everyone for a moment, anybody’s.',
        fr: 'Éclair\u00a0: un jeu entier est montré à tous un instant, celui de n’importe qui.',
      },
      nudge: { en: 'Whose cards do you not know?', fr: 'De qui ignorez-vous les cartes\u202f?' },
      task: {
        picks: [
          {
            right: [{ word: 'use' }],
            otherwise: { en: 'Then you would learn nothing.', fr: 'Vous n’apprendriez rien.' },
          },
          {
            say: { en: 'Now choose whose row is shown.', fr: 'Choisissez quel jeu est montré.' },
            right: [{ seat: 1 }],
            otherwise: {
              en: 'Your rival would see all that you have.',
              fr: 'Votre rival verrait tout ce que vous avez.',
            },
          },
        ],
      },
      notice: {
        en: 'A 4, an 8, a 0 and a 5. With three or more players, all of them saw it too.',
        fr: 'Un 4, un 8, un 0 et un 5. À trois ou plus, tous les autres l’ont vu aussi.',
      },
    },
    {
      position: laidRows({
        rows: ['3@0 6-eye@0 2@0 1@0', '8-stone@1 0 4@1 5-shuffle'],
        draw: '3 -1 9-exchange 7-eye 5-shuffle',
        discard: '9-exchange 11-replay',
        hand: '12-seer',
      }),
      seat: 0,
      goal: {
        en: 'Take the card that you saw with your Seer',
        fr: 'Prenez la carte que vous avez vue grâce à la Voyante',
      },
      say: {
        en: 'You used a Seer: you alone looked at the top of the draw pile, one card for each player. First came a 3, then a −1. Your rival drew the 3 and put it in the place of a 4.',
        fr: 'Vous avez utilisé une Voyante\u00a0: vous seul avez vu le dessus de la pioche, une carte par joueur. D’abord un 3, puis un −1. Votre rival a pioché le 3 et l’a mis à la place d’un 4.',
      },
      nudge: {
        en: 'Your rival drew the first of the two.',
        fr: 'Votre rival a pioché la première des deux.',
      },
      watch: [{ zone: 'hand' }, { word: 'use' }, { zone: 'draw' }, ...inRow(1, 2)],
      task: {
        picks: [
          {
            right: [{ zone: 'draw' }],
            otherwise: {
              en: 'The 4 is certain, but so is what you saw, and it is lower.',
              fr: 'Le 4 est sûr, mais ce que vous avez vu l’est aussi, et c’est plus bas.',
            },
          },
        ],
      },
      notice: {
        en: 'The −1 is in your hand. The cards stay in their order: count who draws which.',
        fr: 'Le −1 est dans votre main. Les cartes gardent leur ordre\u00a0: comptez qui pioche laquelle.',
      },
    },
    {
      position: laidRows({
        rows: ['9-exchange@0 3@0 0@0 2', '4@1 8-stone 0@1 5-shuffle'],
        draw: '1 12-flash 5-shuffle 6-eye 10-discard',
        discard: '6-eye 11-replay',
        hand: '12-strategist',
      }),
      seat: 0,
      goal: {
        en: 'Keep the lowest of three, and leave your rival the highest',
        fr: 'Gardez la plus basse des trois, laissez la plus haute à votre rival',
      },
      say: {
        en: 'You used a Strategist and drew three cards. First discard one of them, without its effect.',
        fr: 'Vous avez utilisé un Stratège et pioché trois cartes. D’abord, défaussez-en une, sans son effet.',
      },
      nudge: {
        en: 'One is for you, one for your rival. Which is left?',
        fr: 'Une est pour vous, une pour votre rival. Laquelle reste\u202f?',
      },
      watch: [{ zone: 'hand' }, { word: 'use' }],
      task: {
        picks: [
          {
            right: [{ zone: 'hand', index: 2 }],
            wrong: [
              {
                at: [{ zone: 'hand', index: 0 }],
                say: { en: 'The 1 is for your row.', fr: 'Le 1 est pour votre jeu.' },
              },
            ],
            otherwise: {
              en: 'Discarded, it is seen and left alone. Back on the draw pile, your rival may draw it.',
              fr: 'Défaussé, il se voit et personne n’en veut. Sur la pioche, votre rival peut le piocher.',
            },
          },
          {
            say: {
              en: 'One of the other two goes back on top of the draw pile, unseen.',
              fr: 'Une des deux autres retourne sur la pioche, face cachée.',
            },
            right: [{ zone: 'hand', index: 1 }],
            otherwise: {
              en: 'Your rival could draw the 1, and you would play the 12.',
              fr: 'Votre rival pourrait piocher le 1, et vous joueriez le 12.',
            },
          },
          {
            say: {
              en: 'The third you play as if you had drawn it.',
              fr: 'La troisième, vous la jouez comme si vous l’aviez piochée.',
            },
            right: inRow(0, 0),
            wrong: [
              {
                at: inRow(0, 3),
                say: {
                  en: 'You have never seen that one. The 9 you know.',
                  fr: 'Celle-ci, vous ne l’avez jamais vue. Le 9, vous le connaissez.',
                },
              },
            ],
            otherwise: { en: 'The 9 would stay.', fr: 'Le 9 resterait.' },
          },
        ],
      },
      notice: {
        en: '8 points fewer, and a 12 waits for your rival.',
        fr: '8 points de moins, et un 12 attend votre rival.',
      },
    },
    {
      position: laidRows({
        rows: ['3@0 11-replay@0 2@0 5-shuffle', '4@1 8-stone 0@1 5-shuffle'],
        draw: '9-exchange -1 6-eye 10-discard',
        discard: '12-lousy 6-eye',
      }),
      seat: 0,
      goal: {
        en: 'Put the Lousy where it costs you least for certain',
        fr: 'Mettez le Pouilleux là où il coûte le moins, à coup sûr',
      },
      say: {
        en: 'The Lousy lies on top of the discard pile: whoever begins a turn must take it, and it must go into their row. Only a stone on the pile frees them.',
        fr: 'Le Pouilleux est sur le dessus de la défausse\u00a0: qui commence son tour doit le prendre, et il doit entrer dans son jeu. Seule une pierre sur la défausse en dispense.',
      },
      nudge: {
        en: 'The card that goes may be of use, too.',
        fr: 'La carte qui s’en va peut servir, elle aussi.',
      },
      watch: [{ zone: 'discard' }],
      task: {
        picks: [
          {
            right: inRow(0, 1),
            wrong: [
              {
                at: inRow(0, 3),
                say: {
                  en: 'You have never seen that one: it may be low. In the place of the 11, a 12 costs 1.',
                  fr: 'Celle-ci, vous ne l’avez jamais vue\u00a0: elle est peut-être basse. À la place du 11, un 12 coûte 1.',
                },
              },
            ],
            otherwise: {
              en: 'A low card would go out for a 12. Another place costs less.',
              fr: 'Une carte basse sortirait pour un 12. Une autre place coûte moins.',
            },
          },
        ],
      },
      notice: {
        en: '1 point more, and the Replay of the 11 may be used: another turn to get rid of the 12.',
        fr: '1 point de plus, et Rejouer, l’effet du 11, peut servir\u00a0: un autre tour pour écarter le 12.',
      },
    },
  ],
}
