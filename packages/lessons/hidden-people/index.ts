// The lessons of Hidden People, in the order in which they are learnt.

import type { Lesson } from '../lesson.ts'
import { digAndBarter } from './dig-and-barter.ts'
import { equalCards } from './equal-cards.ts'
import { fiveMoreEffects } from './five-more-effects.ts'
import { followTheSwap } from './follow-the-swap.ts'
import { fourCardsTwoLooks } from './four-cards-two-looks.ts'
import { stonesLesson } from './stones.ts'
import { takeKeepDiscard } from './take-keep-discard.ts'
import { theEye } from './the-eye.ts'
import { whenThePileRunsDry } from './when-the-pile-runs-dry.ts'

export const hiddenPeopleLessons: readonly Lesson[] = [
  fourCardsTwoLooks,
  takeKeepDiscard,
  theEye,
  followTheSwap,
  stonesLesson,
  equalCards,
  digAndBarter,
  fiveMoreEffects,
  whenThePileRunsDry,
]
