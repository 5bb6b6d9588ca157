// How a game that is over looks: nothing lies over what it is counted from.

import type { Page } from '@playwright/test'
import { type AnyTable, payloadText } from '@undercrown/engine'
import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { hiddenPeople } from '@undercrown/hidden-people'
import { expect, test } from 'vitest'
import { everything } from './options.ts'
import { playedTable } from './random-games.ts'
import { stage } from './stage.ts'

const house = stage('ends')

/** A table that is over, as its first seat is sent it. */
function overText(table: AnyTable): string {
  const outcome = table.outcome()
  const sheet = {
    ...{ id: 'over', game: table.game.id, rules: table.game.rules, options: table.options, host: 'p0' },
    ...{ listed: false, rated: false, silent: false, time: { kind: 'none' }, phase: 'over', commit: '' },
    moves: table.moves.length,
    result: { ...outcome, places: outcome?.places ?? [1, 1, 1, 1] },
    seats: ['Mira', 'Corvin', 'June', 'Noor'].map((name, seat) => ({
      person: { id: `p${seat}`, name, avatar: '', kind: 'guest' },
    })),
  }
  const head = JSON.stringify({ type: 'table', table: 'over', seq: 9, seat: 0, sheet, from: 0 })
  const game = payloadText({ ...table.payloads('screen')(0), asked: [] })
  return `${head.slice(0, -1)},"game":${game}}`
}

/** A game of four with all that can be added, played by chance to its end, in which somebody had so many heroes. */
function endOf(heroes: number): string {
  for (let i = 0; ; i++) {
    const setup = { game: hiddenLeaders, seats: 4, options: everything, seed: `ends ${i}`, before: 0 }
    const table = playedTable(setup)
    const { up, down } = hiddenLeaders.open(table.state as never)
    if (up.some((party, seat) => party.length + (down[seat]?.length ?? 0) >= heroes)) return overText(table)
  }
}

/** A game of Hidden People, played by chance to its end, that the first seat lost. */
function lostRow(): string {
  for (let i = 0; ; i++) {
    const setup = { game: hiddenPeople, seats: 4, options: {}, seed: `rows ${i}`, before: 0 }
    const table = playedTable(setup)
    if (!table.outcome()?.winners.includes(0)) return overText(table)
  }
}

/** Pairs of these that lie on each other, where they are seen. */
function laidOver({ over, under }: { over: string; under: string }): string[] {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => ({ one, box: one.getBoundingClientRect() }))
  return boxes(over).flatMap(({ one, box: a }) =>
    boxes(under).flatMap(({ one: other, box: b }) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (one === other || one.closest('.hlr-row') !== other.closest('.hlr-row')) return []
      return across > 2 && down > 2 ? [`${one.className} over ${other.className}`] : []
    }),
  )
}

/** Words that are broken in two. */
function brokenWords(selector: string): string[] {
  return [...document.querySelectorAll(selector)].flatMap((one) =>
    [...one.childNodes].flatMap((node) =>
      [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        if (node.nodeType !== Node.TEXT_NODE) return []
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      }),
    ),
  )
}

async function over(page: Page, text: string): Promise<void> {
  await page.routeWebSocket('**/api/socket', (socket) => {
    socket.onMessage((said) => {
      if (JSON.parse(String(said)).do === 'watch') socket.send(text)
    })
    socket.send(JSON.stringify({ type: 'welcome' }))
  })
  await page.goto('/table/over')
  await page.waitForSelector('.reveal')
}

test('Hidden Leaders: signs of a row of nine heroes lie apart, and four rows fit a tablet', async () => {
  const { page } = await house.comes('Mira')
  await over(page, endOf(9))
  for (const [width, height] of [
    [390, 664],
    [1024, 768],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    const signs = '.hlr-heroes i, .hlr-token'
    expect(await page.evaluate(laidOver, { over: signs, under: signs }), `${width}×${height}`).toEqual([])
  }
  // The longest name of a faction stands there whoever has won.
  await page
    .locator('.hlr-head span')
    .nth(2)
    .evaluate((head) => head.replaceChildren('Guardians'))
  expect(await page.evaluate(brokenWords, '.hlr-head span')).toEqual([])
  await page.setViewportSize({ width: 1024, height: 768 })
  expect(await page.evaluate(brokenWords, '.hlr-head span')).toEqual([])
  const scrolls = await page.evaluate(() => {
    const rows = document.querySelector('.hlr-rows')?.getBoundingClientRect().bottom ?? 0
    const foot = document.querySelector('.reveal-end')?.getBoundingClientRect().top ?? 0
    return rows - foot
  })
  expect(scrolls).toBeLessThanOrEqual(0)
})

test('Hidden Leaders: back at the table, no open leader lies over a hero', async () => {
  const { page } = await house.comes('Mira')
  await over(page, endOf(8))
  await page.getByRole('button', { name: 'Back to the table' }).click()
  for (const [width, height] of [
    [390, 664],
    [375, 667],
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const found = await page.evaluate(laidOver, {
      over: '.hl-rival .hl-leader',
      under: '.hl-rival :is(.hl-up, .hl-down) > .hl-place',
    })
    expect(found, `${width}×${height}`).toEqual([])
  }
})

test('Hidden People: every row that lost says why, and one’s own does beside the cards that won', async () => {
  const { page } = await house.comes('Mira')
  await over(page, lostRow())
  await page.waitForSelector('.sum-told.ended')
  const notes = page.locator('.sum-row:not(.won) .sum-who em')
  expect(await notes.count()).toBeGreaterThan(0)
  for (const note of await notes.allTextContents()) expect(note).toMatch(/won|win|difference/)
  const mine = await page.locator('.sum-row.mine .sum-who em').textContent()
  expect(await page.locator('.sum-told [role=status]').textContent()).toMatch(/^You were \d+ points? away\. /)
  expect(await page.locator('.sum-told [role=status]').textContent()).toContain(mine)
})
