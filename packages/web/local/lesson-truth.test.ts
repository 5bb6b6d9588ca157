// Whatever a lesson says in numbers of a wrong try is so on the table after it.

import { type AnyGame, type AnyTable, viewOf } from '@undercrown/engine'
import { standing, type View } from '@undercrown/leaders/facts'
import { faultOf, type Lesson, playLesson } from '@undercrown/lessons'
import { lessonGames } from '@undercrown/lessons/games.ts'
import { expect, test } from 'vitest'
import { gameNamed } from './games.ts'

async function taught(id: string): Promise<{ rules: AnyGame; lessons: readonly Lesson[] }> {
  const rules = await gameNamed(id)
  const lessons = await lessonGames.find((one) => one.id === id)?.lessons()
  if (!rules || !lessons) throw new Error(`no game ${id}`)
  return { rules, lessons }
}

interface WrongTry {
  readonly said: string
  readonly fr: string
  readonly seat: number
  /** The table after it. */
  readonly after: unknown
  readonly where: string
}

function wrongTries(rules: AnyGame, lesson: Lesson): WrongTry[] {
  const tries: WrongTry[] = []
  playLesson(rules, lesson, (table: AnyTable, { seat }, pick) => {
    const options = table.choices().find((one) => one.seat === seat)?.options ?? []
    for (const move of options) {
      const fault = faultOf(pick, rules.target(move))
      if (!fault) continue
      const after = rules.clone(table.state)
      rules.play(after, seat, move, () => {})
      const where = `${lesson.id} ${JSON.stringify(rules.target(move))}: ${fault.en}`
      tries.push({ said: fault.en, fr: fault.fr, seat, after, where })
    }
    const right = options.map((move) => rules.target(move)).find((target) => !faultOf(pick, target))
    return right ?? { word: 'nothing that is right' }
  })
  return tries
}

test('Leaders: what is counted of two', async () => {
  const { rules, lessons } = await taught('leaders')
  let counted = 0
  for (const lesson of lessons)
    for (const { said, fr, seat, after, where } of wrongTries(rules, lesson)) {
      const [, number] = /(\d) of 2[^a-z]*$/.exec(said) ?? []
      if (number === undefined) continue
      expect(fr, where).toContain(`${number} sur 2`)
      // What is said of an answer that still follows is not so yet.
      if (/go(es)? to|steps to|follows|rides to|at most|her two steps/.test(said)) continue
      const { white } = standing(viewOf(rules, after, seat, 'mind') as View).sieges
      expect(white.total, where).toBe(Number(number))
      counted++
    }
  expect(counted).toBeGreaterThan(100)
})

test('Hidden Leaders: where the markers stand', async () => {
  const { rules, lessons } = await taught('hidden-leaders')
  let counted = 0
  for (const lesson of lessons)
    for (const { said, fr, after, where } of wrongTries(rules, lesson)) {
      const [, red, green] = /^Red (\d+), green (\d+)/.exec(said) ?? []
      if (red === undefined || green === undefined) continue
      expect(fr, where).toContain(`Rouge ${red}, vert ${green}`)
      expect(after, where).toMatchObject({ red: Number(red), green: Number(green) })
      counted++
    }
  expect(counted).toBeGreaterThan(10)
})
