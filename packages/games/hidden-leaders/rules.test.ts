// Every rule of RULES.md is quoted by a test, and no file quotes a rule that does not stand there.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith('.ts'))

/** "HL-3", and all between "HL-3 to HL-7". */
function quoted(text: string): string[] {
  const ranges = [...text.matchAll(/HL-(\d+) to HL-(\d+)/g)].flatMap(([, from, to]) =>
    Array.from({ length: Number(to) - Number(from) }, (_, i) => `HL-${Number(from) + i}`),
  )
  return [...(text.match(/HL-\d+/g) ?? []), ...ranges]
}

const rules = new Set(Array.from(read('RULES.md').matchAll(/\*\*(HL-\d+)\*\*/g), ([, id]) => id as string))

test('every rule is quoted by a test', () => {
  const tested = new Set(
    files.filter((name) => name.endsWith('.test.ts')).flatMap((name) => quoted(read(name))),
  )
  expect([...rules].filter((id) => !tested.has(id))).toEqual([])
})

test('every rule that is quoted stands in RULES.md', () => {
  const others = files.filter((name) => name !== 'rules.test.ts')
  expect(others.flatMap((name) => quoted(read(name)).filter((id) => !rules.has(id)))).toEqual([])
})
