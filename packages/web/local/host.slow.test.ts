// The tables of a browser, without a browser: pages that open, play, take back, pass the device on, close and return.

import {
  type AnyGame,
  below,
  type Cards,
  eyes,
  pickOne,
  type Random,
  randomFrom,
  swapFaces,
  verifyRecord,
  viewOf,
} from '@undercrown/engine'
import type { Command, GamePart, ServerMessage, Sync, Update } from '@undercrown/protocol'
import { describe, expect, test } from 'vitest'
import { type TableStore, tableStore } from '../client/table.ts'
import { gameNamed } from './games.ts'
import type { LocalContext, LocalTables, Take } from './host.ts'
import type { LocalSeat } from './order.ts'
import { browser, pageOf, type TestPage, when } from './pages.ts'
import { openReplay } from './replay.ts'

const ids = ['hidden-leaders', 'leaders', 'hidden-people']
const person = (name: string): LocalSeat => ({ kind: 'human', name })
const bot: LocalSeat = { kind: 'bot', level: 'L1' }

const over = (store: TableStore) => store.now().sheet?.phase === 'over'

/** Answers whatever the page is asked, at random, until it is asked no more or enough was played. */
async function playOn(store: TableStore, chance: Random, moves = Number.POSITIVE_INFINITY): Promise<void> {
  for (let played = 0; played < moves; played++) {
    await when(store, () => over(store) || (store.now().game?.choice !== undefined && !store.sending()))
    const { game, seq } = store.now()
    if (over(store) || !game?.choice) return
    await store.command({ do: 'play', seq, pick: below(chance, game.choice.options.length) })
  }
}

describe.each(ids)('%s', (game) => {
  test('is played to its end against bots, and its record proves the deal', async () => {
    const shared = browser()
    const page = pageOf(shared)
    const seats = game === 'leaders' ? [person('Mira'), bot] : [person('Mira'), bot, bot]
    const id = await page.tables.open({ game, seats })
    const store = tableStore(page.link, id)
    await when(store, () => store.now().status === 'live')
    expect(store.now().seat).toBe(0)
    await expect(page.tables.record(id)).rejects.toMatchObject({ code: 'wrong-phase' })
    await playOn(store, randomFrom(`whole ${game}`))
    const { sheet, log } = store.now()
    expect(sheet?.result?.places).toHaveLength(seats.length)
    expect(log.flatMap(({ events }) => events).length).toBeGreaterThan(10)
    const record = await page.tables.record(id)
    expect(verifyRecord((await gameNamed(game)) as AnyGame, record).deal.kind).toBe('unsealed')
    expect(record.fair?.commit).toBe(sheet?.commit)
  })

  test('a page that closes and comes back finds the table as it was', async () => {
    const shared = browser()
    const first = pageOf(shared)
    const id = await first.tables.open({ game, seats: [person('Mira'), bot] })
    const store = tableStore(first.link, id)
    await playOn(store, randomFrom(`back ${game}`), 3)
    await when(store, () => over(store) || store.now().game?.choice !== undefined)
    // What has just happened is told anew, and without what was only seen in passing (HP-48).
    const { events: _, retold: _again, ...before } = store.now().game as GamePart
    store.close()
    first.close()
    const again = tableStore(pageOf(shared).link, id)
    await when(again, () => again.now().status === 'live')
    const { events, retold: _never, ...after } = again.now().game as GamePart
    expect(after).toEqual(before)
    expect(again.now().seq).toBe(store.now().seq)
    expect(events.length).toBeGreaterThan(0)
  })
})

test('a table that began with older rules is played to its end by them', async () => {
  const shared = browser()
  const older = async (id: string) => (await gameNamed(id))?.older?.at(-1)
  const then = pageOf(shared, { gameNamed: older })
  const options = { artifacts: true, corruption: true }
  const id = await then.tables.open({ game: 'hidden-leaders', options, seats: [person('Mira'), bot] })
  const begun = tableStore(then.link, id)
  await playOn(begun, randomFrom('then'), 10)
  begun.close()
  then.close()
  const now = pageOf(shared)
  const store = tableStore(now.link, id)
  await playOn(store, randomFrom('now'))
  const record = await now.tables.record(id)
  expect([store.now().sheet?.rules, record.rules]).toEqual([1, 1])
  expect(verifyRecord((await gameNamed('hidden-leaders')) as AnyGame, record).deal.kind).toBe('unsealed')
  const replay = await openReplay(JSON.parse(JSON.stringify(record)), gameNamed)
  expect(replay.verify().deal.kind).toBe('unsealed')
  expect(replay.frame(record.moves.length, 'all').outcome).toBeDefined()
})

test('bots are told of a table at which they will be asked', async () => {
  const tables: object[] = []
  const shared = browser()
  const told = { prepare: (table: object) => tables.push(table) }
  const page = pageOf(shared, told)
  const people = await page.tables.open({ game: 'hidden-people', seats: [person('Mira'), person('Otto')] })
  const table = await page.tables.open({
    game: 'hidden-leaders',
    seats: [person('Mira'), bot],
    options: { queens: true },
  })
  // Also in a page that was loaded anew.
  for (const one of [page, pageOf(shared, told)])
    for (const id of [people, table]) await one.tables.hear({ do: 'watch', table: id })
  const coming = { game: 'hidden-leaders', options: expect.objectContaining({ queens: true }), seats: 2 }
  expect(tables).toEqual([coming, coming])
})

test('what is refused is refused in the words of the server, and changes nothing', async () => {
  const page = pageOf(browser())
  const id = await page.tables.open({ game: 'leaders', seats: [person('Mira'), bot] })
  const store = tableStore(page.link, id)
  await when(store, () => store.now().game?.choice !== undefined)
  const { seq, game } = store.now()
  const tried = (command: Command) => store.command(command).catch((why) => why.code)
  expect(await tried({ do: 'play', seq, pick: 999 })).toBe('not-offered')
  expect(await tried({ do: 'play', seq: seq + 1, pick: 0 })).toBe('stale')
  expect(await tried({ do: 'undo' })).toBe('needs-consent')
  expect(await tried({ do: 'rematch' })).toBe('wrong-phase')
  expect(await tried({ do: 'sit' })).toBe('wrong-phase')
  expect(await tried({ do: 'offer', what: 'draw' })).toBe('not-offered-here')
  expect(store.now().game).toMatchObject({ open: game?.open, own: game?.own })
  expect(store.now().seq).toBe(seq)
  const nowhere = tableStore(page.link, 'nowhere')
  await expect(when(nowhere, () => false)).rejects.toThrow('no such table')
  await expect(page.tables.open({ game: 'chess', seats: [bot] })).rejects.toMatchObject({ code: 'not-found' })
  await expect(page.tables.open({ game: 'leaders', seats: [bot] })).rejects.toThrow(/players/)
})

test('a move is taken back where it told nothing, and after talking it over anywhere', async () => {
  const page = pageOf(browser())
  let [free, agreed] = [0, 0]
  for (let n = 0; n < 6 && (free === 0 || agreed === 0); n++) {
    const id = await page.tables.open({ game: 'leaders', seats: [person('Mira'), bot] })
    const store = tableStore(page.link, id)
    const chance = randomFrom(`undo ${n}`)
    for (let moves = 0; moves < 12; moves++) {
      await when(store, () => over(store) || store.now().game?.choice !== undefined)
      if (over(store)) break
      const before = store.now()
      await playOn(store, chance, 1)
      await when(store, () => over(store) || store.now().game?.choice !== undefined)
      if (over(store)) break
      const what: Command = await store.command({ do: 'undo' }).then(
        () => ({ do: 'undo' }),
        () => ({ do: 'offer', what: 'undo' }),
      )
      if (what.do === 'undo') free++
      else {
        agreed++
        await store.command(what)
      }
      await when(store, () => store.now().game?.choice !== undefined)
      expect(store.now().game?.open).toEqual(before.game?.open)
      expect(store.now().seq).toBeGreaterThan(before.seq)
      expect(store.now().log.flatMap(({ events }) => events)).toEqual(
        before.log.flatMap(({ events }) => events),
      )
      await playOn(store, chance, 1)
    }
  }
  expect(free).toBeGreaterThan(0)
  expect(agreed).toBeGreaterThan(0)
})

test('who resigns leaves a bot behind, or wins nothing; then there is another game', async () => {
  const page = pageOf(browser())
  const id = await page.tables.open({ game: 'hidden-people', seats: [person('Mira'), person('Otto'), bot] })
  const store = tableStore(page.link, id)
  await page.tables.hear({ do: 'take', table: id, seat: 0 })
  await store.command({ do: 'resign' })
  expect(store.now().sheet?.seats[0]).toMatchObject({ resigned: true, bot: 'L3' })
  expect(over(store)).toBe(false)
  await page.tables.hear({ do: 'take', table: id, seat: 1 })
  await store.command({ do: 'resign' })
  expect(store.now().sheet?.result).toMatchObject({ reason: 'resigned', winners: [2], places: [2, 2, 1] })
  await store.command({ do: 'rematch' })
  await store.command({ do: 'rematch' })
  const next = tableStore(page.link, store.now().sheet?.rematch as string)
  await when(next, () => next.now().status === 'live')
  expect(next.now().sheet).toMatchObject({ phase: 'playing', game: 'hidden-people' })
  expect(next.now().sheet?.commit).not.toBe(store.now().sheet?.commit)
})

test('a game of two sides is played again with sides swapped', async () => {
  const page = pageOf(browser())
  const id = await page.tables.open({ game: 'leaders', seats: [person('Mira'), bot] })
  const store = tableStore(page.link, id)
  await when(store, () => store.now().status === 'live')
  await store.command({ do: 'resign' })
  await store.command({ do: 'rematch' })
  const next = tableStore(page.link, store.now().sheet?.rematch as string)
  await when(next, () => next.now().status === 'live')
  expect(next.now()).toMatchObject({
    seat: 1,
    sheet: { seats: [{ bot: 'L1' }, { person: { name: 'Mira' } }] },
  })
})

test('two pages at one table see the same, and neither spoils it', async () => {
  const shared = browser()
  const [here, there] = [pageOf(shared), pageOf(shared)]
  const id = await here.tables.open({ game: 'hidden-people', seats: [person('Mira'), bot, bot] })
  const [a, b] = [tableStore(here.link, id), tableStore(there.link, id)]
  const chance = randomFrom('two pages')
  for (let turn = 0; turn < 40; turn++) {
    await when(a, () => over(a) || a.now().game?.choice !== undefined)
    await when(b, () => b.now().seq === a.now().seq)
    if (over(a)) break
    expect(b.now().game).toMatchObject({ open: a.now().game?.open, own: a.now().game?.own })
    const { seq, game } = a.now()
    const pick = below(chance, game?.choice?.options.length ?? 1)
    // Both press at once: one of them is told that the table has moved on.
    const results = await Promise.allSettled([a, b].map((store) => store.command({ do: 'play', seq, pick })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
  const log = await shared.storage.read(id)
  const bots = log.filter(({ body }) => body.type === 'moved' && body.bot).length
  expect(bots).toBeGreaterThan(10)
  // Only one page thinks; the other takes over when it goes.
  expect(shared.thoughts).toBeLessThanOrEqual(bots + 2)
  if (over(a)) return
  a.close()
  here.close()
  await playOn(b, chance, 2)
  await when(b, () => over(b) || b.now().game?.choice !== undefined)
})

/** The game, with two cards exchanged right after the deal. */
function exchanged(game: AnyGame, [a, b]: readonly [number, number]): AnyGame {
  return {
    ...game,
    setup(options, seats, random) {
      const state = game.setup(options, seats, random)
      swapFaces(game.cards(state) as Cards, a, b)
      return state
    },
  }
}

describe.each(['hidden-leaders', 'hidden-people'])('%s, passed from hand to hand', (id) => {
  const seats = [person('Mira'), person('Otto'), person('June')]

  async function passed(game: AnyGame, changed: Partial<LocalContext> = {}) {
    const shared = browser()
    const page = pageOf(shared, { gameNamed: async () => game, ...changed })
    const table = await page.tables.open({ game: id, seats })
    await page.tables.hear({ do: 'watch', table })
    return { page, table }
  }

  const latest = ({ texts }: TestPage) =>
    texts
      .map((text) => JSON.parse(text) as ServerMessage)
      .findLast((one): one is Sync | Update => one.type === 'table' || one.type === 'update') as Sync | Update

  test('before somebody takes the device the page has only what is public', async () => {
    const game = (await gameNamed(id)) as AnyGame
    const { page, table } = await passed(game)
    const closed = latest(page)
    expect(closed).toMatchObject({ type: 'table', seat: null })
    expect(closed.game?.choice).toBeUndefined()
    await page.tables.hear({ do: 'play', table, id: 'x', seq: closed.seq, pick: 0 })
    expect(page.texts.at(-1)).toContain('not-yours')
    const [first] = closed.game?.waiting ?? []
    await page.tables.hear({ do: 'take', table, seat: first?.seat ?? 0 })
    expect(latest(page)).toMatchObject({ seat: first?.seat, game: { choice: { seat: first?.seat } } })
    await page.tables.hear({ do: 'take', table, seat: null })
    expect(JSON.stringify(latest(page).game)).toBe(JSON.stringify(closed.game))
  })

  test('a master is asked with the eyes of whoever has the device, and of nobody else', async () => {
    let state: unknown
    const game = (await gameNamed(id)) as AnyGame
    const spied: AnyGame = {
      ...game,
      setup: (...given) => {
        state = game.setup(...given)
        return state
      },
    }
    const asked: unknown[] = []
    const { page, table } = await passed(spied, {
      async advise({ view, choice }) {
        asked.push(view)
        return { choice, pick: 0, weighed: [], why: [], against: [] }
      },
    })
    await expect(page.tables.advise(table, 'en')).rejects.toMatchObject({ code: 'wrong-phase' })
    const [first] = latest(page).game?.waiting ?? []
    const seat = first?.seat ?? 0
    await page.tables.hear({ do: 'take', table, seat })
    expect((await page.tables.advise(table, 'en')).choice.seat).toBe(seat)
    expect(asked).toEqual([viewOf(game, state, seat, 'mind')])
    await page.tables.hear({ do: 'take', table, seat: null })
    await expect(page.tables.advise(table, 'en')).rejects.toMatchObject({ code: 'wrong-phase' })
  })

  test('whatever the cards of the others are, the page is told the same', async () => {
    const game = (await gameNamed(id)) as AnyGame
    let compared = 0
    for (let n = 0; n < 12; n++) {
      const chance = randomFrom(`swap ${n}`)
      const looker = n % (seats.length + 1)
      const eye = looker === seats.length ? null : looker
      let state: unknown
      const spied: AnyGame = {
        ...game,
        setup: (...given) => {
          state = game.setup(...given)
          return state
        },
      }
      const here = await passed(spied)
      const cards = game.cards(state) as Cards
      const bit = eyes(eye ?? 'public', seats.length)
      const unknown = cards.known.flatMap((known, card) => (known & bit ? [] : [card]))
      let pair = [pickOne(chance, unknown), pickOne(chance, unknown)] as const
      for (let i = 0; i < 50; i++) {
        if (cards.face[pair[0]] !== cards.face[pair[1]] && cards.back?.[pair[0]] === cards.back?.[pair[1]])
          break
        pair = [pickOne(chance, unknown), pickOne(chance, unknown)]
      }
      const there = await passed(exchanged(game, pair))
      const both = async (message: Parameters<LocalTables['hear']>[0] | Take) => {
        for (const { page } of [here, there]) await page.tables.hear(message as never)
      }
      const { table } = here
      expect(there.table).toBe(table)
      for (let moves = 0; moves < 30; moves++) {
        await both({ do: 'take', table, seat: eye })
        for (const { page } of [here, there]) page.texts.splice(0, page.texts.length - 1)
        await both({ do: 'watch', table })
        expect(there.page.texts).toEqual(here.page.texts)
        compared += here.page.texts.length
        const now = latest(here.page)
        const asked = now.game?.choice?.seat ?? now.game?.waiting[0]?.seat
        if (asked === undefined) break
        // Whoever is asked plays; what that seat is told is its own affair.
        await both({ do: 'take', table, seat: asked })
        const [one, two] = [latest(here.page), latest(there.page)]
        const move = pickOne(chance, one.game?.choice?.options ?? [])
        const offered = two.game?.choice?.options.map((option) => JSON.stringify(option)) ?? []
        // What another seat is offered may depend on what it knows; then the two games part here.
        if (!offered.includes(JSON.stringify(move))) break
        await both({ do: 'play', table, id: `m${moves}`, seq: one.seq, move })
        const known = game.cards(state)?.known ?? []
        if (pair.some((card) => (known[card] ?? 0) & bit)) break
      }
    }
    expect(compared).toBeGreaterThan(60)
  })
})
