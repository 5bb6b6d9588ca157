// Getting ready for a table: the races are solved, and one like it is thought about until all that is needed has run.

import { randomFrom, readOptions, viewOf } from '@undercrown/engine'
import { hiddenLeaders, type Move, optionFields, type View } from '@undercrown/hidden-leaders'
import { skills } from './levels.ts'
import { type AskedChoice, pickOf } from './think.ts'
import type { Thinker } from './thinker.ts'

/** What is tried at each question of a table that is made up. */
const NODES = 100

/** What takes long at the first question of a process is done before it comes. */
export function getReady(thinker: Thinker, given: object, seats: number): void {
  const { races, ready } = thinker
  const key = `${seats} ${JSON.stringify(given)}`
  if (ready.has(key)) return
  ready.add(key)
  const options = readOptions(optionFields, given)
  races.solveRaces(options, seats)
  const random = randomFrom('a table to come')
  const state = hiddenLeaders.setup(options, seats, random)
  for (let acts = 0; acts < seats; ) {
    const [question] = hiddenLeaders.choices(state) as [AskedChoice]
    const view = viewOf(hiddenLeaders, state, question.seat, 'mind') as View
    const pick = pickOf(thinker, view, question, skills.L3, { nodes: NODES }, random)
    const move = question.options[pick] as Move
    hiddenLeaders.play(state, question.seat, move, () => {})
    if (question.ask.ask === 'act') acts++
  }
}
