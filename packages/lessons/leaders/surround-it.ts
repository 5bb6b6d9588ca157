import type { Lesson } from '../lesson.ts'
import { lessonBoard } from './board.ts'

export const surroundIt: Lesson = {
  id: 'surround-it',
  game: 'leaders',
  title: { en: 'Surround it', fr: 'Encercler' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Surrounded', fr: 'Encerclé' },
      means: {
        en: 'every cell beside the Leader is taken, by whomever',
        fr: 'toutes les cases autour du Leader sont occupées, peu importe par qui',
      },
    },
    {
      term: { en: 'Edge, corner', fr: 'Bord, coin' },
      means: { en: 'four cells around, or three', fr: 'quatre cases autour, ou trois' },
    },
  ],
  steps: [
    {
      position: lessonBoard(
        { leader: 'd1', jailer: 'e3', rider: 'c3' },
        { leader: 'g3', brewmaster: 'g4', protector: 'f4', bruiser: 'g2' },
      ),
      seat: 0,
      goal: {
        en: 'Fill the last free cell around the enemy Leader',
        fr: 'Prenez la dernière case libre autour du Leader adverse',
      },
      say: {
        en: 'On the edge a Leader has four cells around it. Its own friends stand on three of them.',
        fr: 'Au bord, un Leader a quatre cases autour de lui. Ses propres alliés en occupent trois.',
      },
      nudge: {
        en: 'Look at the cells that touch g3: one has nobody on it.',
        fr: 'Regardez les cases qui touchent g3\u00a0: sur l’une, il n’y a personne.',
      },
      task: {
        picks: [
          {
            right: [{ zone: 'f3' }],
            wrong: [
              {
                at: [{ card: 'jailer' }],
                say: { en: 'f3 is still free.', fr: 'f3 est encore libre.' },
              },
            ],
            otherwise: {
              en: 'f3 is still free, and only your Jailer reaches it.',
              fr: 'f3 est encore libre, et seul votre Geôlier peut l’atteindre.',
            },
          },
        ],
      },
      notice: {
        en: 'Surrounded: you win. Only one of the four was yours: whose they are does not matter.',
        fr: 'Encerclé\u00a0: vous gagnez. Un seul des quatre personnages était à vous\u00a0: peu importe à qui ils sont.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'd1', protector: 'f4', hermit: 'c3', cub: 'g2' },
        { leader: 'g4', bruiser: 'f5', illusionist: 'e6' },
      ),
      seat: 0,
      goal: { en: 'Close the corner around the enemy Leader', fr: 'Fermez le coin autour du Leader adverse' },
      say: {
        en: 'A corner has three cells around it. The Cub never counts in a capture, but it fills a cell.',
        fr: 'Un coin a trois cases autour de lui. L’Ourson ne participe jamais à une capture, mais il occupe une case.',
      },
      nudge: {
        en: 'Who can take the gap without opening another?',
        fr: 'Qui peut boucher le trou sans en ouvrir un autre\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ card: 'cub', zone: 'g3' }],
            wrong: [
              {
                at: [{ card: 'protector', zone: 'g3' }],
                say: {
                  en: 'The Protector fills g3 and opens f4.',
                  fr: 'Le Protecteur occupe g3, mais libère f4.',
                },
              },
              {
                at: [{ card: 'protector' }],
                say: {
                  en: 'That opens f4 as well: two cells are free.',
                  fr: 'Cela libère aussi f4\u00a0: deux cases sont libres.',
                },
              },
            ],
            otherwise: { en: 'g3 is still free.', fr: 'g3 est encore libre.' },
          },
        ],
      },
      notice: {
        en: 'For a capture it was 1 of 2. Without a free cell the crown falls all the same.',
        fr: 'Pour une capture, c’était 1 sur 2. Sans case libre, la couronne tombe quand même.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'd1', jailer: 'c3' },
        { leader: 'g2', acrobat: 'g3', rider: 'f3', bruiser: 'f2' },
        { phase: 'recruit', visible: ['archer', 'protector', 'vizier'] },
      ),
      seat: 0,
      goal: { en: 'Win by recruiting', fr: 'Gagnez en recrutant' },
      say: {
        en: 'Your actions are over. Recruiting can end the game as well.',
        fr: 'Vos actions sont finies. Un recrutement aussi peut mettre fin à la partie.',
      },
      nudge: {
        en: 'The enemy Leader has come to your side. Which recruitment cell touches g2?',
        fr: 'Le Leader adverse est venu de votre côté. Quelle case de Recrutement touche g2\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ zone: 'g1' }],
            otherwise: { en: 'g1 is still free.', fr: 'g1 est encore libre.' },
          },
        ],
      },
      notice: {
        en: 'A recruit acts only next turn, but it takes up its cell at once.',
        fr: 'Une recrue n’agit qu’au tour suivant, mais elle occupe aussitôt sa case.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'd1', jailer: 'c1', brewmaster: 'e1', acrobat: 'b3' },
        { leader: 'd7', rider: 'd4', 'claw-launcher': 'f4' },
      ),
      seat: 0,
      goal: {
        en: 'Keep your Leader from being surrounded next turn',
        fr: 'Empêchez que votre Leader soit encerclé au prochain tour',
      },
      say: {
        en: 'Your own friends shut your Leader in: only d2 is free, and the enemy Rider can ride there.',
        fr: 'Vos propres personnages l’enferment\u00a0: seule d2 est libre, et le Cavalier adverse peut y galoper.',
      },
      nudge: {
        en: 'Move your Leader out, or somebody who stands beside it.',
        fr: 'Faites sortir votre Leader, ou écartez quelqu’un à côté de lui.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'leader' }, { card: 'jailer' }, { card: 'brewmaster' }],
            wrong: [
              {
                at: [{ card: 'acrobat' }],
                say: {
                  en: 'The Acrobat is not beside your Leader. The Rider takes d2, and your Leader is surrounded.',
                  fr: 'L’Acrobate n’est pas à côté de votre Leader. Le Cavalier prend d2, et votre Leader est encerclé.',
                },
              },
            ],
            otherwise: {
              en: 'Nothing has changed: the Rider takes d2, and your Leader is surrounded.',
              fr: 'Rien n’a changé\u00a0: le Cavalier prend d2, et votre Leader est encerclé.',
            },
          },
        ],
      },
      notice: {
        en: 'Friends beside your Leader keep enemies off, but each of them takes away a cell.',
        fr: 'Des alliés à côté de votre Leader tiennent l’ennemi à distance, mais chacun lui prend une case.',
      },
    },
  ],
}
