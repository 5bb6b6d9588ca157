import { expect, test } from 'vitest'
import { groupsOf, inTray, takenUp, trayPages } from './tray.ts'

const spots = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}.${i}`)

test('on a phone a tray brings all that is offered with it, also where it only shows what was taken up', () => {
  const offered = ['hand.0.0', 'hand.0.1', 'seat.2']
  expect(inTray(offered, [], ['aside.0'], true)).toEqual(['hand.0.0', 'hand.0.1', 'aside.0'])
  expect(inTray(offered, [], ['aside.0'], false)).toEqual(['aside.0'])
  expect(inTray(offered, ['hand.0.1'], [], true)).toEqual(['hand.0.0', 'hand.0.1'])
  expect(inTray(offered, [], [], true)).toEqual([])
  expect(inTray(['aside.0'], ['aside.0'], ['aside.0', 'aside.1'], false)).toEqual(['aside.0', 'aside.1'])
})

test('what a player owns lies together, whatever it is', () => {
  expect(
    groupsOf(['up.1.0', 'down.1.0', 'artifact.1', 'graveyard.0', 'hand.1.0']).map(({ name }) => name),
  ).toEqual(['party.1', 'graveyard', 'hand.1'])
})

test('four heroes of three players lie in one row, with their names', () => {
  const groups = groupsOf([...spots('up.0', 1), ...spots('up.1', 2), ...spots('up.2', 1)])
  expect(trayPages(groups, 374, 2)).toEqual({ large: true, pages: [groups] })
})

test('eleven of six players lie in two rows of small cards', () => {
  const groups = groupsOf([1, 2, 3, 2, 1, 2].flatMap((count, seat) => spots(`down.${seat}`, count)))
  expect(trayPages(groups, 344, 2)).toEqual({ large: false, pages: [groups] })
})

test('more than that are shown one player at a time, and a tall pile in parts', () => {
  const groups = groupsOf([...spots('up.0', 6), ...spots('up.1', 6), ...spots('graveyard', 15)])
  const { pages } = trayPages(groups, 344, 2)
  expect(pages.map((page) => page.map(({ name, spots }) => [name, spots.length]))).toEqual([
    [['party.0', 6]],
    [['party.1', 6]],
    [['graveyard', 12]],
    [['graveyard', 3]],
  ])
})

test('an artifact in play lies across, and takes more of a row than a card', () => {
  const pages = (last: string) =>
    trayPages(groupsOf([...spots('up.1', 3), last, ...spots('up.2', 2)]), 310, 1).pages.length
  expect(pages('up.1.3')).toBe(1)
  expect(pages('artifact.1')).toBe(2)
})

test('sides of artifacts are wide: a few at a time, each part told by its numbers', () => {
  const parts = (width: number, rows: number) =>
    trayPages(groupsOf(spots('side', 10)), width, rows).pages.map(([group]) => [
      group?.part,
      group?.spots.length,
    ])
  expect(parts(374, 2)).toEqual([
    ['1–4', 4],
    ['5–8', 4],
    ['9–10', 2],
  ])
  expect(parts(560, 1).at(-1)).toEqual(['10', 1])
})

test('the card that asks is not shown twice; one that nobody here sees is shown face down', () => {
  const cardAt = (spot: string) => ({ 'aside.0': 'asks', 'aside.1': 'other' })[spot]
  const spots = ['aside.0', 'aside.1', 'aside.2']
  expect(takenUp(spots, cardAt, new Set(), 'asks')).toEqual(['aside.1', 'aside.2'])
  expect(takenUp(spots, cardAt, new Set(['aside.0']), 'asks')).toEqual(spots)
  expect(takenUp(spots, cardAt, new Set(), undefined)).toEqual(spots)
})

test('where many sit at a low phone a tray has small cards, and sides of artifacts in one row', () => {
  const card = groupsOf(['aside.0'])
  expect(trayPages(card, 344, 2, true)).toEqual({ large: false, pages: [card] })
  const sides = groupsOf(['side.0', 'side.1', 'side.2', 'side.3'])
  expect(trayPages(sides, 344, 2, true).pages).toHaveLength(2)
  expect(trayPages(sides, 344, 2).pages).toHaveLength(1)
})
