// The story of whole games: nothing is left out, rounds are rounds, and what is done to somebody says so to them.

import { type AnyGame, below, openTable, plain, randomFrom } from '@undercrown/engine'
import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { hiddenPeople } from '@undercrown/hidden-people'
import { leaders } from '@undercrown/leaders'
import { describe, expect, test } from 'vitest'
import type { Told } from '../client/table.ts'
import { story as hiddenLeadersStory } from '../hidden-leaders/story.ts'
import { story as hiddenPeopleStory } from '../hidden-people/story.ts'
import { story as leadersStory } from '../leaders/story.ts'
import { type LogPassage, logEntries } from './log.ts'
import type { AnyScreen, GameStory } from './screen.ts'
import { roundAt, sinceLastTurn, storyItems } from './story.ts'
import { struckAfter } from './useStruck.ts'

const games: readonly [game: AnyGame, story: unknown, seats: number, options: object][] = [
  [hiddenPeople as unknown as AnyGame, hiddenPeopleStory, 3, {}],
  [leaders as unknown as AnyGame, leadersStory, 2, {}],
  [
    hiddenLeaders as unknown as AnyGame,
    hiddenLeadersStory,
    4,
    { guardians: true, corruption: true, artifacts: true },
  ],
]

/** A game by chance, as the first seat is told it. */
function played(game: AnyGame, seats: number, options: object, seed: string): Told[] {
  const table = openTable(game, { seats, options, seed })
  const random = randomFrom(seed)
  const log: Told[] = []
  for (let choices = table.choices(); choices.length > 0 && log.length < 400; choices = table.choices()) {
    const choice = choices[below(random, choices.length)] as (typeof choices)[number]
    const events = table.pick(choice.seat, below(random, choice.options.length))
    log.push({ seq: log.length + 1, by: choice.seat, events: table.seen(events, 0) })
  }
  return log
}

describe.each(games.map((one) => [one[0].id, ...one] as const))('%s', (_, game, told, seats, options) => {
  const story = told as GameStory
  const screen = { words: game, story, spots: () => [] } as unknown as AnyScreen
  const names = ['Mira', 'Otto', 'June', 'Ned']
  const log = Array.from('abcdefgh').map((seed) => played(game, seats, options, seed))

  test('every line is told once, under its deed, in its fold or by itself', () => {
    for (const one of log) {
      const lines = logEntries(screen, one, 0, 'en').filter(({ telling }) => telling !== 'turn')
      const shown = storyItems(story, logEntries(screen, one, 0, 'en'), seats, 'en').flatMap((item) =>
        item.kind === 'deed' ? [item.line, ...item.parts] : item.kind === 'fold' ? item.lines : [],
      )
      expect(shown).toEqual(lines)
    }
  })

  test('in a round everybody has one turn at most', () => {
    for (const one of log) {
      const lines = logEntries(screen, one, 0, 'en')
      const rounds = storyItems(story, lines, seats, 'en').filter(({ kind }) => kind === 'round')
      expect(rounds.length).toBeGreaterThan(1)
      expect(roundAt(story, lines, seats, 0)).toBe(0)
      for (const { seq } of rounds)
        expect(roundAt(story, lines, seats, seq)).toBe(rounds.filter((round) => round.seq <= seq).length)
      rounds.forEach(({ id: from }, i) => {
        const start = lines.findIndex((line) => line.id === from)
        const end = lines.findIndex((line) => line.id === rounds[i + 1]?.id)
        const turns = lines
          .slice(start, end < 0 ? undefined : end)
          .filter(({ telling }) => telling === 'turn')
          .map(({ by }) => by)
        expect(new Set(turns).size).toBe(turns.length)
      })
    }
  })

  test('what is done to somebody is done by another, and says so to them', () => {
    const struck = log
      .flatMap((one) => logEntries(screen, one, 0, 'en'))
      .filter(({ strikes }) => strikes.length > 0)
    expect(struck.length).toBeGreaterThan(2)
    for (const { phrase, by, event } of struck) {
      expect(by).not.toBe(0)
      // Of many cards that change hands no line can tell all.
      if (event.type !== 'bartered') expect(plain(phrase, names, 'en')).toMatch(/\b[Yy]ou(r|rs)?\b/)
    }
  })

  test('the last of it is marked, until something is touched', () => {
    const isStruck = ({ strikes, telling }: LogPassage) => strikes.length > 0 && telling === 'deed'
    const first = log.find((one) => logEntries(screen, one, 0, 'en').some(isStruck)) ?? []
    const last = logEntries(screen, first, 0, 'en').findLast(isStruck) as LogPassage
    const marked = (after: number) => struckAfter(screen, first, 0, seats, 'en', after)
    expect(marked(0)?.line).toBe(last)
    expect(marked(last.seq - 1)?.at.size).toBeGreaterThan(0)
    expect(marked(last.seq)).toBeUndefined()
    // What is told of all that was before one came is no news.
    const events = first.flatMap((one) => one.events)
    expect(struckAfter(screen, [{ seq: 9, by: null, events }], 0, seats, 'en', 0)).toBeUndefined()
  })

  test('since one’s last turn: deeds of others, after one’s own', () => {
    for (const one of log) {
      const lines = logEntries(screen, one, 0, 'en')
      const missed = sinceLastTurn(lines, 0)
      const first = lines.findIndex(({ id }) => id === missed[0]?.id)
      const last = lines.findIndex(({ id }) => id === missed.at(-1)?.id)
      for (const line of missed) expect([line.by === 0, line.telling]).toEqual([false, 'deed'])
      expect(lines.slice(first, last).some(({ by }) => by === 0)).toBe(false)
    }
  })
})

test.each([{}, { mode: 'strategist' }])(
  'Leaders: a break in the log has the number of the turn in the bar, %o',
  (options) => {
    const game = leaders as unknown as AnyGame
    const story = leadersStory as GameStory
    const screen = { words: game, story, spots: () => [] } as unknown as AnyScreen
    const table = openTable(game, { seats: 2, options, seed: 'turns' })
    const random = randomFrom('turns')
    const log: Told[] = []
    const turns: number[] = []
    for (let choices = table.choices(); choices.length > 0 && log.length < 200; choices = table.choices()) {
      const choice = choices[below(random, choices.length)] as (typeof choices)[number]
      const events = table.pick(choice.seat, below(random, choice.options.length))
      log.push({ seq: log.length + 1, by: choice.seat, events: table.seen(events, 0) })
      const { turn } = table.state as { readonly turn: number }
      if (events.some(({ type }) => type === 'began')) turns.push(turn + 1)
    }
    const breaks = storyItems(story, logEntries(screen, log, 0, 'en'), 2, 'en')
    expect(turns.length).toBeGreaterThan(4)
    expect(breaks.flatMap((one) => (one.kind === 'round' ? [[one.number, one.turn]] : []))).toEqual(
      turns.map((turn) => [turn, true]),
    )
  },
)

test('what is folded away is summed up in both languages', () => {
  const events = [
    { type: 'took', by: 0, from: { zone: 'harbor' } },
    { type: 'took', by: 0, from: { zone: 'tavern', index: 1 }, card: 'keen-koi' },
    { type: 'discarded', by: 0, from: { zone: 'hand', seat: 0, index: 1 } },
    { type: 'refilled', by: 0, from: { zone: 'harbor' }, to: { zone: 'tavern', index: 1 }, card: 'keen-koi' },
  ] as unknown as Parameters<NonNullable<typeof hiddenLeadersStory.sum>>[0]
  const sum = (lang: 'en' | 'fr') => plain(hiddenLeadersStory.sum?.(events, lang) ?? [], ['Mira'], lang)
  expect(sum('en')).toBe('Mira draws 2, discards 1. The Tavern fills up: 1 hero')
  expect(sum('fr')).toBe('Mira pioche 2, défausse 1. La Taverne se remplit\u00a0: 1 Héros')
})

test('a discard of the set-up is told once', () => {
  const told = played(hiddenLeaders as unknown as AnyGame, 4, {}, 'set-up')
  const screen = { words: hiddenLeaders, story: hiddenLeadersStory, spots: () => [] } as unknown as AnyScreen
  const lines = logEntries(screen, told, 0, 'en')
  const before = lines.slice(
    0,
    lines.findIndex(({ telling }) => telling === 'turn'),
  )
  const words = before.map(({ phrase }) => plain(phrase, ['Mira', 'Otto', 'June', 'Ned'], 'en'))
  expect(words.filter((line) => /hidden in/.test(line))).toHaveLength(4)
  expect(words.filter((line) => !/hidden in|comes to/.test(line)).sort()).toEqual([
    'June discards a card',
    'Ned discards a card',
    'Otto discards a card',
    expect.stringMatching(/^You discard \w/),
  ])
})
