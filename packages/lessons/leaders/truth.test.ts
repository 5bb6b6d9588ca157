// The solver about every pick of every lesson of Leaders: what does what the goal says is right, and nothing else.

import { games } from '@undercrown/bots/games.ts'
import { createCore } from '@undercrown/bots/leaders/core.ts'
import { solve } from '@undercrown/bots/leaders/solver.ts'
import { moveOf } from '@undercrown/bots/leaders/step.ts'
import type { AnyGame, Target } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { faultOf, isMet, playLesson } from '../follow.ts'
import type { LessonPick } from '../lesson.ts'
import { leadersLessons } from './index.ts'

/** The crown in this turn, or half the way to it; to survive the enemy's next one; something that no solver knows. */
type Goal = 'crown' | 'half' | 'safe' | 'seen'
const goals: Readonly<Record<string, readonly Goal[]>> = {
  'board-and-step': ['seen', 'seen', 'seen', 'seen'],
  'take-the-crown': ['half', 'crown', 'crown', 'safe'],
  'surround-it': ['crown', 'crown', 'crown', 'safe'],
  'skills-along-a-line': ['crown', 'crown', 'crown', 'crown'],
  'push-pull-swap': ['crown', 'crown', 'crown', 'safe', 'crown'],
  'jailer-and-protector': ['crown', 'crown', 'crown', 'safe'],
  'archer-assassin-nemesis': ['crown', 'crown', 'crown', 'crown'],
  'hire-for-a-plan': ['crown', 'crown', 'safe', 'seen'],
}

const rules = (await games.find(({ id }) => id === 'leaders')?.rules()) as AnyGame
const core = createCore()
type State = Parameters<typeof solve>[1]

/** Whether the side to move can take the crown in this turn; without the deeds that are barred. */
function canCrown(state: State, isBarred: (target: Target) => boolean = () => false): boolean {
  const allows = (step: number) => !isBarred(rules.target(moveOf(step, core.position.at)))
  return solve(core, state, { allows }).win === true
}

function after(state: unknown, seat: number, move: object): State {
  const next = rules.clone(state)
  rules.play(next, seat, move, () => {})
  return next as State
}

/** The enemy's turn, if no more is done in this one. */
function atRivals(state: State, seat: number): State {
  const choice = rules.choices(state).find((one) => one.seat === seat)
  const end = choice?.options.find((move) => rules.target(move).word === 'end')
  return end ? after(state, seat, end) : state
}

/** Asked of each pick of each step, whichever right ones led there. */
function eachPick(ask: (at: PickAt) => void): void {
  for (const lesson of leadersLessons) {
    for (let way = 0, ways = 1; way < ways; way++) {
      playLesson(rules, lesson, (table, step, pick) => {
        const state = table.state as State
        const moves = rules.choices(state).find(({ seat }) => seat === step.seat)?.options ?? []
        const told = moves.map((move) => ({
          target: rules.target(move),
          fault: faultOf(pick, rules.target(move)),
          next: after(state, step.seat, move),
        }))
        const at = lesson.steps.indexOf(step)
        ask({
          where: `${lesson.id}, step ${at + 1}`,
          goal: goals[lesson.id]?.[at] ?? 'seen',
          isLast: 'picks' in step.task && pick === step.task.picks.at(-1),
          ...{ state, seat: step.seat, pick, told },
        })
        const right = told.filter(({ fault }) => !fault)
        ways = Math.max(ways, right.length)
        return right[way % right.length]?.target as Target
      })
    }
  }
}

interface PickAt {
  readonly where: string
  readonly goal: Goal
  /** With it the step is done. */
  readonly isLast: boolean
  readonly state: State
  readonly seat: number
  readonly pick: LessonPick
  readonly told: readonly { readonly target: Target; readonly fault: unknown; readonly next: State }[]
}

test('every step has a goal here', () => {
  for (const { id, steps } of leadersLessons) expect(goals[id], id).toHaveLength(steps.length)
})

test('whatever is accepted does what the goal says', () => {
  eachPick(({ where, goal, isLast, seat, told }) => {
    for (const { target, fault, next } of told) {
      const said = `${where}: ${target.word}`
      if (fault) continue
      if (goal === 'crown' && isLast) expect(next.result?.winner, said).toBe(seat)
      else if (goal === 'crown' || goal === 'half') expect(canCrown(next), said).toBe(true)
      else if (goal === 'safe') expect(canCrown(atRivals(next, seat)), said).toBe(false)
    }
  })
})

test('nothing is refused that would do it as well', () => {
  eachPick(({ where, goal, state, seat, pick, told }) => {
    const isRight = (target: Target) => pick.right.some((one) => isMet(one, target))
    // By whatever else is done, before it or after it, as long as nothing right is among it.
    if ((goal === 'crown' || goal === 'half') && state.toMove === seat)
      expect(canCrown(state, isRight), where).toBe(false)
    for (const { target, fault, next } of told) {
      const said = `${where}: ${target.word}`
      if (!fault) continue
      if (goal === 'crown') expect(next.result?.winner, said).not.toBe(seat)
      else if (goal === 'safe') expect(canCrown(atRivals(next, seat)), said).toBe(true)
    }
  })
})
