// A game that brings rules and words alone can be played in the terminal, against bots of every level.

import { rulesIn } from '@undercrown/bots'
import { games as registered } from '@undercrown/bots/testing/games.ts'
import type { AnyGame } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { games } from './games.ts'
import { runCli } from './run.ts'
import { fakeTerminal } from './testing.ts'

const sealedLips = (await rulesIn(registered, 'sealed-lips')) as AnyGame

async function run(args: readonly string[], input = '') {
  const { terminal, result } = fakeTerminal({ input })
  return result(await runCli(args, terminal, [...games, { game: sealedLips }]))
}

test.each(['en', 'fr'])(
  'a whole game at the terminal, against bots that nobody wrote for it (%s)',
  async (lang) => {
    const line = ['play', 'sealed-lips', '--players', '3', '--level', 'L2', '--seed', '4', '--lang', lang]
    const { code, out, err } = await run(line, '1\n'.repeat(100))
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(lang === 'fr' ? /^Bouche cousue/ : /^Sealed Lips/)
    expect(out).toMatch(lang === 'fr' ? /gardé le secret/ : /kept the secret/)
  },
)

test('simulations, and levels of which the higher one wins more', async () => {
  const { code, out, err } = await run([
    'simulate',
    'sealed-lips',
    '--games',
    '40',
    '--bots',
    'L3,random',
    '--json',
  ])
  expect([code, err]).toEqual([0, ''])
  const { bySeat } = JSON.parse(out)
  expect(bySeat[0].winShare).toBeGreaterThan(bySeat[1].winShare)
})
