import type { Lesson } from '../lesson.ts'
import { inRow, laidRows } from './rows.ts'

export const equalCards: Lesson = {
  id: 'equal-cards',
  game: 'hidden-people',
  title: { en: '= cards', fr: 'Les cartes =' },
  minutes: 2,
  terms: [
    {
      term: { en: 'The =−', fr: 'Le =−' },
      means: { en: 'counts as the lowest number of its row', fr: 'vaut le plus petit nombre de son jeu' },
    },
    {
      term: { en: 'The =+', fr: 'Le =+' },
      means: { en: 'counts as the highest number of its row', fr: 'vaut le plus grand nombre de son jeu' },
    },
  ],
  steps: [
    {
      position: laidRows({
        rows: ['-1@0 3@0 4@0 7-eye@0', '2@1 10-discard 8-stone 1@1'],
        draw: '5-shuffle 9-exchange 6-eye 0',
        discard: '6-eye 11-replay',
        hand: '=-',
      }),
      seat: 0,
      goal: {
        en: 'Place the =− so that your row counts least',
        fr: 'Placez le =− pour que votre jeu compte le moins',
      },
      say: {
        en: 'The =− counts as the lowest number of its row. Your row is −1 + 3 + 4 + 7 = 13 now.',
        fr: 'Le =− vaut le plus petit nombre de son jeu. Votre jeu fait −1 + 3 + 4 + 7 = 13 pour l’instant.',
      },
      nudge: { en: 'Which number should it copy?', fr: 'Quel nombre doit-il copier\u202f?' },
      task: {
        picks: [
          {
            right: inRow(0, 3),
            wrong: [
              {
                at: inRow(0, 0),
                say: {
                  en: 'Without the −1 the lowest is 3: 3 + 3 + 4 + 7 = 17.',
                  fr: 'Sans le −1, le plus petit est 3\u00a0: 3 + 3 + 4 + 7 = 17.',
                },
              },
              {
                at: inRow(0, 1, 2),
                say: {
                  en: 'It would count −1, but the 7 would stay.',
                  fr: 'Il vaudrait −1, mais le 7 resterait.',
                },
              },
            ],
            otherwise: { en: 'Your row would stay at 13.', fr: 'Votre jeu resterait à 13.' },
          },
        ],
      },
      notice: {
        en: '−1 + 3 + 4 − 1 = 5: it counts −1, like your lowest.',
        fr: '−1 + 3 + 4 − 1 = 5\u00a0: il vaut −1, comme votre plus petit nombre.',
      },
    },
    {
      position: laidRows({
        rows: ['1@0 2@0 3@0 9-exchange@0', '4@1 10-discard 8-stone 2@1'],
        draw: '5-shuffle 0 6-eye 7-eye',
        discard: '6-eye 11-replay',
        hand: '=+',
      }),
      seat: 0,
      goal: { en: 'Place the =+ where it stays low', fr: 'Placez le =+ là où il reste bas' },
      say: {
        en: 'The =+ counts as the highest number of its row. Your row is 1 + 2 + 3 + 9 = 15 now.',
        fr: 'Le =+ vaut le plus grand nombre de son jeu. Votre jeu fait 1 + 2 + 3 + 9 = 15 pour l’instant.',
      },
      nudge: {
        en: 'What will be the highest number once it lies there?',
        fr: 'Quel sera le plus grand nombre une fois qu’il y est\u202f?',
      },
      task: {
        picks: [
          {
            right: inRow(0, 3),
            wrong: [
              {
                at: inRow(0, 0, 1, 2),
                say: {
                  en: 'It equals your highest: the 9 would count twice.',
                  fr: 'Il vaut votre carte la plus haute\u00a0: le 9 compterait deux fois.',
                },
              },
            ],
            otherwise: {
              en: 'Your row would stay at 15. It can be lower.',
              fr: 'Votre jeu resterait à 15. On peut descendre plus bas.',
            },
          },
        ],
      },
      notice: {
        en: '1 + 2 + 3 + 3 = 9. With the 9 gone, the highest is 3.',
        fr: '1 + 2 + 3 + 3 = 9. Le 9 parti, le plus grand nombre est 3.',
      },
    },
    {
      position: laidRows({
        rows: ['1@0 2@0 3@0 ●12-seer@0', '4@1 10-discard 8-stone 2@1'],
        draw: '5-shuffle 0 6-eye 7-eye',
        discard: '9-exchange 6-eye 11-replay',
        hand: '=+',
      }),
      seat: 0,
      goal: { en: 'Decide what becomes of this =+', fr: 'Décidez du sort de ce =+' },
      say: {
        en: 'A stone lies on your 12: it cannot be replaced.',
        fr: 'Une pierre est posée sur votre 12\u00a0: il ne peut pas être remplacé.',
      },
      nudge: {
        en: 'What would it count in your row?',
        fr: 'Que vaudrait-il dans votre jeu\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ zone: 'hand' }],
            otherwise: {
              en: 'It equals your highest, and that is 12.',
              fr: 'Il vaut votre carte la plus haute, et c’est un 12.',
            },
          },
        ],
      },
      notice: {
        en: 'Beside a 12, the =+ counts 12. On the discard pile it costs you nothing.',
        fr: 'À côté d’un 12, le =+ vaut 12. Sur la défausse, il ne vous coûte rien.',
      },
    },
    {
      position: laidRows({
        rows: ['=+@0 8-stone@0 3@0 1@0', '4@1 10-discard 9-exchange 2@1'],
        draw: '5-shuffle 0 6-eye 7-eye',
        discard: '6-eye 11-replay',
        hand: '2',
      }),
      seat: 0,
      goal: {
        en: 'Make your row as low as you can with the 2',
        fr: 'Avec le 2, faites baisser votre jeu le plus possible',
      },
      say: {
        en: 'Your =+ counts 8 for now: 8 + 8 + 3 + 1 = 20.',
        fr: 'Votre =+ vaut 8 pour l’instant\u00a0: 8 + 8 + 3 + 1 = 20.',
      },
      nudge: {
        en: 'The =+ follows another card of the row.',
        fr: 'Le =+ suit une autre carte du jeu.',
      },
      task: {
        picks: [
          {
            right: inRow(0, 1),
            wrong: [
              {
                at: inRow(0, 0),
                say: {
                  en: '2 + 8 + 3 + 1 = 14. It can be lower.',
                  fr: '2 + 8 + 3 + 1 = 14. On peut descendre plus bas.',
                },
              },
              {
                at: inRow(0, 2),
                say: {
                  en: '8 + 8 + 2 + 1 = 19: the 8 still counts twice.',
                  fr: '8 + 8 + 2 + 1 = 19\u00a0: le 8 compte encore deux fois.',
                },
              },
              {
                at: inRow(0, 3),
                say: {
                  en: '8 + 8 + 3 + 2 = 21: the 2 is higher than the 1.',
                  fr: '8 + 8 + 3 + 2 = 21\u00a0: le 2 est plus haut que le 1.',
                },
              },
            ],
            otherwise: { en: 'Your row would stay at 20.', fr: 'Votre jeu resterait à 20.' },
          },
        ],
      },
      notice: {
        en: '3 + 2 + 3 + 1 = 9. Take the highest away, and the =+ comes down with it.',
        fr: '3 + 2 + 3 + 1 = 9. Quand la carte la plus haute s’en va, le =+ descend avec elle.',
      },
    },
  ],
}
