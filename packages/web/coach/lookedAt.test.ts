import { expect, test } from 'vitest'
import { lookedAt } from './lookedAt.ts'

test('what is found late is told late', async () => {
  let find: (what: string) => void = () => {}
  const look = new Promise<string>((found) => {
    find = found
  })
  const late = () => void setImmediate(() => find('a blunder'))
  expect(await lookedAt(look, Promise.resolve(), late)).toBe('a blunder')
})

test('whoever has waited may go on, and hears nothing of it any more', async () => {
  expect(await lookedAt(new Promise<string>(() => {}), Promise.resolve(), (goOn) => goOn())).toBeUndefined()
})

test('who did not have to wait is not told to', async () => {
  let wait: () => void = () => {}
  const waited = new Promise<void>((over) => {
    wait = over
  })
  const late: true[] = []
  expect(await lookedAt(Promise.resolve('a blunder'), waited, () => late.push(true))).toBe('a blunder')
  wait()
  await waited
  expect(late).toEqual([])
})
