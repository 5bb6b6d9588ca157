import type { Lesson } from '../lesson.ts'
import { lessonBoard } from './board.ts'

export const skillsAlongALine: Lesson = {
  id: 'skills-along-a-line',
  game: 'leaders',
  title: { en: 'Abilities along a line', fr: 'Compétences en ligne' },
  minutes: 3,
  terms: [
    {
      term: { en: 'Active ability', fr: 'Compétence active' },
      means: { en: 'used instead of a step', fr: 'utilisée au lieu d’un pas' },
    },
    {
      term: { en: 'Line', fr: 'Ligne droite' },
      means: { en: 'one of the six straight directions', fr: 'l’une des six directions' },
    },
    {
      term: { en: 'In sight', fr: 'Visible' },
      means: { en: 'on a line, with nobody in between', fr: 'sur une ligne, sans personne entre les deux' },
    },
  ],
  steps: [
    {
      position: lessonBoard(
        { leader: 'g1', 'claw-launcher': 'd2', protector: 'c5' },
        { leader: 'd5', bruiser: 'd7', rider: 'f5' },
      ),
      seat: 0,
      goal: {
        en: 'Fly your Claw Launcher up to the enemy Leader',
        fr: 'Envoyez votre Lance-Grappin jusqu’au Leader adverse',
      },
      say: {
        en: 'It aims at somebody in sight who is not beside it, and either flies up to them or drags them close.',
        fr: 'Il vise un personnage visible qui ne lui est pas adjacent, et file jusqu’à lui ou l’attire à soi.',
      },
      nudge: {
        en: 'Choose the Claw Launcher, then the Leader: there are two ways.',
        fr: 'Choisissez le Lance-Grappin, puis le Leader\u00a0: il y a deux façons.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'claw-launcher', zone: 'd4' }],
            wrong: [
              {
                at: [{ word: 'Cd2*Ld5-d3' }],
                say: {
                  en: 'Dragged to d3, the Leader gets away from your Protector: 1 of 2.',
                  fr: 'Attiré en d3, le Leader échappe à votre Protecteur\u00a0: 1 sur 2.',
                },
              },
              {
                at: [{ card: 'claw-launcher' }],
                say: {
                  en: 'One step does not bring it beside the Leader: still 1 of 2.',
                  fr: 'Un pas ne l’amène pas à côté du Leader\u00a0: toujours 1 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'Your Claw Launcher would stay on d2, far from the Leader.',
              fr: 'Votre Lance-Grappin resterait en d2, loin du Leader.',
            },
          },
        ],
      },
      notice: {
        en: 'It stops right in front of its target: with your Protector, 2 of 2.',
        fr: 'Il s’arrête juste devant celui qu’il vise\u00a0: avec votre Protecteur, 2 sur 2.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'e1', 'claw-launcher': 'd2', jailer: 'c2' },
        { leader: 'd5', bruiser: 'd7', rider: 'f5' },
      ),
      seat: 0,
      goal: { en: 'This time, make the Leader come to you', fr: 'Cette fois, faites venir le Leader à vous' },
      say: {
        en: 'Whoever is dragged lands right in front of it, here on d3. Your Jailer on c2 touches that cell.',
        fr: 'Celui qu’il attire arrive juste devant lui, ici en d3. Votre Geôlier en c2 touche cette case.',
      },
      nudge: {
        en: 'The Claw Launcher again, but the other way.',
        fr: 'Encore le Lance-Grappin, mais de l’autre façon.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'Cd2*Ld5-d3' }],
            wrong: [
              {
                at: [{ card: 'claw-launcher', zone: 'd4' }],
                say: {
                  en: 'Up there your Claw Launcher is alone: 1 of 2.',
                  fr: 'Là-haut, votre Lance-Grappin est seul\u00a0: 1 sur 2.',
                },
              },
              {
                at: [{ card: 'jailer', zone: 'd3' }],
                say: {
                  en: 'On d3 your Jailer would take the cell where the Leader is to land: 0 of 2.',
                  fr: 'En d3, votre Geôlier prendrait la case où doit arriver le Leader\u00a0: 0 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'The Leader would stay on d5: 0 of 2.',
              fr: 'Le Leader resterait en d5\u00a0: 0 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: 'Fly or drag: look where two of yours will be beside the Leader.',
        fr: 'Filer ou attirer\u00a0: regardez où deux des vôtres seront à côté du Leader.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'd1', illusionist: 'e3', jailer: 'e2', protector: 'f3' },
        { leader: 'e6', rider: 'b4', bruiser: 'c6' },
      ),
      seat: 0,
      goal: {
        en: 'Swap the enemy Leader in among your characters',
        fr: 'Par un échange, attirez le Leader adverse parmi les vôtres',
      },
      say: {
        en: 'The Illusionist trades places with somebody in sight, friend or foe, who is not beside it.',
        fr: 'L’Illusionniste échange sa place avec un personnage visible, allié ou ennemi, qui ne lui est pas adjacent.',
      },
      nudge: {
        en: 'Two of yours touch e3. Whom would you like to see standing there?',
        fr: 'Deux des vôtres touchent e3. Qui aimeriez-vous y voir\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ card: 'illusionist', zone: 'e6' }],
            wrong: [
              {
                at: [{ card: 'illusionist', zone: 'b4' }],
                say: {
                  en: 'The Rider would come to e3, and the Leader stay on e6.',
                  fr: 'C’est le Cavalier qui viendrait en e3\u202f; le Leader resterait en e6.',
                },
              },
              {
                at: [{ card: 'illusionist' }],
                say: {
                  en: 'A step trades no places: the Leader stays on e6.',
                  fr: 'Un pas n’échange rien\u00a0: le Leader reste en e6.',
                },
              },
            ],
            otherwise: {
              en: 'The Leader stays on e6: 0 of 2.',
              fr: 'Le Leader reste en e6\u00a0: 0 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: 'Your Jailer and your Protector touch e3: 2 of 2.',
        fr: 'Votre Geôlier et votre Protecteur touchent e3\u00a0: 2 sur 2.',
      },
    },
    {
      position: lessonBoard(
        { leader: 'd1', illusionist: 'e3', jailer: 'e2', protector: 'f3', 'claw-launcher': 'b3' },
        { leader: 'e6', rider: 'e5', bruiser: 'c6' },
      ),
      seat: 0,
      goal: {
        en: 'Clear the line with your Claw Launcher, then swap',
        fr: 'Dégagez la ligne avec votre Lance-Grappin, puis échangez',
      },
      say: {
        en: 'The Rider on e5 stands in between: your Illusionist does not see the Leader.',
        fr: 'Le Cavalier en e5 s’interpose\u00a0: votre Illusionniste ne voit pas le Leader.',
      },
      nudge: {
        en: 'From b3 your Claw Launcher sees the Rider along another line.',
        fr: 'De b3, votre Lance-Grappin voit le Cavalier sur une autre ligne.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'Cb3*Re5-c4' }],
            wrong: [
              {
                at: [{ card: 'claw-launcher', zone: 'd5' }],
                say: {
                  en: 'Your Claw Launcher goes to the Rider, who stays in between.',
                  fr: 'Votre Lance-Grappin rejoint le Cavalier, qui reste entre les deux.',
                },
              },
              {
                at: [{ card: 'illusionist', zone: 'e5' }],
                say: {
                  en: 'The Rider would come to e3 instead of the Leader: 1 of 2.',
                  fr: 'Le Cavalier viendrait en e3 à la place du Leader\u00a0: 1 sur 2.',
                },
              },
            ],
            otherwise: {
              en: 'The Rider still stands on e5, in front of its Leader.',
              fr: 'Le Cavalier est toujours en e5, devant son Leader.',
            },
          },
          {
            say: {
              en: 'The line is free: your Illusionist sees the Leader on e6.',
              fr: 'La ligne est libre\u00a0: votre Illusionniste voit le Leader en e6.',
            },
            right: [{ card: 'illusionist', zone: 'e6' }],
            wrong: [
              {
                at: [{ card: 'illusionist', zone: 'c4' }],
                say: {
                  en: 'The Rider would come to e3, and the Leader stay on e6.',
                  fr: 'C’est le Cavalier qui viendrait en e3\u202f; le Leader resterait en e6.',
                },
              },
            ],
            otherwise: {
              en: 'The Leader stays on e6: 0 of 2.',
              fr: 'Le Leader reste en e6\u00a0: 0 sur 2.',
            },
          },
        ],
      },
      notice: {
        en: 'One ability opens the line for the next: the order is yours to choose.',
        fr: 'Une compétence ouvre la ligne à la suivante\u00a0: l’ordre vous appartient.',
      },
    },
  ],
}
