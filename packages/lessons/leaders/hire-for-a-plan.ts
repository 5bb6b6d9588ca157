import type { Lesson } from '../lesson.ts'
import { lessonBoard } from './board.ts'

export const hireForAPlan: Lesson = {
  id: 'hire-for-a-plan',
  game: 'leaders',
  title: { en: 'Hire for a plan', fr: 'Recruter avec un plan' },
  minutes: 3,
  terms: [
    {
      term: { en: 'The row', fr: 'Cartes visibles' },
      means: {
        en: 'in Discovery, three open cards to recruit from; whom you leave, the enemy may take',
        fr: 'en Découverte, trois cartes à recruter\u202f; celle que vous laissez, l’adversaire peut la prendre',
      },
    },
    {
      term: { en: 'Recruit', fr: 'Recrue' },
      means: {
        en: 'counts and fills its cell at once, acts from the next turn on',
        fr: 'compte et occupe sa case aussitôt, agit dès le tour suivant',
      },
    },
  ],
  steps: [
    {
      position: lessonBoard(
        { leader: 'b2', protector: 'a3' },
        { leader: 'e2', rider: 'f4', acrobat: 'd5' },
        { phase: 'recruit', visible: ['archer', 'assassin', 'bruiser'] },
      ),
      seat: 0,
      goal: { en: 'Recruit the one who captures at once', fr: 'Recrutez celui qui capture aussitôt' },
      say: {
        en: 'The enemy Leader has come near your edge, and none of yours is beside it: 0 of 2.',
        fr: 'Le Leader adverse s’est approché de votre bord, et aucun des vôtres n’est à côté de lui\u00a0: 0 sur 2.',
      },
      nudge: {
        en: 'Who of the three is enough alone? Two recruitment cells touch e2.',
        fr: 'Qui des trois suffit à lui seul\u202f? Deux cases de Recrutement touchent e2.',
      },
      task: {
        picks: [
          {
            right: [
              { card: 'assassin', zone: 'e1' },
              { card: 'assassin', zone: 'f1' },
            ],
            wrong: [
              {
                at: [{ card: 'archer', zone: 'c1' }],
                say: {
                  en: 'Two cells away in a line, but nobody for her to stand with: 1 of 2.',
                  fr: 'À deux cases en ligne droite, mais personne pour l’épauler\u00a0: 1 sur 2.',
                },
              },
              {
                at: [{ card: 'archer' }],
                say: {
                  en: 'From there she counts nothing: 0 of 2.',
                  fr: 'De là, elle ne compte pas\u00a0: 0 sur 2.',
                },
              },
              {
                at: [
                  { card: 'bruiser', zone: 'e1' },
                  { card: 'bruiser', zone: 'f1' },
                ],
                say: {
                  en: 'Beside it, but the Bruiser counts for one: 1 of 2.',
                  fr: 'À côté de lui, mais le Cogneur compte pour un\u00a0: 1 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'That cell does not touch e2: 0 of 2.',
              fr: 'Cette case ne touche pas e2\u00a0: 0 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: 'With nobody else near, the Assassin is the one to hire.',
        fr: 'Sans personne d’autre à proximité, c’est l’Assassin qu’il faut.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'f2', jailer: 'd4' },
        { leader: 'd3', acrobat: 'c5', brewmaster: 'e5' },
        { phase: 'recruit', visible: ['rider', 'archer', 'protector'] },
      ),
      seat: 0,
      goal: { en: 'Recruit the second one for the capture', fr: 'Recrutez le second pour la capture' },
      say: {
        en: 'Your Jailer is beside the enemy Leader: 1 of 2. But no recruitment cell touches d3.',
        fr: 'Votre Geôlier est à côté du Leader adverse\u00a0: 1 sur 2. Mais aucune case de Recrutement ne touche d3.',
      },
      nudge: {
        en: 'Who counts from two cells away? Look for recruitment cells in line with d3.',
        fr: 'Qui compte à deux cases de distance\u202f? Cherchez les cases de Recrutement en ligne droite avec d3.',
      },
      task: {
        picks: [
          {
            right: [
              { card: 'archer', zone: 'b1' },
              { card: 'archer', zone: 'd1' },
              { card: 'archer', zone: 'f1' },
            ],
            wrong: [
              {
                at: [
                  { card: 'archer', zone: 'c1' },
                  { card: 'archer', zone: 'e1' },
                ],
                say: {
                  en: 'Two cells away, but not in a line: still 1 of 2.',
                  fr: 'À deux cases, mais pas en ligne droite\u00a0: toujours 1 sur 2.',
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
              en: 'Not beside the Leader, and it acts only next turn: still 1 of 2.',
              fr: 'Pas adjacent au Leader, et il n’agit qu’au prochain tour\u00a0: toujours 1 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: 'Here she had somebody to stand with: the Archer finishes from afar.',
        fr: 'Ici, quelqu’un l’épaulait\u00a0: l’Archère conclut de loin.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'e2', brewmaster: 'c1' },
        { leader: 'd7', manipulator: 'b3', assassin: 'e5' },
        { phase: 'recruit', visible: ['rider', 'vizier', 'protector'] },
      ),
      seat: 0,
      goal: {
        en: 'Recruit so that your Leader survives their next turn',
        fr: 'Recrutez de sorte que votre Leader survive au prochain tour adverse',
      },
      say: {
        en: 'Their plan: the Assassin steps to e4, and the Manipulator moves your Leader beside it, to e3.',
        fr: 'Leur plan\u00a0: l’Assassin va en e4, et la Manipulatrice déplace votre Leader à côté de lui, en e3.',
      },
      nudge: {
        en: 'Who keeps enemy abilities from moving your Leader, and from which cells?',
        fr: 'Qui empêche les compétences ennemies de déplacer votre Leader, et depuis quelles cases\u202f?',
      },
      task: {
        picks: [
          {
            right: [
              { card: 'protector', zone: 'e1' },
              { card: 'protector', zone: 'f1' },
            ],
            wrong: [
              {
                at: [{ card: 'protector' }],
                say: {
                  en: 'From there the Protector does not touch your Leader, who can still be moved to e3.',
                  fr: 'De là, le Protecteur ne touche pas votre Leader\u00a0: on peut encore le déplacer en e3.',
                },
              },
              {
                at: [{ card: 'vizier' }],
                say: {
                  en: 'The Vizier helps your Leader to walk, but their turn comes first: it falls on e3.',
                  fr: 'Le Vizir aide votre Leader à marcher, mais leur tour vient avant\u00a0: il tombe en e3.',
                },
              },
            ],
            otherwise: {
              en: 'The Rider does not stop the Manipulator: your Leader falls on e3.',
              fr: 'Le Cavalier n’arrête pas la Manipulatrice\u00a0: votre Leader tombe en e3.',
            },
          },
        ],
      },
      notice: {
        en: 'Before you hire for your plan, look at theirs.',
        fr: 'Avant de recruter pour votre plan, regardez le leur.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'c1', nemesis: 'e2', jailer: 'c4' },
        { leader: 'd6', protector: 'b5', rider: 'f5' },
        { phase: 'recruit', visible: ['brewmaster', 'archer', 'manipulator'] },
      ),
      seat: 0,
      goal: {
        en: 'Recruit who can wake your Nemesis, on a cell that sees the Leader',
        fr: 'Recrutez qui peut éveiller votre Némésis, sur une case d’où l’on voit le Leader',
      },
      say: {
        en: 'Your Nemesis walks only when the enemy Leader is moved.',
        fr: 'Votre Némésis n’avance que si le Leader adverse est déplacé.',
      },
      nudge: {
        en: 'One of the three moves enemies. Which recruitment cell lies in line with d6?',
        fr: 'Une des trois cartes déplace les ennemis. Quelle case de Recrutement est en ligne droite avec d6\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ card: 'manipulator', zone: 'd1' }],
            wrong: [
              {
                at: [{ card: 'manipulator' }],
                say: {
                  en: 'From that cell she has no straight line to d6.',
                  fr: 'De cette case, elle n’est pas en ligne droite avec d6.',
                },
              },
              {
                at: [{ card: 'brewmaster' }],
                say: {
                  en: 'The Brewmaster moves friends only: your Nemesis sleeps on.',
                  fr: 'Le Tavernier ne déplace que des alliés\u00a0: votre Némésis dort toujours.',
                },
              },
            ],
            otherwise: {
              en: 'The Archer moves nobody: your Nemesis sleeps on.',
              fr: 'L’Archère ne déplace personne\u00a0: votre Némésis dort toujours.',
            },
          },
        ],
      },
      notice: {
        en: 'If the Leader stays, your Manipulator moves it; if it goes, your Nemesis follows. That is a plan.',
        fr: 'Si le Leader reste, votre Manipulatrice le déplace\u202f; s’il part, votre Némésis le suit. Voilà un plan.',
      },
    },
  ],
}
