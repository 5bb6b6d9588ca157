import { expect, test } from 'vitest'
import { chairsThere, company, type NewChair, playerChair } from './newTable.ts'

const bot: NewChair = { kind: 'bot', level: 'L4', character: 2 }

test('online chairs wait for friends; on a device bots sit there, none twice', () => {
  expect(chairsThere('link', 3, [], 0)).toEqual([{ kind: 'friend' }, { kind: 'friend' }])
  const here = chairsThere('device', 6, [], 58)
  expect(here.map((one) => one.kind === 'bot' && one.character)).toEqual([58, 59, 0, 1, 2])
})

test('what was chosen stays, but for those who cannot come there', () => {
  const chosen: NewChair[] = [bot, { kind: 'friend' }, { kind: 'person', name: 'Ada' }]
  expect(chairsThere('lobby', 4, chosen, 0)).toEqual([bot, { kind: 'friend' }, { kind: 'friend' }])
  expect(chairsThere('device', 4, chosen, 7)).toEqual([
    bot,
    { kind: 'bot', level: 'L3', character: 8 },
    { kind: 'person', name: 'Ada' },
  ])
})

test('who comes is counted, and named as at a table', () => {
  const chairs = chairsThere('device', 4, [bot, undefined, { kind: 'person', name: ' Ada ' }], 0)
  expect(company(chairs)).toEqual({ bot: 2, friend: 0, person: 1 })
  expect(chairs.map(playerChair)).toEqual([
    { bot: 'L4', character: 2 },
    { bot: 'L3', character: 1 },
    { name: 'Ada' },
  ])
})
