// How long a bot takes tells nothing: whether it had a choice or but one way out, it answers after the same time,
// with the same messages in the same order.

import { type AnyGame, below, randomFrom } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { games } from '../games.ts'
import { guestClient, type Message, stateAt } from '../testing/client.ts'
import { serve } from '../testing/serving.ts'

/** Time is measured by `npm run soak` alone, on a quiet machine; that the pace hides it, `steadyPace` is tested for. */
const soak = process.env['SOAK'] !== undefined
const PAUSE = soak ? 250 : 5
/** Half of all answers must be closer than this. */
const LATE = 40
const ANSWERS = soak ? 400 : 40

function median(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
}

/** The same game, where every other question has but one answer. */
function oftenForced(game: AnyGame): AnyGame {
  return {
    ...game,
    choices(state) {
      const forced = JSON.stringify(state).length % 2 === 0
      const choices = game.choices(state)
      return forced ? choices.map((one) => ({ ...one, options: one.options.slice(0, 1) })) : choices
    },
  }
}

/** Which fields a message has, but for those that say what Ann herself is asked and heard, and the check now and then. */
function shapeOf(text: string): string {
  const said = JSON.parse(text)
  if (!Array.isArray(said)) return Object.keys(said).join()
  const more = Object.keys(said[5] ?? {}).filter((name) => !['options', 'retold', 'hash'].includes(name))
  return ['change', ...more].join()
}

test.each(games.map((game) => [game.id, oftenForced(game)] as const))(
  '%s: forced answers look and last like free ones',
  { timeout: soak ? 3_600_000 : 300_000 },
  async (_id, game) => {
    const serving = await serve({ BOT_PAUSE_MS: String(PAUSE) }, {}, [game])
    const chance = randomFrom(`timing ${game.id}`)
    const [seats] = game.seats
    const took: { forced: number[]; free: number[] } = { forced: [], free: [] }
    const shapes: { forced: Set<string>; free: Set<string> } = { forced: new Set(), free: new Set() }
    let answers = 0
    // Deals are by chance: it is played until there is enough of both.
    const enough = () => answers >= ANSWERS && Math.min(took.forced.length, took.free.length) > ANSWERS / 10
    while (!enough()) {
      const ann = await guestClient(serving.url, 'Ann')
      const { table } = (await ann.send('POST', '/api/tables', { game: game.id, seats })).body
      for (let seat = 1; seat < seats; seat++) await ann.do(table, { do: 'bot', seat, level: 'L1' })
      const line = await ann.socket()
      const arrived: number[] = []
      line.raw.on('message', () => arrived.push(performance.now()))
      const { seq } = (await ann.do(table, { do: 'start' })).body
      line.tell({ do: 'watch', table })
      let state: Message = await line.next(stateAt(seq))
      while (state.sheet?.phase !== 'over' && !enough()) {
        if (state.game.choice) {
          const pick = below(chance, state.game.choice.options.length)
          line.tell({ do: 'play', table, id: `m${state.seq}`, seq: state.seq, pick })
          state = await line.next(stateAt(state.seq + 1))
          continue
        }
        // The truth, which nobody at the table is told: which bots have a choice.
        const asked = serving.server.tables.near(table)?.state.table?.choices() ?? []
        const before = line.texts.length
        const next: Message = await line.next(stateAt(state.seq + 1))
        if (asked.length === 1 && next.type === 'update') {
          const kind = asked[0]?.options.length === 1 ? 'forced' : 'free'
          answers++
          // The pace slows down with the longest thought, which mostly comes early.
          const [from, to] = arrived.slice(-2) as [number, number]
          if (answers > ANSWERS / 2) took[kind].push(to - from)
          shapes[kind].add(line.texts.slice(before).map(shapeOf).join(' '))
        }
        state = next
      }
      await line.close()
    }
    await serving.end()
    if (soak) {
      expect(Math.abs(median(took.forced) - median(took.free))).toBeLessThan(LATE)
      // Nobody answers before the pace, but for what the machine is late with.
      expect(Math.min(...took.forced, ...took.free)).toBeGreaterThan(PAUSE / 2)
    }
    expect(shapes.forced).toEqual(shapes.free)
    expect([...shapes.free]).toEqual(['change'])
  },
)
