import { truthsOf } from '@undercrown/bots/fairness.ts'
import { createReader, dealsFor } from '@undercrown/bots/hidden-leaders/belief.ts'
import { type Layout, randomFrom, readOptions, shuffle } from '@undercrown/engine'
import {
  baseFaction,
  heroes,
  hiddenLeaders,
  type Move,
  type Options,
  optionFields,
  playOn,
  type State,
} from '@undercrown/hidden-leaders'
import { describe, expect, test } from 'vitest'
import { puzzleGames, shippedPuzzles } from '../games.ts'
import { packOf } from '../pack.ts'
import { type Puzzle, puzzleId } from '../puzzle.ts'
import { leaderHeld } from './attempt.ts'
import { counterFor } from './count.ts'
import { trueLeaders } from './grow.ts'
import { hiddenLeadersPuzzles } from './index.ts'
import { hiddenLeadersJudge } from './judge.ts'
import { leaderOdds, rivalIn } from './leader.ts'
import { isPlainWin } from './plain.ts'
import refused from './refused.json' with { type: 'json' }
import { worldShare } from './share.ts'
import { askedAt, optionAt, pickText, positionFor, seatView } from './table.ts'
import { hiddenLeadersTalk } from './talk.ts'
import { hiddenLeadersThemes, winThemes } from './themes.ts'
import { unseenBy } from './unseen.ts'
import { soleWin } from './win.ts'

const { holds, rated, areAlike } = hiddenLeadersPuzzles
const { judge } = hiddenLeadersJudge

/** Pavyr lacks one hero; the other party has one of the Imperial Army and a hidden hero. */
function duel(up: readonly string[]): Layout {
  return {
    options: { beginner: true },
    seats: [
      {
        leader: 'pavyr',
        hand: ['short-sighted-soldier', 'rotting-orangutan', 'depressed-druid'],
        up: ['keen-koi', 'furious-frog', 'leery-lizard', 'pessimistic-whaleman', ...up],
      },
      {
        leader: 'lemron',
        hand: ['bored-goblin'],
        up: ['ace-fighter', 'pigmented-war-pig', 'curious-troll'],
        down: ['grumpy-guard'],
      },
    ],
    graveyard: ['buried-emperor'],
    red: 6,
    green: 4,
  }
}

const soldier = '{"word":"play","zone":"hand","seat":0,"index":0,"card":"short-sighted-soldier"}'
const orangutan = '{"word":"play","zone":"hand","seat":0,"index":1,"card":"rotting-orangutan"}'
const druid = '{"word":"play","zone":"hand","seat":0,"index":2,"card":"depressed-druid"}'

function stateOf(layout: Layout): State {
  return hiddenLeaders.position(layout, randomFrom('')).state
}

function puzzleAt(layout: Layout): Puzzle {
  const position = positionFor(seatView(stateOf(layout), 0))
  const win = soleWin(askedAt(position))
  if (!win) throw new Error('no puzzle')
  const { kind, solution, proof } = win
  const id = puzzleId('hidden-leaders', kind, position)
  return {
    id,
    game: 'hidden-leaders',
    kind,
    position,
    seat: 0,
    solutions: [solution],
    rating: 1,
    themes: [],
    proof,
  }
}

const sure = puzzleAt(duel(['flailing-knight', 'underpaid-mercenary']))
const bet = puzzleAt(duel(['flailing-knight', 'arrowgant-skeleton']))

/** Of the heroes that Pavyr cannot see: all, and those of the Imperial Army. */
function hiddenHeroes(layout: Layout): { all: number; army: number } {
  const seen = JSON.stringify({
    ...layout,
    seats: (layout['seats'] as Layout[]).map((one, i) => (i === 0 ? one : one['up'])),
  })
  const left = heroes.filter(
    ({ id, set, advanced }) => set === 'base' && !advanced && !seen.includes(`"${id}"`),
  )
  return { all: left.length, army: left.filter(({ factions }) => factions.includes('imperial-army')).length }
}

test('the one option that wins in every world', () => {
  expect(sure.kind).toBe('certain')
  expect(sure.solutions).toEqual([[soldier]])
  // The other one loses where the rival is with the Army, which two leaders of five are, and hides one of it.
  const { all, army } = hiddenHeroes(duel(['flailing-knight', 'underpaid-mercenary']))
  const { won, next, of } = sure.proof.chance ?? { won: 0, next: 0, of: 1 }
  expect(won).toBe(of)
  expect((of - next) / of).toBeCloseTo((2 / 5) * (army / all), 12)
  expect(holds(sure)).toBe(true)
})

test('the option that wins in more worlds than any other', () => {
  expect(bet.kind).toBe('bet')
  expect(bet.solutions).toEqual([[soldier]])
  const { all, army } = hiddenHeroes(duel(['flailing-knight', 'arrowgant-skeleton']))
  const { won, next, of } = bet.proof.chance ?? { won: 0, next: 0, of: 1 }
  expect((of - won) / of).toBeCloseTo((2 / 5) * (army / all), 12)
  expect((of - next) / of).toBeCloseTo(2 / 5, 12)
  expect(holds(bet)).toBe(true)
})

test('an answer is whole where nothing can be lost any more; of later picks any that is as good will do', () => {
  for (const [id, right, all] of [
    ['92b088dbdb', 3, 4],
    ['ab0d0c988a', 4, 6],
    ['c9b369d310', 2, 8],
  ] as const) {
    const puzzle = sample.find((one) => one.id === id) as Puzzle
    const [first = '', ...rest] = puzzle.solutions[0] ?? []
    expect(rest, id).toHaveLength(1)
    expect(() => judge(puzzle, [first])).toThrow('goes on')
    const { state, question } = askedAt(puzzle.position)
    const [next] = playOn(state, puzzle.seat, optionAt(question, first) as Move, () => {})
    const picks = next?.options.map(pickText) ?? []
    expect(picks).toHaveLength(all)
    expect(picks.filter((pick) => judge(puzzle, [first, pick]).right)).toHaveLength(right)
  }
})

test('what adds most heroes of who rules is seen at once, and rated no higher than that', async () => {
  const plain = (puzzle: Puzzle) => isPlainWin(askedAt(puzzle.position), puzzle.solutions[0] ?? [])
  // Red leads before and after, and only the Soldier is of the Imperial Army.
  expect([sure, bet].map(plain)).toEqual([true, true])
  expect(plain({ ...sure, solutions: [[orangutan]] })).toBe(false)
  // Who stands with others than those who rule must change that first.
  const turned = duel(['flailing-knight', 'underpaid-mercenary'])
  expect(plain({ ...sure, position: JSON.stringify({ ...turned, red: 5, green: 5 }) })).toBe(false)
  const wins = (await shippedPuzzles('hidden-leaders')).filter(({ kind }) => kind !== 'leader-bet')
  const sampled = shuffle(randomFrom('plain'), [...wins])
    .slice(0, 40)
    .filter(plain)
  expect(sampled.length).toBeGreaterThan(10)
  for (const { id, position, rating } of sampled)
    expect(rating, id).toBeLessThanOrEqual(800 + 100 * (soleWin(askedAt(position))?.answers ?? 0))
})

test('what claims something else does not hold', () => {
  const claims: Partial<Puzzle>[] = [
    { solutions: [[orangutan]] },
    { solutions: [[soldier, druid]] },
    { solutions: [[soldier], [soldier]] },
    { solutions: [[]] },
    { kind: 'bet' },
    { kind: 'leader-bet' },
    { kind: 'any' },
    { seat: 1 },
    { id: bet.id },
    { proof: bet.proof },
    // A truth, not a world that the view alone decides.
    {
      position: JSON.stringify(
        hiddenLeaders.layout(stateOf(duel(['flailing-knight', 'underpaid-mercenary']))),
      ),
    },
  ]
  for (const claim of claims) {
    const { kind, position } = { ...sure, ...claim }
    const id = claim.id ?? puzzleId('hidden-leaders', kind, position)
    expect(holds({ ...sure, ...claim, id })).toBe(false)
  }
})

/** Plays what is written, whoever is asked. */
function after(position: string, line: readonly string[]): State {
  const { state } = askedAt(position)
  for (const text of line) {
    const [question] = hiddenLeaders.choices(state)
    const move = question && optionAt(question, text)
    if (!question || !move) throw new Error(`cannot play ${text}`)
    playOn(state, question.seat, move, () => {})
  }
  return state
}

test('a wrong try is shown a world in which it fails and the solution does not', () => {
  expect(judge(sure, [soldier])).toEqual({ right: true })
  const { all, army } = hiddenHeroes(duel(['flailing-knight', 'underpaid-mercenary']))
  const { right, refutation } = judge(sure, [orangutan])
  expect(right).toBe(false)
  const { failed, of } = refutation?.worlds ?? { failed: 0, of: 1 }
  expect(failed / of).toBeCloseTo((2 / 5) * (army / all), 12)
  const world = JSON.parse(refutation?.position ?? '')
  expect(['cyra', 'xiadul']).toContain(world.seats[1].leader)
  const end = after(refutation?.position ?? '', refutation?.line ?? [])
  expect(hiddenLeaders.outcome(end)?.winners).toEqual([1])
  // Water Folk would rule, and Pavyr is none of theirs: fails everywhere.
  expect(judge(sure, [druid]).refutation?.worlds).toEqual({ failed: 1, of: 1 })
  // The game goes on: nothing is won.
  const pass = judge(sure, ['{"word":"done"}']).refutation
  expect(pass?.worlds).toEqual({ failed: 1, of: 1 })
  const later = after(pass?.position ?? '', pass?.line ?? [])
  expect(hiddenLeaders.outcome(later)?.winners ?? []).not.toContain(0)
})

const [ace, champion] = ['ace-fighter', 'canned-champion']
const others = ['curious-troll', 'grumpy-guard', 'wrapped-warrior', 'half-eaten-bull', 'crow-carrier']

/** Red comes to eight with this turn, and the Imperial Army rules. */
test.each([
  ['pavyr', 'cyra', [ace, champion, 'battle-connoisseur'], 'Mira is Cyra and counts 3, you count 2.'],
  ['pavyr', 'cyra', [ace, champion], 'Mira is Cyra and counts 2 as you do, but has fewer heroes: 2, you 7.'],
  [
    'cyra',
    'pavyr',
    [ace, champion, ...others],
    'Mira is Pavyr and counts 2 as you do, in as many heroes, but has the higher number: 5, you 2.',
  ],
  ['enned', 'cyra', others, 'Mira is Cyra and stands with them, you do not.'],
  ['enned', 'lemron', others, 'Nobody’s leader stands with them.'],
])('%s is told by what %s is ahead', (leader, other, party, why) => {
  const layout = duel(['flailing-knight', 'underpaid-mercenary'])
  const [mine, theirs] = layout['seats'] as Layout[]
  const rival = { ...theirs, leader: other, up: party.slice(0, 4), down: party.slice(4) }
  const state = stateOf({ ...layout, seats: [{ ...mine, leader }, rival] })
  for (let text = orangutan; !state.over; text = '') {
    const [question] = hiddenLeaders.choices(state)
    if (!question) break
    playOn(state, question.seat, optionAt(question, text) ?? (question.options[0] as never), () => {})
  }
  const scene = {
    seat: 0,
    names: ['You', 'Mira'],
    view: seatView(state, 0),
    outcome: hiddenLeaders.outcome(state),
  }
  expect(hiddenLeadersTalk.why('certain', scene, 'en', {})).toBe(`The Imperial Army rules. ${why}`)
  expect(hiddenLeadersTalk.why('certain', scene, 'fr', {})).toMatch(/^L’Armée Impériale gagne\. .+\.$/)
})

test('who lets the game go on where the next player can end it is shown how', () => {
  const layout = duel(['flailing-knight', 'underpaid-mercenary'])
  const [mine, theirs] = layout['seats'] as Layout[]
  const up = [
    'ace-fighter',
    'pigmented-war-pig',
    'curious-troll',
    'grumpy-guard',
    'half-headed-wizard',
    'watchful-witch',
  ]
  const position = positionFor(
    seatView(stateOf({ ...layout, seats: [mine, { ...theirs, up, down: ['hairy-hermit'] }] }), 0),
  )
  const { refutation } = judge({ ...sure, position }, ['{"word":"done"}'])
  const end = after(refutation?.position ?? '', refutation?.line ?? [])
  expect(end.over).toBe(true)
  expect(hiddenLeaders.outcome(end)?.winners).not.toContain(0)
  expect(seatView(askedAt(refutation?.position ?? '').state, 0)).toEqual(seatView(askedAt(position).state, 0))
})

test('what is no answer is refused, and an answer may be written in any order', () => {
  expect(() => judge(sure, [])).toThrow('the answer goes on')
  expect(() => judge(sure, ['{"word":"fly"}'])).toThrow('is not among the options')
  expect(() => judge(sure, ['nonsense'])).toThrow('is not among the options')
  expect(
    judge(sure, ['{"card":"short-sighted-soldier","index":0,"seat":0,"zone":"hand","word":"play"}']).right,
  ).toBe(true)
})

test('who leads is dealt as the rules deal it, with the Guardians too', () => {
  for (const [seats, guardians] of [
    [3, false],
    [2, true],
    [4, true],
  ] as const) {
    const options = readOptions<Options>(optionFields, { guardians })
    const state = hiddenLeaders.setup(options, seats, randomFrom('leaders'))
    const view = seatView(state, 0)
    const deals = dealsFor(view, options, 'nothing', createReader(), Number.POSITIVE_INFINITY)
    const counted = unseenBy(state, 0).deals
    expect(counted.length).toBe(deals.length)
    counted.forEach(({ leaders, share }, i) => {
      expect(leaders).toEqual(deals[i]?.faces)
      expect(Number(share.over) / Number(share.under)).toBeCloseTo(deals[i]?.weight ?? 0, 12)
    })
  }
})

test('no leader is ever certain: all that nobody has seen are in every seat of some deal', () => {
  const state = stateOf(duel(['flailing-knight', 'underpaid-mercenary']))
  expect(leaderOdds(seatView(state, 0), 1)).toHaveLength(5)
  expect(state.known.slice(0, 2)).toEqual([1, 2])
})

const sample = shuffle(randomFrom('sample'), [...(await shippedPuzzles('hidden-leaders'))])
const some = [sure, bet, ...(process.env['SOAK'] === undefined ? sample.slice(0, 6) : sample)]

test('a sample of what is shipped holds, is told by no truth, and refutes every other first pick', () => {
  for (const puzzle of some) {
    expect(holds(puzzle)).toBe(true)
    const { state, question } = askedAt(puzzle.position)
    const seen = JSON.stringify(seatView(state, puzzle.seat))
    const moment = { game: hiddenLeaders as never, state, seats: state.seats, seat: puzzle.seat }
    // Whatever is true, the puzzle is the same.
    for (const truth of truthsOf(moment, 4, randomFrom(puzzle.id)))
      expect(positionFor(seatView(truth as State, puzzle.seat))).toBe(puzzle.position)
    if (puzzle.kind === 'leader-bet') continue
    expect(judge(puzzle, puzzle.solutions[0] ?? []).right).toBe(true)
    const [first] = puzzle.solutions[0] ?? []
    const others = question.options.map((move) => JSON.stringify(move)).filter((text) => text !== first)
    for (const text of others.slice(0, 3)) {
      const { right, refutation } = judge(puzzle, [text])
      expect(right).toBe(false)
      expect(refutation?.worlds?.failed).toBeGreaterThan(0)
      // The world fits what the seat knows, and tells nothing else.
      expect(JSON.stringify(seatView(askedAt(refutation?.position ?? '').state, puzzle.seat))).toBe(seen)
      const end = after(refutation?.position ?? '', refutation?.line ?? [])
      expect(hiddenLeaders.outcome(end)?.winners ?? []).not.toContain(puzzle.seat)
    }
  }
})

test('a leader is named as a bet, scored by how likely it was held to be', () => {
  const puzzle = sample.find(({ kind }) => kind === 'leader-bet') as Puzzle
  const [solution = ''] = puzzle.solutions[0] ?? []
  const named = judge(puzzle, [solution])
  expect(named.right).toBe(true)
  const rival = Number(solution[4])
  const odds = leaderOdds(seatView(askedAt(puzzle.position).state, puzzle.seat), rival)
  // Nothing scores better than the belief itself.
  const believed = judge(
    puzzle,
    odds.map(({ leader, chance }) => `seat${rival}=${leader}:${Math.round(100 * chance)}`),
  )
  expect(believed.right).toBe(true)
  expect(believed.score).toBeGreaterThan(named.score ?? 0)
  const wrong = judge(puzzle, [`seat${rival}=${odds[1]?.leader}`])
  expect(wrong.right).toBe(false)
  expect(wrong.score).toBeLessThan(named.score ?? 0)
  expect(JSON.parse(wrong.refutation?.position ?? '').seats[rival].leader).toBe(solution.slice(6))
  expect(() => judge(puzzle, [])).toThrow('no leader is named')
  expect(() => judge(puzzle, [`seat${rival}=nobody`])).toThrow('names no leader')
})

test('the pack has all kinds, base game and modules, no theme too often, and no two alike', async () => {
  const known = hiddenLeadersThemes as readonly string[]
  expect(new Set(sample.map(({ kind }) => kind))).toEqual(new Set(hiddenLeadersPuzzles.kinds))
  for (const { themes } of sample) for (const theme of themes) expect(known).toContain(theme)
  for (const option of ['guardians', 'corruption', 'artifacts', 'queens'])
    expect(sample.some(({ position }) => JSON.parse(position).options[option])).toBe(true)
  expect(packOf(hiddenLeadersPuzzles, sample, sample.length)).toHaveLength(sample.length)
  expect(puzzleGames.find(({ id }) => id === 'hidden-leaders')?.parts.length).toBeGreaterThan(0)
  expect(areAlike(sure, { ...sure, id: 'another' })).toBe(true)
  expect(areAlike(sure, bet)).toBe(false)
})

test.each(refused)('what was shipped and is not so is refused: $id', (puzzle) => {
  // HL-143: others place tokens after the pick; two picks win; cards that were mixed up were dealt from anywhere. Of the
  // leaders, one is the likeliest only if each trace tells just so much, the other not by what they tell in other games.
  expect(holds(puzzle)).toBe(false)
})

const bets = sample.filter(({ kind }) => kind === 'leader-bet')

test('a leader is likely enough to be named, one of a game, and no other puzzle of that game shows it', () => {
  expect(new Set(bets.map(({ from }) => from)).size).toBe(bets.length)
  for (const { proof, from, solutions } of bets) {
    const { won, next, of } = proof.chance ?? { won: 0, next: 0, of: 1 }
    expect(won / of).toBeGreaterThanOrEqual(0.45)
    expect((won - next) / of).toBeGreaterThanOrEqual(0.149)
    const rival = rivalIn(solutions[0]?.[0] ?? '')
    expect(sample.filter((one) => one.from === from && one.seat === rival)).toEqual([])
  }
})

test('what a leader is told by is beyond the weakest levels, and the best one holds it for the likeliest', () => {
  for (const puzzle of bets) {
    const { position, seat, solutions } = puzzle
    const view = seatView(askedAt(position).state, seat)
    const [rival = -1, leader] = [rivalIn(solutions[0]?.[0] ?? ''), solutions[0]?.[0]?.slice(6)]
    expect(leaderHeld(view, rival, 'L1')).toBeUndefined()
    expect(leaderHeld(view, rival, 'L2')).toBeUndefined()
    expect(leaderHeld(view, rival, 'L5')).toBe(leader)
  }
  const [one] = bets as [Puzzle]
  expect(rated(one)).toEqual(one)
  // What only another belief would hold, no level does.
  const others = leaderOdds(
    seatView(askedAt(one.position).state, one.seat),
    rivalIn(one.solutions[0]?.[0] ?? '') ?? -1,
  )
  const wrong = `seat${rivalIn(one.solutions[0]?.[0] ?? '')}=${others[1]?.leader}`
  expect(rated({ ...one, solutions: [[wrong]] })).toBeUndefined()
})

test('the likeliest leader is the true one at least as often as is claimed', () => {
  // Two are of games that are dealt otherwise today.
  const traced = bets.filter(({ from = '', position, seat }) => {
    const { open, own } = seatView(askedAt(position).state, seat)
    const dealt = trueLeaders(from)
    return dealt.length === open.seats && dealt[seat] === own.leader?.id
  })
  expect(traced.length).toBe(bets.length - 2)
  const claimed = traced.map(({ proof: { chance } }) => (chance ? chance.won / chance.of : 0))
  const sum = claimed.reduce((all, one) => all + one, 0)
  const deviation = Math.sqrt(claimed.reduce((all, one) => all + one * (1 - one), 0))
  const hits = traced.filter(({ from = '', solutions: [[text = ''] = []] }) => {
    const rival = rivalIn(text) ?? -1
    return text === `seat${rival}=${trueLeaders(from)[rival]}`
  }).length
  expect(hits).toBeGreaterThan(sum - 2 * deviation)
  expect(hits).toBeLessThan(sum + 3 * deviation)
})

test('themes say what the solution does', () => {
  for (const { position, solutions, themes } of sample
    .filter(({ kind }) => kind !== 'leader-bet')
    .slice(0, 12))
    expect(winThemes(askedAt(position), solutions[0] ?? [])).toEqual(themes)
  // Who is said to come to rule does not yet.
  const ruling = {
    undead: 'undead-rule',
    'water-folk': 'water-rules',
    'imperial-army': 'army-rules',
    'hill-tribes': 'tribes-rule',
  }
  for (const { position, themes } of sample) {
    const now = baseFaction(askedAt(position).state)
    expect(themes).not.toContain(ruling[now as keyof typeof ruling])
  }
})

test('what chance decides is not counted', () => {
  const layout = duel(['flailing-knight', 'underpaid-mercenary'])
  const { state, question } = askedAt(JSON.stringify(layout))
  const counter = counterFor(state, question, 3)
  expect(() => counter.count(counter.root)).toThrow('too many branches')
  expect(worldShare(6n, 8n)).toEqual({ over: 3n, under: 4n })
})

describe('by who leads the others', async () => {
  const wins = (await shippedPuzzles('hidden-leaders')).filter(({ kind }) => kind !== 'leader-bet')
  const seatsOf = ({ position }: Puzzle) => (JSON.parse(position) as { seats: unknown[] }).seats.length
  const { shares, matrix } = hiddenLeadersJudge

  test.each([2, 3, 4])('of %i seats, cells come to the share of the answer', (seats) => {
    for (const puzzle of wins.filter((one) => seatsOf(one) === seats).slice(0, 3)) {
      for (const { answer, share } of (shares?.(puzzle) ?? []).slice(0, 3)) {
        const found = matrix?.(puzzle, answer)
        if (share === undefined || !found) continue
        const { cells, columns, pair, rows, isEven } = found
        expect(pair === undefined).toBe(seats !== 3)
        expect(rows).toHaveLength(seats === 3 ? columns.length : seats - 1)
        // Nobody leads as somebody else does.
        if (pair) for (const [i, row] of cells.entries()) expect(row[i]).toBeNull()
        const all = cells.flat().filter((one) => one !== null)
        if (share === 1) expect(new Set(all)).toEqual(new Set([1]))
        if (isEven) expect(all.reduce((sum, one) => sum + one, 0) / all.length).toBeCloseTo(share, 5)
      }
    }
  })
})
