import type { Lesson } from '../lesson.ts'
import { lessonBoard } from './board.ts'

export const archerAssassinNemesis: Lesson = {
  id: 'archer-assassin-nemesis',
  game: 'leaders',
  title: { en: 'Archer, Assassin, Nemesis', fr: 'Archère, Assassin, Némésis' },
  minutes: 3,
  terms: [
    {
      term: { en: 'The Archer', fr: 'L’Archère' },
      means: {
        en: 'counts one from exactly two cells away in a line, nothing from beside',
        fr: 'compte pour un à exactement deux cases en ligne droite, pour rien si elle est adjacente',
      },
    },
    {
      term: { en: 'The Assassin', fr: 'L’Assassin' },
      means: { en: 'counts two from beside', fr: 'compte pour deux s’il est adjacent' },
    },
    {
      term: { en: 'The Nemesis', fr: 'La Némésis' },
      means: {
        en: 'takes no action; walks two steps whenever the enemy Leader is moved',
        fr: 'ne fait pas d’action\u202f; avance de deux cases dès que le Leader adverse est déplacé',
      },
    },
  ],
  steps: [
    {
      position: lessonBoard(
        { leader: 'd1', archer: 'e4', jailer: 'c5' },
        { leader: 'd6', bruiser: 'd5', brewmaster: 'd7' },
      ),
      seat: 0,
      goal: {
        en: 'Bring your Archer to a cell from where she counts',
        fr: 'Amenez votre Archère sur une case d’où elle compte',
      },
      say: {
        en: 'She counts from exactly two cells away in a straight line, over anybody’s head. Your Jailer makes 1 of 2.',
        fr: 'Elle compte à exactement deux cases en ligne droite, par-dessus n’importe qui. Votre Geôlier fait 1 sur 2.',
      },
      nudge: {
        en: 'From e4 to d6 it is two cells, but not in a line. One step aside mends that.',
        fr: 'De e4 à d6, il y a deux cases, mais pas en ligne droite. Un pas de côté y remédie.',
      },
      task: {
        picks: [
          {
            right: [
              { card: 'archer', zone: 'd4' },
              { card: 'archer', zone: 'f4' },
            ],
            wrong: [
              {
                at: [{ card: 'archer', zone: 'e5' }],
                say: {
                  en: 'The Archer needs distance two: beside the Leader she counts nothing, still 1 of 2.',
                  fr: 'Il faut deux cases à l’Archère\u00a0: à côté du Leader, elle ne compte pas. Toujours 1 sur 2.',
                },
              },
              {
                at: [{ card: 'archer' }],
                say: {
                  en: 'Three cells away: still 1 of 2.',
                  fr: 'À trois cases\u00a0: toujours 1 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'From e4 your Archer counts nothing.',
              fr: 'De e4, votre Archère ne compte pas.',
            },
          },
        ],
      },
      notice: {
        en: 'Two cells, one line: who stands in between does not matter.',
        fr: 'Deux cases, une ligne droite\u00a0: peu importe qui se tient entre les deux.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'd1', assassin: 'c4', rider: 'f3' },
        { leader: 'd6', bruiser: 'd7', brewmaster: 'e6' },
      ),
      seat: 0,
      goal: { en: 'Capture with a single action', fr: 'Capturez en une seule action' },
      say: {
        en: 'Beside the enemy Leader, the Assassin is enough alone.',
        fr: 'À côté du Leader adverse, l’Assassin suffit à lui seul.',
      },
      nudge: {
        en: 'The Assassin has no active ability: a step must do.',
        fr: 'L’Assassin n’a pas de compétence active\u00a0: un pas doit suffire.',
      },
      task: {
        picks: [
          {
            right: [
              { card: 'assassin', zone: 'c5' },
              { card: 'assassin', zone: 'd5' },
            ],
            wrong: [
              {
                at: [{ card: 'rider', zone: 'd5' }],
                say: {
                  en: 'The Rider counts for one: 1 of 2.',
                  fr: 'Le Cavalier compte pour un\u00a0: 1 sur 2.',
                },
              },
              {
                at: [{ card: 'assassin' }],
                say: {
                  en: 'The Assassin must touch d6: 0 of 2.',
                  fr: 'L’Assassin doit toucher d6\u00a0: 0 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'Nobody would be beside the Leader: 0 of 2.',
              fr: 'Personne ne serait à côté du Leader\u00a0: 0 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: 'The Assassin alone is 2 of 2. When the enemy has it, keep your Leader out of its reach.',
        fr: 'L’Assassin seul fait 2 sur 2. Quand l’adversaire l’a, tenez votre Leader hors de sa portée.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'd1', jailer: 'd6', nemesis: 'e3' },
        { leader: 'd7', brewmaster: 'c6', rider: 'f4' },
        { toMove: 'white' },
      ),
      seat: 0,
      watch: [{ card: 'leader', zone: 'e6' }],
      goal: {
        en: 'Your Nemesis stirs: walk her to where she captures',
        fr: 'Votre Némésis s’éveille\u00a0: menez-la où elle capture',
      },
      say: {
        en: 'The enemy Leader has fled to e6. Whenever it is moved, your Nemesis must walk two steps, even in their turn.',
        fr: 'Le Leader adverse a fui en e6. Dès qu’il est déplacé, votre Némésis doit avancer de deux cases, même pendant le tour adverse.',
      },
      nudge: {
        en: 'Your Jailer on d6 still touches it. Where is she beside it too?',
        fr: 'Votre Geôlier en d6 le touche toujours. Où serait-elle aussi à côté de lui\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ card: 'nemesis', zone: 'e5' }],
            otherwise: {
              en: 'That cell does not touch e6: still 1 of 2.',
              fr: 'Cette case ne touche pas e6\u00a0: toujours 1 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: 'She never acts by herself: she answers each move of the enemy Leader, and may capture by it.',
        fr: 'Elle n’agit jamais d’elle-même\u00a0: elle répond à chaque déplacement du Leader adverse, et peut le capturer ainsi.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'd1', manipulator: 'd2', jailer: 'c4~', nemesis: 'e2' },
        { leader: 'd6', protector: 'b5', rider: 'f5' },
      ),
      seat: 0,
      goal: {
        en: 'Wake the Nemesis yourself, and capture with her',
        fr: 'Éveillez vous-même la Némésis, et capturez avec elle',
      },
      say: {
        en: 'She answers your own actions too, when they move the enemy Leader. Your Jailer has acted.',
        fr: 'Elle répond aussi à vos propres actions, quand elles déplacent le Leader adverse. Votre Geôlier a déjà agi.',
      },
      nudge: {
        en: 'Put the Leader beside your Jailer, no more than three steps from the Nemesis.',
        fr: 'Mettez le Leader à côté de votre Geôlier, à trois pas au plus de la Némésis.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'Md2*Ld6-d5' }],
            wrong: [
              {
                at: [{ word: 'Md2*Ld6-c5' }],
                say: {
                  en: 'Beside your Jailer, but her two steps do not bring her beside c5: 1 of 2.',
                  fr: 'À côté de votre Geôlier, mais en deux pas elle n’arrive pas à côté de c5\u00a0: 1 sur 2.',
                },
              },
              {
                at: [{ card: 'manipulator', zone: 'd2' }],
                say: {
                  en: 'She would stir, but your Jailer does not touch that cell: 1 of 2 at most.',
                  fr: 'Elle s’éveillerait, mais votre Geôlier ne touche pas cette case\u00a0: 1 sur 2 au plus.',
                },
              },
            ],
            otherwise: {
              en: 'The Leader stays on d6, so the Nemesis does not stir.',
              fr: 'Le Leader reste en d6\u00a0: la Némésis ne s’éveille pas.',
            },
          },
          {
            say: {
              en: 'The Leader was moved to d5, beside your Jailer: 1 of 2. Your Nemesis stirs.',
              fr: 'Le Leader a été déplacé en d5, à côté de votre Geôlier\u00a0: 1 sur 2. Votre Némésis s’éveille.',
            },
            right: [
              { card: 'nemesis', zone: 'd4' },
              { card: 'nemesis', zone: 'e4' },
            ],
            otherwise: {
              en: 'That cell does not touch d5: still 1 of 2.',
              fr: 'Cette case ne touche pas d5\u00a0: toujours 1 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: 'Move their Leader, and your Nemesis moves as well: two for one action.',
        fr: 'Déplacez leur Leader, et votre Némésis se déplace aussi\u00a0: deux pour une action.',
      },
    },
  ],
}
