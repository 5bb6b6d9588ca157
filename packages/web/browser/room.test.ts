// Where there is little room: nothing lies on anything else, and what is lit by the screen can be read and pressed.

import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { phone, stage } from './stage.ts'

const house = stage('room')
/** A phone with the bars of its browser. */
const low = { ...phone, viewport: { width: 390, height: 664 } }

async function seated(
  name: string,
  game: string,
  seats: number,
  context: Parameters<typeof house.comes>[1] = {},
): Promise<Page> {
  const player = await house.comes(name, context)
  const table = await house.table([player], { game, seats })
  await player.page.goto(`/table/${table}`)
  await player.look()
  return player.page
}

test.concurrent('a hand of nine cards ends where the board does', async () => {
  const page = await seated('Mira', 'hidden-leaders', 4, {
    context: { viewport: { width: 1440, height: 900 } },
  })
  const { board, hand } = await page.evaluate(() => {
    const heap = document.querySelector('.hl-hand .hl-heap') as HTMLElement
    const last = heap.lastElementChild as HTMLElement
    for (const card of [...heap.children].slice(0, 4)) heap.insertBefore(card.cloneNode(true), last)
    const rightOf = (one: Element | null) => one?.getBoundingClientRect().right ?? 0
    return { board: rightOf(document.querySelector('.board')), hand: rightOf(last.querySelector('.card')) }
  })
  expect(hand).toBeLessThanOrEqual(board)
})

test.concurrent('of a hand of five, no badge lies under the next card', async () => {
  const page = await seated('Noor', 'hidden-leaders', 4, {
    context: { viewport: { width: 1440, height: 900 } },
  })
  const under = await page.evaluate(() => {
    const cards = [...document.querySelectorAll('.hl-hand .thing.lit')]
    return cards.slice(1).map((card, i) => {
      const badge = cards[i]?.querySelector('.verb')?.getBoundingClientRect()
      return (badge?.right ?? Number.POSITIVE_INFINITY) - card.getBoundingClientRect().left
    })
  })
  expect(under).toHaveLength(4)
  for (const much of under) expect(much).toBeLessThanOrEqual(0)
})

test.concurrent('what picking a rival brings lies on no count and on no card', async () => {
  const page = await seated('Ivo', 'hidden-leaders', 4, {
    context: { viewport: { width: 1440, height: 900 } },
  })
  const under = await page.evaluate(() => {
    const rival = document.querySelector('.hl-rival') as HTMLElement
    const brings = document.createElement('span')
    brings.className = 'hl-brings'
    brings.textContent = '0'
    rival.querySelector('.hl-progress')?.before(brings)
    const one = brings.getBoundingClientRect()
    return [...rival.querySelectorAll('.hl-pips i, .hl-progress b, .card')]
      .filter((other) => other.checkVisibility({ visibilityProperty: true }))
      .filter((other) => {
        const two = other.getBoundingClientRect()
        return (
          Math.min(one.right, two.right) > Math.max(one.left, two.left) &&
          Math.min(one.bottom, two.bottom) > Math.max(one.top, two.top)
        )
      })
      .map((other) => other.className)
  })
  expect(under).toEqual([])
})

test.concurrent('on a phone, how many heroes a seat that is lit shows lies on nothing', async () => {
  const page = await seated('Otto', 'hidden-leaders', 4, { hand: 'finger', context: low })
  const [count, hidden] = await page.evaluate(() => {
    const rival = document.querySelector('.hl-rival') as HTMLElement
    rival.querySelector('.hl-seat')?.classList.replace('dim', 'lit')
    return ['.hl-progress', '.hl-count'].map((one) => {
      const { top, bottom } = (rival.querySelector(one) as Element).getBoundingClientRect()
      return { top, bottom }
    })
  })
  expect(count?.bottom).toBeLessThanOrEqual(hidden?.top ?? 0)
})

test.concurrent('on a phone, the chips beside the names of Leaders can be pressed', async () => {
  const page = await seated('June', 'leaders', 2, { hand: 'finger', context: low })
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.chip')]
      .filter((chip) => {
        const { left, right, top, bottom } = chip.getBoundingClientRect()
        return !chip.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      })
      .map((chip) => chip.getAttribute('aria-label')),
  )
  expect(covered).toEqual([])
})

test.concurrent('on a phone, the cells of Leaders have the names that buttons call them by', async () => {
  const page = await seated('Noor', 'leaders', 2, { hand: 'finger', context: low })
  const nameless = await page.evaluate(() =>
    [...document.querySelectorAll('.cell')]
      .filter((cell) => !cell.querySelector('.coordinate')?.getBoundingClientRect().height)
      .map((cell) => cell.getAttribute('aria-label')),
  )
  expect(nameless).toEqual([])
})

test.concurrent('the names of the games are as light upon their dark grounds by day as by night', async () => {
  const [day, night] = await Promise.all(
    (['light', 'dark'] as const).map(async (theme) => {
      const { page } = await house.comes(theme, { settings: { theme } })
      await page.goto('/learn')
      const name = page.locator('.learn-game header h2').first()
      await name.waitFor()
      return name.evaluate((one) => getComputedStyle(one).color)
    }),
  )
  expect(day).toBe(night)
})
