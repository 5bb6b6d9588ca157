// Control effects that every game's scripts share: choose something, do it or not, do it again and again.

import {
  again,
  type Effect,
  type Frame,
  forget,
  pushInner,
  remember,
  type Scripts,
  type Stacked,
  type Verb,
} from './agenda.ts'
import type { Asked, Choice, Seat } from './game.ts'

/** Choose one of what the selector finds, and remember it under a name. Nothing found: nothing chosen. */
export interface Choose<Selector> {
  readonly do: 'choose'
  readonly as: string
  readonly from: Selector
}

/** The steps may be done or declined; not even offered while the condition fails. */
export interface May<Condition, E extends Effect> {
  readonly do: 'may'
  readonly if: Condition
  readonly steps: readonly E[]
}

/** The steps are done until the condition holds; at least once. */
export interface Repeat<Condition, E extends Effect> {
  readonly do: 'repeat'
  readonly until: Condition
  readonly steps: readonly E[]
}

export function choose<Selector>(as: string, from: Selector): Choose<Selector> {
  return { do: 'choose', as, from }
}

export function may<Condition, E extends Effect>(
  condition: Condition,
  ...steps: readonly E[]
): May<Condition, E> {
  return { do: 'may', if: condition, steps }
}

export function repeat<Condition, E extends Effect>(
  until: Condition,
  ...steps: readonly E[]
): Repeat<Condition, E> {
  return { do: 'repeat', until, steps }
}

/** The two answers to `may`. */
export const USE = Object.freeze({ word: 'use' })
export const DECLINE = Object.freeze({ word: 'decline' })
const USE_OR_DECLINE = Object.freeze([USE, DECLINE])

/** What a game says about its selectors and conditions. */
export interface ControlHooks<State, Selector, Condition, Move, Ask> {
  options(state: State, frame: Frame, from: Selector): Move[]
  holds(state: State, frame: Frame, condition: Condition): boolean
  /** Who is asked to choose, where it is not the one whose frame it is. */
  asked?(state: State, frame: Frame, from: Selector): Seat
  askChoose(state: State, frame: Frame, from: Selector): Ask
  askMay(state: State, frame: Frame, condition: Condition): Ask
}

interface ControlVerbs<State extends Stacked, E extends Effect, Selector, Condition, Move, Event, Ask> {
  readonly choose: Verb<State, Choose<Selector>, Move, Event, Ask>
  readonly may: Verb<State, May<Condition, E>, Move, Event, Ask>
  readonly repeat: Verb<State, Repeat<Condition, E>, Move, Event, Ask>
}

/** The verbs of the control effects, for a game's table of verbs. */
export function controlVerbs<
  State extends Stacked,
  E extends Effect,
  Selector,
  Condition,
  Move,
  Event,
  Ask extends Asked,
>(
  scripts: () => Scripts<E>,
  hooks: ControlHooks<State, Selector, Condition, Move | typeof USE | typeof DECLINE, Ask>,
): ControlVerbs<State, E, Selector, Condition, Move | typeof USE | typeof DECLINE, Event, Ask> {
  type Answer = Move | typeof USE | typeof DECLINE
  return {
    choose: {
      ask(state, frame, effect): Choice<Answer, Ask>[] {
        const options = hooks.options(state, frame, effect.from)
        if (options.length === 0) return []
        const seat = hooks.asked?.(state, frame, effect.from) ?? frame.by
        return [{ seat, ask: hooks.askChoose(state, frame, effect.from), options }]
      },
      answer: ({ frame }, effect, move) => remember(frame, effect.as, move),
      // Nothing to choose: nothing is remembered from an earlier round either.
      run: ({ frame }, effect) => forget(frame, effect.as),
    },
    may: {
      ask(state, frame, effect): Choice<Answer, Ask>[] {
        if (!hooks.holds(state, frame, effect.if)) return []
        return [{ seat: frame.by, ask: hooks.askMay(state, frame, effect.if), options: USE_OR_DECLINE }]
      },
      answer({ state, frame }, effect, move) {
        if ((move as { word?: string }).word === USE.word)
          pushInner(state, scripts().nameOf(effect.steps), frame)
      },
    },
    repeat: {
      run({ state, frame }, effect) {
        const round = `round ${frame.script}/${frame.at}`
        if (frame.vars[round] === true && hooks.holds(state, frame, effect.until)) {
          forget(frame, round)
          return
        }
        remember(frame, round, true)
        again(frame)
        pushInner(state, scripts().nameOf(effect.steps), frame)
      },
    },
  }
}
