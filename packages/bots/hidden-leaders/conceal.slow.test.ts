// Level 5 hides whom it leads, where that costs next to nothing.

import { type AnyGame, type Choice, openTable, randomFrom, viewOf } from '@undercrown/engine'
import { type Face, hiddenLeaders, type State, type View } from '@undercrown/hidden-leaders'
import { expect, test } from 'vitest'
import { createReader, dealsFor, marginals } from './belief.ts'
import { quietest } from './conceal.ts'
import { skills } from './levels.ts'
import { ENOUGH, searchOptions, takenOption, trustedWorth, worthOf } from './search.ts'
import { type AskedChoice, pickOf, thinkingOf } from './think.ts'
import { createThinker } from './thinker.ts'

const NODES = { nodes: 120 }
const open = { ...skills.L5, conceals: 0 }
const thinker = createThinker()
const reader = createReader()

/** How little the two seats are believed to be who they are, the first by who acts next, and so on. */
function lossesIn(deal: number, seats: number, hides: number): { hiding: number; showing: number } {
  const table = openTable(hiddenLeaders as unknown as AnyGame, { seats, seed: `conceal ${deal}` })
  const random = randomFrom(`conceal ${deal} ${hides}`)
  const losses = { hiding: 0, showing: 0, hidden: 0, shown: 0 }
  for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
    const state = table.state as State
    const question = choice as Choice<object> as unknown as AskedChoice
    const view = viewOf(hiddenLeaders, state, choice.seat, 'mind') as View
    if (question.ask.ask === 'act') {
      const believed = marginals(dealsFor(view, state.options, 'past', reader), seats)
      for (let seat = 0; seat < seats; seat++) {
        if (seat === choice.seat) continue
        const loss = -Math.log(believed[seat]?.get(state.face[seat] as Face) as number)
        losses[seat === hides ? 'hiding' : 'showing'] += loss
        losses[seat === hides ? 'hidden' : 'shown']++
      }
    }
    const skill = choice.seat === hides ? skills.L5 : open
    table.pick(choice.seat, pickOf(thinker, view, question, skill, NODES, random))
  }
  return { hiding: losses.hiding / losses.hidden, showing: losses.showing / losses.shown }
}

test.each([2, 4])('with %i players it is read less well than who hides nothing', (seats) => {
  const games = Array.from({ length: 6 }, (_, i) => lossesIn(i >> 1, seats, i % seats))
  const mean = (side: 'hiding' | 'showing') => games.reduce((sum, game) => sum + game[side], 0) / games.length
  expect(mean('hiding')).toBeGreaterThan(mean('showing') + 0.2)
})

test('what it gives away for that is little, and nothing where a win is near', () => {
  const table = openTable(hiddenLeaders, { seats: 2, seed: 'conceal' })
  const random = randomFrom('conceal')
  const given = skills.L5.conceals
  let other = 0
  for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
    const question = choice as unknown as AskedChoice
    const view = viewOf(hiddenLeaders, table.state, choice.seat, 'mind') as View
    const thinking = thinkingOf(thinker, view, question, skills.L5)
    const tried = searchOptions(view, question, thinking, NODES, random)
    const [taken, pick] = [
      takenOption(tried),
      quietest(thinker, view, choice.seat, tried, thinking, given, random),
    ]
    const [best, quiet] = [tried[taken], tried[pick]] as [(typeof tried)[0], (typeof tried)[0]]
    expect(trustedWorth(quiet)).toBeGreaterThanOrEqual(trustedWorth(best) - given)
    if (worthOf(best) >= ENOUGH) expect(pick).toBe(taken)
    if (pick !== taken) other++
    table.pick(choice.seat, pick)
  }
  expect(other).toBeGreaterThan(0)
})
