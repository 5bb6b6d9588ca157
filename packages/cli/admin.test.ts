// `undercrown admin …` with what makes no sense: refused in one line, before any database is looked for.

import { expect, test } from 'vitest'
import { runCommandLine } from './testing.ts'

test.each([
  [['ban', '--why', 'x'], 'admin ban takes one of --person and --address'],
  [['ban', '--person', 'Ann', '--address', '203.0.113.7', '--why', 'x'], 'takes one of'],
  [['ban', '--person', 'Ann'], 'admin ban needs --why'],
  [['unban', '--why', 'x'], 'takes one of'],
  [['remove', '--table', 'a', '--message', 'b', '--why', 'x'], 'takes one of --table and --message'],
  [['mute', '--person', 'Ann'], 'admin mute needs --why'],
  [['mute', '--persn', 'Ann'], 'did you mean "--person"?'],
  [['mute', '--person', 'Ann', '--days', '0', '--why', 'x'], '--days takes a whole number'],
  [['password'], 'admin password needs --person and --why'],
  [['dismiss', '--why', 'x'], 'admin dismiss needs --report'],
  [['table'], 'admin table needs --table'],
  [
    ['appoint', '--person', 'Ann', '--rank', 'king', '--why', 'x'],
    '--rank must be moderator or owner or none',
  ],
  [['bna', '--person', 'Ann'], 'unknown flag'],
  [['everything'], 'admin takes no "everything"'],
])('admin %j', async (args, told) => {
  const { code, err } = await runCommandLine(['admin', ...args])
  expect([err, code, err.includes(told), err.split('\n').length]).toEqual([err, 2, true, 2])
  const french = await runCommandLine(['admin', ...args, '--lang', 'fr'])
  expect([french.code, french.err.includes(told)]).toEqual([2, false])
})
