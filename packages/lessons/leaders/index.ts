import type { Lesson } from '../lesson.ts'
import { archerAssassinNemesis } from './archer-assassin-nemesis.ts'
import { boardAndStep } from './board-and-step.ts'
import { hireForAPlan } from './hire-for-a-plan.ts'
import { jailerAndProtector } from './jailer-and-protector.ts'
import { pushPullSwap } from './push-pull-swap.ts'
import { skillsAlongALine } from './skills-along-a-line.ts'
import { surroundIt } from './surround-it.ts'
import { takeTheCrown } from './take-the-crown.ts'

export const leadersLessons: readonly Lesson[] = [
  boardAndStep,
  takeTheCrown,
  surroundIt,
  skillsAlongALine,
  pushPullSwap,
  jailerAndProtector,
  archerAssassinNemesis,
  hireForAPlan,
]
