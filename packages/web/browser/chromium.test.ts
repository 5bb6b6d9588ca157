// Which browser the tests take, on any machine.

import { expect, test } from 'vitest'
import { chooseBrowser } from './chromium.ts'

const machine = (found: readonly string[], more: { named?: string; debianRoot?: boolean } = {}) =>
  chooseBrowser({
    named: more.named,
    playwright: '/own/chrome',
    exists: (path) => found.includes(path),
    debianRoot: more.debianRoot ?? false,
  })

test('the one that is named, else Playwright’s, else the system’s', () => {
  const all = ['/own/chrome', '/usr/bin/chromium', '/mine']
  expect(machine(all, { named: '/mine' })).toEqual({ path: '/mine' })
  expect(machine(all)).toEqual({ path: '/own/chrome' })
  expect(machine(['/usr/bin/google-chrome', '/usr/bin/chromium'])).toEqual({ path: '/usr/bin/chromium' })
})

test('a name that leads nowhere is not passed over', () => {
  expect(() => machine(['/own/chrome'], { named: '/gone' })).toThrow('CHROMIUM_PATH names no file: /gone')
})

test('where there is none: the system’s is installed as root on Debian, Playwright’s elsewhere or after it', () => {
  const programs = (debianRoot: boolean) => {
    const choice = machine([], { debianRoot })
    return 'install' in choice
      ? choice.install.map((one) => one.join(' ').match(/apt-get install|playwright/)?.[0])
      : []
  }
  expect(programs(true)).toEqual(['apt-get install', 'playwright'])
  expect(programs(false)).toEqual(['playwright'])
})
