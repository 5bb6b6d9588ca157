// Every word of the game in both languages, written out for a person to proof-read in words.snapshot.txt.

import {
  addressed,
  type Lang,
  langs,
  layTable,
  openTable,
  optionsOf,
  type Phrase,
  plain,
} from '@undercrown/engine'
import { expect, test } from 'vitest'
import { eventTypes } from '../events.ts'
import { hiddenPeople } from '../game.ts'
import { type Ask, type Event, type Move, rowPlace, selectors } from '../state.ts'

const names = ['Mira', 'Otto', 'June']

const asks: readonly Ask[] = [
  { ask: 'peek', left: 2 },
  { ask: 'peek', left: 1 },
  { ask: 'take', bound: false },
  { ask: 'take', bound: true },
  { ask: 'settle', must: null },
  { ask: 'settle', must: 'lousy' },
  { ask: 'settle', must: 'forbidden' },
  { ask: 'use', card: '7-eye' },
  { ask: 'toss' },
  { ask: 'giveBack' },
  ...selectors.map((ask) => ({ ask })),
]

const options: readonly (readonly [Move, Ask])[] = [
  [{ word: 'use' }, { ask: 'use', card: '7-eye' }],
  [{ word: 'decline' }, { ask: 'use', card: '7-eye' }],
  [{ zone: 'draw' }, { ask: 'take', bound: false }],
  [{ zone: 'discard' }, { ask: 'take', bound: false }],
  [
    { zone: 'hand', index: 0, card: '=-' },
    { ask: 'settle', must: null },
  ],
  [rowPlace(0, 0), { ask: 'settle', must: null }],
  [rowPlace(0, 1), { ask: 'peek', left: 2 }],
  [rowPlace(0, 2), { ask: 'eye' }],
  [rowPlace(1, 2), { ask: 'eye' }],
  [{ zone: 'draw' }, { ask: 'eye' }],
  [{ zone: 'out' }, { ask: 'stone' }],
  [{ zone: 'discard' }, { ask: 'stone' }],
  [rowPlace(0, 2), { ask: 'stone' }],
  [{ zone: 'out' }, { ask: 'stoneTo' }],
  [{ zone: 'discard' }, { ask: 'stoneTo' }],
  [{ zone: 'discard', index: 2, card: '12-seer' }, { ask: 'dig' }],
  [{ zone: 'hand', index: 1, card: '3' }, { ask: 'toss' }],
  [{ seat: 0 }, { ask: 'flash' }],
  [{ seat: 1 }, { ask: 'flash' }],
]

const events: readonly Event[] = [
  { type: 'began', by: 1, again: false },
  { type: 'began', by: 0, again: true },
  { type: 'looked', by: 0, at: rowPlace(0, 3) },
  { type: 'looked', by: 0, at: rowPlace(1, 3), card: '7-eye' },
  { type: 'looked', by: 0, at: { zone: 'draw' } },
  { type: 'drew', by: 0, count: 1 },
  { type: 'drew', by: 0, count: 1, cards: ['-1'] },
  { type: 'drew', by: 0, count: 3 },
  { type: 'drew', by: 0, count: 3, cards: ['-1', '=+', '12-lousy'] },
  { type: 'took', by: 1, card: '12-lousy' },
  { type: 'replaced', by: 0, at: rowPlace(0, 1), out: '5-shuffle', open: false },
  { type: 'replaced', by: 0, at: rowPlace(0, 1), out: '5-shuffle', open: true, card: '0' },
  { type: 'discarded', by: 0, index: 0, card: '12-barter' },
  { type: 'used', by: 0, effect: 'gravedigger', card: '12-gravedigger' },
  { type: 'swapped', by: 0, a: rowPlace(0, 0), b: rowPlace(1, 2) },
  { type: 'swapped', by: 0, a: rowPlace(1, 0), b: rowPlace(1, 2) },
  { type: 'stoneMoved', by: 0, from: { zone: 'out' }, to: rowPlace(1, 2) },
  { type: 'stoneMoved', by: 0, from: rowPlace(1, 2), to: { zone: 'out' } },
  { type: 'stoneMoved', by: 0, from: rowPlace(1, 2), to: { zone: 'discard' } },
  { type: 'tossed', by: 0, at: rowPlace(1, 2), card: '9-exchange' },
  { type: 'tossed', by: 1, at: rowPlace(1, 2), card: '9-exchange' },
  { type: 'shown', by: 0, seat: 1, cards: ['1', null, '=-', '6-eye'] },
  { type: 'foresaw', by: 0, count: 3 },
  { type: 'foresaw', by: 0, count: 1 },
  { type: 'foresaw', by: 0, count: 3, cards: ['1', '2', '6-eye'] },
  { type: 'gaveBack', by: 0, index: 1 },
  { type: 'gaveBack', by: 0, index: 1, card: '4' },
  { type: 'dug', by: 1, index: 3, card: '11-replay' },
  { type: 'named', by: 0, at: rowPlace(1, 0) },
  { type: 'bartered', by: 0, ring: [rowPlace(1, 0), rowPlace(0, 2)] },
  { type: 'wonTurn', by: 1 },
  { type: 'revealed', rows: [], totals: [-2, 1, 40] },
]

/** The question as it lies before seat 0, asked by the effect of the same name. */
function asking(ask: Ask) {
  const { open, own } = openTable(hiddenPeople, { seats: 3, seed: 'proof' }).glimpse(0, 'screen').view
  return { seat: 0, ask, options: [], view: { own, open: { ...open, agenda: [`${ask.ask} 0 0`] } } }
}

function proof(lang: Lang): string {
  const words = hiddenPeople.phrases[lang]
  const text = (phrase: Phrase) => plain(phrase, names, lang)
  const cards = hiddenPeople.catalogue(lang).map((card) => `${card.name}. ${card.text}`.trim())
  return [
    `# ${lang}`,
    ...cards,
    '## Questions',
    ...asks.flatMap((ask) => [
      text(words.ask(asking(ask))),
      `  ${text(words.why?.(asking(ask)) ?? [])}`,
      `    ${text(words.waiting(ask, 1))}`,
    ]),
    '## Options',
    ...options.map(([move, ask]) => text(words.option(move, asking(ask)))),
    '## Log',
    ...events.map((event) => text(words.event(event))),
    '## Log, as Mira reads it',
    ...events.map((event) => text(addressed(words.event(event), 0, lang))),
    '## Table options',
    ...optionsOf(hiddenPeople, lang).map(({ label, text, values }) =>
      [`${label}. ${text}`, ...Object.values(values ?? {}).map((value) => `    ${value}`)].join('\n'),
    ),
    '## End',
    text(words.outcome({ winners: [1], scores: [9, 4, 8] })),
    text(words.outcome({ winners: [0, 2], scores: [4, 9, 4] })),
    '',
  ].join('\n')
}

test('the words are as they were proof-read', async () => {
  await expect(langs.map(proof).join('\n')).toMatchFileSnapshot('words.snapshot.txt')
})

test('HP-21 where a row is full, it is said that it holds one stone at most', () => {
  const rows = (stones: readonly string[]) => stones.map((stone) => cardsIn(stone))
  const cardsIn = (stone: string) =>
    ['1', '2', '3', '4'].map((value) => ({ value: Number(value), ...(value === stone && { stone: true }) }))
  const saying = (stones: readonly string[]) => {
    const table = layTable(
      hiddenPeople,
      {
        rows: rows(stones),
        drawPile: [{ value: 0 }],
        discardPile: [{ value: 2 }],
        hand: { value: 8, effect: 'stone', knownTo: [0] },
        stones: { out: 1, discard: 0 },
      },
      'stones',
    )
    for (const wanted of [{ zone: 'hand' }, { word: 'use' }, { zone: 'out' }]) {
      const options = table.choices()[0]?.options ?? []
      const [[key, value] = []] = Object.entries(wanted)
      table.pick(
        0,
        options.findIndex((move) => move[key as 'zone'] === value),
      )
    }
    const { choice, view } = { choice: table.choices()[0], ...table.glimpse(0, 'screen') }
    return langs.map((lang) =>
      plain(hiddenPeople.phrases[lang].why?.({ ...(choice as object), view } as never) ?? [], names, lang),
    )
  }
  const [en = '', fr = ''] = saying(['none', '2'])
  expect(en).toContain('A row holds one at most.')
  expect(fr).toContain('Un jeu n’en porte qu’une au plus.')
  expect(saying(['none', 'none'])[0]).not.toContain('one at most')
})

test('every kind of event is in the proof', () => {
  expect(new Set<string>(events.map((event) => event.type))).toEqual(new Set(eventTypes))
})
