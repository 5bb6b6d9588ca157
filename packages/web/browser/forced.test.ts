// Where somebody has chosen all colours themselves, no shadow and no paint is drawn: what can be pressed keeps an edge,
// and what is chosen another one.

import { expect, test } from 'vitest'
import { stage } from './stage.ts'

const house = stage('forced')

/** What has no edge of its own, and what is chosen but looks like what is not. */
function edgeless(): string[] {
  const seen = [...document.querySelectorAll<HTMLElement>('main :is(button, .button, .segment > span)')]
  const edge = (one: Element) => {
    const { borderStyle, borderWidth } = getComputedStyle(one)
    return borderStyle === 'none' ? '' : borderWidth
  }
  const bare = seen
    .filter((one) => one.checkVisibility() && !edge(one))
    .map((one) => `bare: ${one.innerText}`)
  const chosen = ':checked + span, [aria-checked="true"], [aria-pressed="true"]'
  const choices = seen.filter((one) => one.matches('.segment > span, [aria-checked], [aria-pressed]'))
  const alike = choices.filter(
    (one) =>
      one.matches(chosen) && choices.some((other) => !other.matches(chosen) && edge(other) === edge(one)),
  )
  return [...bare, ...alike.map((one) => `alike: ${one.innerText}`)]
}

test('forced colours: edges stay, and tell what is chosen', async () => {
  const { page } = await house.comes('Mira', { context: { forcedColors: 'active' } })
  for (const path of ['/settings', '/lobby', '/new/hidden-leaders', '/puzzles', '/replay']) {
    await page.goto(path)
    await page.locator('main h1').first().waitFor()
    expect(await page.evaluate(edgeless), path).toEqual([])
  }
  // Nothing is painted where the system's colours are expected.
  await page.goto('/new/leaders')
  await page.locator('.start-bar').waitFor()
  expect(
    await page.evaluate(
      () => getComputedStyle(document.querySelector('.start-bar') as Element).borderImageSource,
    ),
  ).toBe('none')
})
