import { randomFrom, shuffle, viewOf } from '@undercrown/engine'
import { hiddenPeople, values } from '@undercrown/hidden-people'
import { describe, expect, test } from 'vitest'
import { shippedPuzzles } from '../games.ts'
import type { Puzzle } from '../puzzle.ts'
import { hiddenPeoplePuzzles } from './index.ts'
import { hiddenPeopleJudge } from './judge.ts'
import { laidPuzzle, moveIn } from './laying.ts'
import { laidState, playTexts } from './position.ts'

const { judge } = hiddenPeopleJudge
/** Quick to go through. */
const FEW_WORLDS = 150
const isSoak = process.env['SOAK'] !== undefined
const shipped = shuffle(randomFrom('judge'), [...(await shippedPuzzles('hidden-people'))])
const sample = isSoak
  ? shipped
  : ['remember', 'must', 'last'].flatMap((kind) =>
      shipped.filter((one) => one.kind === kind && one.proof.seen <= FEW_WORLDS).slice(0, 8),
    )

/** Who wins when a line is played from a position. */
function winnersAfter(position: string, line: readonly string[]): readonly number[] | undefined {
  const state = laidState(position)
  playTexts(state, line, () => {})
  return hiddenPeople.outcome(state)?.winners
}

describe('the last turn', () => {
  /** Who gives the 12 to the one with −1 wins, whatever else they have. */
  const gift = laidPuzzle('last', 0, {
    rows: ['9-exchange:0 3:0 2:0 0:0', '-1:01 1:1 2:1 2:01', '0:02 4:2 =-:2 3:02'],
    hand: '12-flash:0',
    discard: '6-eye 5-shuffle',
  })
  const moves = (...short: string[]) => short.map(moveIn)

  test('is solved in any order, and by nothing less', () => {
    expect(judge(gift, moves('row.0.0', 'use', 'row.0.0', 'row.1.0'))).toEqual({ right: true })
    expect(judge(gift, moves('row.0.0', 'use', 'row.1.0', 'row.0.0'))).toEqual({ right: true })
    expect(judge(gift, moves('row.0.0', 'use', 'row.0.0', 'row.1.3')).right).toBe(false)
    expect(judge(gift, moves('hand.0 12-flash', 'decline')).right).toBe(false)
  })

  test('a wrong answer fails in a world in which the right one wins', () => {
    const wrong = moves('row.0.0', 'use', 'row.0.0', 'row.1.3')
    const { position = '', line = [], worlds } = judge(gift, wrong).refutation ?? {}
    expect(line).toEqual(wrong)
    expect(winnersAfter(position, line)).not.toContain(0)
    expect(winnersAfter(position, gift.solutions[0] ?? [])).toContain(0)
    expect(worlds?.of).toBe(gift.proof.seen)
    expect(worlds?.failed).toBeGreaterThan(0)
  })

  test('what is not offered, and what stops half way, is no answer', () => {
    expect(() => judge(gift, moves('draw'))).toThrow('is not offered')
    expect(() => judge(gift, moves('row.0.0', 'use'))).toThrow('the turn is not over yet')
    expect(() => judge(gift, [])).toThrow('the turn is not over yet')
    expect(() => judge({ ...gift, kind: 'any' }, [])).toThrow('no puzzle of Hidden People')
  })

  test('what is learned on the way is played on with as well as can be', () => {
    // The card that nobody has seen is an Exchange, or else it is low and they have the 9.
    const blind = laidPuzzle('last', 0, {
      rows: ['8-stone:0 3:01 -1:01 9-exchange', '1:1 2:1 -1:1 4:*'],
      hand: '2:0',
      discard: '12-lousy 8-stone',
    })
    const { refutation } = judge(blind, ['row.0.0', 'decline'].map(moveIn))
    expect(blind.solutions).toEqual([[moveIn('row.0.3')]])
    expect(judge(blind, [moveIn('row.0.3')])).toEqual({ right: true })
    expect(winnersAfter(refutation?.position ?? '', refutation?.line ?? [])).not.toContain(0)
  })
})

test('a name is right or wrong, and nothing else is an answer', () => {
  const must = laidPuzzle('must', 0, {
    rows: ['4:0 3:* 2:0 -1:0', '9-exchange:* 0:1 ●-1:* 0:*'],
    draw: '8-stone:0',
    named: 'row.1.1=0',
  })
  expect(judge(must, ['row.1.1=0'])).toEqual({ right: true })
  expect(judge(must, ['row.1.1==-'])).toEqual({
    right: false,
    refutation: { position: must.position, line: [], worlds: { failed: 1, of: 1 } },
  })
  for (const answer of [[], ['0'], ['row.1.1=13'], ['row.1.2=0'], ['row.1.1=0', 'row.1.1=0']])
    expect(() => judge(must, answer)).toThrow('must name the card that is asked about')
})

test.each(sample)(
  '$kind $id holds, and every other answer is refuted',
  { timeout: 60_000 },
  (puzzle: Puzzle) => {
    const { kind, seat, position, solutions, watch = [] } = puzzle
    expect(hiddenPeoplePuzzles.holds(puzzle)).toBe(true)
    for (const solution of solutions) expect(judge(puzzle, solution)).toEqual({ right: true })
    if (kind === 'last') {
      const { options } = hiddenPeople.choices(laidState(position))[0] ?? { options: [] }
      for (const option of options) {
        const answer = [JSON.stringify(option), moveIn('decline')]
        const { right, refutation } = judgeWhole(puzzle, answer)
        if (right || !refutation) continue
        expect(winnersAfter(refutation.position, refutation.line)).not.toContain(seat)
        // Where the right answer learns something, it is not over yet.
        const winners = winnersAfter(refutation.position, solutions[0] ?? [])
        if (winners) expect(winners).toContain(seat)
        const view = (text: string) => viewOf(hiddenPeople, laidState(text), seat, 'mind')
        expect(view(refutation.position)).toEqual(view(position))
      }
      return
    }
    const place = solutions[0]?.[0]?.split('=')[0]
    const wrong = values.map((value) => `${place}=${value}`).filter((answer) => answer !== solutions[0]?.[0])
    for (const answer of wrong) {
      const { right, refutation } = judge(puzzle, [answer])
      expect(right).toBe(false)
      expect(refutation?.line).toEqual(watch)
    }
  },
)

test('themes say what was seen, and how often the best answer wins', () => {
  for (const { themes, proof, position, seat, watch = [], solutions } of shipped) {
    const { won = 1, of = 1 } = proof.chance ?? {}
    if (themes.includes('long-shot')) expect(2 * won).toBeLessThan(of)
    if (!themes.includes('open-card') && !themes.includes('own-card')) continue
    const place = solutions[0]?.[0]?.split('=')[0]
    const end = laidState(position)
    playTexts(end, watch, () => {})
    const [, row, index] = place?.split('.').map(Number) ?? []
    const asked = end.rows[row ?? -1]?.[index ?? -1]
    const ways: string[] = []
    const state = laidState(position)
    playTexts(state, watch, (event) => {
      if (event.type !== 'replaced' && event.type !== 'gaveBack') return
      const slot = event.type === 'replaced' ? state.rows[event.at.seat]?.[event.at.index] : state.draw.at(-1)
      if (slot !== asked) return
      if (event.by === seat) ways.push('own-card')
      else if (event.type === 'replaced' && event.open) ways.push('open-card')
    })
    expect(ways.at(-1)).toBe(themes.find((theme) => theme === 'open-card' || theme === 'own-card'))
  }
})

/** The answer, or its first move where the turn is over then. */
function judgeWhole(puzzle: Puzzle, answer: readonly string[]) {
  const state = laidState(puzzle.position)
  playTexts(state, answer.slice(0, 1), () => {})
  return judge(puzzle, hiddenPeople.choices(state)[0]?.ask.ask === 'use' ? answer : answer.slice(0, 1))
}
