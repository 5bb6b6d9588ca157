// The app in Firefox, where there is one: its pages open without a fault, and a game against bots is played.

import { serve } from '@undercrown/server/testing'
import { expect, inject, test } from 'vitest'
import { findFirefox, openFirefox } from './firefox.ts'

test('the one that is named, else the system’s, else none', () => {
  const has = (path: string) => path !== '/usr/bin/firefox'
  expect(findFirefox('/mine', has)).toBe('/mine')
  expect(findFirefox('', has)).toBe('/usr/bin/firefox-esr')
  expect(findFirefox('', () => false)).toBeUndefined()
  expect(() => findFirefox('/gone', () => false)).toThrow('FIREFOX_PATH names no file: /gone')
})

test('pages, and a game against bots', async ({ skip }) => {
  const path = findFirefox()
  const web = inject('web')
  if (!path || !web) return skip('there is no Firefox; name one in FIREFOX_PATH')
  const server = await serve({ WEB_DIR: web })
  const firefox = await openFirefox(path)
  try {
    for (const [address, there] of [
      ['/', '.game-tile'],
      ['/replay', '.drop'],
      ['/position', 'main'],
      ['/lobby', '.lobby-page'],
      ['/cards/hidden-people', '.gallery svg'],
    ] as const) {
      await firefox.goto(server.url + address)
      await firefox.see(there)
      await firefox.still()
    }
    await firefox.goto(server.url)
    await firefox.see('.game-tile')
    await firefox.run('document.querySelector("[data-game=hidden-people] .button.primary").click()')
    const moves: string[] = []
    while (moves.length < 3) {
      await firefox.see('.prompt.asked .prompt-buttons .button, .thing.lit')
      moves.push(
        await firefox.run(
          `const one = document.querySelector('.prompt .button.primary:not(:disabled)') ?? document.querySelector('.thing.lit')
           one?.click()
           return one?.className ?? ''`,
        ),
      )
    }
    expect(moves).not.toContain('')
    expect(await firefox.run('return document.querySelector("p[role=alert]")?.textContent ?? ""')).toBe('')
    expect(await firefox.faults(server.url)).toEqual([])
  } finally {
    await firefox.close()
    await server.end()
  }
})
