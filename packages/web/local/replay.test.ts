// Replays: every step as it was, each seat told what it knew, and broken records refused in words.

import { type AnyGame, below, type Layout, openTable, randomFrom, recordOf, viewOf } from '@undercrown/engine'
import { MAX_MOVES } from '@undercrown/protocol'
import { describe, expect, test } from 'vitest'
import { gameNamed } from './games.ts'
import { openReplay } from './replay.ts'

async function recorded(id: string, seed: string, moves = 400) {
  const game = (await gameNamed(id)) as AnyGame
  const table = openTable(game, { seats: 2, seed })
  const chance = randomFrom(seed)
  const states = [game.clone(table.state)]
  for (let [choice] = table.choices(); choice && table.moves.length < moves; [choice] = table.choices()) {
    table.pick(choice.seat, below(chance, choice.options.length))
    states.push(game.clone(table.state))
  }
  return { game, states, record: JSON.parse(JSON.stringify(recordOf(table))) }
}

describe.each(['hidden-leaders', 'leaders', 'hidden-people'])('%s', (id) => {
  test('each step is as it was, for each seat; the story tells each what it was told', async () => {
    const { game, states, record } = await recorded(id, 'steps')
    const replay = await openReplay(record, gameNamed)
    expect(replay.facts.by).toEqual(record.moves.map(([seat]: [number]) => seat))
    for (const [step, state] of states.entries())
      for (const seat of [0, 1]) {
        const { part } = replay.frame(step, seat)
        expect({ open: part.open, own: part.own }).toEqual(viewOf(game, state, seat, 'mind'))
        expect(part.waiting.map((one) => one.seat)).toEqual(game.choices(state).map((one) => one.seat))
      }
    const [own, other, all] = [replay.story(0), replay.story(1), replay.story('all')]
    expect(all).toHaveLength(record.moves.length)
    if (id !== 'leaders') {
      expect(own).not.toEqual(other)
      expect(JSON.stringify(all).length).toBeGreaterThan(JSON.stringify(own).length)
    }
    expect(replay.frame(states.length - 1, 'all').outcome).toEqual(game.outcome(states.at(-1)))
    expect(() => replay.frame(states.length, 'all')).toThrow('no step')
  })

  test('a position can be taken from any step, looked at, and played on', async () => {
    const { states, record } = await recorded(id, 'position', 60)
    const replay = await openReplay(record, gameNamed)
    for (let step = 0; step < states.length; step += 7) {
      const position = JSON.parse(JSON.stringify(replay.position(step)))
      const laid = await openReplay({ game: id, position }, gameNamed)
      expect(laid.facts).toMatchObject({ game: id, by: [] })
      expect(laid.frame(0, 'all').part.waiting).toEqual(replay.frame(step, 'all').part.waiting)
    }
  })
})

test('a record that is longer than any game is refused before it is played', async () => {
  const { record } = await recorded('hidden-leaders', 'long', 20)
  const long = (moves: number) => ({ ...record, moves: Array(moves).fill(record.moves[0]), hashes: [] })
  await expect(openReplay(long(1.5 * MAX_MOVES), gameNamed)).rejects.not.toThrow('too long')
  await expect(openReplay(long(1.5 * MAX_MOVES + 1), gameNamed)).rejects.toThrow('too long')
})

test('with all cards open nothing on the table is hidden, but for what is yet to be drawn', async () => {
  const { game, states, record } = await recorded('hidden-people', 'open', 12)
  const replay = await openReplay(record, gameNamed)
  const { own } = replay.frame(12, 'all').part as { own: readonly [string, string][] }
  const shown = own.map(([where]) => where)
  for (const seat of [0, 1]) for (const i of [0, 1, 2, 3]) expect(shown).toContain(`row.${seat}.${i}`)
  const drawn = game.cards(states[12])?.stock?.[0] ?? []
  expect(shown.filter((where) => where.startsWith('draw')).length).toBeLessThan(drawn.length)
  // Looking with open eyes changes nothing for those that come after.
  expect(replay.frame(12, 0)).toEqual((await openReplay(record, gameNamed)).frame(12, 0))
})

test('what is not a record is refused in words', async () => {
  const { record } = await recorded('leaders', 'broken', 8)
  const refused = (raw: unknown) =>
    openReplay(raw, gameNamed).then(
      () => 'played',
      (error) => error.message,
    )
  expect(await refused(record)).toBe('played')
  expect(await refused(undefined)).toMatch('not a record')
  expect(await refused('text')).toMatch('not a record')
  expect(await refused({ ...record, format: 'other' })).toMatch('not a record of this version')
  expect(await refused({ ...record, game: 'chess' })).toMatch('no game "chess"')
  expect(await refused({ ...record, rules: 99 })).toMatch('version 99')
  expect(await refused({ ...record, moves: [[1, { word: 'cheat' }]], hashes: [] })).toMatch('move 1')
  expect(await refused({ ...record, hashes: [[0, 'wrong']] })).toMatch('differs')
  expect(await refused({ game: 'leaders', position: { pieces: 7 } })).not.toBe('played')
})

test('play on with what was hidden dealt anew: what the seat knew stays, the rest is another deal', async () => {
  const game = (await gameNamed('hidden-leaders')) as AnyGame
  const table = openTable(game, { seats: 3, seed: 'anew' })
  const chance = randomFrom('anew')
  for (let [choice] = table.choices(); choice && table.moves.length < 30; [choice] = table.choices())
    table.pick(choice.seat, below(chance, choice.options.length))
  const replay = await openReplay(recordOf(table), gameNamed)
  const laid = (layout: Layout) => game.position(layout, randomFrom('x')).state
  const truth = replay.position(30)
  const anew = replay.position(30, { seat: 1, seed: 'one' })
  expect(anew).not.toEqual(truth)
  expect(replay.position(30, { seat: 1, seed: 'one' })).toEqual(anew)
  const seen = (state: unknown, seat: number) => JSON.stringify(game.own(state, seat, 'mind'))
  expect(seen(laid(anew), 1)).toBe(seen(laid(truth), 1))
  expect(seen(laid(anew), 0)).not.toBe(seen(laid(truth), 0))
})
