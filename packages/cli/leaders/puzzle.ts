// The words of Leaders' puzzles in a terminal.

import type { PuzzleTalk } from '../puzzle-talk.ts'

export const leadersPuzzleTalk: PuzzleTalk = {
  tasks: {
    en: {
      crown: 'Take the crown this turn.',
      safe: 'Find the only turn after which your crown cannot be taken.',
      two: 'Play a turn after which you take the crown in your next one, whatever the reply.',
    },
    fr: {
      crown: 'Prenez la couronne ce tour-ci.',
      safe: 'Trouvez le seul tour après lequel votre couronne ne peut être prise.',
      two: 'Jouez un tour après lequel vous prendrez la couronne au suivant, quelle que soit la réponse.',
    },
  },
}
