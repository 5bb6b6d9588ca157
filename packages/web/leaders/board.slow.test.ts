// Whole random games in both modes: whatever is offered can be pointed at on the board as it is drawn.

import { langs, openTable, pickOne, plain, randomFrom } from '@undercrown/engine'
import { type Event, leaders, leadersWords, type Mode, type View } from '@undercrown/leaders'
import i18next from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { leadsAfter, offerAfter } from '../table/choosing.ts'
import { OffersContext, type OffersValue, TableContext, type TableContextValue } from '../table/context.ts'
import { type AnyScreen, SAY } from '../table/screen.ts'
import { englishScreens as english } from '../words/en.ts'
import { frenchScreens as french } from '../words/fr.ts'
import { Board } from './Board.tsx'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { lastTurn } from './lastTurn.ts'
import type { LeadersScene } from './look.ts'
import { flights, path, spots, tone } from './moves.ts'
import { beats, Reveal } from './Reveal.tsx'
import { reason } from './reason.ts'
import { walkByKey } from './walk.ts'

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: {
      en: { translation: { ...english, leaders: en } },
      fr: { translation: { ...french, leaders: fr } },
    },
  })
})

const modes: readonly Mode[] = ['discovery', 'strategist']
const names = ['Ann', 'Bob']
const bots = [false, true]

/** How much of a game is looked at, and which of its questions. */
const QUESTIONS = 90
const EVERY = 5

/** Calls back with the questions of a random game as the seat that is asked sees it; then plays it to its end. */
function eachQuestion(
  mode: Mode,
  seed: string,
  visit: (scene: LeadersScene, table: ReturnType<typeof open>) => void,
  told: (event: Event, scene: LeadersScene) => void = () => {},
  story: Event[] = [],
): LeadersScene {
  const random = randomFrom(seed)
  const table = open(mode, seed)
  for (let asked = 0; ; asked++) {
    const [choice] = table.choices()
    const seat = choice?.seat ?? 0
    const { view, waiting } = table.glimpse(seat, 'screen')
    const outcome = table.outcome()
    if (!choice) return { seat, names, faces: [], bots, view, waiting, ...(outcome && { outcome }) }
    const look = asked < QUESTIONS && asked % EVERY === 0
    if (look) visit({ seat, names, faces: [], bots, view, waiting, ask: choice.ask }, table)
    const events = table.submit(seat, pickOne(random, choice.options))
    story.push(...events)
    if (!look) continue
    const after = { seat, names, faces: [], bots, view: table.glimpse(seat, 'screen').view, waiting }
    for (const event of events) told(event, after)
  }
}

function open(mode: Mode, seed: string) {
  return openTable(leaders, { seats: 2, seed, options: { mode } })
}

function draw(scene: LeadersScene): string {
  const offers: OffersValue = {
    asking: undefined,
    lit: new Set(),
    picked: [],
    about: new Set(),
    marked: new Set(),
    verb: undefined,
    offerOf: () => undefined,
    toneOf: () => undefined,
    press: () => {},
  }
  const value: TableContextValue = {
    screen: { words: leadersWords } as unknown as AnyScreen,
    scene,
    fresh: undefined,
    toggleLog: () => {},
    point: () => {},
    lang: 'en',
    last: new Set(),
    offers: { current: offers },
    zoom: () => {},
  }
  const board = createElement(Board, { scene, prompt: null })
  return renderToStaticMarkup(
    createElement(TableContext, { value }, createElement(OffersContext, { value: offers }, board)),
  )
}

const boards = new Map<string, Set<string>>()

/** The places on the board; the same for the same cards, wherever pieces stand. */
function drawn(scene: LeadersScene): Set<string> {
  const { options, visible } = scene.view.open
  const key = [options.mode, ...visible].join(' ')
  const known =
    boards.get(key) ??
    new Set([...draw(scene).matchAll(/data-spot="([^"]+)"/g)].map(([, spot]) => spot as string))
  boards.set(key, known)
  return known
}

describe.each(modes)('%s', (mode) => {
  test('every option is reached by pointing at what is drawn, or by its own words', () => {
    const kinds = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      eachQuestion(mode, seed, (scene, table) => {
        const [choice] = table.choices()
        if (!choice) return
        const paths = choice.options.map((move) => path(move))
        const there = drawn(scene)
        const reached = new Set<string>()
        const lost = choice.options.filter((move, i) => {
          const way = paths[i] ?? []
          const offer = offerAfter(paths, way)
          const words = plain(
            leadersWords.phrases.en.option(move, { ...choice, view: scene.view }),
            names,
            'en',
          )
          const told = `${way.join(' ')} ${words}`
          const isNew = !reached.has(told)
          reached.add(told)
          const isThere = way.length > 0 && way.every((spot) => spot.startsWith(SAY) || there.has(spot))
          return !isNew || !isThere || !(offer.ready === i || offer.spoken.includes(i))
        })
        expect(lost).toEqual([])
        kinds.add(choice.ask.ask)
      })
    }
    expect([...kinds].sort()).toEqual(
      mode === 'discovery' ? ['act', 'nemesis', 'recruit'] : ['act', 'banish', 'nemesis', 'recruit'],
    )
  })

  test('what flies comes from and goes to places that are drawn, and so do marks', () => {
    let flown = 0
    for (const seed of ['e', 'f']) {
      let before = new Set<string>()
      eachQuestion(
        mode,
        seed,
        (scene) => {
          before = drawn(scene)
        },
        (event, scene) => {
          const after = drawn(scene)
          for (const { from, to, card } of flights(event, scene)) {
            flown++
            expect(before.has(from) || after.has(from), `${event.type} from ${from}`).toBe(true)
            // A card that is turned up may be taken again within the same move.
            if (event.type !== 'revealed') expect(after, `${event.type} to ${to}`).toContain(to)
            expect(card).toBeTruthy()
          }
          for (const spot of spots(event)) expect(after, `${event.type} at ${spot}`).toContain(spot)
        },
      )
    }
    expect(flown).toBeGreaterThan(20)
  })

  test.each(langs)('whatever is not lit has a reason, with every word filled in (%s)', (lang) => {
    const t = i18next.getFixedT(lang)
    const said = new Set<string>()
    eachQuestion(mode, `why ${lang}`, (scene, table) => {
      const [choice] = table.choices()
      if (!choice) return
      const paths = choice.options.map((move) => path(move))
      const firsts = [...leadsAfter(paths, []).keys()].filter((spot) => !spot.startsWith(SAY))
      for (const picked of [[], ...firsts.slice(0, 3).map((spot) => [spot])]) {
        const lit = leadsAfter(paths, picked)
        for (const spot of drawn(scene)) {
          if (lit.has(spot) || (!spot.startsWith('cell.') && !spot.startsWith('card.'))) continue
          const why = reason(spot, scene, t, { picked, lang })
          if (why === undefined) continue
          said.add(why)
        }
      }
    })
    expect(said.size).toBeGreaterThan(10)
    expect([...said].filter((why) => /\{\{|undefined|leaders\.|\.\./.test(why))).toEqual([])
  })

  test.each(langs)('the end is told in full (%s)', async (lang) => {
    await i18next.changeLanguage(lang)
    const story: Event[] = []
    const scene = eachQuestion(mode, 'g', () => {}, undefined, story)
    const last = beats(scene, story) - 1
    const told = renderToStaticMarkup(createElement(Reveal, { scene: scene as never, beat: last, story }))
    expect(told).not.toMatch(/\{\{|undefined|leaders\./)
    const { winner, reason: why } = scene.view.open
    // Whoever stands against the Leader is marked, and every deed of the turn is told.
    if (winner !== null)
      expect(told.match(/class="fall-mark counts"/g)?.length).toBeGreaterThanOrEqual(why ? 1 : 0)
    expect(told.match(/<li /g) ?? []).toHaveLength(winner === null ? 0 : lastTurn(story).length)
    await i18next.changeLanguage('en')
  })
})

test('steps and skills are told apart', () => {
  const seen = new Set<string>()
  eachQuestion('discovery', 'tones', (_, table) => {
    for (const move of table.choices()[0]?.options ?? []) {
      const { name } = tone(move)
      expect(name).toBe(move.kind === 'action' && move.ability ? 'skill' : 'step')
      seen.add(name)
    }
  })
  expect([...seen].sort()).toEqual(['skill', 'step'])
})

test('cells have spoken names in both languages', async () => {
  const { view } = open('discovery', 'names').glimpse(0, 'screen')
  const scene: LeadersScene = { seat: 0, names, faces: [], bots, view: view as View, waiting: [] }
  expect(draw(scene)).toContain('aria-label="D1, your Leader')
  expect(draw(scene)).toContain('aria-label="D7, Bob’s Leader')
  expect(draw(scene)).toContain('aria-label="D4, empty"')
  await i18next.changeLanguage('fr')
  expect(draw(scene)).toContain('aria-label="D1, votre Leader')
  expect(draw(scene)).toContain('aria-label="D7, Leader, à Bob')
  await i18next.changeLanguage('en')
})

describe('arrows', () => {
  const go = (from: string, keys: readonly string[], flipped = false) => {
    const row = { current: undefined as number | undefined }
    return keys.reduce<string | undefined>(
      (cell, key) => cell && walkByKey(cell, `Arrow${key}`, flipped, row),
      from,
    )
  }
  test('up and down stay in a column', () => {
    expect(go('d4', ['Up'])).toBe('d5')
    expect(go('d4', ['Up'], true)).toBe('d3')
    expect(go('d7', ['Up'])).toBeUndefined()
  })
  test('a walk to the side comes back to its row', () => {
    expect(go('b3', ['Right', 'Right'])).toBe('d4')
    expect(go('b3', ['Right', 'Right', 'Right', 'Right'])).toBe('f3')
    expect(go('f3', ['Left', 'Left', 'Left', 'Left'], false)).toBe('b3')
    expect(go('g2', ['Right'])).toBeUndefined()
    expect(go('g2', ['Right'], true)).toMatch(/^f/)
  })
})
