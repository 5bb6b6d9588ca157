// The agenda: one stack of frames that says what is still to be done. A turn is a frame, an ability is a frame,
// an interrupt is a frame on top, an extra turn a frame underneath.

import type { Asked, Choice, Happened, Seat, Tell } from './game.ts'

/** Plain data; values are never changed in place, so that clones can share them. */
export type Vars = Readonly<Record<string, unknown>>

/**
 * A script being carried out: which one, the next step, for whom, and what its earlier steps chose.
 * It names its script instead of holding it, so that a state stays small and can be saved at any moment.
 */
export interface Frame<V extends Vars = Vars> {
  readonly script: string
  readonly by: Seat
  at: number
  vars: V
  /** Part of the script below it: starts with that one's vars and hands its own back. */
  readonly inner?: true
}

/** A step of a script: plain frozen data, in the imperative. */
export interface Effect {
  readonly do: string
}

/** What a verb gets in hand while one of its effects is on top of the agenda. */
export interface Desk<State extends Stacked, Event> {
  readonly state: State
  /** The frame that the effect stands in. */
  readonly frame: State['agenda'][number]
  /** Lets an event happen: windows first, then the state changes and all are told. The last thing a verb does. */
  happen(event: Event): void
}

/**
 * How one kind of effect works. `ask` says what is to be asked now: nothing means that it can be done without.
 * The frame has moved past the effect when `answer` or `run` is called; `again(frame)` stays on it.
 */
export interface Verb<State extends Stacked, E, Move, Event, Ask> {
  ask?(state: State, frame: State['agenda'][number], effect: E): Choice<Move, Ask>[]
  answer?(desk: Desk<State, Event>, effect: E, move: Move, seat: Seat): void
  /** Called instead when there was nothing to ask. */
  run?(desk: Desk<State, Event>, effect: E): void
}

/** A game may say what its frames remember: `agenda: Frame<Notes>[]`. */
export interface Stacked {
  agenda: Frame[]
}

/** Every list of steps by its name; lists nested in a step are found as `name/step/field`. */
export interface Scripts<E extends Effect> {
  get(name: string): readonly E[]
  /** The name of a list that is part of the library. */
  nameOf(steps: readonly E[]): string
}

/** Registers scripts and all step lists nested inside them. */
export function scripts<E extends Effect>(library: Readonly<Record<string, readonly E[]>>): Scripts<E> {
  const lists = new Map<string, readonly E[]>()
  const names = new Map<readonly E[], string>()
  function add(name: string, steps: readonly E[]): void {
    lists.set(name, Object.freeze(steps))
    if (!names.has(steps)) names.set(steps, name)
    steps.forEach((step, i) => {
      Object.freeze(step)
      for (const [field, value] of Object.entries(step)) addNested(`${name}/${i}/${field}`, value)
    })
  }
  function addNested(name: string, value: unknown): void {
    if (!Array.isArray(value)) return
    if (isSteps(value)) add(name, value as readonly E[])
    else for (const [i, inner] of value.entries()) addNested(`${name}/${i}`, inner)
  }
  for (const [name, steps] of Object.entries(library)) add(name, steps)
  return {
    get: (name) => lists.get(name) ?? missing(name),
    nameOf: (steps) => names.get(steps) ?? missing('a list of steps outside the library'),
  }
}

function isSteps(list: readonly unknown[]): boolean {
  return list.length > 0 && list.every((item) => typeof item === 'object' && item !== null && 'do' in item)
}

function missing(name: string): never {
  throw new Error(`no script: ${name}`)
}

const NOTHING: Vars = Object.freeze({})

export function frame<V extends Vars>(script: string, by: Seat, vars = NOTHING as V): Frame<V> {
  return { script, by, at: 0, vars }
}

/** Puts a script on top: it is carried out before anything else goes on. */
export function push(state: Stacked, script: string, by: Seat, vars: Vars = NOTHING): void {
  state.agenda.push(frame(script, by, vars))
}

/** Puts a step list of the top script on top of it; both share what was chosen. */
export function pushInner(state: Stacked, script: string, outer: Frame): void {
  state.agenda.push({ script, by: outer.by, at: 0, vars: outer.vars, inner: true })
}

/** Puts a script underneath everything: it comes when all else is done. */
export function pushUnder(state: Stacked, script: string, by: Seat, vars: Vars = NOTHING): void {
  state.agenda.unshift(frame(script, by, vars))
}

/** Remembers something for the later steps of the same script. */
export function remember(target: Frame, name: string, value: unknown): void {
  target.vars = { ...target.vars, [name]: value }
}

/** Drops what was remembered under that name. */
export function forget(target: Frame, name: string): void {
  if (!(name in target.vars)) return
  const { [name]: _, ...rest } = target.vars
  target.vars = rest
}

/** Stays on the effect that was just answered or run: it will be asked or run once more. */
export function again(target: Frame): void {
  target.at--
}

export function cloneAgenda<V extends Vars>(agenda: readonly Frame<V>[]): Frame<V>[] {
  const copy: Frame<V>[] = []
  for (const f of agenda) {
    copy.push(
      f.inner
        ? { script: f.script, by: f.by, at: f.at, vars: f.vars, inner: true }
        : { script: f.script, by: f.by, at: f.at, vars: f.vars },
    )
  }
  return copy
}

/**
 * The agenda as short lines, for a view: "turn 2 0", and the vars where there are any. A game whose vars or
 * waiting events can hold a secret has to leave those out of what it shows.
 */
export function writeAgenda(agenda: readonly Frame[]): string[] {
  const lines: string[] = []
  for (const f of agenda) {
    const line = `${f.inner ? '+' : ''}${f.script} ${f.at} ${f.by}`
    lines.push(isEmpty(f.vars) ? line : `${line} ${JSON.stringify(f.vars)}`)
  }
  return lines
}

function isEmpty(vars: Vars): boolean {
  for (const _ in vars) return false
  return true
}

export function readAgenda<V extends Vars>(lines: readonly string[]): Frame<V>[] {
  return lines.map((line) => {
    const [script = '', at, by, ...rest] = line.split(' ')
    const vars = rest.join(' ')
    const read = { at: Number(at), by: Number(by), vars: (vars === '' ? NOTHING : JSON.parse(vars)) as V }
    return script.startsWith('+') ? { script: script.slice(1), ...read, inner: true } : { script, ...read }
  })
}

/** The name of the kernel's own script: an event that waits until the windows above it have closed. */
export const WAITING = 'happen'

/** Everything that makes a game run on an agenda. */
export interface Machinery<State extends Stacked, E extends Effect, Move, Event extends Happened, Ask> {
  readonly scripts: Scripts<E>
  readonly verbs: { readonly [Do in E['do']]: Verb<State, Extract<E, { do: Do }>, Move, Event, Ask> }
  /** Changes the state: the only place where it is changed. */
  apply(state: State, event: Event): void
  /** Frames to carry out before the event happens, first one last; they may `replace` it. */
  before?(state: State, event: Event): State['agenda'] | undefined
  /** Frames to carry out once it has happened, before anything else goes on, first one last. */
  after?(state: State, event: Event): State['agenda'] | undefined
}

export interface Machine<State, Move, Event, Ask> {
  choices(state: State): Choice<Move, Ask>[]
  /** Returns what is asked next, as `choices` would find it. */
  play(state: State, seat: Seat, move: Move, tell: Tell<Event>): Choice<Move, Ask>[]
  /** Carries on until somebody must be asked or nothing is left to do. */
  advance(state: State, tell: Tell<Event>): void
}

export function machine<
  State extends Stacked,
  E extends Effect,
  Move,
  Event extends Happened,
  Ask extends Asked,
>(rules: Machinery<State, E, Move, Event, Ask>): Machine<State, Move, Event, Ask> {
  type AnyVerb = Verb<State, Effect, Move, Event, Ask>
  const verbs = rules.verbs as unknown as Readonly<Record<string, AnyVerb>>
  const lists = rules.scripts

  function happenNow(state: State, event: Event, tell: Tell<Event>): void {
    rules.apply(state, event)
    tell(event)
    const frames = rules.after?.(state, event)
    if (frames) state.agenda.push(...frames)
  }

  function happen(state: State, event: Event, tell: Tell<Event>): void {
    const windows = rules.before?.(state, event)
    if (windows && windows.length > 0) state.agenda.push(frame(WAITING, 0, { event }), ...windows)
    else happenNow(state, event, tell)
  }

  function topOf({ agenda }: State): State['agenda'][number] {
    return agenda[agenda.length - 1] as State['agenda'][number]
  }

  function sitDown(
    state: State,
    top: State['agenda'][number],
    tell: Tell<Event>,
  ): Mutable<Desk<State, Event>> {
    return { state, frame: top, happen: (event) => happen(state, event, tell) }
  }

  function carryOn(desk: Mutable<Desk<State, Event>>, tell: Tell<Event>): Choice<Move, Ask>[] {
    const { state } = desk
    for (;;) {
      const top = state.agenda[state.agenda.length - 1]
      if (top === undefined) return []
      if (top.script === WAITING) {
        state.agenda.pop()
        if (top.vars['event'] !== undefined) happenNow(state, top.vars['event'] as Event, tell)
        continue
      }
      const effect = lists.get(top.script)[top.at]
      if (effect === undefined) {
        state.agenda.pop()
        if (top.inner) topOf(state).vars = top.vars
        continue
      }
      const verb = verbs[effect.do] as AnyVerb
      if (verb.ask !== undefined) {
        const asked = verb.ask(state, top, effect)
        if (asked.length > 0) return asked
      }
      top.at++
      desk.frame = top
      verb.run?.(desk, effect)
    }
  }

  return {
    advance(state, tell) {
      const [first] = state.agenda
      if (first !== undefined) carryOn(sitDown(state, first, tell), tell)
    },
    choices(state) {
      const top = state.agenda[state.agenda.length - 1]
      if (top === undefined) return []
      const effect = lists.get(top.script)[top.at] as Effect
      return verbs[effect.do]?.ask?.(state, top, effect) ?? []
    },
    play(state, seat, move, tell) {
      const top = topOf(state)
      const effect = lists.get(top.script)[top.at++] as Effect
      const desk = sitDown(state, top, tell)
      verbs[effect.do]?.answer?.(desk, effect, move, seat)
      return carryOn(desk, tell)
    },
  }
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/** Called from a window: the event that waits below. */
export function awaited<Event>(state: Stacked): Event | undefined {
  return waitingIn(state)?.vars['event'] as Event | undefined
}

/** Called from a window: the event that waits below becomes another one, or (undefined) does not happen at all. */
export function replace<Event>(state: Stacked, event: Event | undefined): void {
  const waiting = waitingIn(state)
  if (!waiting) throw new Error('no event is waiting to be replaced')
  waiting.vars = event === undefined ? NOTHING : { event }
}

function waitingIn({ agenda }: Stacked): Frame | undefined {
  return agenda.findLast(({ script }) => script === WAITING)
}
