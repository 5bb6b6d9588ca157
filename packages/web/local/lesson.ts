// A lesson on a table: what its seat sees, what it does there, and what it is told.

import {
  type AnyGame,
  type EachLanguage,
  randomFrom,
  refuse,
  type Seat,
  type Target,
} from '@undercrown/engine'
import { faultOf, isMet, type Lesson, type LessonPick, type LessonStep } from '@undercrown/lessons'
import { type BoardMoment, frameOf, type MomentFrame, momentAfter } from './moment.ts'

/** Where one is in it. */
export interface LessonNow extends Pick<LessonStep, 'seat' | 'goal' | 'say' | 'aim' | 'nudge'> {
  readonly step: number
  /** It does not go on from what happened on the board before. */
  readonly isLaid: boolean
  /** How many sit there: a step may lay another table. */
  readonly seats: number
  readonly frame: MomentFrame
  /** What was played to be watched before, from the beginning. */
  readonly watched: readonly MomentFrame[]
  /** What can be said, where something is to be told and not to be done. */
  readonly answers?: readonly EachLanguage[]
  /** It is done: what to take away from it. */
  readonly notice?: EachLanguage
}

/** What became of a try: it was right and one goes on, or it goes back. */
export type LessonTry =
  | { readonly right: true; readonly now: LessonNow }
  /** What it would have come to, and why not. */
  | { readonly right: false; readonly say: EachLanguage; readonly ghost?: MomentFrame }

export interface LessonSession {
  now(): LessonNow
  play(option: number): LessonTry
  answer(number: number): LessonTry
  /** The number of an option or answer that is right. */
  show(): number
  /** The beginning of a step, whatever was done before. */
  go(step: number): LessonNow
}

export function openLesson(game: AnyGame, lesson: Lesson): LessonSession {
  let at = 0
  let picked = 0
  let isDone = false
  let isLaid = true
  let watched: BoardMoment[] = []
  let seats = 0
  /** How somebody came to each step. */
  const before = new Map<number, BoardMoment>()
  let moment: BoardMoment = begin(0)

  function stepAt(number: number): LessonStep {
    return lesson.steps[number] ?? refuse('this lesson has no such step', 'cette leçon n’a pas cette étape')
  }

  /** As the step begins: laid out, or as it was left before; for whoever jumps, where the first right picks lead. */
  function begin(number: number): BoardMoment {
    const { position, seat, watch = [] } = stepAt(number)
    const laid = position && game.position(position, randomFrom(lesson.id))
    let now: BoardMoment = {
      state: (laid ?? before.get(number) ?? endOf(number - 1)).state,
      events: [],
      by: null,
    }
    if (laid) seats = laid.seats
    watched = [now]
    for (const target of watch) {
      now = playedBy(now, target, seat)
      watched.push(now)
    }
    return now
  }

  function endOf(number: number): BoardMoment {
    const { task, seat } = stepAt(number)
    let now = begin(number)
    for (const { right } of 'picks' in task ? task.picks : [])
      now = playedBy(now, right.find((one) => offer(now, one, seat)) ?? {}, seat, seat)
    return now
  }

  /** The first offered move that a target names, of one seat or of anybody. */
  function offer({ state }: BoardMoment, named: Target, of?: Seat): { seat: Seat; move: object } | undefined {
    for (const { seat, options } of game.choices(state)) {
      const move =
        of === undefined || of === seat ? options.find((one) => isMet(named, game.target(one))) : undefined
      if (move) return { seat, move }
    }
    return undefined
  }

  function playedBy(now: BoardMoment, named: Target, viewer: Seat, of?: Seat): BoardMoment {
    const found =
      offer(now, named, of) ?? refuse('this lesson cannot be played', 'cette leçon ne peut se jouer')
    return momentAfter(game, now, found.seat, found.move, viewer)
  }

  function optionsOf(seat: Seat): readonly object[] {
    return game.choices(moment.state).find((one) => one.seat === seat)?.options ?? []
  }

  function pickNow({ task }: LessonStep): LessonPick | undefined {
    return 'picks' in task ? task.picks[picked] : undefined
  }

  const session: LessonSession = {
    now() {
      const step = stepAt(at)
      const { seat, goal, aim, nudge, task, notice } = step
      // What was said of the step is about its beginning, and so is the nudge.
      const say = picked === 0 ? step.say : pickNow(step)?.say
      return {
        ...{ step: at, isLaid, seats, seat, goal },
        ...(say && { say }),
        ...(aim && { aim }),
        ...(nudge && picked === 0 && { nudge }),
        frame: frameOf(game, moment, seat, 'picks' in task && !isDone),
        watched: watched.map((one) => frameOf(game, one, seat, false)),
        ...('answers' in task && { answers: task.answers.map((one) => one.say) }),
        ...(isDone && { notice }),
      }
    },
    play(option) {
      const step = stepAt(at)
      const pick = pickNow(step)
      const move = optionsOf(step.seat)[option]
      if (!pick || isDone || !move) return refuse('that is not offered', 'ce n’est pas proposé')
      const next = momentAfter(game, moment, step.seat, move, step.seat)
      const fault = faultOf(pick, game.target(move))
      if (fault) return { right: false, say: fault, ghost: frameOf(game, next, step.seat, false) }
      moment = next
      picked++
      isDone = !pickNow(step)
      return { right: true, now: session.now() }
    },
    answer(number) {
      const { task } = stepAt(at)
      const answer = 'answers' in task ? task.answers[number] : undefined
      if (!answer) return refuse('that is no answer', 'ce n’est pas une réponse')
      if (answer.wrong) return { right: false, say: answer.wrong }
      isDone = true
      return { right: true, now: session.now() }
    },
    show() {
      const step = stepAt(at)
      if ('answers' in step.task) return step.task.answers.findIndex(({ wrong }) => !wrong)
      const pick = pickNow(step)
      return optionsOf(step.seat).findIndex((move) => pick && !faultOf(pick, game.target(move)))
    },
    go(step) {
      const isNext = isDone && step === at + 1
      if (isNext) before.set(step, moment)
      isLaid = !isNext || stepAt(step).position !== undefined
      moment = begin(step)
      at = step
      picked = 0
      isDone = false
      return session.now()
    },
  }
  return session
}
