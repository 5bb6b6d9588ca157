import type { Lesson } from '../lesson.ts'
import { lessonBoard } from './board.ts'

const beside = [
  { card: 'jailer', zone: 'c4' },
  { card: 'jailer', zone: 'c5' },
  { card: 'rider', zone: 'd4' },
]

export const takeTheCrown: Lesson = {
  id: 'take-the-crown',
  game: 'leaders',
  title: { en: 'Take the crown', fr: 'Capturer' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Act', fr: 'Agir' },
      means: {
        en: 'a step or an ability, once a turn each',
        fr: 'un pas ou une compétence, une fois par tour chacun',
      },
    },
    {
      term: { en: 'Captured', fr: 'Capturé' },
      means: { en: 'two enemies beside the Leader', fr: 'deux ennemis adjacents au Leader' },
    },
  ],
  steps: [
    {
      position: lessonBoard(
        { leader: 'd1', jailer: 'b4', rider: 'f2' },
        { leader: 'd5', bruiser: 'd7', brewmaster: 'e6' },
      ),
      seat: 0,
      goal: {
        en: 'Bring one of yours beside the enemy Leader',
        fr: 'Amenez l’un des vôtres à côté du Leader adverse',
      },
      say: {
        en: 'Two of yours beside the enemy Leader capture it, and you win.',
        fr: 'Deux des vôtres adjacents au Leader adverse le capturent, et vous gagnez.',
      },
      nudge: {
        en: 'The Jailer takes a step. The Rider can also ride two cells in a straight line.',
        fr: 'Le Geôlier fait un pas. Le Cavalier peut aussi avancer de deux cases en ligne droite.',
      },
      task: {
        picks: [
          {
            right: beside,
            wrong: [
              {
                at: [{ card: 'rider', zone: 'e3' }],
                say: {
                  en: 'e3 is one cell short: 0 of 2.',
                  fr: 'En e3, il s’en faut d’une case\u00a0: 0 sur 2.',
                },
              },
              {
                at: [{ card: 'leader' }],
                say: {
                  en: 'Your own Leader is far from it: 0 of 2.',
                  fr: 'Votre propre Leader en est loin\u00a0: 0 sur 2.',
                },
              },
              {
                at: [{ word: 'end' }],
                say: {
                  en: 'Nobody would have moved: 0 of 2.',
                  fr: 'Personne n’aurait bougé\u00a0: 0 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'That cell does not touch d5: 0 of 2.',
              fr: 'Cette case ne touche pas d5\u00a0: 0 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: '1 of 2: the first one threatens, the second captures.',
        fr: '1 sur 2\u00a0: le premier menace, le second capture.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'Bring a second one beside the enemy Leader',
        fr: 'Amenez-en un second à côté du Leader adverse',
      },
      say: {
        en: 'Whoever has not acted may still act in this turn.',
        fr: 'Qui n’a pas agi peut encore le faire dans ce même tour.',
      },
      nudge: {
        en: 'Choose who has not acted: which of its cells touches d5?',
        fr: 'Choisissez qui n’a pas agi\u00a0: laquelle de ses cases touche d5\u202f?',
      },
      task: {
        picks: [
          {
            right: beside,
            wrong: [
              {
                at: [{ card: 'rider', zone: 'e3' }],
                say: {
                  en: 'e3 is one cell short. The Rider would stand beside nobody: still 1 of 2.',
                  fr: 'En e3, il s’en faut d’une case\u00a0: le Cavalier n’y serait à côté de personne. Toujours 1 sur 2.',
                },
              },
              {
                at: [{ card: 'leader' }],
                say: {
                  en: 'Your own Leader is far from it: still 1 of 2.',
                  fr: 'Votre propre Leader en est loin\u00a0: toujours 1 sur 2.',
                },
              },
              {
                at: [{ word: 'end' }],
                say: {
                  en: 'The second one is missing: still 1 of 2.',
                  fr: 'Il manque le second\u00a0: toujours 1 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'That cell does not touch d5: still 1 of 2.',
              fr: 'Cette case ne touche pas d5\u00a0: toujours 1 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: '2 of 2: captured. The game ends at once, in the middle of your turn.',
        fr: '2 sur 2\u00a0: capturé. La partie s’arrête aussitôt, au milieu de votre tour.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'd3', protector: 'c5', rider: 'f1' },
        { leader: 'd5', manipulator: 'd7', bruiser: 'f5' },
      ),
      seat: 0,
      goal: { en: 'Find the second one for this capture', fr: 'Trouvez le second pour cette capture' },
      say: {
        en: 'Your Protector is beside the enemy Leader: 1 of 2.',
        fr: 'Votre Protecteur est adjacent au Leader adverse\u00a0: 1 sur 2.',
      },
      nudge: {
        en: 'Everybody on your side counts here, even the one with the crown.',
        fr: 'Ici, tous les vôtres comptent, même celui qui porte la couronne.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'leader', zone: 'd4' }],
            wrong: [
              {
                at: [{ card: 'leader' }],
                say: {
                  en: 'Your Leader would not touch d5 from there: still 1 of 2.',
                  fr: 'De là, votre Leader ne toucherait pas d5\u00a0: toujours 1 sur 2.',
                },
              },
              {
                at: [{ card: 'rider' }],
                say: {
                  en: 'The Rider is too far away: still 1 of 2.',
                  fr: 'Le Cavalier est trop loin\u00a0: toujours 1 sur 2.',
                },
              },
              {
                at: [
                  { card: 'protector', zone: 'd6' },
                  { card: 'protector', zone: 'c4' },
                ],
                say: {
                  en: 'The Protector counts already: still 1 of 2.',
                  fr: 'Le Protecteur compte déjà\u00a0: toujours 1 sur 2.',
                },
              },
              {
                at: [{ card: 'protector' }],
                say: {
                  en: 'Your Protector would leave the enemy Leader: 0 of 2.',
                  fr: 'Votre Protecteur quitterait le Leader adverse\u00a0: 0 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'The second one is missing: still 1 of 2.',
              fr: 'Il manque le second\u00a0: toujours 1 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: 'A Leader counts like anybody else: yours beside theirs, theirs beside yours.',
        fr: 'Un Leader compte comme les autres\u00a0: le vôtre à côté du leur, le leur à côté du vôtre.',
      },
    },
    {
      position: lessonBoard({ leader: 'd3', rider: 'a2' }, { leader: 'd7', bruiser: 'e3', jailer: 'c4' }),
      seat: 0,
      goal: {
        en: 'Step your Leader out of the Jailer’s reach',
        fr: 'Mettez votre Leader, d’un pas, hors de portée du Geôlier',
      },
      say: {
        en: 'The enemy Bruiser is beside your Leader: 1 of 2. Next turn the Jailer could be the second.',
        fr: 'Le Cogneur adverse est adjacent à votre Leader\u00a0: 1 sur 2. Au prochain tour, le Geôlier pourrait être le second.',
      },
      nudge: {
        en: 'The Jailer goes one step, to c3 or d4 for example. Which cells would it still not touch?',
        fr: 'Le Geôlier fait un pas, en c3 ou en d4 par exemple. Quelles cases ne toucherait-il toujours pas\u202f?',
      },
      task: {
        picks: [
          {
            right: [
              { card: 'leader', zone: 'd2' },
              { card: 'leader', zone: 'e2' },
            ],
            wrong: [
              {
                at: [{ card: 'leader', zone: 'c2' }],
                say: {
                  en: 'The Bruiser goes to d3, the Jailer to c3: 2 of 2, and your Leader falls.',
                  fr: 'Le Cogneur va en d3, le Geôlier en c3\u00a0: 2 sur 2, et votre Leader tombe.',
                },
              },
              {
                at: [{ card: 'leader', zone: 'c3' }],
                say: {
                  en: 'The Jailer touches c3 already, and the Bruiser follows to d3: 2 of 2.',
                  fr: 'Le Geôlier touche déjà c3, et le Cogneur suit en d3\u00a0: 2 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'Your Leader would stay on d3: the Jailer steps to d4, 2 of 2.',
              fr: 'Votre Leader resterait en d3\u00a0: le Geôlier va en d4, 2 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: 'd4 was not offered: two enemies touch it, and nobody may bring down their own Leader.',
        fr: 'd4 n’était pas proposée\u00a0: deux ennemis la touchent, et il est interdit de faire tomber son propre Leader.',
      },
    },
  ],
}
