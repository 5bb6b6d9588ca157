// A puzzle's table: laid out from what its seat knows alone, and how moves at it are written.

import { itemAt, type Layout, randomFrom, refuse, type Seat, viewOf } from '@undercrown/engine'
import { hiddenLeaders, type Move, type State, type View } from '@undercrown/hidden-leaders'
import type { HiddenLeadersQuestion } from './count.ts'

/** Questions of which no answer changes a party or a marker. */
export const idleAsks: readonly string[] = ['draw', 'discardDown', 'hide', 'firstDiscard', 'takeArtifact']

export interface AskedTable {
  readonly state: State
  readonly question: HiddenLeadersQuestion
}

/** A position in which one seat is asked. */
export function askedAt(position: string): AskedTable {
  const { state } = hiddenLeaders.position(JSON.parse(position) as Layout, randomFrom(position))
  const [question, ...more] = hiddenLeaders.choices(state)
  if (question === undefined || more.length > 0)
    return refuse(
      'one seat must be asked in a puzzle',
      'dans une énigme, une seule place doit être interrogée',
    )
  return { state, question }
}

/** What the seat can tell of the table as it lies: a puzzle does not say what was played before. */
export function seatView(state: State, seat: Seat): View {
  const { open, own } = viewOf(hiddenLeaders, state, seat, 'mind') as View
  const { past: _, ...table } = open
  return { open: table, own }
}

/** The table as the seat knows it: all else lies as chance has it that only the view decides. */
export function positionFor(view: View): string {
  return laidOut(hiddenLeaders.imagine(view, randomFrom(`a world for ${JSON.stringify(view)}`)))
}

/** A world in the form that `position` takes; a Harbor that nobody knows is what is left. */
function laidOut(world: State): string {
  const { harbor, ...rest } = hiddenLeaders.layout(world)
  const isKnown = world.harbor.some((slot) => itemAt(world.known, slot) !== 0)
  return JSON.stringify(isKnown ? { ...rest, harbor } : rest)
}

/** The same with every card in its place, so that a line can be played that draws. */
export function wholeLayout(world: State): string {
  return JSON.stringify(hiddenLeaders.layout(world))
}

export function pickText(move: Move): string {
  return JSON.stringify(hiddenLeaders.target(move))
}

/** The option that is written like that, in whatever order. */
export function optionAt({ options }: HiddenLeadersQuestion, text: string): Move | undefined {
  const wanted = inOrder(text)
  return options.find((move) => inOrder(pickText(move)) === wanted)
}

/** The same where a hidden hero that is pointed at may be another one. */
export function optionLike(question: HiddenLeadersQuestion, text: string): Move | undefined {
  const wanted = unnamed(text)
  return optionAt(question, text) ?? question.options.find((move) => unnamed(pickText(move)) === wanted)
}

function unnamed(text: string): string {
  const { card, ...place } = JSON.parse(text) as Move
  return inOrder(place.zone === 'down' ? JSON.stringify(place) : text)
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function inOrder(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_name, value: unknown) =>
      isFields(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
    )
  } catch {
    return text
  }
}
