// What all verbs share: how questions are worded, how a frame remembers and forgets.

import type { Choice, Desk, Frame, Machinery, Seat, Verb } from '@undercrown/engine'
import type { AbilityAskName, Ask, Move } from '../choice.ts'
import type { Event } from '../event.ts'
import type { Faction } from '../factions.ts'
import type { Step } from '../library.ts'
import type { Place, State } from '../state.ts'

export type Verbs = Machinery<State, Step, Move, Event, Ask>['verbs']
export type VerbOf<Do extends Step['do']> = Verb<State, Extract<Step, { do: Do }>, Move, Event, Ask>
export type HLDesk = Desk<State, Event>
export type Choices = Choice<Move, Ask>[]

export const DONE: Move = Object.freeze({ word: 'done' })

export const NOTHING: Choices = []

/** One for each way in which a step of a script can be asked, made when it first is. */
const asks = new Map<string, Ask>()

function abilityAsk(name: AbilityAskName, { script, at, vars }: Frame, done: number): Ask {
  const faction = vars['faction'] as Faction | undefined
  const key = `${name} ${script} ${at} ${done} ${faction}`
  const known = asks.get(key)
  if (known) return known
  const end = script.indexOf('/')
  const ask = {
    ask: name,
    card: end < 0 ? script : script.slice(0, end),
    script,
    at,
    ...(done > 0 && { done }),
    ...(faction && { faction }),
  } as Ask
  asks.set(key, ask)
  return ask
}

/** One question; `done` is how much of a step that is asked several times has been done. */
export function asked(
  seat: Seat,
  name: AbilityAskName,
  frame: Frame,
  options: readonly Move[],
  done = 0,
): Choices {
  return [{ seat, ask: abilityAsk(name, frame, done), options }]
}

/** Remembers several things for the later steps of the same ability. Undefined: no longer. */
export function note(frame: Frame, notes: Readonly<Record<string, unknown>>): void {
  const vars: Record<string, unknown> = { ...frame.vars, ...notes }
  for (const name of Object.keys(notes)) if (vars[name] === undefined) delete vars[name]
  frame.vars = vars
}

export function numberIn(frame: Frame, name: string): number {
  return (frame.vars[name] as number | undefined) ?? 0
}

export function placeOfMove({ zone, seat, index }: Move): Place {
  return { zone, ...(seat !== undefined && { seat }), index } as Place
}
