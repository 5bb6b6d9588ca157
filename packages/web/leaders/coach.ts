// What a coach says of the questions of Leaders.

import type { Ask } from '@undercrown/leaders/facts'
import type { CoachWords } from '../coach/words.ts'

export const coach: CoachWords<Ask['ask']> = {
  words: {
    en: {
      act: 'Each of yours may act once: a step, or its ability. Two of yours beside the enemy Leader win, or every cell around it taken.',
      recruit:
        'Each turn you recruit, until you have five cards with your Leader’s. Take one that goes well with those you have. It acts from your next turn on.',
      banish: 'What you banish, nobody gets. Take away what the other side would like best.',
      nemesis: 'The enemy Leader has moved, so your Nemesis must walk: lead her where she is of use.',
    },
    fr: {
      act: 'Chacun des vôtres peut agir une fois\u00a0: un pas, ou sa compétence. Deux des vôtres adjacents au Leader adverse gagnent, ou toutes les cases autour de lui occupées.',
      recruit:
        'Vous recrutez à chaque tour, jusqu’à avoir cinq cartes, celle du Leader comprise. Prenez qui va bien avec les vôtres. Votre recrue agira dès votre prochain tour.',
      banish: 'Ce que vous bannissez, personne ne l’aura. Retirez ce que l’adversaire aimerait le plus.',
      nemesis:
        'Le Leader adverse s’est déplacé, votre Némésis doit donc avancer\u00a0: menez-la là où elle sert.',
    },
  },
}
