// A release has one number: in every package.json, in the lock file, in what the program says of itself, and on top of
// the changelog.

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const { version } = JSON.parse(text('package.json'))

test('every package has the same version', () => {
  const lock = JSON.parse(text('package-lock.json')).packages
  const inside = (folder: string) =>
    readdirSync(new URL(`../${folder}`, import.meta.url)).map((name) => `${folder}/${name}`)
  const folders = [
    ...inside('packages').filter((one) => one !== 'packages/games'),
    ...inside('packages/games'),
  ]
  for (const folder of folders) {
    expect([folder, JSON.parse(text(`${folder}/package.json`)).version]).toEqual([folder, version])
    expect([folder, lock[folder].version]).toEqual([folder, version])
  }
  expect(text('packages/cli/run.ts')).toContain(`'undercrown ${version}'`)
})

test('the changelog has it as its latest release, with its date', () => {
  const [, latest, date] = /^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/m.exec(text('CHANGELOG.md')) ?? []
  expect(latest).toBe(version)
  expect(Number.isNaN(Date.parse(date ?? ''))).toBe(false)
})
