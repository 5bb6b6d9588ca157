// What the server reads when it starts: whatever is rarely used is a part of the bundle that is read when it is needed.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { built } from './testing/built.ts'

const PART = /(?:from|import)"\.\/(part-\w+\.mjs)"/g
const LATER = /\bimport\("\.\/(part-\w+\.mjs)"\)/g

test('a start reads no library for mails, pushes or passkeys, no database, and no puzzles', async () => {
  const main = await built()
  const texts = new Map<string, string>()
  const read = (name: string): void => {
    if (texts.has(name)) return
    const text = readFileSync(new URL(name, main), 'utf8')
    texts.set(name, text)
    for (const [, part = ''] of text.matchAll(PART)) read(part)
  }
  read('main.mjs')
  for (const [, part = ''] of (texts.get('main.mjs') ?? '').matchAll(LATER)) read(part)
  const all = [...texts.values()].join('\n')
  expect(all).toContain('/api/leaderboards')
  for (const one of ['SMTPConnection', 'vapidDetails.subject', 'Unexpected RP ID hash', 'pg-protocol'])
    expect([one, all.includes(one)]).toEqual([one, false])
  expect(all).not.toMatch(/from"(libsql|@node-rs\/argon2)"/)
  // 1,960,000 when this was written; the puzzles alone are as many.
  expect(all.length).toBeLessThan(2_400_000)
})
