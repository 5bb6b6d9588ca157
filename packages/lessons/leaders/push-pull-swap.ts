import type { Lesson } from '../lesson.ts'
import { lessonBoard } from './board.ts'

export const pushPullSwap: Lesson = {
  id: 'push-pull-swap',
  game: 'leaders',
  title: { en: 'Push, pull, swap', fr: 'Pousser, tirer, échanger' },
  minutes: 3,
  terms: [
    {
      term: { en: 'Behind', fr: 'Cases opposées' },
      means: {
        en: 'for the Bruiser: straight on, or the cell just left or right of that',
        fr: 'pour le Cogneur\u00a0: tout droit, ou la case juste à gauche ou à droite',
      },
    },
    {
      term: { en: 'Moved', fr: 'Déplacé' },
      means: {
        en: 'by another’s ability: one’s own action is not used up',
        fr: 'par la compétence d’un autre\u00a0: on garde sa propre action',
      },
    },
  ],
  steps: [
    {
      position: lessonBoard(
        { leader: 'd1', bruiser: 'd4', jailer: 'f4~' },
        { leader: 'd5', acrobat: 'c6', brewmaster: 'g4' },
      ),
      seat: 0,
      goal: {
        en: 'Push the enemy Leader beside your Jailer',
        fr: 'Poussez le Leader adverse à côté de votre Geôlier',
      },
      say: {
        en: 'The Bruiser takes the cell of an enemy beside it and pushes them to a free one of the three behind. Your Jailer has acted.',
        fr: 'Le Cogneur prend la case d’un ennemi adjacent et le pousse sur l’une des trois cases opposées, si elle est libre. Votre Geôlier a déjà agi.',
      },
      nudge: {
        en: 'Behind d5 lie c5, d6 and e5. Which of them touches f4?',
        fr: 'Derrière d5, il y a c5, d6 et e5. Laquelle touche f4\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ word: 'Bd4*d5,Ld5-e5' }],
            wrong: [
              {
                at: [{ card: 'bruiser', zone: 'd5' }],
                say: {
                  en: 'Your Jailer does not touch that cell: 1 of 2.',
                  fr: 'Votre Geôlier ne touche pas cette case\u00a0: 1 sur 2.',
                },
              },
              {
                at: [{ card: 'bruiser' }],
                say: {
                  en: 'A step pushes nobody: the Leader stays on d5.',
                  fr: 'Un pas ne pousse personne\u00a0: le Leader reste en d5.',
                },
              },
            ],
            otherwise: {
              en: 'The Leader stays on d5: still 1 of 2.',
              fr: 'Le Leader reste en d5\u00a0: toujours 1 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: 'The Bruiser moves up, so it is always beside whom it has pushed.',
        fr: 'Le Cogneur avance\u00a0: il est donc toujours à côté de celui qu’il a poussé.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'd1~', manipulator: 'd2', jailer: 'c4~', rider: 'e4~' },
        { leader: 'd6', acrobat: 'd7', bruiser: 'e5' },
      ),
      seat: 0,
      goal: {
        en: 'Move the enemy Leader in between two of yours',
        fr: 'Déplacez le Leader adverse entre deux des vôtres',
      },
      say: {
        en: 'The Manipulator moves an enemy in sight, not beside her, by one cell. All others of yours have acted.',
        fr: 'La Manipulatrice déplace d’une case un ennemi visible et non adjacent. Tous vos autres personnages ont agi.',
      },
      nudge: {
        en: 'One cell beside d6 touches both c4 and e4.',
        fr: 'Une seule case autour de d6 touche à la fois c4 et e4.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'Md2*Ld6-d5' }],
            wrong: [
              {
                at: [{ word: 'Md2*Ld6-c5' }],
                say: {
                  en: 'Only your Jailer touches c5: 1 of 2.',
                  fr: 'Seul votre Geôlier touche c5\u00a0: 1 sur 2.',
                },
              },
              {
                at: [{ card: 'manipulator', zone: 'd2' }],
                say: {
                  en: 'None of yours touches that cell: 0 of 2.',
                  fr: 'Aucun des vôtres ne touche cette case\u00a0: 0 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'The Leader stays on d6: 0 of 2.',
              fr: 'Le Leader reste en d6\u00a0: 0 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: 'She can move an enemy to any free cell beside it: here e5 was taken by the Bruiser.',
        fr: 'Elle peut déplacer un ennemi vers toute case libre autour de lui\u00a0: ici, le Cogneur occupait e5.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'd1', jailer: 'e2', brewmaster: 'f2', protector: 'c4' },
        { leader: 'd5', acrobat: 'd7', illusionist: 'e6' },
      ),
      seat: 0,
      goal: {
        en: 'Bring your Jailer beside the Leader within this turn',
        fr: 'Amenez votre Geôlier à côté du Leader dès ce tour',
      },
      say: {
        en: 'One step will not do. But the Brewmaster moves a friend beside him by one cell, and the friend may still act.',
        fr: 'Un pas n’y suffit pas. Mais le Tavernier déplace d’une case un allié adjacent, et cet allié garde son action.',
      },
      nudge: {
        en: 'Two actions for one way: the Brewmaster’s and the Jailer’s own. e3 is half of it.',
        fr: 'Deux actions pour un seul trajet\u00a0: celle du Tavernier et celle du Geôlier. e3 est à mi-chemin.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'Tf2*Je2-e3' }, { word: 'Tf2*Je2-d3' }, { word: 'Je2-e3' }],
            wrong: [
              {
                at: [{ word: 'Je2-d3' }],
                say: {
                  en: 'On d3 the Jailer has acted, and the Brewmaster does not touch it: one cell short.',
                  fr: 'En d3, le Geôlier a agi et le Tavernier ne le touche plus\u00a0: il s’en faut d’une case.',
                },
              },
              {
                at: [
                  { card: 'jailer' },
                  { word: 'Tf2*Je2-f1' },
                  { word: 'Tf2*Je2-e1' },
                  { word: 'Tf2*Je2-d2' },
                ],
                say: {
                  en: 'The Jailer would be no nearer than before.',
                  fr: 'Le Geôlier n’en serait pas plus près qu’avant.',
                },
              },
              {
                at: [{ card: 'brewmaster' }],
                say: {
                  en: 'The Brewmaster would go himself, and the Jailer have one step only.',
                  fr: 'Le Tavernier irait lui-même, et le Geôlier n’aurait qu’un pas.',
                },
              },
            ],
            otherwise: {
              en: 'The Jailer stays on e2, two cells short.',
              fr: 'Le Geôlier reste en e2\u00a0: il s’en faut de deux cases.',
            },
          },
          {
            say: {
              en: 'Your Jailer is halfway. One of the two has acted: now the other.',
              fr: 'Votre Geôlier est à mi-chemin. L’un des deux a agi\u00a0: à l’autre.',
            },
            right: [
              { card: 'jailer', zone: 'd4' },
              { card: 'jailer', zone: 'e4' },
              { word: 'Tf2*Je3-d4' },
              { word: 'Tf2*Je3-e4' },
            ],
            otherwise: {
              en: 'The Jailer would not be beside the Leader on d5.',
              fr: 'Le Geôlier ne serait pas à côté du Leader en d5.',
            },
          },
        ],
      },
      notice: {
        en: 'Whoever is moved by another keeps their own action, before or after.',
        fr: 'Qui est déplacé par un autre garde sa propre action, avant ou après.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'd3~', illusionist: 'b1' },
        { leader: 'd7', protector: 'd4', rider: 'e5' },
      ),
      seat: 0,
      goal: { en: 'Get your own Leader out of danger', fr: 'Mettez votre propre Leader à l’abri' },
      say: {
        en: 'It has acted, and the Protector beside it makes 1 of 2. Next turn the enemy Rider rides to e3.',
        fr: 'Il a agi, et le Protecteur à côté de lui fait 1 sur 2. Au prochain tour, le Cavalier adverse galope en e3.',
      },
      nudge: {
        en: 'Your Illusionist sees your Leader, and trades with friends as well.',
        fr: 'Votre Illusionniste voit votre Leader, et échange aussi avec un allié.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'illusionist', zone: 'd3' }],
            otherwise: {
              en: 'Your Leader stays on d3: the Rider rides to e3, 2 of 2.',
              fr: 'Votre Leader reste en d3\u00a0: le Cavalier galope en e3, 2 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: 'A Leader that has acted can still be moved by a friend.',
        fr: 'Un Leader qui a agi peut encore être déplacé par un allié.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'd1', manipulator: 'd3', bruiser: 'c5', jailer: 'e4~' },
        { leader: 'd7', rider: 'e6', illusionist: 'f5' },
      ),
      seat: 0,
      goal: {
        en: 'Bring the Leader out of its corner, then push it to your Jailer',
        fr: 'Sortez le Leader de son coin, puis poussez-le vers votre Geôlier',
      },
      say: {
        en: 'Your Jailer has acted. Your Manipulator and your Bruiser have not.',
        fr: 'Votre Geôlier a agi. Votre Manipulatrice et votre Cogneur, pas encore.',
      },
      nudge: {
        en: 'Your Bruiser on c5 touches d6. Behind d6, seen from c5, lie d7, e6 and e5.',
        fr: 'Votre Cogneur en c5 touche d6. Derrière d6, vu de c5, il y a d7, e6 et e5.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'Md3*Ld7-d6' }],
            wrong: [
              {
                at: [{ word: 'Md3*Ld7-c6' }],
                say: {
                  en: 'From c5 the Bruiser could push it only back to d7: 1 of 2.',
                  fr: 'De c5, le Cogneur ne pourrait que le repousser en d7\u00a0: 1 sur 2.',
                },
              },
              {
                at: [
                  { card: 'bruiser', zone: 'c6' },
                  { card: 'bruiser', zone: 'd6' },
                ],
                say: {
                  en: 'Beside the Leader, your Bruiser has acted and pushes nobody: 1 of 2.',
                  fr: 'À côté du Leader, votre Cogneur aurait agi et ne pousserait plus\u00a0: 1 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'The Leader stays in its corner on d7.',
              fr: 'Le Leader reste dans son coin, en d7.',
            },
          },
          {
            say: {
              en: 'The Leader is on d6, beside your Bruiser: 1 of 2. Your Jailer cannot come; the Leader must go there.',
              fr: 'Le Leader est en d6, à côté de votre Cogneur\u00a0: 1 sur 2. Votre Geôlier ne peut venir\u202f; au Leader d’y aller.',
            },
            right: [{ word: 'Bc5*d6,Ld6-e5' }],
            wrong: [
              {
                at: [{ word: 'Bc5*d6,Ld6-d7' }],
                say: { en: 'Back into its corner: 1 of 2.', fr: 'De retour dans son coin\u00a0: 1 sur 2.' },
              },
              {
                at: [{ card: 'bruiser' }],
                say: {
                  en: 'A step pushes nobody: the Leader stays on d6.',
                  fr: 'Un pas ne pousse personne\u00a0: le Leader reste en d6.',
                },
              },
            ],
            otherwise: {
              en: 'The Leader stays on d6: 1 of 2.',
              fr: 'Le Leader reste en d6\u00a0: 1 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: 'Of the cells behind d6, e5 is the one that touches your Jailer. Neither ability was enough alone.',
        fr: 'Des cases opposées, e5 est celle qui touche votre Geôlier. Aucune des deux compétences n’aurait suffi seule.',
      },
    },
  ],
}
