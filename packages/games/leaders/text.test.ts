import { langs, openTable, plain, viewOf } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { cards } from './characters.ts'
import { leaders } from './game.ts'
import { lay, moves } from './scenario.ts'

describe('words', () => {
  test.each(langs)('every character has a name and a text of its own (%s)', (lang) => {
    const entries = leaders.catalogue(lang)
    expect(entries.map((entry) => entry.id)).toEqual(['leader', ...cards])
    for (const entry of entries) expect(entry.text, entry.id).toMatch(/^\p{Lu}.*\.$/u)
    expect(new Set(entries.map((entry) => entry.text)).size).toBe(entries.length)
  })

  test('texts are put together from the data', () => {
    const text = (id: string) => leaders.catalogue('en').find((entry) => entry.id === id)?.text
    expect(text('acrobat')).toMatch(/up to two leaps/)
    expect(text('rider')).toMatch(/exactly two cells/)
    expect(text('manipulator')).toMatch(/^Moves an enemy .* by one cell, onto a free one\.$/)
    expect(text('brewmaster')).toMatch(/^Moves a friend beside it by one cell, onto a free one\.$/)
    expect(text('hermit-and-cub')).toMatch(/^The two .* plain moves only\. .*does not count in a capture\.$/)
  })

  test.each<[pieces: string, move: string, en: string, fr: string]>([
    [
      'l a1, r d3 | L d7',
      'Rd3*d5',
      'Ann: the Rider on d3 rides to d5',
      'Ann : le Cavalier en d3 galope en d5',
    ],
    [
      'l a1, b d3 | L d7, R d4',
      'Bd3*d4,Rd4-d5',
      'Ann: the Bruiser on d3 takes d4 and pushes the Rider to d5',
      'Ann : le Cogneur en d3 prend d4 et repousse le Cavalier en d5',
    ],
    [
      'l a1, c d3 | L d7, R d6',
      'Cd3*Rd6-d4',
      'Ann: the Claw Launcher on d3 drags the Rider from d6 to d4',
      'Ann : le Lance-Grappin en d3 ramène le Cavalier de d6 à d4',
    ],
  ])('%s: %s', (pieces, move, en, fr) => {
    const [event] = moves(lay(pieces), move)
    if (!event) throw new Error('nothing happened')
    const said = langs.map((lang) => plain(leaders.phrases[lang].event(event), ['Ann', 'Bob'], lang))
    expect(said.map((line) => line.replace(/\s/g, ' '))).toEqual([en, fr])
  })
})

test('the board is drawn with pieces above the names of their cells', () => {
  const state = lay('l d1, r~ c3 | L d7')
  const lines = leaders.draw(viewOf(leaders, state, 0, 'screen'), 'en', ['Ann', 'Bob']).split('\n')
  const at = lines.findIndex((line) => line.includes('_c3_'))
  const column = lines[at]?.indexOf('c3') ?? 0
  expect(lines[at - 1]?.slice(column, column + 3)).toBe('●R✓')
  expect(lines.join('\n')).toContain('› ● Ann (black): L Leader d1, R Rider c3 ✓')
  expect(leaders.draw(viewOf(leaders, state, 0, 'screen'), 'fr', ['Ann', 'Bob'])).toContain('○ Bob (blanc)')
})

test('a simulation counts who began, the ending, every recruit and every pair', () => {
  const table = openTable(leaders, { seats: 2, seed: 'marks', options: { first: 'white' } })
  const events = []
  while (table.choices().length > 0) {
    const [choice] = table.choices()
    events.push(...table.pick(choice?.seat ?? 0, (table.moves.length * 7) % (choice?.options.length ?? 1)))
  }
  const marks = leaders.marks(table.state, events)
  const kinds = (kind: string) => marks.filter((mark) => mark.kind === kind)
  expect(kinds('first player')).toEqual([{ kind: 'first player', label: 'first player', seat: 1 }])
  expect(kinds('ending')).toHaveLength(1)
  const recruited = events.filter((event) => event.type === 'recruited')
  expect(kinds('recruited')).toHaveLength(recruited.length)
  const team = (seat: number) => recruited.filter((event) => event.by === seat).length
  expect(kinds('pair')).toHaveLength((team(0) * (team(0) - 1) + team(1) * (team(1) - 1)) / 2)
})
