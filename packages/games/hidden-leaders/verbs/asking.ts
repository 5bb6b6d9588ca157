// What all verbs share: how questions are worded, how a frame remembers and forgets.

import type { Choice, Desk, Machinery, Seat, Vars, Verb } from '@undercrown/engine'
import type { AbilityAskName, Ask, Move } from '../choice.ts'
import type { Event } from '../event.ts'
import type { Step } from '../library.ts'
import type { NotedFrame, Notes, Place, State } from '../state.ts'

export type Verbs = Machinery<State, Step, Move, Event, Ask>['verbs']
export type VerbOf<Do extends Step['do']> = Verb<State, Extract<Step, { do: Do }>, Move, Event, Ask>
export type HLDesk = Desk<State, Event>
export type Choices = Choice<Move, Ask>[]

export const DONE: Move = Object.freeze({ word: 'done' })

export const NOTHING: Choices = []

type AbilityAsks = Extract<Ask, { script: string }>

/** By script, one for each way in which a step of it can be asked, made when it first is. */
const asks = new Map<string, AbilityAsks[]>()

function abilityAsk(name: AbilityAskName, { script, at, vars }: NotedFrame, done: number): Ask {
  const faction = vars.faction
  const known = asks.get(script) ?? []
  for (const one of known)
    if (one.ask === name && one.at === at && (one.done ?? 0) === done && one.faction === faction) return one
  const end = script.indexOf('/')
  const ask = {
    ask: name,
    card: end < 0 ? script : script.slice(0, end),
    script,
    at,
    ...(done > 0 && { done }),
    ...(faction && { faction }),
  } as AbilityAsks
  asks.set(script, [...known, ask])
  return ask
}

/** One question; `done` is how much of a step that is asked several times has been done. */
export function abilityQuestion(
  seat: Seat,
  name: AbilityAskName,
  frame: NotedFrame,
  options: readonly Move[],
  done = 0,
): Choices {
  return [{ seat, ask: abilityAsk(name, frame, done), options }]
}

/** Remembers several things for the later steps of the same ability. Undefined: no longer. */
export function note(
  frame: NotedFrame,
  notes: { readonly [Name in keyof Notes]: Notes[Name] | undefined },
): void {
  const before: Vars = frame.vars
  const given: Vars = notes
  const vars: Record<string, unknown> = {}
  for (const name in before) {
    const value = name in given ? given[name] : before[name]
    if (value !== undefined) vars[name] = value
  }
  for (const name in given) if (given[name] !== undefined) vars[name] = given[name]
  frame.vars = vars as Notes
}

export function numberIn(frame: NotedFrame, name: 'moved' | 'n' | 'turn'): number {
  return frame.vars[name] ?? 0
}

export function placeOfMove({ zone, seat, index }: Move): Place {
  return { zone, ...(seat !== undefined && { seat }), index } as Place
}
