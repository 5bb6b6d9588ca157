// Every question that the game asks can be answered on the screen: each option has a way, and each way a place.

import { below, type Lang, langs, openTable, plain, randomFrom, type Seat } from '@undercrown/engine'
import { type Ask, hiddenLeaders, type Move, type View } from '@undercrown/hidden-leaders'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { leadsAfter, offerAfter } from '../table/choosing.ts'
import { SAY, type Scene } from '../table/screen.ts'
import { askNames } from './verb.ts'

/** The screen is drawn without a browser. */
let phone = false
vi.stubGlobal('matchMedia', () => ({ matches: phone }))
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

const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']
const GAMES = 30
const MOST_GAMES = 300

type Parts = typeof import('./screen.ts') & typeof import('../table/context.ts')
let parts: Parts

beforeAll(async () => {
  parts = { ...(await import('./screen.ts')), ...(await import('../table/context.ts')) }
})

interface Asked {
  readonly seat: Seat
  readonly ask: Ask
  readonly options: readonly Move[]
  readonly scene: Scene<View, Ask>
}

/** Plays games by chance, calls back with every question of a new kind, and returns the names of those it met. */
function eachKind(visit: (asked: Asked) => void): Set<string> {
  const kinds = new Set<string>()
  const met = new Set<string>()
  // A new hero changes all deals: what has not been asked yet may take some games more.
  const enough = (played: number) => played >= GAMES && askNames.every((name) => met.has(name))
  for (let game = 0; game < MOST_GAMES && !enough(game); game++) {
    const chance = randomFrom(`screen ${game}`)
    const seats = 2 + (game % 5)
    const options =
      game % 2 === 0
        ? {
            ...{ guardians: true, corruption: true, artifacts: true, queens: true, promos: true },
            royalInfluence: game % 4 === 0,
            chooseArtifacts: game % 4 === 2,
          }
        : hiddenLeaders.vary(seats, chance)
    const table = openTable(hiddenLeaders, { options, seats, seed: `screen ${game}` })
    while (table.choices().length > 0) {
      const choices = table.choices()
      const { seat, ask, options: moves } = choices[below(chance, choices.length)] as (typeof choices)[number]
      const kind = `${ask.ask} ${'script' in ask ? `${ask.script} ${ask.at}` : ''}`
      const here = `${ask.ask} of ${seats}`
      if (!kinds.has(kind) || !kinds.has(here)) {
        kinds.add(kind).add(here)
        met.add(ask.ask)
        const { view, waiting } = table.glimpse(seat, 'screen')
        const bots = table.options && names.map(() => false)
        visit({ seat, ask, options: moves, scene: { seat, names, faces: [], bots, view, waiting, ask } })
      }
      table.pick(seat, below(chance, moves.length))
    }
  }
  return met
}

/** What can be pointed at on the board, as it is drawn with these spots lit. */
function drawn(scene: Scene<View, Ask>, lit: ReadonlySet<string>): Map<string, string> {
  const { OffersContext, TableContext, screen } = parts
  const nothing = new Set<string>()
  const offers = {
    ...{ asking: undefined, lit, picked: [], about: nothing, marked: nothing, verb: undefined },
    ...{ offerOf: () => undefined, toneOf: () => undefined, press() {} },
  }
  const value = {
    ...{ screen, scene, lang: 'en' as const, fresh: undefined, last: nothing },
    ...{ offers: { current: offers }, toggleLog() {}, zoom() {}, point() {} },
  }
  const board = createElement(screen.Board as never, { scene, prompt: null } as never)
  const html = renderToStaticMarkup(
    createElement(
      TableContext,
      { value: value as never },
      createElement(OffersContext, { value: offers }, board),
    ),
  )
  const found = new Map<string, string>()
  for (const [tag, spot = ''] of html.matchAll(/<button[^>]*data-spot="([^"]*)"[^>]*>/g)) {
    expect(found.has(spot), `${spot} is drawn twice`).toBe(false)
    found.set(spot, /aria-label="([^"]*)"/.exec(tag)?.[1] ?? '')
  }
  return found
}

describe('every question can be answered', () => {
  test('each option has a way, each step of it a place, and no two ways look alike', () => {
    const looks = new Set<string>()
    const met = eachKind(({ seat, ask, options, scene }) => {
      const paths = options.map((move) => parts.screen.path(move, ask, seat))
      const told = `${JSON.stringify(ask)}: ${JSON.stringify(options)}`
      for (const path of paths) expect(path.length, told).toBeGreaterThan(0)
      for (const lang of langs) expectDifferent(lang, { seat, ask, options, scene }, paths)

      // Whatever is pointed at first, the rest are buttons.
      for (const spot of leadsAfter(paths, []).keys())
        if (!spot.startsWith(SAY)) expect(offerAfter(paths, [spot]).lit.size, spot).toBe(0)

      const { lit } = offerAfter(paths, [])
      const zones = new Set([...lit].map((spot) => spot.split('.')[0]))
      const look = [ask.ask, ...zones].join(' ')
      if (looks.has(look)) return
      looks.add(look)
      for (const held of [false, true]) {
        phone = held
        const things = drawn(scene, lit)
        for (const spot of lit) {
          expect(things.has(spot), `${spot} is not on the board. ${told}`).toBe(true)
          expect(things.get(spot), spot).toMatch(/^\S.*[^,\s]$/)
        }
      }
    })
    expect(askNames.filter((name) => !met.has(name))).toEqual([])
  })
})

test('HL-123: an artifact is used before the play, after it, or when no part of the turn is still to come', () => {
  const at = (ask: Ask, ...agenda: string[]) =>
    parts.screen.phases?.(ask, 'en', { open: { agenda } } as unknown as View)?.now
  const [court, fast] = [{ ask: 'court' }, { ask: 'useArtifact', timing: 'fast' }] as const
  expect(at(court, 'fullTurn 1 0', 'influence 0 0')).toBe(0)
  expect(at(fast, 'fullTurn 2 0')).toBe(1)
  expect(at(court, 'fullTurn 2 0', 'influence 0 0')).toBe(1)
  expect(at({ ask: 'move', options: [] } as unknown as Ask, 'turn 2 0', 'aimless-eel 0 0')).toBe(1)
  expect(at({ ask: 'draw' } as Ask, 'turn 2 0')).toBe(2)
  expect(at({ ask: 'useArtifact', timing: 'slow' }, 'fullTurn 6 0')).toBe(4)
  expect(at({ ask: 'hide' } as Ask, 'fullOpening 0 1')).toBeUndefined()
})

/** Options that are reached by the same way are told apart by their words. */
function expectDifferent(
  lang: Lang,
  { seat, ask, options, scene: { view } }: Asked,
  paths: readonly (readonly string[])[],
): void {
  const asking = { seat, ask, options, view }
  const seen = new Map<string, string>()
  options.forEach((move, i) => {
    const words = plain(hiddenLeaders.phrases[lang].option(move, asking), names, lang)
    expect(words.trim(), JSON.stringify([ask, move])).not.toBe('')
    const key = `${paths[i]?.join(' ')} | ${words}`
    expect(seen.has(key), `${key} twice: ${JSON.stringify([ask, move, seen.get(key)])}`).toBe(false)
    seen.set(key, JSON.stringify(move))
  })
}
