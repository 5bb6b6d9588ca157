// The analysis of Leaders: proofs that hold against plain enumeration by the rules, and turns that can be played.

import { choiceIn, forcesWin, stateAfter } from '@undercrown/bots/leaders/proof.ts'
import { type Layout, pickOne, Refusal, randomFrom } from '@undercrown/engine'
import { layoutOf, leaders, type Move, notationOf, type State } from '@undercrown/leaders'
import { describe, expect, test } from 'vitest'
import type { BestTurns, Finding, PositionProof } from '../analysis.ts'
import { shippedPuzzles } from '../games.ts'
import { leadersAnalyst } from './analysis.ts'

const { analyse, check, whole } = leadersAnalyst

const laid = (layout: Layout): State => leaders.position(layout, randomFrom('')).state
const at = (line: string) => laid(layoutOf(line))

/** All that is told of a position until something is told of this. */
function told(state: State, until?: Finding['about']): Finding[] {
  const found: Finding[] = []
  try {
    analyse(state, (finding) => {
      found.push(finding)
      if (finding.about === until) throw new Error('enough')
    })
  } catch (error) {
    if ((error as Error).message !== 'enough') throw error
  }
  return found
}

function about(findings: readonly Finding[], claim: PositionProof['about']): PositionProof {
  return findings.find((one) => one.about === claim) as PositionProof
}

function play(state: State, words: readonly string[]): State {
  return words.reduce((before, word) => {
    const choice = choiceIn(before)
    const move = choice?.options.find((option) => notationOf(option as Move) === word)
    if (!choice || !move) throw new Error(`${word} is not offered`)
    return stateAfter(before, choice.seat, move)
  }, state)
}

const pack = await shippedPuzzles('leaders')
const some = (kind: string, every: number) =>
  pack.filter((one) => one.kind === kind).filter((_, i) => i % every === 0)

/** Few and far apart. */
const FAR = 'j3.5.6.l5L.6.5.3A_ba_8_sb'

describe('proofs', () => {
  test('a crown of this turn is played by the line that proves it, and nothing is estimated above it', () => {
    for (const { position, seat } of some('crown', 120)) {
      const findings = told(at(position))
      const { holds, line } = about(findings, 'now')
      expect(holds).toBe(true)
      expect(play(at(position), line).result?.winner).toBe(seat)
      expect(findings.some(({ about: what }) => what === 'turns')).toBe(false)
    }
  })

  test('where no turn wins, plain enumeration by the rules finds none either', () => {
    expect(about(told(at(FAR), 'now'), 'now')).toMatchObject({ holds: false, line: [] })
    expect(forcesWin(at(FAR), 0, 20_000)).toBe(false)
  })

  test('what the other side threatens wins when nothing is done about it', () => {
    let threats = 0
    for (const { position, seat } of some('safe', 60)) {
      const threat = about(told(at(position), 'threat'), 'threat')
      if (!threat.holds) continue
      threats++
      expect(play(play(at(position), ['end']), threat.line).result?.winner).toBe(1 - seat)
    }
    expect(threats).toBeGreaterThan(3)
  })

  test('the only safe turn is found, and a turn that loses is not called lost', () => {
    const puzzle = some('safe', 200)[0] as (typeof pack)[number]
    const { holds, line } = about(told(at(puzzle.position), 'lost'), 'lost')
    expect(holds).toBe(false)
    const after = play(at(puzzle.position), line)
    expect(about(told(after, 'now'), 'now').holds).toBe(false)
  })

  test('a win in two wins against every reply', () => {
    const [{ position, seat } = {} as (typeof pack)[number]] = [...pack]
      .filter((one) => one.kind === 'two')
      .sort((a, b) => a.proof.seen - b.proof.seen)
    const { holds, line, turns } = about(told(at(position), 'two'), 'two')
    expect(holds).toBe(true)
    expect(turns).toBeGreaterThan(0)
    const after = play(at(position), line)
    // Every single step of the other side, and doing nothing, is answered.
    const choice = choiceIn(after) as { seat: number; options: readonly Move[] }
    expect(choice.seat).toBe(1 - seat)
    for (const reply of choice.options.filter((_, i) => i % 7 === 0)) {
      const stepped = stateAfter(after, choice.seat, reply)
      const next = stepped.turn === after.turn ? play(stepped, ['end']) : stepped
      expect(about(told(next, 'now'), 'now').holds).toBe(true)
    }
  })

  test.each([
    ['teams are not complete', FAR, 'recruits'],
    ['a Nemesis walks', 'j3.5.6.l5L.6.5.N2A_ba_8_sb', 'nemesis'],
  ])('nothing is claimed over two turns where %s', (_, line, why) => {
    expect(about(told(at(line), 'two'), 'two')).toMatchObject({ holds: null, why, line: [] })
  })

  test('nor where a position has been there twice', () => {
    const { position } = some('two', 400)[0] as (typeof pack)[number]
    let state = at(position)
    for (let i = 0; i < 2; i++) state = play(state, ['end'])
    expect(about(told(state, 'two'), 'two')).toMatchObject({ holds: null, why: 'repeats' })
  })
})

describe('best turns', () => {
  test('come ever deeper, the best first; each can be played to its end, and so can the reply', () => {
    const start = at('j3.1r3.6.l5L.4B1.5.3A_ba_8_sb_-_QSVP_-_-_1_1')
    const looks = told(start).filter((one): one is BestTurns => one.about === 'turns')
    expect(looks.length).toBeGreaterThan(2)
    expect(looks.map(({ nodes }) => nodes)).toEqual(looks.map(({ nodes }) => nodes).sort((a, b) => a - b))
    for (const { turns } of looks) {
      expect(turns.length).toBeGreaterThan(0)
      for (const { line, reply, why, chance } of turns) {
        const after = play(start, line)
        expect(after.result !== null || after.toMove !== start.toMove).toBe(true)
        if (!after.result) play(after, reply)
        expect(chance).toBeGreaterThan(0)
        expect(chance).toBeLessThan(1)
        if (why) expect(why.en).not.toMatch(/wins? (this turn|at once)/)
      }
    }
  })

  test('of a banishment, cards', () => {
    const state = leaders.setup({ mode: 'strategist', first: 'black' }, 2, randomFrom(''))
    const [{ turns } = { turns: [] }] = told(state) as BestTurns[]
    expect(turns.map(({ line }) => line[0]?.charAt(0))).toEqual(['x', 'x', 'x'])
  })

  test('of a game that is over there is nothing to tell', () => {
    const won = pack.find((one) => one.kind === 'crown') as (typeof pack)[number]
    const { line } = about(told(at(won.position), 'now'), 'now')
    expect(told(play(at(won.position), line))).toEqual([])
  })
})

describe('what is possible', () => {
  const refused = (state: State): string | undefined => {
    try {
      check(state)
      return undefined
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal)
      expect((error as Refusal).fr).not.toBe((error as Refusal).message)
      return (error as Refusal).message
    }
  }
  const leadersOnly = [
    { who: 'black', character: 'leader', cell: 'd1' },
    { who: 'white', character: 'leader', cell: 'd7' },
  ]
  const draft = (pieces: readonly [who: string, character: string, cell: string][], more: object = {}) =>
    laid(
      whole({
        ...{ toMove: 'black', turn: 8, mode: 'strategist', visible: [], banished: [] },
        pieces: [...leadersOnly, ...pieces.map(([who, character, cell]) => ({ who, character, cell }))],
        ...more,
      }),
    )

  test('every shipped puzzle is', () => {
    for (const { position } of pack) expect(refused(at(position))).toBeUndefined()
  })

  test('so is every state of whole games, as it is written down', () => {
    const random = randomFrom('possible')
    let now = leaders.setup({ mode: 'strategist', first: 'white' }, 2, random)
    for (let i = 0; i < 150 && !now.result; i++) {
      const choice = choiceIn(now) as { seat: number; options: readonly Move[] }
      now = stateAfter(now, choice.seat, pickOne(random, choice.options))
      expect(refused(now)).toBeUndefined()
      expect(refused(laid(leaders.layout(now)))).toBeUndefined()
    }
  })

  test('what a draft leaves out follows from the rest', () => {
    const { first, recruitsLeft } = draft([['black', 'rider', 'c1']])
    expect([first, recruitsLeft]).toEqual([0, 1])
    expect(draft([], { turn: 1 }).recruitsLeft).toBe(2)
    expect(draft([], { turn: 1 }).first).toBe(1)
  })

  test.each<[RegExp, ReturnType<typeof draft>]>([
    [/Hermit and Cub come together: put the Cub/, draft([['black', 'hermit', 'c1']])],
    [
      /of one side/,
      draft([
        ['black', 'hermit', 'c1'],
        ['white', 'cub', 'e6'],
      ]),
    ],
    [
      /White has 6 cards, and a team has five.*Remove 1/,
      draft(['rider', 'archer', 'jailer', 'vizier', 'bruiser'].map((one, i) => ['white', one, `e${i + 1}`])),
    ],
    [/Black cannot have 2 cards on turn 1: at most 1/, draft([['black', 'rider', 'c1']], { turn: 0 })],
    [/Black began, so turn 10 is White’s/, draft([], { turn: 9, first: 'black' })],
    [
      /in Discovery mode 3 cards lie open, not 4/,
      draft([], { mode: 'discovery', visible: ['rider', 'archer', 'jailer', 'vizier'] }),
    ],
    [
      /at most 4 cards are banished, not 5/,
      draft([], { banished: ['rider', 'archer', 'jailer', 'vizier', 'bruiser'] }),
    ],
  ])('%s', (words, state) => {
    expect(refused(state)).toMatch(words)
  })
})
