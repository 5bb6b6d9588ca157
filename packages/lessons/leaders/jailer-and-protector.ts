import type { Lesson } from '../lesson.ts'
import { lessonBoard } from './board.ts'

export const jailerAndProtector: Lesson = {
  id: 'jailer-and-protector',
  game: 'leaders',
  title: { en: 'Jailer and Protector', fr: 'Geôlier et Protecteur' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Locked', fr: 'Sous clé' },
      means: {
        en: 'beside an enemy Jailer: steps only, no active ability',
        fr: 'à côté d’un Geôlier ennemi\u00a0: un pas, mais pas de compétence active',
      },
    },
    {
      term: { en: 'Shielded', fr: 'Protégé' },
      means: {
        en: 'a Protector and its friends beside it: enemy abilities do not move them',
        fr: 'un Protecteur et ses alliés adjacents\u00a0: les compétences ennemies ne les déplacent pas',
      },
    },
  ],
  steps: [
    {
      position: lessonBoard(
        { leader: 'd1', rider: 'e4', protector: 'c5' },
        { leader: 'd6', jailer: 'f4', bruiser: 'd7' },
      ),
      seat: 0,
      goal: {
        en: 'Your Rider is locked: capture with it all the same',
        fr: 'Votre Cavalier est sous clé\u00a0: capturez avec lui quand même',
      },
      say: {
        en: 'The enemy Jailer is beside it, so it cannot ride. A step is still allowed.',
        fr: 'Le Geôlier adverse est à côté de lui\u00a0: plus de galop. Un pas reste possible.',
      },
      nudge: {
        en: 'Which cells beside e4 touch d6?',
        fr: 'Quelles cases adjacentes à e4 touchent d6\u202f?',
      },
      task: {
        picks: [
          {
            right: [
              { card: 'rider', zone: 'e5' },
              { card: 'rider', zone: 'd5' },
            ],
            wrong: [
              {
                at: [{ card: 'rider' }],
                say: {
                  en: 'That cell does not touch d6: still 1 of 2.',
                  fr: 'Cette case ne touche pas d6\u00a0: toujours 1 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'Your Rider would stay on e4, one cell short.',
              fr: 'Votre Cavalier resterait en e4\u00a0: il s’en faut d’une case.',
            },
          },
        ],
      },
      notice: {
        en: 'A Jailer locks the active abilities of enemies beside it, never their steps.',
        fr: 'Un Geôlier verrouille la compétence active des ennemis adjacents, jamais leur pas.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'd1', rider: 'd3', manipulator: 'c1', protector: 'c5' },
        { leader: 'd6', jailer: 'c3', bruiser: 'd7' },
      ),
      seat: 0,
      goal: {
        en: 'Free your Rider, then capture with it',
        fr: 'Libérez votre Cavalier, puis capturez avec lui',
      },
      say: {
        en: 'From d3 it must ride two cells, but the Jailer on c3 is beside it.',
        fr: 'De d3, il lui faut galoper de deux cases, mais le Geôlier en c3 est à côté de lui.',
      },
      nudge: {
        en: 'Your Manipulator sees the Jailer. On which cells does it no longer touch d3?',
        fr: 'Votre Manipulatrice voit le Geôlier. Sur quelles cases ne touche-t-il plus d3\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ word: 'Mc1*Jc3-c4' }, { word: 'Mc1*Jc3-b3' }, { word: 'Mc1*Jc3-b2' }],
            wrong: [
              {
                at: [{ word: 'Mc1*Jc3-c2' }],
                say: {
                  en: 'Still locked: c2 is beside your Rider too.',
                  fr: 'Toujours sous clé\u00a0: c2 est aussi à côté de votre Cavalier.',
                },
              },
              {
                at: [{ word: 'Mc1*Jc3-d4' }],
                say: {
                  en: 'Still locked: d4 is beside your Rider, and in its way.',
                  fr: 'Toujours sous clé\u00a0: d4 est à côté de votre Cavalier, et sur son chemin.',
                },
              },
              {
                at: [{ card: 'rider' }],
                say: {
                  en: 'One step does not reach the Leader, and then your Rider has acted: 1 of 2.',
                  fr: 'Un pas n’atteint pas le Leader, et votre Cavalier aurait agi\u00a0: 1 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'Locked: the Jailer is still beside your Rider.',
              fr: 'Sous clé\u00a0: le Geôlier est toujours à côté de votre Cavalier.',
            },
          },
          {
            say: {
              en: 'The Jailer no longer touches your Rider: it may ride again.',
              fr: 'Le Geôlier ne touche plus votre Cavalier, qui peut à nouveau galoper.',
            },
            right: [{ card: 'rider', zone: 'd5' }],
            wrong: [
              {
                at: [{ card: 'rider' }],
                say: {
                  en: 'That cell does not touch d6: still 1 of 2.',
                  fr: 'Cette case ne touche pas d6\u00a0: toujours 1 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'Your Rider would stay on d3, out of reach.',
              fr: 'Votre Cavalier resterait en d3, trop loin.',
            },
          },
        ],
      },
      notice: {
        en: 'What counts is where the Jailer stands when the ability begins.',
        fr: 'Ce qui compte, c’est la place du Geôlier au moment où la compétence commence.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'd1', 'claw-launcher': 'd3', manipulator: 'a3', jailer: 'e5' },
        { leader: 'd6', protector: 'd7', rider: 'c3' },
      ),
      seat: 0,
      goal: {
        en: 'Capture the Leader beside its Protector',
        fr: 'Capturez le Leader à côté de son Protecteur',
      },
      say: {
        en: 'Enemy abilities move neither a Protector nor its friends beside it: your Manipulator cannot move this Leader.',
        fr: 'Vos compétences ne déplacent ni ce Protecteur ni ses alliés adjacents\u00a0: votre Manipulatrice ne peut rien contre ce Leader.',
      },
      nudge: {
        en: 'If the Leader cannot be moved, who can come to it?',
        fr: 'Si le Leader ne peut être déplacé, qui peut venir à lui\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ card: 'claw-launcher', zone: 'd5' }],
            wrong: [
              {
                at: [{ card: 'claw-launcher' }],
                say: {
                  en: 'Your Claw Launcher would not be beside the Leader: still 1 of 2.',
                  fr: 'Votre Lance-Grappin ne serait pas à côté du Leader\u00a0: toujours 1 sur 2.',
                },
              },
              {
                at: [{ card: 'manipulator', zone: 'a3' }],
                say: {
                  en: 'The Rider can be moved, being away from the Protector. The Leader is still at 1 of 2.',
                  fr: 'Le Cavalier, loin du Protecteur, se laisse déplacer. Le Leader en est toujours à 1 sur 2.',
                },
              },
              {
                at: [
                  { card: 'jailer', zone: 'f5' },
                  { card: 'jailer', zone: 'f4' },
                  { card: 'jailer', zone: 'e4' },
                ],
                say: {
                  en: 'Your Jailer would leave the Leader: 0 of 2.',
                  fr: 'Votre Geôlier quitterait le Leader\u00a0: 0 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'Still 1 of 2: your Jailer alone.',
              fr: 'Toujours 1 sur 2\u00a0: votre Geôlier, seul.',
            },
          },
        ],
      },
      notice: {
        en: 'A Protector stops those who would move its friends, not those who come to them.',
        fr: 'Un Protecteur arrête qui veut déplacer ses alliés, pas qui s’en approche.',
      },
    },
    {
      position: lessonBoard({ leader: 'd2~', jailer: 'f4' }, { leader: 'd7', protector: 'c2', rider: 'd5' }),
      seat: 0,
      goal: { en: 'Lock the enemy Rider before it strikes', fr: 'Mettez sous clé le Cavalier adverse' },
      say: {
        en: 'Your Leader has acted and is at 1 of 2. Next turn the Rider would ride from d5 to d3.',
        fr: 'Votre Leader a agi et en est à 1 sur 2. Au prochain tour, le Cavalier galoperait de d5 en d3.',
      },
      nudge: {
        en: 'Your Jailer locks enemies beside it. On which cell would it touch d5?',
        fr: 'Votre Geôlier verrouille les ennemis adjacents. Sur quelle case toucherait-il d5\u202f?',
      },
      task: {
        picks: [
          {
            right: [
              { card: 'jailer', zone: 'e4' },
              { card: 'jailer', zone: 'e5' },
            ],
            otherwise: {
              en: 'Your Jailer would not be beside the Rider: it rides to d3, and your Leader falls.',
              fr: 'Votre Geôlier ne serait pas à côté du Cavalier, qui galope en d3\u00a0: votre Leader tombe.',
            },
          },
        ],
      },
      notice: {
        en: 'Locked, the Rider has a single step left, and that does not reach your Leader.',
        fr: 'Sous clé, le Cavalier n’a plus qu’un pas, et ce pas n’atteint pas votre Leader.',
      },
    },
  ],
}
