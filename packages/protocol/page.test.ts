// docs/protocol.md says what the schemas say: planting each kind of disagreement makes the page differ.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAX_CHAT } from './limits.ts'
import { withTables } from './page.ts'

const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')

test('docs/protocol.md is as `npm run docs` writes it', () => {
  expect(withTables(page)).toBe(page)
})

test.each([
  ['a wrong limit', `| \`MAX_CHAT\` | ${MAX_CHAT} |`, '| `MAX_CHAT` | 5 |'],
  ['a wrong limit of a field', `text: text of ≤ ${MAX_CHAT} characters`, 'text: text of ≤ 5 characters'],
  ['a wrong type', '`yes: boolean`', '`yes: text`'],
  ['a field that is not optional', '`seat?: 0…15`', '`seat: 0…15`'],
  ['a field of a shape missing', '| `keptUntil?` |', '| `kept?` |'],
  ['a code missing', /\| `needs-consent` .*\n/, ''],
  ['a code with a wrong status', '| `stale` | 409 |', '| `stale` | 400 |'],
  ['a message missing', /\| `nudge` .*\n/, ''],
  ['a message that nobody sends', '| `nudge` |', '| `nudged` |'],
  ['a command missing', /\| `resign` .*\n/, ''],
  ['a request missing', /\| `GET \/api\/lobby` .*\n/, ''],
  ['a request for somebody else', '| `PUT /api/mutes` | person (account) |', '| `PUT /api/mutes` | anyone |'],
  ['a request with a wrong answer', 'muted: boolean', 'hushed: text'],
] as const)('%s', (_, right, wrong) => {
  const planted = page.replace(right, wrong)
  expect(planted).not.toBe(page)
  expect(withTables(planted)).not.toBe(planted)
})

test('a table that has lost its marker is told', () => {
  expect(() => withTables(page.replace('<!-- limits -->', ''))).toThrow('one <!-- limits -->')
})
