// Every lesson that is shipped, by the rules: it can be done in every right way, and whatever is wrong is told why.

import { games } from '@undercrown/bots/games.ts'
import {
  type AnyGame,
  type EachLanguage,
  pickOne,
  type Random,
  randomFrom,
  type Target,
} from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { faultOf, isMet, playLesson } from './follow.ts'
import { lessonGames } from './games.ts'
import type { Lesson, LessonPick } from './lesson.ts'

const lessons = (
  await Promise.all(
    lessonGames.map(async ({ id, lessons }) => ({ rules: await rulesOf(id), lessons: await lessons() })),
  )
).flatMap(({ rules, lessons }) =>
  lessons.map((lesson) => ({ rules, lesson, id: `${lesson.game} ${lesson.id}` })),
)

async function rulesOf(id: string): Promise<AnyGame> {
  const game = games.find((one) => one.id === id)
  if (!game) throw new Error(`no game ${id}`)
  return game.rules()
}

test('each game has eight lessons at least, with names of their own', async () => {
  for (const { lessons } of lessonGames) {
    const ids = (await lessons()).map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(8)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

describe.each(lessons)('$id', ({ rules, lesson }) => {
  test('comes to its end in every right way, and every sentence can be heard', () => {
    const heard = new Set<EachLanguage>()
    for (let way = 0; way < 12; way++) {
      const random = randomFrom(`${way}`)
      playLesson(rules, lesson, (table, { seat }, pick) => {
        const options = table.choices().find((one) => one.seat === seat)?.options ?? []
        const targets = options.map((move) => rules.target(move))
        for (const target of targets) {
          const fault = faultOf(pick, target)
          if (fault) heard.add(fault)
        }
        checkPick(pick, targets)
        return rightOne(pick, targets, random)
      })
    }
    const faults = lesson.steps.flatMap(({ task }) =>
      'picks' in task
        ? task.picks.flatMap(({ wrong = [], otherwise }) => [...wrong.map(({ say }) => say), otherwise])
        : [],
    )
    expect(faults.filter((say) => !heard.has(say)).map(({ en }) => en)).toEqual([])
  })

  // What the step said is about its beginning: the Rider that “stands in between” may be gone by then.
  test('says anew what there is to know, once the first of several picks is done', () => {
    const later = lesson.steps.flatMap(({ task }) => ('picks' in task ? task.picks.slice(1) : []))
    expect(later.filter(({ say }) => !say).map(({ right }) => right)).toEqual([])
  })

  test('says all of it in both languages, in few words', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(3)
    for (const [name, { en, fr }] of sentencesOf(lesson)) {
      expect(en, name).not.toBe('')
      expect(fr, name).not.toBe('')
      expect(en, name).not.toBe(fr)
      // The French rules: no plain space before what stands apart, and the curly apostrophe.
      expect(fr, name).not.toMatch(/ [:;!?»]|« |'/)
      expect(en, name).not.toMatch(/'/)
    }
    for (const { goal } of lesson.steps)
      expect(Math.max(goal.en.length, goal.fr.length)).toBeLessThanOrEqual(90)
  })
})

/** A pick has something right and something wrong to choose, and nothing right that is not offered. */
function checkPick({ right, wrong = [] }: LessonPick, targets: readonly Target[]): void {
  const missing = right.filter((one) => !targets.some((target) => isMet(one, target)))
  expect(missing.length, `none of ${JSON.stringify(right)}`).toBeLessThan(right.length)
  expect(targets.some((target) => !right.some((one) => isMet(one, target)))).toBe(true)
  expect(wrong.every(({ at }) => at.length > 0)).toBe(true)
}

function rightOne({ right }: LessonPick, targets: readonly Target[], random: Random): Target {
  return pickOne(
    random,
    targets.filter((target) => right.some((one) => isMet(one, target))),
  )
}

/** All that is said, with a name for it. */
function sentencesOf({ title, terms, steps }: Lesson): [string, EachLanguage][] {
  const found: [string, EachLanguage][] = [['title', title]]
  for (const { term, means } of terms) found.push(['term', term], ['means', means])
  for (const [i, { goal, say, nudge, notice, task }] of steps.entries()) {
    const here = `step ${i + 1}`
    found.push([`${here} goal`, goal], [`${here} notice`, notice])
    if (say) found.push([`${here} say`, say])
    if (nudge) found.push([`${here} nudge`, nudge])
    if ('answers' in task)
      for (const { say, wrong } of task.answers)
        found.push(
          [`${here} answer`, say],
          ...(wrong ? [[`${here} wrong`, wrong] as [string, EachLanguage]] : []),
        )
    else
      for (const { say, wrong = [], otherwise } of task.picks)
        found.push(
          [`${here} otherwise`, otherwise],
          ...(say ? [[`${here} pick`, say] as [string, EachLanguage]] : []),
          ...wrong.map(({ say }): [string, EachLanguage] => [`${here} wrong`, say]),
        )
  }
  return found
}
