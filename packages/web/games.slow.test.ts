// What every registered game owes the screen: words for all that is shown, a tile, rules, bots, and a board on which
// whatever is offered can be pointed at.

import { existsSync, readFileSync } from 'node:fs'
import { levels, mindIn, usualCast } from '@undercrown/bots'
import usualLines from '@undercrown/bots/cast.lines.json' with { type: 'json' }
import type { CastLines } from '@undercrown/bots/cast.ts'
import { games as registered } from '@undercrown/bots/testing/games.ts'
import {
  type AnyGame,
  type Choice,
  canTakeBack,
  langs,
  openTable,
  optionsOf,
  type Phrase,
  pickOne,
  plain,
  randomFrom,
  type Viewer,
  viewOf,
} from '@undercrown/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import faces from './art/avatars.json' with { type: 'json' }
import type { Rules } from './rules/text.ts'
import { offerAfter } from './table/choosing.ts'
import { type AnyScreen, SAY, type Scene } from './table/screen.ts'
// The game that only tests play is held to the same.
import { games } from './testing/games.ts'

/** The screen is read without a browser. */
vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} })
vi.stubGlobal('navigator', { language: 'en' })
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('document', {
  documentElement: {},
  body: { prepend() {} },
  createElementNS: () => ({ setAttribute() {}, insertAdjacentHTML() {}, style: {} }),
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const GAMES = 12
const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']

/** Every string in there. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

const paints = readFileSync(new URL('./style/paints.css', import.meta.url), 'utf8')

/** Those that a file of icons names. */
function icons(path: string): string[] {
  const file = new URL(path, import.meta.url)
  return existsSync(file) ? strings(JSON.parse(readFileSync(file, 'utf8'))) : []
}

test('the same games are played and shown', () => {
  expect(games.map(({ id }) => id).sort()).toEqual(registered.map(({ id }) => id).sort())
})

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  let rules: AnyGame
  let screen: AnyScreen
  let page: Rules

  beforeAll(async () => {
    const { loadRules, loadScreen } = await import('./registry.ts')
    rules = (await registered.find((one) => one.id === id)?.rules()) as AnyGame
    screen = await loadScreen(game)
    page = await loadRules(game)
  })

  test('has a tile', () => {
    for (const lang of langs) {
      expect(game.title[lang]).toBe(rules.phrases[lang].title)
      expect(game.line[lang]).toMatch(/^\p{Lu}.{10,60}\.$/u)
      if (game.notice) expect(game.notice[lang]).toContain(game.title[lang])
    }
    expect(game.seats).toEqual(rules.seats)
    expect(game.usual).toBeGreaterThanOrEqual(game.seats[0])
    expect(game.usual).toBeLessThanOrEqual(game.seats[1])
    expect(game.minutes).toBeGreaterThan(0)
  })

  test('has pictures and lengths for house rules that there are, and tables that can be', async () => {
    const options = Object.keys(rules.options)
    const known = new Set(['shell', 'icons'].flatMap((name) => icons(`./art/${name}.json`)))
    for (const icon of [game.emblem ?? 'table', ...Object.values(game.optionIcons ?? {})])
      expect(known).toContain(icon)
    for (const named of [game.optionIcons, game.pace?.options, game.firstOptions])
      for (const option of Object.keys(named ?? {})) expect(options).toContain(option)
    const { minutesOf } = await import('./registry.ts')
    expect(minutesOf(game, game.usual, {})).toBe(game.minutes)
    for (const [option, by] of Object.entries(game.pace?.options ?? {})) {
      const [value, part] = typeof by === 'number' ? [true, by] : (Object.entries(by)[0] ?? [])
      const exact = game.minutes * (part ?? 1)
      expect(Math.abs(minutesOf(game, game.usual, { [option]: value }) - exact)).toBeLessThanOrEqual(2.5)
    }
    for (const seats of Object.keys(game.pace?.seats ?? {}))
      expect(minutesOf(game, Number(seats), {})).toBeGreaterThanOrEqual(5)
  })

  test('has words for its options, cards, facts, keys and bots', async () => {
    const [en, fr] = langs.map((lang) => ({
      options: optionsOf(rules, lang),
      cards: rules.catalogue(lang),
      facts: screen.facts?.[lang] ?? {},
      keys: screen.keyWords?.[lang] ?? {},
    }))
    for (const one of [en, fr]) {
      for (const { label, text, field, values } of one?.options ?? []) {
        expect(label && text).not.toBe('')
        if (field.kind === 'one')
          for (const value of field.of) if (typeof value === 'string') expect(values).toHaveProperty([value])
      }
      for (const { name } of one?.cards ?? []) expect(name).not.toBe('')
      for (const [fact, words] of Object.entries(one?.facts ?? {}))
        for (const { facts } of Object.keys(words).length > 1 ? (one?.cards ?? []) : [])
          if (facts[fact] !== undefined)
            for (const value of String(facts[fact]).split(' ')) expect(words).toHaveProperty([value])
    }
    expect(en?.cards.map((card) => card.id)).toEqual(fr?.cards.map((card) => card.id))
    expect(Object.keys(en?.keys ?? {})).toEqual(Object.keys(fr?.keys ?? {}))
    expect(JSON.stringify(en?.facts).length > 2).toBe(JSON.stringify(fr?.facts).length > 2)
    const lines: CastLines = (await game.castLines?.()) ?? usualLines
    for (const level of levels)
      for (const character of (game.cast ?? usualCast)[level]) {
        expect(strings(character)).toHaveLength(3)
        expect(strings(lines[character.name] ?? {})).toHaveLength(langs.length)
        // No card and no person has the picture of a bot, and its colour is one of those painted.
        expect([...icons(`./${id}/art.json`), ...faces]).not.toContain(character.icon)
        expect(paints).toContain(`--bot-${character.colour}:`)
      }
  })

  test('has a rules page, alike in both languages, that names every option and shows cards that there are', () => {
    const shape = (lang: 'en' | 'fr') =>
      page[lang].sections.map(({ id: section, body }) => [
        section,
        body.map((block) => (typeof block === 'string' ? 'text' : Object.keys(block)[0])),
      ])
    expect(shape('fr')).toEqual(shape('en'))
    for (const lang of langs) {
      const all = rules.catalogue(lang)
      const text = strings(page[lang]).join(' ').toLowerCase()
      for (const { label, name } of optionsOf(rules, lang)) expect(text, name).toContain(label.toLowerCase())
      for (const block of page[lang].sections.flatMap(({ body }) => body)) {
        if (typeof block === 'string') continue
        if ('cards' in block) for (const card of block.cards) expect(all.map((one) => one.id)).toContain(card)
        if ('entries' in block) expect(block.entries(all).length).toBeGreaterThan(0)
      }
    }
  })

  test('has a screen on which every option can be pointed at, and words for whatever happens', () => {
    const said = (phrase: Phrase, lang: 'en' | 'fr') => plain(phrase, names, lang).trim()
    for (let i = 0; i < GAMES; i++) {
      const chance = randomFrom(`contract ${i}`)
      const [least, most] = rules.seats
      const seats = least + (i % (most - least + 1))
      const options = i === 0 ? {} : rules.vary(seats, chance)
      const table = openTable(rules, { options, seats, seed: `contract ${i}` })
      for (let choices = table.choices(); choices.length > 0; choices = table.choices()) {
        const { seat, ask, options: moves } = pickOne(chance, choices)
        const asking = { seat, ask, options: moves, view: viewOf(rules, table.state, seat, 'screen') }
        const ways = moves.map((move) => screen.path(move, ask, seat))
        expect(ways.every((way) => way.length > 0 && way.every((spot) => spot !== ''))).toBe(true)
        ways.forEach((way, option) => {
          const { ready, spoken } = offerAfter(ways, way[0]?.startsWith(SAY) ? [] : way)
          expect(ready === option || spoken.includes(option), JSON.stringify(ask)).toBe(true)
        })
        // Those that share a way to its end are told apart by their words.
        for (const lang of langs) {
          const told = moves.map((one, i) =>
            [...(ways[i] ?? []), said(rules.phrases[lang].option(one, asking), lang)].join(' '),
          )
          expect(new Set(told).size, JSON.stringify(ask)).toBe(moves.length)
        }
        expect(screen.verb(ask)).toMatch(/^[a-z]/)
        const move = pickOne(chance, moves)
        for (const lang of langs) {
          expect(said(rules.phrases[lang].ask(asking), lang)).not.toBe('')
          expect(said(rules.phrases[lang].waiting(ask, seat), lang)).not.toBe('')
          expect(said(rules.phrases[lang].option(move, asking), lang)).not.toBe('')
        }
        const events = table.submit(seat, move)
        const scene = sceneOf(rules, table.state, seat, seats)
        for (const event of events) {
          for (const lang of langs) rules.phrases[lang].event(event)
          expect(Array.isArray(screen.spots(event))).toBe(true)
          for (const { from, to } of screen.flights(event, scene)) expect(from && to).not.toBe('')
        }
      }
      const outcome = table.outcome()
      for (const lang of langs)
        if (outcome) expect(said(rules.phrases[lang].outcome(outcome), lang)).not.toBe('')
      const scene = { ...sceneOf(rules, table.state, 0, seats), ...(outcome && { outcome }) }
      expect(screen.beats(scene, [])).toBeGreaterThan(0)
      if (Object.keys(screen.keys(scene)).length > 0) expect(screen.keyWords).toBeDefined()
    }
  })

  test('is drawn in small from what a spectator may see, with a card or a piece of each who plays', () => {
    for (const seats of [rules.seats[0], rules.seats[1]]) {
      const chance = randomFrom(`afar ${seats}`)
      const table = openTable(rules, { seats, seed: `afar ${seats}` })
      for (let moves = 0; moves < 20 && table.choices().length > 0; moves++) {
        const { seat, options } = pickOne(chance, table.choices())
        table.submit(seat, pickOne(chance, options))
      }
      const scene = sceneOf(rules, table.state, 'public', seats)
      const drawn = renderToStaticMarkup(createElement(screen.Miniature, { scene }))
      expect(drawn.match(/<svg|<g /g)?.length ?? drawn.match(/card/g)?.length).toBeGreaterThanOrEqual(seats)
      // Nothing on it can be pressed, or is a way for the keyboard.
      expect(drawn).not.toMatch(/<button|<a |tabindex/i)
    }
  })

  test('says of a move that can be taken back at once, and only of such a move, that it showed nothing', () => {
    let tried = 0
    // After a reload a seat is told its last move as everybody was.
    const wrong = { seen: 0, again: 0 }
    for (let i = 0; i < 4 && screen.reveals; i++) {
      const chance = randomFrom(`undo ${i}`)
      const [least, most] = rules.seats
      const table = openTable(rules, { seats: least + (i % (most - least + 1)), seed: `undo ${i}` })
      for (let moves = 0; moves < 60 && table.choices().length > 0; moves++) {
        const { seat, options: offered } = pickOne(chance, table.choices())
        const events = table.submit(seat, pickOne(chance, offered))
        if (!table.choices().some((one) => one.seat === seat)) continue
        tried++
        const free = canTakeBack(table, seat)
        const told = (viewer: Viewer) => !table.seen(events, viewer).some((one) => screen.reveals?.(one))
        if (told(seat) !== free) wrong.seen++
        if (told('public') !== free) wrong.again++
      }
    }
    // What was known already may be shown again: no event tells that.
    expect(wrong.seen).toBeLessThanOrEqual(tried / 8)
    expect(wrong.again).toBeLessThanOrEqual(tried / 8)
  })

  test('has bots that answer', async () => {
    const mind = await mindIn(registered, id)
    const table = openTable(rules, { seats: rules.seats[0], seed: 'bots' })
    const [choice] = table.choices() as [Choice<object>]
    const view = viewOf(rules, table.state, choice.seat, 'mind')
    for (const level of levels)
      expect(
        choice.options[mind?.answer(view, choice, level, { nodes: 5 }, randomFrom('bots')) ?? -1],
      ).toBeDefined()
  })
})

function sceneOf(game: AnyGame, state: unknown, viewer: Viewer, seats: number): Scene {
  const view = viewOf(game, state, viewer, 'screen')
  const seat = viewer === 'public' ? null : viewer
  return { seat, names: names.slice(0, seats), faces: [], bots: Array(seats).fill(false), view, waiting: [] }
}
