// As root, PostgreSQL runs as another user: what is in its way is found before it is started.

import { expect, test } from 'vitest'
import { barred, embeddedPostgres } from './postgres.ts'

test('the outermost folder that others may not enter is named', () => {
  const modes = new Map([
    ['/', 0o755],
    ['/root', 0o700],
    ['/root/x', 0o750],
    ['/home', 0o711],
    ['/home/x', 0o755],
  ])
  const wall = (path: string) => barred(path, (folder) => modes.get(folder) ?? 0)
  expect(wall('/root/x')).toBe('/root')
  expect(wall('/home/x')).toBeUndefined()
  modes.set('/root', 0o711)
  expect(wall('/root/x')).toBe('/root/x')
})

test('it does not decide by which code the process ends', async () => {
  const counts = () => [process.listenerCount('beforeExit'), process.listenerCount('exit')]
  const before = counts()
  await embeddedPostgres()
  expect(counts()).toEqual(before)
})
