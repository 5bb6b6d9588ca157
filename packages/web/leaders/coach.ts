// What a coach says of the questions of Leaders.

import type { CoachWords } from '../coach/words.ts'

export const coach: CoachWords = {
  en: {
    act: 'Each of your characters may act once: step to a free cell beside it, or use its skill. You win when two of yours stand beside the enemy Leader, or when every cell around it is taken.',
    recruit:
      'Each turn you recruit, until four stand with your Leader. Take one that works with those you have, and place it where it is of use soon.',
    banish: 'What you banish, nobody gets. Take away what the other side would like best.',
    nemesis: 'The Leader that she hunts has moved, so your Nemesis must walk: lead her where she is of use.',
  },
  fr: {
    act: 'Chacun de vos personnages peut agir une fois\u00a0: un pas vers une case libre voisine, ou sa compétence. Vous gagnez quand deux des vôtres sont à côté du Leader adverse, ou quand toutes les cases autour de lui sont occupées.',
    recruit:
      'Vous recrutez à chaque tour, jusqu’à ce que quatre entourent votre Leader. Prenez celui qui va avec les vôtres, et posez-le là où il servira bientôt.',
    banish: 'Ce que vous bannissez, personne ne l’aura. Retirez ce que l’adversaire aimerait le plus.',
    nemesis:
      'Le Leader qu’elle traque a bougé, votre Némésis doit donc marcher\u00a0: menez-la là où elle sert.',
  },
}
