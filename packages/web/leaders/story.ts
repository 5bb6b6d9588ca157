// How the log of Leaders tells what happens, and what of it is done to the other side.

import type { Event } from '@undercrown/leaders/facts'
import type { GameStory, ToldAs } from '../table/screen.ts'
import art from './art.json'
import { cardOfCharacter, cellSpot } from './look.ts'

const told: Partial<Readonly<Record<Event['type'], ToldAs>>> = {
  began: 'turn',
  revealed: 'keeping',
  provoked: 'keeping',
}

export const story: GameStory<Event> = {
  tells: ({ type }) => told[type] ?? 'deed',
  // The first turn begins with the deal, before anything is told; after a draft it is told like the others.
  turnsUntold: ({ type }) => (type === 'banished' ? 0 : 1),
  strikes(event) {
    if (event.type !== 'acted' || event.whose === undefined || event.otherTo === undefined) return []
    return [{ seat: event.whose, spot: cellSpot(event.otherTo) }]
  },
  sign: ({ type }) => (type === 'won' ? art.crown : art.verbs.act),
  source: (event) => (event.type === 'acted' ? cardOfCharacter(event.piece) : undefined),
}
