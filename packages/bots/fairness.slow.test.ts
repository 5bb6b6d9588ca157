// Bots never cheat: the same view and the same seed give the same move, whatever the truth behind the view.
// `SOAK=10000 npx vitest run packages/bots/fairness` does so for 10,000 views, as `SOAK=1` does.

import { type AnyGame, randomFrom } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { mindOf } from './all.ts'
import { moments, picksIn, truthsOf } from './fairness.ts'
import { games as registered } from './games.ts'
import { type AnyMind, levels } from './mind.ts'

const wanted = Number(process.env['SOAK'] ?? 0)
const soak = wanted > 0
/** Of each game. */
const VIEWS = soak ? Math.ceil((wanted > 1 ? wanted : 10_000) / 3) : 16
const TRUTHS = 3
/** Few, so that many views can be asked; how much a mind thinks does not change what it is told. */
const NODES = 8

const games = await Promise.all(registered.map(({ rules }) => rules()))

/** The views with different answers, of so many that were asked in several truths. */
function unfair(game: AnyGame, mind: AnyMind, views: number, onTruth?: (truth: unknown) => void): string[] {
  const random = randomFrom(`truths ${game.id}`)
  const caught: string[] = []
  let asked = 0
  for (const moment of moments(game, 30, 'fairness')) {
    if (asked === views) break
    const truths = truthsOf(moment, TRUTHS - 1, random)
    // So little is hidden that the same truth came up again: there is nothing to compare.
    if (truths.length === 1) continue
    asked++
    for (const level of levels) {
      const picks = picksIn(moment, truths, mind, level, NODES, `seed ${asked}`, onTruth)
      if (new Set(picks).size > 1) caught.push(`${level} at view ${asked}: ${picks.join(', ')}`)
    }
  }
  return caught
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test(`all levels answer alike in truths with the same view, over ${VIEWS} views`, {
    timeout: soak ? 7_200_000 : 300_000,
  }, () => {
    expect(unfair(game, mindOf(game), VIEWS)).toEqual([])
  })

  test('one that looks at the truth is caught', () => {
    let truth: unknown
    const cheater = {
      ...mindOf(game),
      answer: (_view: unknown, { options }: { options: readonly object[] }) =>
        hash(JSON.stringify(truth)) % options.length,
      evaluate: () => [],
    } as AnyMind
    const caught = unfair(game, cheater, 10, (one) => {
      truth = one
    })
    expect(caught.length).toBeGreaterThan(5)
  })
})

test.each(games.slice(0, 2).map((game) => [game.id, game] as const))(
  '%s: one that remembers what another seat was shown is caught',
  (_id, game) => {
    let overheard = ''
    const listen = (view: { own: unknown }) => {
      overheard += JSON.stringify(view.own)
      return []
    }
    const gossip = {
      evaluate: listen,
      answer(view: { own: unknown }, { options }: { options: readonly object[] }) {
        const pick = hash(overheard) % options.length
        overheard = ''
        listen(view)
        return pick
      },
    } as unknown as AnyMind
    expect(unfair(game, gossip, 10).length).toBeGreaterThan(5)
  },
)

function hash(text: string): number {
  let value = 7
  for (let i = 0; i < text.length; i++) value = (Math.imul(value, 31) + text.charCodeAt(i)) >>> 0
  return value
}
