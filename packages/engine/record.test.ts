// Tables, records and the proof of a fair deal.

import { describe, expect, test } from 'vitest'
import { commitTo, fairSeed, isAsSeen, sealOf, unfair } from './fair.ts'
import { type GameRecord, hashOf, readRecord, recordOf, replayRecord, verifyRecord } from './record.ts'
import { openTable, optionsFor, same } from './table.ts'
import { toy } from './toy.ts'

function played(start: { seed: string; fair?: GameRecord['fair'] } = { seed: 'x' }) {
  const table = openTable(toy, { seats: 2, ...start })
  while (table.choices().length > 0) table.pick(table.choices()[0]?.seat as number, table.moves.length % 2)
  return table
}

describe('a table', () => {
  test('plays what is offered, by move in any order of fields or by number', () => {
    const table = openTable(toy, { seats: 2, seed: 'x' })
    expect(table.submit(0, { word: 'keep' }).map((event) => event.type)).toEqual(['kept', 'drew'])
    expect(table.pick(1, 1).map((event) => event.type)).toEqual(['discarded', 'drew'])
    expect(same({ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 })).toBe(true)
    expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false)
    expect(same([1], { 0: 1 })).toBe(false)
  })

  test.each<[string, () => unknown]>([
    [
      'player 2 is not asked anything now; it is for player 1 to choose',
      () => openTable(toy, { seats: 2, seed: 'x' }).pick(1, 0),
    ],
    [
      'not offered: {"word":"burn"}',
      () => openTable(toy, { seats: 2, seed: 'x' }).submit(0, { word: 'burn' }),
    ],
    ['there is no seat -1; they are 0 to 1', () => openTable(toy, { seats: 2, seed: 'x' }).pick(-1, 0)],
    ['no option 2; there are 2, from 0', () => openTable(toy, { seats: 2, seed: 'x' }).pick(0, 2)],
    ['toy is played by 2 to 6 players, not 7', () => openTable(toy, { seats: 7, seed: 'x' })],
    ['toy is played by 2 to 6 players, not 2.5', () => openTable(toy, { seats: 2.5, seed: 'x' })],
    ['the game is over', () => played().pick(0, 0)],
    ['options must be an object', () => optionsFor(toy, [], 2)],
    ['unknown option "speed"; this game has no options', () => optionsFor(toy, { speed: 1 }, 2)],
  ])('refuses: %s', (words, attempt) => {
    expect(attempt).toThrow(words)
  })

  test('gives each viewer their view, their question, and who else is asked', () => {
    const table = openTable(toy, { seats: 2, seed: 'x' })
    expect(table.glimpse(0, 'mind').choice?.options).toHaveLength(2)
    expect(table.glimpse(1, 'mind')).toMatchObject({ waiting: [{ seat: 0, ask: { ask: 'keep' } }] })
    expect(table.glimpse(1, 'mind').choice).toBeUndefined()
    expect(table.glimpse('public', 'mind').view.own).toEqual([null, null, null])
  })
})

describe('a record', () => {
  const record = recordOf(played())
  const copy = (change: (record: Record<string, unknown>) => void) => {
    const changed = JSON.parse(JSON.stringify(record)) as Record<string, unknown>
    change(changed)
    return changed
  }

  test('replays to the same state, telling every step', () => {
    const steps: number[] = []
    const table = replayRecord(toy, readRecord(JSON.parse(JSON.stringify(record))), (at) =>
      steps.push(at.moves.length),
    )
    expect(hashOf(toy, table.state)).toBe(record.hashes.at(-1)?.[1])
    expect(steps).toEqual(Array.from({ length: record.moves.length + 1 }, (_, i) => i))
  })

  test('holds a hash every 25 moves, so that a change of rules is found where it happens', () => {
    const long = openTable(toy, { seats: 6, seed: 'long' })
    while (long.choices().length > 0) long.pick(long.choices()[0]?.seat as number, 0)
    expect(recordOf(long).hashes.map(([moves]) => moves)).toEqual([0, 25, long.moves.length])
  })

  test('holds a hash of the deal and of the end', () => {
    expect(record.hashes[0]?.[0]).toBe(0)
    expect(record.hashes.at(-1)?.[0]).toBe(record.moves.length)
  })

  test.each<[string, (record: Record<string, unknown>) => void]>([
    ['its format must be', (r) => Object.assign(r, { format: 'chess' })],
    ['does not name its game', (r) => Object.assign(r, { game: 7 })],
    ['which version of the rules', (r) => Object.assign(r, { rules: 'one' })],
    ['how many seats', (r) => Object.assign(r, { seats: '2' })],
    ['no seed', (r) => Object.assign(r, { seed: 5 })],
    ['no options', (r) => Object.assign(r, { options: null })],
    ['a list of [seat, move]', (r) => Object.assign(r, { moves: [[0]] })],
    ['a list of [number of moves, hash]', (r) => Object.assign(r, { hashes: {} })],
    ['a hash of a move that is not in it', (r) => (r['hashes'] as unknown[]).push([999, 'x'])],
    [
      'cannot hold a fair deal',
      (r) => Object.assign(r, { position: {}, fair: { commit: '', secret: '', nonces: [] } }),
    ],
    ['must be an object', (r) => Object.assign(r, { position: 'here' })],
    ['a commit, a secret and a list of nonces', (r) => Object.assign(r, { fair: {} })],
  ])('that is corrupt is refused: %s', (words, change) => {
    expect(() => readRecord(copy(change))).toThrow(words)
  })

  test.each(['text', 5, null, [], undefined])('%j is not a record', (raw) => {
    expect(() => readRecord(raw)).toThrow('not a record')
  })

  test.each<[string, (record: Record<string, unknown>) => void]>([
    ['a record of chess, not of toy', (r) => Object.assign(r, { game: 'chess' })],
    ['toy has no version 9 of its rules here; there is 1', (r) => Object.assign(r, { rules: 9 })],
    [
      'move 1 of the record: player 2 is not asked',
      (r) => Object.assign(r, { moves: [[1, { word: 'keep' }]], hashes: record.hashes.slice(0, 1) }),
    ],
    [
      'move 3 of the record: not offered',
      (r) => Object.assign((r['moves'] as object[][])[2] as object, { 1: { word: 'x' } }),
    ],
    ['after move 0 the table differs', (r) => Object.assign(r, { seed: 'other' })],
    ['no hash of its last state', (r) => (r['hashes'] as unknown[]).pop()],
    ['holds no hash', (r) => Object.assign(r, { hashes: [] })],
    ['unknown option', (r) => Object.assign(r, { options: { fast: true } })],
  ])('that does not fit is refused: %s', (words, change) => {
    expect(() => verifyRecord(toy, readRecord(copy(change)))).toThrow(words)
  })
})

describe('a fair deal', () => {
  const secret = 'kept by the server'
  const nonces = ['from seat one', 'from seat two']
  const seed = fairSeed(secret, nonces)
  const fair = { commit: commitTo(secret), secret, nonces }

  test('is proved by its record', () => {
    const proved = { ...fair, seals: nonces.map(sealOf), dropped: 2 }
    expect(verifyRecord(toy, recordOf(played({ seed, fair: proved }))).deal).toEqual({
      kind: 'sealed',
      by: [0, 1],
      dropped: 2,
    })
    // As it was before there were seals.
    expect(verifyRecord(toy, recordOf(played({ seed, fair }))).deal).toEqual({ kind: 'unsealed' })
    expect(verifyRecord(toy, recordOf(played())).deal).toEqual({ kind: 'none' })
  })

  test('is held against what somebody saw before it', () => {
    const seals = nonces.map(sealOf)
    const deal = { ...fair, seals, dropped: 1 }
    const seen = { commit: fair.commit, seals, dropped: 1, seat: 1, nonce: 'from seat two' }
    expect(isAsSeen(deal, seen)).toBe(true)
    const others = [
      { ...seen, commit: commitTo('another') },
      { ...seen, seals: [sealOf('x'), sealOf('from seat two')] },
      { ...seen, nonce: 'x' },
      { ...seen, seat: 0 },
      { ...seen, dropped: 2 },
    ]
    expect(others.map((one) => isAsSeen(deal, one))).toEqual([false, false, false, false, false])
    expect(isAsSeen(fair, seen)).toBe(false)
  })

  test('every nonce changes the seed, and so does their order', () => {
    const seeds = [nonces, [...nonces].reverse(), ['from seat one', 'x'], ['x', 'from seat two']]
    expect(new Set(seeds.map((list) => fairSeed(secret, list))).size).toBe(4)
  })

  test('fails with another secret, another seed, or a nonce missing', () => {
    expect(unfair(fair, seed, 2)).toBeUndefined()
    expect(unfair({ ...fair, secret: 'swapped later' }, seed, 2)).toMatch(/does not match the hash/)
    expect(unfair(fair, 'chosen by hand', 2)).toMatch(/does not follow/)
    expect(unfair({ ...fair, nonces: ['x'] }, seed, 2)).toMatch(/one nonce from each/)
    const seals = nonces.map(sealOf)
    expect(unfair({ ...fair, seals }, seed, 2)).toBeUndefined()
    expect(unfair({ ...fair, seals: [sealOf('x'), seals[1] ?? ''] }, seed, 2)).toMatch(/nonce of seat 1/)
    expect(unfair({ ...fair, seals: [seals[0] ?? '', ''] }, seed, 2)).toMatch(/nonce of seat 2/)
    expect(unfair({ ...fair, seals: ['', ''] }, seed, 2)).toMatch(/nonce of seat 1/)
    expect(unfair({ ...fair, seals: seals.slice(1) }, seed, 2)).toMatch(/one seal for each/)
    const cheat = { ...recordOf(played({ seed, fair })), fair: { ...fair, nonces: ['a', 'b'] } }
    expect(() => verifyRecord(toy, cheat)).toThrow('the deal is not proved fair')
  })
})

test('a move that is as deep as no move is, is refused in words', () => {
  const nested = JSON.parse(`${'{"a":'.repeat(20_000)}0${'}'.repeat(20_000)}`)
  const record = { ...recordOf(played()), moves: [[0, nested]] }
  expect(() => readRecord(record)).toThrow('the moves of the record must be a list of [seat, move]')
})
