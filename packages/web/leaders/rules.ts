// The rules of Leaders, told.

import { lazy } from 'react'
import type { Block, Rules, SectionLessons } from '../rules/text.ts'

const Captured = lazy(async () => ({ default: (await import('./EndPictures.tsx')).Captured }))
const Surrounded = lazy(async () => ({ default: (await import('./EndPictures.tsx')).Surrounded }))

const kind = (name: string): Block => ({
  entries: (all) => all.filter(({ facts }) => facts['kind'] === name),
})

const lessons: SectionLessons = {
  turn: ['board-and-step', 'hire-for-a-plan'],
  end: ['take-the-crown', 'surround-it'],
  active: ['skills-along-a-line', 'push-pull-swap'],
  passive: ['jailer-and-protector'],
  special: ['archer-assassin-nemesis'],
}

export const rules: Rules = {
  en: {
    gist: 'Two sides, 37 hexes, no luck but the deal. Bring two of yours next to the enemy Leader, or leave it no room to breathe, before the same happens to you.',
    lessons,
    sections: [
      {
        id: 'setup',
        title: 'Set-up',
        body: [
          'Two Leaders face each other across a board of 37 cells. Each is the first card of its side; a side may have five. Sixteen more cards wait to be recruited.',
          {
            terms: [
              [
                'Discovery',
                'The sixteen are shuffled and three lie open. Whoever takes one makes room for the next.',
              ],
              ['Strategist', 'All sixteen are there from the start, and both sides banish some.'],
            ],
          },
          'Chance names who begins, unless the table has settled it.',
        ],
      },
      {
        id: 'turn',
        title: 'A turn',
        body: [
          {
            steps: [
              '**Act.** Each of your characters may take one action, in any order, or none: a step to an empty neighbouring cell, or its active ability.',
              '**Recruit.** With fewer than five cards you must take one that can be had and put its character on an empty recruitment cell of yours.',
            ],
          },
          'On their first turn the second player recruits twice. Whoever was recruited acts from the next turn on.',
          'An action must change something. An ability is done whole or not at all, judged on the board as it stands when it begins. Somebody moved by another’s ability has not used their own action.',
        ],
      },
      {
        id: 'end',
        title: 'How it ends',
        body: [
          {
            drawn: [
              {
                name: 'Captured',
                Picture: Captured,
                text: 'Enemies next to a Leader add up to two or more. Each counts one, the enemy Leader included; some count more, less, or from afar.',
              },
              {
                name: 'Surrounded',
                Picture: Surrounded,
                text: 'Every cell around the Leader is taken, by whomever. On the edge that takes four, in a corner three.',
              },
            ],
          },
          'Both are checked after every whole action and every recruitment. Nobody may do anything that leaves their own Leader captured or surrounded, not even to win by it.',
          'When the same position begins a turn for the third time, it is a draw. Players may also agree on one.',
        ],
      },
      {
        id: 'words',
        title: 'Three words',
        body: [
          {
            terms: [
              ['Adjacent', 'The cells touch.'],
              ['Line', 'One of six directions.'],
              ['Visible', 'On the same line, with nobody between.'],
            ],
          },
        ],
      },
      { id: 'leader', title: 'The Leader', body: [kind('leader')] },
      {
        id: 'active',
        title: 'Active: instead of a step',
        body: [kind('active')],
      },
      {
        id: 'passive',
        title: 'Passive: while they stand',
        body: [kind('passive')],
      },
      {
        id: 'special',
        title: 'Special',
        body: [
          kind('special'),
          'The Nemesis is moved by her owner, even on the other’s turn, and may capture by her walk. Hermit and Cub are one card and two characters: you may move either, or both one directly after the other.',
        ],
      },
      {
        id: 'options',
        title: 'House rules',
        body: [
          {
            terms: [
              [
                'Strategist mode',
                'Before the first turn each side, the first player first, banishes a card; when both have three cards or more, once again.',
              ],
              [
                'First player',
                'Chance, black or white. Black sits below, white above; your side is always at the bottom of your screen.',
              ],
            ],
          },
        ],
      },
    ],
  },
  fr: {
    gist: 'Deux camps, 37 cases, pas d’autre hasard que la donne. Amenez deux des vôtres à côté du Leader adverse, ou encerclez-le, avant qu’il ne vous arrive la même chose.',
    lessons,
    sections: [
      {
        id: 'setup',
        title: 'Mise en place',
        body: [
          'Deux Leaders se font face sur un plateau de 37 cases. Chacun est la première carte de son camp ; un camp peut en avoir cinq. Seize autres cartes attendent d’être recrutées.',
          {
            terms: [
              [
                'Découverte',
                'Les seize sont mélangées et trois sont visibles. Qui en prend une fait place à la suivante.',
              ],
              ['Stratège', 'Les seize sont là dès le début, et les deux camps en bannissent.'],
            ],
          },
          'Le sort désigne qui commence, à moins que la table n’en ait décidé.',
        ],
      },
      {
        id: 'turn',
        title: 'Un tour',
        body: [
          {
            steps: [
              '**Agir.** Chacun de vos personnages peut faire une action, dans l’ordre que vous voulez, ou aucune : un pas vers une case adjacente libre, ou sa compétence active.',
              '**Recruter.** Avec moins de cinq cartes, vous devez en prendre une disponible et poser son personnage sur une case de Recrutement libre, de votre côté.',
            ],
          },
          'À son premier tour, le second joueur recrute deux fois. Qui vient d’être recruté agit dès le tour suivant.',
          'Une action doit changer quelque chose. Une compétence s’utilise en entier ou pas du tout, jugée sur le plateau tel qu’il est quand elle commence. Qui est déplacé par un autre n’a pas utilisé sa propre action.',
        ],
      },
      {
        id: 'end',
        title: 'La fin',
        body: [
          {
            drawn: [
              {
                name: 'Capturé',
                Picture: Captured,
                text: 'Les ennemis adjacents à un Leader comptent deux ou plus. Chacun compte un, le Leader adverse aussi ; certains comptent plus, moins, ou de loin.',
              },
              {
                name: 'Encerclé',
                Picture: Surrounded,
                text: 'Toutes les cases autour du Leader sont prises, par qui que ce soit. Au bord il en faut quatre, dans un coin trois.',
              },
            ],
          },
          'On vérifie après chaque action entière et chaque recrutement. Il est interdit de laisser son propre Leader capturé ou encerclé, même pour gagner ainsi.',
          'Quand la même position commence un tour pour la troisième fois, la partie est nulle. On peut aussi s’accorder sur une nulle.',
        ],
      },
      {
        id: 'words',
        title: 'Trois mots',
        body: [
          {
            terms: [
              ['Adjacentes', 'Les cases se touchent.'],
              ['Ligne', 'Une des six directions.'],
              ['Visible', 'Sur la même ligne, sans personne entre les deux.'],
            ],
          },
        ],
      },
      { id: 'leader', title: 'Le Leader', body: [kind('leader')] },
      { id: 'active', title: 'Compétences actives\u00a0: au lieu d’un pas', body: [kind('active')] },
      { id: 'passive', title: 'Compétences passives\u00a0: tant qu’ils sont là', body: [kind('passive')] },
      {
        id: 'special',
        title: 'Compétences spéciales',
        body: [
          kind('special'),
          'La Némésis est déplacée par son camp, même pendant le tour de l’autre, et peut capturer en marchant. Le Vieil Ours et l’Ourson sont une carte et deux personnages : vous pouvez bouger l’un, l’autre, ou les deux à la suite.',
        ],
      },
      {
        id: 'options',
        title: 'Règles maison',
        body: [
          {
            terms: [
              [
                'Mode Stratège',
                'Avant le premier tour, chaque camp, le premier joueur d’abord, bannit une carte ; quand les deux ont trois cartes ou plus, encore une.',
              ],
              [
                'Premier joueur',
                'Le sort, les noirs ou les blancs. Les noirs sont en bas, les blancs en haut ; votre camp est toujours en bas de votre écran.',
              ],
            ],
          },
        ],
      },
    ],
  },
}
