import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { below, pickOne, randomFrom } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import type { GameEntry } from './game-entry.ts'
import { games } from './games.ts'
import { openSession } from './session.ts'
import { runCommandLine } from './testing.ts'

const people = games.find((entry) => entry.game.id === 'hidden-people') as GameEntry

/** Answers as objects, for commands as objects. */
function sessionOf(entry: GameEntry) {
  const answer = openSession(entry)
  return (command: object | string) =>
    JSON.parse(answer(typeof command === 'string' ? command : JSON.stringify(command)))
}

interface Asked {
  readonly seat: number
  readonly ask: string
  readonly options: readonly { readonly pick: number; readonly label: string; readonly target: object }[]
}

describe.each(games.map((entry) => [entry.game.id, entry] as const))('%s', (_id, entry) => {
  const [least, most] = entry.game.seats

  test.each([least, most])('a whole game of %i by the protocol', (seats) => {
    const say = sessionOf(entry)
    const random = randomFrom('protocol')
    expect(say({ cmd: 'new', seats, seed: 'a' })).toMatchObject({ ok: true, seats })
    for (;;) {
      const { choices } = say({ cmd: 'choices' }) as { choices: Asked[] }
      if (choices.length === 0) break
      expect(say({ cmd: 'outcome' })).toEqual({ outcome: null })
      const { seat, ask, options } = pickOne(random, choices)
      expect(ask).toMatch(/\S/)
      options.forEach((option, i) => {
        expect(option).toEqual({ pick: i, label: expect.stringMatching(/\S/), target: expect.any(Object) })
      })
      const answer = say({ cmd: 'play', seat, pick: below(random, options.length) })
      expect(answer).toEqual({ events: expect.any(Array) })
    }
    expect(say({ cmd: 'outcome' }).outcome.winners).toBeInstanceOf(Array)
    expect(say({ cmd: 'play', seat: 0, pick: 0 })).toEqual({ error: 'the game is over' })

    const { record } = say({ cmd: 'record' })
    const other = sessionOf(entry)
    expect(other({ cmd: 'load', record })).toMatchObject({ ok: true, seats, moves: record.moves.length })
    for (const cmd of ['state', 'outcome', 'record']) expect(other({ cmd })).toEqual(say({ cmd }))
  })

  test('the truth of a new table can be laid out again', () => {
    const say = sessionOf(entry)
    say({ cmd: 'new', seats: least, seed: 'b' })
    const { state } = say({ cmd: 'state' })
    expect(say({ cmd: 'position', position: state })).toMatchObject({ ok: true, seats: least })
    expect(say({ cmd: 'state' })).toEqual({ state })
  })

  test('a view holds what that seat may know, and no more than the truth', () => {
    const say = sessionOf(entry)
    say({ cmd: 'new', seats: least, seed: 'c' })
    const views = [0, 1, 'public'].map((seat) => say({ cmd: 'view', seat }).view)
    for (const view of views) expect(view).toEqual({ open: expect.anything(), own: expect.anything() })
    expect(views[1].open).toEqual(views[0].open)
    expect(say({ cmd: 'view' }).view).toEqual(views[2])
    expect(say({ cmd: 'view', seat: 0, sight: 'screen' })).toHaveProperty('view')
  })
})

describe('a bad command is answered, and the session goes on', () => {
  const fresh: [command: object | string, error: RegExp][] = [
    ['', /not JSON/],
    ['choices', /not JSON; every line must be one JSON object/],
    ['{"cmd":"choices"', /not JSON/],
    ['[1,2]', /one JSON object/],
    ['null', /one JSON object/],
    ['"choices"', /one JSON object/],
    ['{}', /needs a "cmd": one of new, load, position, choices/],
    [{ cmd: 7 }, /needs a "cmd"/],
    [{ cmd: 'choise' }, /unknown command "choise"; did you mean "choices"\?/],
    [{ cmd: 'constructor' }, /unknown command "constructor"/],
    [{ cmd: '__proto__' }, /unknown command/],
    [{ cmd: 'x'.repeat(60) }, /^unknown command "x{40}"/],
    [{ cmd: 'choices' }, /no game yet; start with \{"cmd":"new"/],
    [{ cmd: 'play', seat: 0, pick: 0 }, /no game yet/],
    [{ cmd: 'view', seat: 0 }, /no game yet/],
    [{ cmd: 'state' }, /no game yet/],
    [{ cmd: 'outcome' }, /no game yet/],
    [{ cmd: 'record' }, /no game yet/],
    [{ cmd: 'load' }, /"load" needs a "record"/],
    [{ cmd: 'load', record: 'x' }, /not a record/],
    [{ cmd: 'load', record: {} }, /not a record of this version/],
    [{ cmd: 'position' }, /"position" needs a "position"/],
    [{ cmd: 'position', position: [] }, /"position" needs a "position"/],
    [{ cmd: 'position', position: {} }, /"rows" must be a list/],
    [{ cmd: 'new', seats: 1 }, /played by 2 to 6 players, not 1/],
    [{ cmd: 'new', seats: '4' }, /"seats" must be a whole number/],
    [{ cmd: 'new', seats: 4, seed: {} }, /"seed" must be a text/],
    [{ cmd: 'new', seats: 4, options: { putback: 'no' } }, /unknown option "putback"/],
    [{ cmd: 'new', seats: 4, options: 7 }, /options must be an object/],
  ]
  test.each(fresh)('%j before any game', (command, error) => {
    const say = sessionOf(people)
    expect(say(command)).toEqual({ error: expect.stringMatching(error) })
    expect(say({ cmd: 'new', seats: 2, seed: 1 })).toMatchObject({ ok: true, seats: 2 })
  })

  test.each<[command: object, error: RegExp]>([
    [{ cmd: 'play', seat: 0, pick: 99 }, /no option 99; there are 4, from 0/],
    [{ cmd: 'play', seat: 0, pick: -1 }, /no option -1/],
    [{ cmd: 'play', seat: 0, pick: '0' }, /"pick" must be a whole number/],
    [{ cmd: 'play', seat: 0 }, /"pick" must be a whole number/],
    [{ cmd: 'play', pick: 0 }, /"seat" must be a whole number/],
    [{ cmd: 'play', seat: 5, pick: 0 }, /there is no seat 5; they are 0 to 1/],
    [{ cmd: 'view', seat: 5 }, /"seat" must be a whole number from 0 to 1, or "public"/],
    [{ cmd: 'view', seat: 0, sight: 'x-ray' }, /"sight" must be "mind" or "screen"/],
    [{ cmd: 'new', seats: 9 }, /not 9/],
    [{ cmd: 'load', record: { format: 'undercrown-record/1' } }, /does not name its game/],
    [{ cmd: 'position', position: { rows: 'none' } }, /"rows" must be a list/],
  ])('%j in the middle of one', (command, error) => {
    const say = sessionOf(people)
    say({ cmd: 'new', seats: 2, seed: 'mid' })
    const before = say({ cmd: 'record' })
    expect(say(command)).toEqual({ error: expect.stringMatching(error) })
    expect(say({ cmd: 'record' })).toEqual(before)
  })
})

test('a table laid out by hand tells nobody where a hidden card lies', () => {
  const [three, nine] = [{ value: 3 }, { value: 9, effect: 'exchange' }]
  const views = [
    [three, nine],
    [nine, three],
  ].map(([first, second]) => {
    const say = sessionOf(people)
    const rows = [0, 1].map(() => [1, 1, 1, 1].map((value) => ({ value })))
    say({ cmd: 'position', position: { rows, drawPile: [first, { value: 0 }, second], discardPile: [] } })
    return [0, 1, 'public'].map((seat) => JSON.stringify(say({ cmd: 'view', seat })))
  })
  expect(views[0]).toEqual(views[1])
})

test('a game brings commands of its own', () => {
  const entry: GameEntry = {
    ...people,
    protocol: {
      count: (session) => ({ moves: session.table().moves.length }),
      lay(session, { rows }) {
        session.lay({ rows, drawPile: [{ value: 1 }], discardPile: [] }, 'x')
        return { laid: true }
      },
    },
  }
  const say = sessionOf(entry)
  expect(say({ cmd: 'count' })).toEqual({ error: expect.stringMatching(/no game yet/) })
  const row = [1, 2, 3, 4].map((value) => ({ value }))
  expect(say({ cmd: 'lay', rows: [row, row] })).toEqual({ laid: true })
  expect(say({ cmd: 'count' })).toEqual({ moves: 0 })
  expect(say({ cmd: 'cuont' })).toEqual({ error: 'unknown command "cuont"; did you mean "count"?' })
})

describe('undercrown engine', () => {
  test('one line for each command; blank lines are passed over, the last one needs no end', async () => {
    const input =
      '{"cmd":"choices"}\n\n   \r\n{"cmd":"new","seats":2,"seed":"é"}\r\nnonsense\n{"cmd":"outcome"}'
    const { code, out, err } = await runCommandLine(['engine', 'hidden-people'], { input })
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toEqual([
      { error: expect.stringMatching(/no game yet/) },
      expect.objectContaining({ ok: true }),
      { error: expect.stringMatching(/not JSON/) },
      { outcome: null },
    ])
    expect([code, err]).toEqual([0, ''])
  })

  test('a line of many megabytes is refused, the next one answered', async () => {
    const input = `${'x'.repeat(16_000_001)}\n{"cmd":"new","seats":2,"seed":"1"}\n`
    const { out } = await runCommandLine(['engine', 'hidden-people'], { input })
    expect(out).toMatch(/^\{"error":"a line may be .*\}\n\{"ok":true,.*\}\n$/)
  })
})

test('the example in docs/engine-protocol.md is what the engine answers', async () => {
  const path = fileURLToPath(new URL('../../docs/engine-protocol.md', import.meta.url))
  const answer = openSession(people)
  const text = readFileSync(path, 'utf8')
  const [before = '', session = '', after = ''] = text.split(
    /(?<=```console\n)|(?=```\n\n<!-- end of the session -->)/,
  )
  const commands = session.split('\n').filter((line) => line.startsWith('> '))
  expect(commands.length).toBeGreaterThan(8)
  const spoken = commands.map((line) => `${line}\n< ${answer(line.slice(2))}\n`).join('')
  await expect(`${before}${spoken}${after}`).toMatchFileSnapshot(path)
})
