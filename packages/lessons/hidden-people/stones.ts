import type { Lesson } from '../lesson.ts'
import { inRow, laidRows } from './rows.ts'

export const stonesLesson: Lesson = {
  id: 'stones',
  game: 'hidden-people',
  title: { en: 'Stones', fr: 'Les pierres' },
  minutes: 3,
  terms: [
    {
      term: { en: 'Stone', fr: 'Pierre' },
      means: {
        en: 'lies on a card, on the discard pile or out of play; one a row at most',
        fr: 'posée sur une carte, sur la défausse ou hors du jeu\u202f; une au plus par joueur',
      },
    },
    {
      term: { en: 'Under a stone', fr: 'Sous une pierre' },
      means: {
        en: 'nobody can look at the card, move it or discard it, and its row counts 1 more',
        fr: 'la carte ne peut être ni regardée, ni déplacée, ni défaussée, et son jeu compte 1 de plus',
      },
    },
  ],
  steps: [
    {
      position: laidRows({
        rows: ['1@0 2@0 ●11-replay@0 3', '12-strategist@01 4@1 6-eye 2@1'],
        draw: '5-shuffle 7-eye -1 10-discard 6-eye',
        discard: '9-exchange 7-eye',
        hand: '8-stone',
        stones: { discard: 0, out: 1 },
      }),
      seat: 0,
      goal: { en: 'Take up the stone that harms you', fr: 'Prenez la pierre qui vous gêne' },
      say: {
        en: 'A stone holds your 11: nobody can replace it, not even you, and your row counts 1 more. You discarded an 8, and its effect moves a stone.',
        fr: 'Une pierre bloque votre 11\u00a0: personne ne peut le remplacer, pas même vous, et votre jeu compte 1 de plus. Vous avez défaussé un 8, dont l’effet déplace une pierre.',
      },
      nudge: {
        en: 'Any stone may be moved, wherever it lies.',
        fr: 'N’importe quelle pierre peut être déplacée, où qu’elle soit.',
      },
      watch: [{ zone: 'hand' }, { word: 'use' }],
      task: {
        picks: [
          {
            right: inRow(0, 2),
            otherwise: {
              en: 'That one lies out of play and weighs on nobody. Your 11 would stay stuck.',
              fr: 'Celle-ci est hors du jeu et ne pèse sur personne. Votre 11 resterait bloqué.',
            },
          },
        ],
      },
      notice: {
        en: 'Your 11 is about to be free. Now the stone needs a place.',
        fr: 'Votre 11 va être libre. Il faut maintenant une place à la pierre.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'Lay it where it harms your rival most',
        fr: 'Posez-la là où elle gêne le plus votre rival',
      },
      say: {
        en: 'You know one card of your rival’s row: the 12.',
        fr: 'Vous connaissez une carte du jeu de votre rival\u00a0: le 12.',
      },
      nudge: {
        en: 'What is under a stone stays until the stone moves.',
        fr: 'Ce qui est sous une pierre y reste tant qu’elle ne bouge pas.',
      },
      task: {
        picks: [
          {
            right: inRow(1, 0),
            wrong: [
              {
                at: inRow(0, 0, 1, 3),
                say: {
                  en: 'It would still add 1 to your row.',
                  fr: 'Elle ajouterait encore 1 à votre jeu.',
                },
              },
              {
                at: inRow(1, 1, 2, 3),
                say: {
                  en: '1 more for your rival, but it may guard a low card. You know where a high one lies.',
                  fr: '1 de plus pour votre rival, mais elle protège peut-être une carte basse. Vous savez où est une haute.',
                },
              },
            ],
            otherwise: {
              en: 'There it would add nothing to your rival’s row.',
              fr: 'Là, elle n’ajouterait rien au jeu de votre rival.',
            },
          },
        ],
      },
      notice: {
        en: 'The 12 is stuck, and with the stone it costs 13. Your 11 can be replaced again.',
        fr: 'Le 12 est bloqué, et avec la pierre il coûte 13. Votre 11 peut de nouveau être remplacé.',
      },
    },
    {
      position: laidRows({
        rows: ['-1@01 3@0 9-exchange@0 5-shuffle', '2@1 7-eye 6-eye@1 4'],
        draw: '8-stone 1 10-discard 6-eye 12-seer',
        discard: '7-eye 11-replay',
        hand: '8-stone',
      }),
      seat: 0,
      goal: {
        en: 'Guard the card that your rival will want',
        fr: 'Protégez la carte que votre rival voudra',
      },
      say: {
        en: 'With an Eye, your rival looked at your −1. An Exchange could take it from you. You have taken up a stone.',
        fr: 'Avec un Œil, votre rival a regardé votre −1. Un Échange pourrait vous le prendre. Vous avez une pierre à poser.',
      },
      nudge: {
        en: 'A card under a stone cannot be swapped.',
        fr: 'Une carte sous une pierre ne s’échange pas.',
      },
      watch: [{ zone: 'hand' }, { word: 'use' }, { zone: 'out' }],
      task: {
        picks: [
          {
            right: inRow(0, 0),
            wrong: [
              {
                at: inRow(0, 2),
                say: {
                  en: 'Your row would count 1 more, and the 9 would be stuck in it.',
                  fr: 'Votre jeu compterait 1 de plus, et le 9 y serait bloqué.',
                },
              },
              {
                at: inRow(0, 1, 3),
                say: {
                  en: 'It costs 1 there too, and your −1 could still be taken.',
                  fr: 'Là aussi elle coûte 1, et votre −1 pourrait encore être pris.',
                },
              },
              {
                at: inRow(1, 0, 1, 2, 3),
                say: {
                  en: '1 more for your rival, but your −1 could still be taken.',
                  fr: '1 de plus pour votre rival, mais votre −1 pourrait encore être pris.',
                },
              },
            ],
            otherwise: {
              en: 'That would close the discard pile, but your −1 could still be taken.',
              fr: 'Cela fermerait la défausse, mais votre −1 pourrait encore être pris.',
            },
          },
        ],
      },
      notice: {
        en: 'Nobody can take your −1 now. The price: 1 point while the stone lies there.',
        fr: 'Personne ne peut plus prendre votre −1. Le prix\u00a0: 1 point tant que la pierre est là.',
      },
    },
    {
      seat: 0,
      goal: { en: 'Say what you can take now', fr: 'Dites ce que vous pouvez prendre maintenant' },
      say: {
        en: 'Your rival drew an 8, discarded it and laid a stone on the discard pile. It is your turn.',
        fr: 'Votre rival a pioché un 8, l’a défaussé et a posé une pierre sur la défausse. C’est votre tour.',
      },
      nudge: { en: 'A stone holds what lies under it.', fr: 'Une pierre bloque ce qu’elle couvre.' },
      watch: [{ zone: 'draw' }, { zone: 'hand' }, { word: 'use' }, { zone: 'out' }, { zone: 'discard' }],
      task: {
        answers: [
          {
            say: { en: 'The 8 on the discard pile', fr: 'Le 8 de la défausse' },
            wrong: {
              en: 'The stone closes the discard pile: nobody takes from it.',
              fr: 'La pierre ferme la défausse\u00a0: personne n’y prend rien.',
            },
          },
          { say: { en: 'Only the top of the draw pile', fr: 'Seulement le dessus de la pioche' } },
          {
            say: { en: 'Nothing: the turn is lost', fr: 'Rien\u00a0: le tour est perdu' },
            wrong: {
              en: 'You always take a card. One of the two piles is open.',
              fr: 'On prend toujours une carte. L’une des deux piles est ouverte.',
            },
          },
        ],
      },
      notice: {
        en: 'Cards are still discarded, beneath the stone. Until it moves, everybody draws.',
        fr: 'On défausse toujours, sous la pierre. Tant qu’elle est là, tout le monde pioche.',
      },
    },
  ],
}
