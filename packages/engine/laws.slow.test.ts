// The laws hold on a sound game, and each of them can fail: a leak planted in any way out is caught.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from './game.ts'
import { carefully, checkLaws, type Laws, toldByTable } from './laws.ts'
import { itemAt, swap } from './list.ts'
import { lawsOf } from './property.ts'
import { hashOf } from './record.ts'
import { type ToyState, toy } from './toy.ts'

type Toy = typeof toy

/** The toy with something spoiled. */
function spoiled(change: Partial<Toy>): AnyGame {
  return { ...toy, ...change }
}

/** The message of the law that a random game breaks, after shrinking. */
function breach(game: AnyGame, laws: Partial<Laws> = {}): string {
  const result = fc.check(lawsOf(game, laws), { numRuns: 50, seed: 1 })
  return result.failed ? String((result.errorInstance as Error).message) : 'no law broken'
}

const topOf = ({ face, pile }: ToyState) => itemAt(face, pile.at(-1) ?? 0)

test('the sound toy keeps every law', () => {
  fc.assert(lawsOf(toy), { numRuns: 10, seed: 1 })
})

describe('a leak is caught', () => {
  test('through the open table', () => {
    const game = spoiled({ open: (state) => ({ ...toy.open(state), next: topOf(state) }) })
    expect(breach(game)).toMatch(/^(no leak|a world can be imagined)/)
  })

  test('through a view whose guesses make use of the leak', () => {
    const game = spoiled({
      open: (state) => ({ ...toy.open(state), truth: JSON.stringify(state) }),
      imagine: ({ open }) => JSON.parse((open as unknown as { truth: string }).truth) as ToyState,
    })
    expect(breach(game)).toMatch(/^no leak: what .* is told of the table changes/)
  })

  test('through what one seat sees besides', () => {
    const all = ({ own, face }: ToyState) => own.map((card) => itemAt(face, card))
    const game = spoiled({
      own: (state, viewer, sight) => (viewer === 1 ? all(state) : toy.own(state, viewer, sight)),
    })
    expect(breach(game)).toMatch(/^(no leak|a world can be imagined)/)
  })

  test('through a person’s screen only', () => {
    const game = spoiled({
      own: (state, viewer, sight) => (sight === 'mind' ? toy.own(state, viewer, sight) : [topOf(state)]),
    })
    expect(breach(game)).toMatch(/^no leak: what .* is told of the table changes/)
  })

  test('through an event', () => {
    expect(breach(spoiled({ seen: (event) => event }))).toMatch(/^no leak: .* depending on a secret/)
  })

  test('through an event that happens only in one of two truths', () => {
    const game = spoiled({
      seen: (event, viewer) =>
        event.type === 'drew' && viewer !== event.by && (event.card as number) > 7
          ? undefined
          : toy.seen(event, viewer),
    })
    expect(breach(game)).toMatch(/^no leak: .* depending on a secret/)
  })

  test('through the list of choices', () => {
    const game = spoiled({
      choices: (state) =>
        toy.choices(state).map((choice) => ({ ...choice, options: choice.options.slice(topOf(state) % 2) })),
    })
    expect(breach(game)).toMatch(/^(no leak|a world can be imagined: with other choices)/)
  })

  test('through the question that others see', () => {
    const game = spoiled({
      choices: (state) =>
        toy
          .choices(state)
          .map((choice) => ({ ...choice, ask: { ...choice.ask, card: state.face[state.drawn ?? 0] } })),
    })
    expect(breach(game)).toMatch(/^(no leak|a world can be imagined: with other choices)/)
  })

  test('through a handle that stays the same when cards go out of sight', () => {
    const game = spoiled({ open: (state) => ({ ...toy.open(state), handles: [...state.own, state.drawn] }) })
    expect(breach(game)).toMatch(/^a world can be imagined/)
  })

  test('through a handle made from the face', () => {
    const handle = (face: number) => (face * 7919) % 101
    const game = spoiled({
      open: (state) => ({
        ...toy.open(state),
        handles: state.own.map((card) => handle(itemAt(state.face, card))),
      }),
      imagine(view, random) {
        const state = toy.imagine(view, random)
        const { handles } = view.open as unknown as { handles: number[] }
        handles.forEach((one, seat) => {
          const meant = state.face.findIndex((face) => handle(face) === one)
          swap(state.face, itemAt(state.own, seat), meant)
        })
        return state
      },
    })
    expect(breach(game)).toMatch(/^no leak/)
  })

  test('through the record, when a table gives it away before the end', () => {
    const withHash: Laws['telling'] = (table, viewer, events) => [
      toldByTable(table, viewer, events),
      { moves: table.moves, hashes: [[table.moves.length, hashOf(table.game, table.state)]] },
    ]
    expect(breach(toy, { telling: withHash })).toMatch(/^no leak/)
    const withSeed: Laws['telling'] = (table, viewer, events) => [
      toldByTable(table, viewer, events),
      table.start,
    ]
    expect(breach(toy, { telling: withSeed })).toMatch(/^no leak/)
  })
})

describe('the other laws can fail too', () => {
  const broken: readonly [law: RegExp, change: Partial<Toy>][] = [
    [/^a clone is apart/, { clone: (state) => ({ ...toy.clone(state), discard: state.discard }) }],
    [/^a clone is the same/, { clone: (state) => ({ ...toy.clone(state), drawn: null }) }],
    [
      /^looking changes nothing/,
      {
        open(state) {
          state.random.reverse()
          return toy.open(state)
        },
      },
    ],
    [
      /^every question has an answer/,
      { choices: (state) => toy.choices(state).map((one) => ({ ...one, options: [] })) },
    ],
    [
      /^every answer is offered once/,
      {
        choices: (state) =>
          toy.choices(state).map((one) => ({ ...one, options: [...one.options, ...one.options] })),
      },
    ],
    [/^asks one thing at a time/, { choices: (state) => [...toy.choices(state), ...toy.choices(state)] }],
    [/^asks the seats/, { choices: (state) => toy.choices(state).map((one) => ({ ...one, seat: 9 })) }],
    [/^it ends: asks nothing/, { outcome: () => undefined }],
    [
      /^nothing is lost or doubled: other faces/,
      {
        play(state, seat, move, tell) {
          toy.play(state, seat, move, tell)
          state.face[itemAt(state.discard, 0)] = 0
        },
      },
    ],
    [
      /^nothing is lost or doubled: 1 cards are gone/,
      {
        play(state, seat, move, tell) {
          toy.play(state, seat, move, tell)
          state.discard.pop()
        },
      },
    ],
    [
      /^nothing is lost or doubled: card .* lies in two places/,
      {
        play(state, seat, move, tell) {
          toy.play(state, seat, move, tell)
          state.discard.push(itemAt(state.own, 0))
        },
      },
    ],
    [
      /^everything has words/,
      {
        phrases: {
          ...toy.phrases,
          fr: { ...toy.phrases.fr, event: (event) => [`${(event as { none?: string }).none}`] },
        },
      },
    ],
    [
      /^a world can be imagined/,
      { imagine: (view, random) => ({ ...toy.imagine(view, random), drawn: null }) },
    ],
    [
      /^survives saving/,
      {
        setup: (options, seats, random) =>
          Object.assign(toy.setup(options, seats, random), { note: undefined }),
        choices: (state) => ('note' in state ? toy.choices(state) : toy.choices(state).slice(1)),
      },
    ],
  ]
  test.each(broken)('%s', (law, change) => {
    expect(breach(spoiled(change))).toMatch(law)
  })

  test('a game without end', () => {
    const game = spoiled({
      play(state, seat, move, tell) {
        toy.play(state, seat, move, tell)
        if (state.pile.length > 2) return
        for (const card of state.discard) state.known[card] = 0
        state.pile.push(...state.discard.splice(0))
      },
    })
    expect(() =>
      checkLaws(
        game,
        { options: {}, seats: 2, seed: '1', picks: [] },
        { care: { ...carefully, mostMoves: 200 } },
      ),
    ).toThrow(/^it ends: 200 moves and still going/)
  })

  test('a counterexample shrinks to the fewest seats and the first options', () => {
    const result = fc.check(lawsOf(spoiled({ seen: (event) => event })), { numRuns: 50, seed: 1 })
    expect(result.counterexample?.[0]).toMatchObject({ seats: 2, options: {}, picks: [] })
  })
})
