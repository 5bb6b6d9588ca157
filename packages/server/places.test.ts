// Several questions of one socket at once, answered in any order.

import { MAX_WATCHED } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import { come, type Places } from './places.ts'

/** Asks to be at a place; answered when told to. */
function asking(places: Places<string>, id = 'a') {
  let answer = (_may: boolean): void => {}
  const asked = come(places, id, 'watches', 'tables', async () => {
    if (!(await new Promise<boolean>((done) => (answer = done)))) throw new Error('refused')
    return id
  })
  asked.catch(() => {})
  return { asked, answer: (may: boolean) => answer(may) }
}

test('of several who ask for the same, one who is refused takes nothing from the others', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ])
    for (const may of [
      [false, true],
      [true, false],
    ]) {
      const places: Places<string> = new Map()
      const both = [asking(places), asking(places)]
      for (const one of order) {
        both[one]?.answer(may[one] ?? false)
        await both[one]?.asked.catch(() => {})
      }
      expect(places.get('a')?.at).toBe('a')
    }
})

test('who wants no more meanwhile is not let in, and of the refused nothing stays', async () => {
  const places: Places<string> = new Map()
  const one = asking(places)
  places.delete('a')
  one.answer(true)
  expect(await one.asked).toBeUndefined()
  const other = asking(places)
  other.answer(false)
  await expect(other.asked).rejects.toThrow('refused')
  expect(places.size).toBe(0)
})

test('many at once are no way around', async () => {
  const places: Places<string> = new Map()
  const all = Array.from({ length: MAX_WATCHED + 3 }, (_, i) => asking(places, `t${i}`))
  for (const one of all) one.answer(true)
  const answers = await Promise.allSettled(all.map(({ asked }) => asked))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_WATCHED)
})
