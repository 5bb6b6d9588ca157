// `npm run shots` writes pictures of every screen to shots/, in every look. SHOTS=leaders,reveal takes only those whose
// names contain one of these words.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { looks, nameOf, putOn } from './looks.ts'
import type { Player } from './player.ts'
import { stage } from './stage.ts'

const folder = join(import.meta.dirname, '../../../shots')
const wanted = process.env['SHOTS']?.split(',') ?? ['']
const house = stage('shots')
mkdirSync(folder, { recursive: true })

/** What is shown, and how one gets there. */
const shown: Readonly<Record<string, (player: Player) => Promise<unknown>>> = {
  home: (player) => player.page.goto('/'),
  'create-hidden-leaders': (player) => player.page.goto('/new/hidden-leaders'),
  'create-leaders': (player) => player.page.goto('/new/leaders'),
  'not-found': (player) => player.page.goto('/nowhere'),
  'people-deal': (player) => atTable(player, 'hidden-people', 4, 2),
  'people-turn': (player) => atTable(player, 'hidden-people', 4, 12),
  'people-six': (player) => atTable(player, 'hidden-people', 6, 10),
  'people-reveal': (player) => atTable(player, 'hidden-people', 3, 1000),
}

async function atTable(player: Player, game: string, seats: number, moves: number, options = {}) {
  const table = await house.table([player], { game, seats, options })
  await player.page.goto(`/table/${table}`)
  await player.play(moves)
}

for (const [name, go] of Object.entries(shown)) {
  if (!wanted.some((word) => name.includes(word))) continue
  test.concurrent(name, async () => {
    const player = await house.comes('Vesper')
    await go(player)
    for (const look of looks) {
      await putOn(player.page, look)
      await player.page.evaluate(() => document.fonts.ready)
      await player.page.waitForTimeout(150)
      await player.page.screenshot({ path: join(folder, `${name}-${nameOf(look)}.png`) })
    }
  })
}
