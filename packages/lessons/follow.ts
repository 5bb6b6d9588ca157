// How a lesson is followed on a table.

import {
  type AnyGame,
  type AnyTable,
  type EachLanguage,
  layTable,
  Refusal,
  refuse,
  type Seat,
  type Target,
} from '@undercrown/engine'
import type { Lesson, LessonPick, LessonQuestion, LessonStep } from './lesson.ts'

/** Whether what a pick points at has all that is named. */
export function isMet(named: Target, target: Target): boolean {
  return Object.entries(named).every(([field, value]) => {
    const there = target[field as keyof Target]
    return typeof value === 'object' ? JSON.stringify(value) === JSON.stringify(there) : value === there
  })
}

/** What is said to a pick that is wrong; undefined where it is right. */
export function faultOf(pick: LessonPick, target: Target): EachLanguage | undefined {
  const meets = (named: readonly Target[]) => named.some((one) => isMet(one, target))
  if (meets(pick.right)) return undefined
  return pick.wrong?.find(({ at }) => meets(at))?.say ?? pick.otherwise
}

/** The table at which a step begins, with what is watched still to come. */
function tableOf(game: AnyGame, lesson: Lesson, step: LessonStep, before?: AnyTable): AnyTable {
  if (step.position) return layTable(game, step.position, lesson.id)
  return before ?? refuse('a lesson begins with a position', 'une leçon commence par une position')
}

/** The first offered move that a target names, of one seat or of whoever is asked. */
function offerOf(
  table: AnyTable,
  named: Target,
  of?: Seat,
): readonly [seat: Seat, option: number] | undefined {
  for (const { seat, options } of table.choices()) {
    if (of !== undefined && seat !== of) continue
    const option = options.findIndex((move) => isMet(named, table.game.target(move)))
    if (option >= 0) return [seat, option]
  }
  return undefined
}

/** Plays it; refuses in words where there is none. */
function playTarget(table: AnyTable, named: Target, of?: Seat): void {
  const written = JSON.stringify(named)
  const [seat, option] =
    offerOf(table, named, of) ?? refuse(`${written} is not offered`, `${written} n’est pas proposé`)
  table.pick(seat, option)
}

/** Which of the right picks is made. */
type Choose = (table: AnyTable, step: LessonStep, pick: LessonPick) => Target

/** Plays a lesson to its end, by the first of its right picks if nobody chooses; refuses in words where it cannot be. */
export function playLesson(
  game: AnyGame,
  lesson: Lesson,
  choose: Choose = (table, { seat }, { right }) =>
    right.find((one) => offerOf(table, one, seat)) ?? { word: 'nothing that is right' },
): void {
  let table: AnyTable | undefined
  for (const [i, step] of lesson.steps.entries()) {
    try {
      table = tableOf(game, lesson, step, table)
      checkSeat(table, step.seat)
      for (const watched of step.watch ?? []) playTarget(table, watched)
      if ('answers' in step.task) checkAnswers(step.task)
      else for (const pick of step.task.picks) playTarget(table, choose(table, step, pick), step.seat)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refuse(`step ${i + 1}: ${error.message}`, `étape ${i + 1}\u00a0: ${error.fr}`)
    }
  }
}

function checkSeat({ seats }: AnyTable, seat: Seat): void {
  if (seat >= seats) refuse(`there is no seat ${seat}`, `il n’y a pas de place ${seat}`)
}

function checkAnswers({ answers }: LessonQuestion): void {
  const right = answers.filter(({ wrong }) => !wrong).length
  if (right === 0 || right === answers.length)
    refuse('a question needs right and wrong answers', 'une question a de bonnes et de mauvaises réponses')
}
