// `npm run previews` draws the pictures that chats show of our links, from the app's own cards: public/preview/*.jpg.
// Run it after the drawings of cards have changed.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@undercrown/bots/games.ts'
import { test } from 'vitest'
import { stage } from './stage.ts'

const house = stage('previews')
const folder = join(import.meta.dirname, '../public/preview')
mkdirSync(folder, { recursive: true })

/** In the page: the cards as a hand, under the name, over all else. What they are drawn with stays in the page. */
function asHand({ title, cards }: { readonly title: string; readonly cards: readonly string[] }): void {
  const sheet = document.createElement('div')
  document.querySelector('.preview-sheet')?.remove()
  sheet.className = 'preview-sheet'
  sheet.style.cssText = 'position: fixed; inset: 0; z-index: 99; background: var(--ground)'
  const name = document.createElement('h1')
  name.textContent = title
  name.style.cssText =
    'position: absolute; inset: 34px 0 auto; margin: 0; text-align: center; font-size: 92px'
  const hand = document.createElement('div')
  hand.style.cssText = 'position: absolute; inset: 170px 0 0; display: grid; place-items: center'
  for (const [i, card] of cards.entries()) {
    const turn = i - (cards.length - 1) / 2
    const held = document.createElement('div')
    held.innerHTML = card
    held.style.cssText = `grid-area: 1 / 1; width: 250px; display: grid; transform:
      translate(${turn * 200}px, ${turn ** 2 * 22}px) rotate(${turn * 6}deg)`
    hand.append(held)
  }
  sheet.append(name, hand)
  document.body.append(sheet)
}

const titles = Object.fromEntries(
  await Promise.all(games.map(async (game) => [game.id, (await game.rules()).phrases.en.title])),
) as Readonly<Record<string, string>>

test('pictures', async () => {
  const { page } = await house.comes('Mira', { context: { viewport: { width: 1200, height: 630 } } })
  const some: string[] = []
  const shoot = async (name: string, title: string, cards: readonly string[]) => {
    await page.evaluate(asHand, { title, cards })
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 })
  }
  for (const [game, title] of Object.entries(titles)) {
    // Within one page: what draws the cards of one game stays for the picture of all.
    if (some.length === 0) await page.goto(`/cards/${game}`)
    else
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `/cards/${game}`)
    await page.waitForSelector(`.cards-cell a[href^="/cards/${game}/"] svg`)
    const cards = await page
      .locator('.cards-cell')
      .evaluateAll((cells) =>
        [0, 1, 2, 3, 4].map(
          (i) => cells[Math.floor((i * cells.length) / 5)]?.querySelector('a')?.innerHTML ?? '',
        ),
      )
    some.push(...cards.slice(0, 2))
    await shoot(game, title, cards)
  }
  await shoot('undercrown', 'Undercrown', some.slice(0, 5))
})
