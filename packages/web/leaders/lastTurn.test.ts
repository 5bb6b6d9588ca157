import { openTable, pickOne, randomFrom } from '@undercrown/engine'
import { leaders } from '@undercrown/leaders'
import type { Event, View } from '@undercrown/leaders/facts'
import { expect, test } from 'vitest'
import { lastTurn, stoodBefore, waysOf } from './lastTurn.ts'

/** Plays at random; returns the story, and who stood where after each event that moved anybody. */
function played(seed: string, moves: number) {
  const random = randomFrom(seed)
  const table = openTable(leaders, { seats: 2, seed })
  const story: Event[] = []
  const stood: View['open']['pieces'][] = []
  for (let i = 0; i < moves; i++) {
    const [choice] = table.choices()
    if (!choice) break
    const events = table.submit(choice.seat, pickOne(random, choice.options)) as Event[]
    story.push(...events)
    stood.push((table.glimpse(0, 'screen').view as View).open.pieces)
  }
  return { story, stood }
}

const places = (pieces: readonly { who: string; character: string; cell: string }[]) =>
  pieces.map(({ who, character, cell }) => `${who} ${character} ${cell}`).sort()

test('the last turn taken back gives how everybody stood when it began', () => {
  let deeds = 0
  for (let game = 0; game < 40; game++) {
    const { story, stood } = played(`turn ${game}`, 30 + game)
    const turn = lastTurn(story)
    deeds += turn.length
    for (let back = 1; back <= turn.length; back++) {
      const now = stoodBefore(stood.at(-1) ?? [], turn, turn.length - back)
      // The moves before it that left everybody where they were are not told.
      expect(stood.map((one) => places(one).join())).toContain(places(now).join())
    }
    for (const deed of turn) for (const { from, to } of waysOf(deed)) expect(from).not.toBe(to)
  }
  expect(deeds).toBeGreaterThan(20)
})

test('two who changed places are put back at once', () => {
  const swapped = { type: 'acted', by: 0, piece: 'illusionist', from: 'd1', to: 'd4', ability: true } as const
  const deed = { ...swapped, other: 'jailer', otherFrom: 'd4', otherTo: 'd1' } as Event
  const pieces = [
    { who: 'black', character: 'illusionist', cell: 'd4' },
    { who: 'white', character: 'jailer', cell: 'd1' },
  ] as const
  expect(stoodBefore(pieces, lastTurn([{ type: 'began', by: 0 }, deed]), 0)).toEqual([
    { who: 'black', character: 'illusionist', cell: 'd1' },
    { who: 'white', character: 'jailer', cell: 'd4' },
  ])
})
