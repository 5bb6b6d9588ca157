import type { Lesson } from '../lesson.ts'
import { lessonBoard } from './board.ts'

export const boardAndStep: Lesson = {
  id: 'board-and-step',
  game: 'leaders',
  title: { en: 'The board and the step', fr: 'Le plateau et le pas' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Beside', fr: 'Adjacente' },
      means: {
        en: 'a cell that touches this one: six at most',
        fr: 'une case qui touche celle-ci\u00a0: six au plus',
      },
    },
    {
      term: { en: 'Step', fr: 'Pas' },
      means: { en: 'to a free cell beside', fr: 'vers une case adjacente libre' },
    },
    {
      term: { en: 'Recruitment cell', fr: 'Case de Recrutement' },
      means: {
        en: 'one of the seven ringed cells on your side',
        fr: 'l’une des sept cases à cercle doré de votre côté',
      },
    },
    {
      term: { en: 'Discovery', fr: 'Découverte' },
      means: {
        en: 'the way of recruiting played here: three of sixteen cards lie open, the others come by chance. In Strategist all sixteen lie open, and both sides banish some',
        fr: 'la façon de recruter jouée ici\u00a0: trois cartes sur seize sont visibles, les autres viennent au hasard. En Stratège, les seize sont visibles, et chaque camp en bannit',
      },
    },
  ],
  steps: [
    {
      position: lessonBoard(
        { leader: 'd1' },
        { leader: 'd7' },
        {
          turn: 0,
          recruitsLeft: 1,
          visible: ['jailer', 'archer', 'protector'],
          pile: [
            'rider',
            'bruiser',
            'acrobat',
            'brewmaster',
            'wanderer',
            'manipulator',
            'royal-guard',
            'illusionist',
            'assassin',
            'claw-launcher',
            'vizier',
            'hermit-and-cub',
            'nemesis',
          ],
        },
      ),
      seat: 0,
      goal: {
        en: 'Step your Leader towards the enemy Leader',
        fr: 'D’un pas, rapprochez votre Leader du Leader adverse',
      },
      say: {
        en: 'Your side is at the bottom. A step goes to a free cell that touches yours.',
        fr: 'Votre camp est en bas. Un pas mène sur une case libre qui touche la vôtre.',
      },
      nudge: {
        en: 'It waits straight ahead, at the top of column d.',
        fr: 'Il attend droit devant, en haut de la colonne d.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'leader', zone: 'd2' }],
            wrong: [
              {
                at: [{ card: 'leader' }],
                say: {
                  en: 'Along your own edge: still 6 steps from the enemy Leader.',
                  fr: 'Le long de votre bord\u00a0: toujours à 6 pas du Leader adverse.',
                },
              },
            ],
            otherwise: {
              en: 'That ends your actions, with your Leader still on d1.',
              fr: 'Vos actions seraient finies, votre Leader toujours en d1.',
            },
          },
        ],
      },
      notice: {
        en: 'One step, and your Leader has acted: each character acts once a turn.',
        fr: 'Un pas, et votre Leader a agi\u00a0: chaque personnage agit une fois par tour.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'Recruit somebody on a recruitment cell beside your Leader',
        fr: 'Recrutez un personnage sur une case de Recrutement adjacente à votre Leader',
      },
      say: {
        en: 'After the actions you recruit: choose one of three cards, then a free ringed cell on your side.',
        fr: 'Après les actions, on recrute\u00a0: choisissez une carte sur trois, puis une case de Recrutement libre de votre côté.',
      },
      nudge: {
        en: 'Take whom you like. Three of the ringed cells touch d2.',
        fr: 'Prenez qui vous voulez. Trois de vos cases de Recrutement touchent d2.',
      },
      task: {
        picks: [
          {
            right: [{ zone: 'c1' }, { zone: 'd1' }, { zone: 'e1' }],
            wrong: [
              {
                at: [{ zone: 'b1' }, { zone: 'f1' }],
                say: {
                  en: 'One cell short: two steps from your Leader.',
                  fr: 'Il s’en faut d’une case\u00a0: à deux pas de votre Leader.',
                },
              },
            ],
            otherwise: {
              en: 'The far end: three steps from your Leader.',
              fr: 'Tout au bout\u00a0: à trois pas de votre Leader.',
            },
          },
        ],
      },
      notice: {
        en: 'Your recruit acts from your next turn on. A new card is turned up: three again.',
        fr: 'Votre recrue agira dès votre prochain tour. Une nouvelle carte est révélée\u00a0: il y en a de nouveau trois.',
      },
    },
    {
      seat: 0,
      watch: [{ card: 'leader', zone: 'd6' }, { zone: 'f5' }, { zone: 'b5' }],
      goal: {
        en: 'Step your Leader nearer again, then bring your recruit beside it',
        fr: 'Avancez encore votre Leader, puis amenez votre recrue à côté de lui',
      },
      say: {
        en: 'White has stepped, and recruited twice, as the second player does on their first turn. Both of yours may act.',
        fr: 'Les blancs ont fait un pas et recruté deux fois, comme le second joueur à son premier tour. Vos deux personnages peuvent agir.',
      },
      nudge: {
        en: 'Straight ahead is d3. The cell that your Leader leaves is free for your recruit.',
        fr: 'Droit devant, c’est d3. La case que quitte votre Leader est libre pour votre recrue.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'leader', zone: 'd3' }],
            wrong: [
              {
                at: [{ card: 'leader' }],
                say: {
                  en: 'No nearer to the enemy Leader than d2.',
                  fr: 'Ce n’est pas plus près du Leader adverse que d2.',
                },
              },
              {
                at: [{ word: 'end' }],
                say: {
                  en: 'That ends your actions: neither of yours would have moved.',
                  fr: 'Vos actions seraient finies, et aucun des vôtres n’aurait bougé.',
                },
              },
            ],
            otherwise: {
              en: 'Your Leader first: its step frees d2 for your recruit.',
              fr: 'D’abord votre Leader\u00a0: son pas libère d2 pour votre recrue.',
            },
          },
          {
            say: {
              en: 'Your Leader is on d3. Your recruit has not acted yet.',
              fr: 'Votre Leader est en d3. Votre recrue n’a pas encore agi.',
            },
            right: [{ zone: 'c2' }, { zone: 'd2' }, { zone: 'e2' }],
            wrong: [
              {
                at: [{ word: 'end' }],
                say: {
                  en: 'Your recruit would stay two steps from your Leader.',
                  fr: 'Votre recrue resterait à deux pas de votre Leader.',
                },
              },
            ],
            otherwise: {
              en: 'That cell does not touch d3.',
              fr: 'Cette case ne touche pas d3.',
            },
          },
        ],
      },
      notice: {
        en: 'Two characters, two actions. When nothing is left to do, the actions end by themselves.',
        fr: 'Deux personnages, deux actions. Quand il ne reste rien à faire, la phase d’actions se termine d’elle-même.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'Recruit again, as far from your Leader as you can',
        fr: 'Recrutez encore, le plus loin possible de votre Leader',
      },
      say: {
        en: 'You recruit every turn until you have five cards, your Leader’s included.',
        fr: 'On recrute à chaque tour jusqu’à avoir cinq cartes, celle du Leader comprise.',
      },
      nudge: {
        en: 'Count the steps from d3 to each ringed cell.',
        fr: 'Comptez les pas de d3 à chaque case de Recrutement.',
      },
      task: {
        picks: [
          {
            right: [{ zone: 'a1' }, { zone: 'g1' }],
            otherwise: {
              en: 'Two steps from your Leader. A recruitment cell is three steps away.',
              fr: 'À deux pas de votre Leader. Il y a une case de Recrutement à trois pas.',
            },
          },
        ],
      },
      notice: {
        en: 'Three characters now: three actions in your next turn.',
        fr: 'Trois personnages désormais\u00a0: trois actions à votre prochain tour.',
      },
    },
  ],
}
