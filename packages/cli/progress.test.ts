import { afterEach, expect, test, vi } from 'vitest'
import { progressOf } from './progress.ts'
import { fakeTerminal } from './testing.ts'

afterEach(() => vi.useRealTimers())

test('a bar on a terminal, ten times a second at most, and wiped in the end', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { terminal, result } = fakeTerminal({ tty: true })
  const progress = progressOf(terminal, 2000, 'games', 'en')
  progress.at(1)
  vi.advanceTimersByTime(30_000)
  progress.at(500)
  progress.at(501)
  const { err } = result(0)
  expect(err).toBe(`\r${'█'.repeat(8)}${'░'.repeat(22)} 25 %  500 of 2,000 games  1 min 30 s left\u001b[K`)
  progress.clear()
  expect(result(0).err.slice(err.length)).toBe('\r\u001b[K')
})

test('in French the first of many is no plural', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { terminal, result } = fakeTerminal({ tty: true })
  const progress = progressOf(terminal, 5, 'games', 'fr')
  vi.advanceTimersByTime(1000)
  progress.at(1)
  expect(result(0).err).toContain(' 20 %  parties\u00a0: 1 sur 5  reste 4 s')
})

test('nothing anywhere else', () => {
  const { terminal, result } = fakeTerminal()
  const progress = progressOf(terminal, 10, 'games', 'en')
  progress.at(5)
  progress.clear()
  expect(result(0).err).toBe('')
})
