import type { Lesson } from '../lesson.ts'
import { inRow, laidRows } from './rows.ts'

export const whenThePileRunsDry: Lesson = {
  id: 'when-the-pile-runs-dry',
  game: 'hidden-people',
  title: { en: 'When the pile runs dry', fr: 'Quand la pioche s’épuise' },
  minutes: 3,
  terms: [
    {
      term: { en: 'The end', fr: 'La fin' },
      means: {
        en: 'when a turn ends and the draw pile is empty, all rows are revealed',
        fr: 'quand un tour s’achève et que la pioche est vide, tous les jeux sont dévoilés',
      },
    },
    {
      term: { en: 'Lowest total', fr: 'Le plus petit total' },
      means: {
        en: 'wins; equal totals share the win',
        fr: 'l’emporte\u202f; à égalité, la victoire se partage',
      },
    },
  ],
  steps: [
    {
      position: laidRows({
        rows: ['1@0 3@0 0@0 2@0', '-1@01 4@01 5-shuffle@01 2@01'],
        draw: '10-discard',
        discard: '8-stone 12-flash 9-exchange',
      }),
      seat: 0,
      goal: { en: 'End the game while you are ahead', fr: 'Finissez la partie tant que vous menez' },
      say: {
        en: 'One card is left to draw. You have 6 points; your rival’s row was shown to all, and has 10. When a turn ends and the draw pile is empty, the game is over.',
        fr: 'Il reste une carte à piocher. Vous avez 6 points\u202f; le jeu de votre rival a été montré à tous, et en a 10. Quand un tour s’achève et que la pioche est vide, la partie est finie.',
      },
      nudge: {
        en: 'The draw pile must be empty, and your row must stay low.',
        fr: 'Il faut que la pioche soit vide, et que votre jeu reste bas.',
      },
      task: {
        picks: [
          {
            right: [{ zone: 'draw' }],
            otherwise: {
              en: 'The last card would stay: your rival would get another turn.',
              fr: 'La dernière carte resterait\u00a0: votre rival aurait encore un tour.',
            },
          },
          {
            say: {
              en: 'A 10, the last card: the game ends with this turn.',
              fr: 'Un 10, la dernière carte\u00a0: la partie finit avec ce tour.',
            },
            right: [{ zone: 'hand' }],
            otherwise: {
              en: 'A 10 in your row makes 13 or more. Your rival would win with 10.',
              fr: 'Un 10 dans votre jeu ferait 13 ou plus. Votre rival gagnerait avec 10.',
            },
          },
        ],
      },
      notice: {
        en: '6 against 10. Whatever the last card is, you may discard it.',
        fr: '6 contre 10. Quelle que soit la dernière carte, on peut la défausser.',
      },
    },
    {
      position: laidRows({
        rows: ['12-seer@0 0@0 1@0 2@0', '2@01 3@01 4@01 6-eye@01'],
        draw: '',
        discard: '8-stone 12-flash 9-exchange',
        hand: '11-replay',
      }),
      seat: 0,
      goal: { en: 'Win with the last card', fr: 'Gagnez avec la dernière carte' },
      say: {
        en: 'The 11 that you hold was the last card to draw. You and your rival have 15 each.',
        fr: 'Le 11 en main était la dernière carte à piocher. Vous et votre rival avez 15 chacun.',
      },
      nudge: { en: 'One point is enough.', fr: 'Un point suffit.' },
      task: {
        picks: [
          {
            right: inRow(0, 0),
            wrong: [
              {
                at: [{ zone: 'hand' }],
                say: {
                  en: 'The draw pile is empty: a turn won by Replay is lost. 15 each would share the win.',
                  fr: 'La pioche est vide\u00a0: un tour gagné par Rejouer est perdu. À 15 chacun, la victoire se partagerait.',
                },
              },
            ],
            otherwise: {
              en: 'A low card would go out for an 11. Your rival would win with 15.',
              fr: 'Une carte basse sortirait pour un 11. Votre rival gagnerait avec 15.',
            },
          },
        ],
      },
      notice: {
        en: '14 against 15. In the last turn, a Replay wins no other turn.',
        fr: '14 contre 15. Au dernier tour, Rejouer ne donne pas d’autre tour.',
      },
    },
    {
      position: laidRows({
        rows: ['8-stone@0 4@0 7-eye@0 2@0', '0@01 1@01 5-shuffle@01 6-eye@01'],
        draw: '9-exchange -1',
        discard: '3 12-flash 11-replay',
      }),
      seat: 0,
      goal: { en: 'Leave yourself one more turn', fr: 'Gardez-vous un tour de plus' },
      say: {
        en: 'Two cards are left to draw. You have 21 points, your rival 12: one turn will hardly do.',
        fr: 'Il reste deux cartes à piocher. Vous avez 21 points, votre rival 12\u00a0: un seul tour ne suffira guère.',
      },
      nudge: {
        en: 'Count who would draw the last card.',
        fr: 'Comptez qui piocherait la dernière carte.',
      },
      task: {
        picks: [
          {
            right: [{ zone: 'discard' }],
            otherwise: {
              en: 'Then one is left: your rival can draw it, and the game ends before your next turn.',
              fr: 'Il en resterait une\u00a0: votre rival peut la piocher, et la partie finit avant votre prochain tour.',
            },
          },
          {
            say: {
              en: 'The 3 is yours, and two cards are still left to draw.',
              fr: 'Le 3 est à vous, et il reste deux cartes à piocher.',
            },
            right: inRow(0, 0),
            wrong: [
              {
                at: inRow(0, 2),
                say: {
                  en: '4 points fewer. Another place saves more.',
                  fr: '4 points de moins. Une autre place fait mieux.',
                },
              },
              {
                at: inRow(0, 1, 3),
                say: { en: 'The 8 and the 7 would stay.', fr: 'Le 8 et le 7 resteraient.' },
              },
            ],
            otherwise: { en: 'Your row would stay at 21.', fr: 'Votre jeu resterait à 21.' },
          },
        ],
      },
      notice: {
        en: '16 now, and still two cards to draw: if your rival draws one, the last is left for you.',
        fr: '16 maintenant, et toujours deux cartes à piocher\u00a0: si votre rival en pioche une, la dernière vous reste.',
      },
    },
    {
      position: laidRows({
        rows: ['2@0 4@0 6-eye 1', '3@1 7-eye 5-shuffle@1 0', '8-stone@2 2@2 -1 9-exchange'],
        draw: '10-discard 6-eye 4 11-replay',
        discard: '7-eye 12-seer 9-exchange',
      }),
      seat: 0,
      goal: {
        en: 'Say who draws the last card if everybody draws one a turn',
        fr: 'Dites qui pioche la dernière carte si chacun en pioche une par tour',
      },
      say: {
        en: 'Three players, four cards left to draw, and it is your turn.',
        fr: 'Trois joueurs, quatre cartes à piocher, et c’est votre tour.',
      },
      nudge: { en: 'You draw the first of the four.', fr: 'Vous piochez la première des quatre.' },
      task: {
        answers: [
          { say: { en: 'You', fr: 'Vous' } },
          {
            say: { en: 'The next player', fr: 'Le joueur suivant' },
            wrong: {
              en: 'They draw the second; two are left.',
              fr: 'Il pioche la deuxième\u202f; il en reste deux.',
            },
          },
          {
            say: { en: 'The third player', fr: 'Le troisième joueur' },
            wrong: {
              en: 'They draw the third; one is left.',
              fr: 'Il pioche la troisième\u202f; il en reste une.',
            },
          },
        ],
      },
      notice: {
        en: 'The first and the fourth are yours. Count early, and you know whose turn is the last.',
        fr: 'La première et la quatrième sont pour vous. Comptez tôt, et vous saurez à qui est le dernier tour.',
      },
    },
  ],
}
