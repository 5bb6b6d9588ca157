import { expect, test } from 'vitest'
import { readLesson, writtenLesson } from './file.ts'
import { lessonGames } from './games.ts'

const step = {
  position: { pieces: [] },
  seat: 0,
  goal: 'Do it',
  task: { picks: [{ right: [{ card: 'rider' }], otherwise: 'Not that.' }] },
  notice: 'Well done.',
}
const lesson = { id: 'mine', game: 'leaders', title: { en: 'Mine', fr: 'À moi' }, minutes: 2, steps: [step] }
const written = (changed: object) => JSON.stringify({ ...lesson, ...changed })

test('whatever is shipped is read as it was written', async () => {
  for (const { lessons } of lessonGames)
    for (const one of await lessons()) expect(readLesson(writtenLesson(one))).toEqual(one)
})

test('a lesson in one language is told so in both', () => {
  const read = readLesson(written({}))
  expect(read.title).toEqual({ en: 'Mine', fr: 'À moi' })
  expect(read.steps[0]?.goal).toEqual({ en: 'Do it', fr: 'Do it' })
})

test.each([
  ['{', 'not JSON'],
  ['[]', 'the lesson must be an object'],
  [written({ id: '../x' }), 'id must be a word'],
  [written({ minutes: -1 }), 'minutes must be a whole number'],
  [written({ steps: [] }), 'steps must not be empty'],
  [written({ steps: Array(41).fill(step) }), 'steps must be a list of at most 40'],
  [written({ steps: [{ ...step, goal: 'x'.repeat(401) }] }), 'steps[0].goal must be a text of at most 400'],
  [written({ steps: [{ ...step, task: {} }] }), 'steps[0].task.picks must be a list'],
  [
    written({ steps: [{ ...step, task: { picks: [{ right: ['rider'], otherwise: 'x' }] } }] }),
    'steps[0].task.picks[0].right[0] must be an object',
  ],
  [' '.repeat(100_001), 'too long'],
])('%.40s … is refused in words', (text, why) => {
  expect(() => readLesson(text)).toThrow(why)
})
