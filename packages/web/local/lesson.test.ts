import { type AnyGame, below, type EachLanguage, openTable, randomFrom, viewOf } from '@undercrown/engine'
import { leaders } from '@undercrown/leaders'
import type { Lesson } from '@undercrown/lessons'
import { lessonGames } from '@undercrown/lessons/games.ts'
import { expect, test } from 'vitest'
import { coachOfGame, gameIds, rulesOfGame, webGame } from '../registry.ts'
import { gameNamed } from './games.ts'
import { openLesson } from './lesson.ts'

const say = (text: string): EachLanguage => ({ en: text, fr: `fr ${text}` })

const lesson: Lesson = {
  id: 'test',
  game: 'leaders',
  title: say('Test'),
  minutes: 1,
  terms: [],
  steps: [
    {
      position: {
        pieces: [
          { who: 'black', character: 'leader', cell: 'd1' },
          { who: 'black', character: 'rider', cell: 'f2' },
          { who: 'white', character: 'leader', cell: 'd7' },
        ],
      },
      seat: 0,
      goal: say('Step with the Rider'),
      say: say('The Rider is on f2.'),
      nudge: say('Look at f2.'),
      task: {
        picks: [
          {
            right: [{ card: 'rider' }],
            wrong: [{ at: [{ card: 'leader' }], say: say('That is the Leader.') }],
            otherwise: say('Not yet.'),
          },
          { say: say('Now the Leader.'), right: [{ card: 'leader' }], otherwise: say('The Leader, too.') },
        ],
      },
      notice: say('Everybody acts once.'),
    },
    {
      seat: 0,
      goal: say('Who has not acted?'),
      watch: [{ word: 'end' }],
      task: { answers: [{ say: say('Somebody'), wrong: say('All have.') }, { say: say('Nobody') }] },
      notice: say('The turn is over.'),
    },
  ],
}

const open = () => openLesson(leaders as unknown as AnyGame, lesson)

/** The number of the first option with that word. */
function option(session: ReturnType<typeof open>, word: string): number {
  const options = session.now().frame.part.choice?.options ?? []
  return options.findIndex((move) => leaders.target(move as never).word === word)
}

test('whoever goes on finds the table as it was left', () => {
  const session = open()
  session.play(option(session, 'Rf2-e2'))
  session.play(option(session, 'Ld1-e1'))
  // And so does who begins that step again, but for what was shown in between.
  for (const isLaid of [false, true]) {
    expect(session.go(1).isLaid).toBe(isLaid)
    const { pieces } = session.now().frame.part.open as { readonly pieces: readonly { cell: string }[] }
    expect(pieces.map(({ cell }) => cell).toSorted()).toEqual(['d7', 'e1', 'e2'])
  }
})

test('a wrong pick is told why, shown as it would be, and goes back', () => {
  const session = open()
  const before = session.now()
  const tried = session.play(option(session, 'Ld1-d2'))
  expect(tried).toMatchObject({ right: false, say: { en: 'That is the Leader.' } })
  expect(tried.right ? undefined : tried.ghost?.part.open).not.toEqual(before.frame.part.open)
  expect(session.now()).toEqual(before)
  expect(session.play(option(session, 'end'))).toMatchObject({ right: false, say: { en: 'Not yet.' } })
})

test('what is said of a step is about its beginning: a later pick has its own words', () => {
  const session = open()
  expect(session.now()).toMatchObject({ say: { en: 'The Rider is on f2.' }, nudge: { en: 'Look at f2.' } })
  session.play(session.show())
  expect(session.now().say).toEqual(say('Now the Leader.'))
  expect(session.now().nudge).toBeUndefined()
})

test('a step that lays another table says how many sit there', async () => {
  const people = lessonGames.find(({ id }) => id === 'hidden-people')
  const barter = (await people?.lessons())?.find(({ id }) => id === 'dig-and-barter') as Lesson
  const session = openLesson((await gameNamed('hidden-people')) as AnyGame, barter)
  expect(session.now().seats).toBe(2)
  expect(session.go(barter.steps.length - 1).seats).toBe(3)
})

test('right picks lead to what is to be noticed, and the next step goes on from there', () => {
  const session = open()
  expect(session.play(session.show()).right).toBe(true)
  expect(session.now().notice).toBeUndefined()
  expect(session.play(option(session, 'Ld1-d2'))).toMatchObject({
    right: true,
    now: { notice: { en: 'Everybody acts once.' } },
  })
  expect(session.now().frame.part.choice).toBeUndefined()

  const next = session.go(1)
  expect(next.watched).toHaveLength(2)
  expect(next.answers?.map(({ en }) => en)).toEqual(['Somebody', 'Nobody'])
  expect(session.answer(0)).toEqual({ right: false, say: say('All have.') })
  expect(session.show()).toBe(1)
  expect(session.answer(1)).toMatchObject({
    right: true,
    now: { step: 1, notice: { en: 'The turn is over.' } },
  })
})

test('a step can be begun again, and one that is not there is refused', () => {
  const session = open()
  session.play(session.show())
  expect(session.go(0)).toEqual(open().now())
  expect(() => session.go(2)).toThrow('no such step')
  expect(() => session.play(1000)).toThrow('not offered')
})

const shipped = (
  await Promise.all(
    lessonGames.map(async ({ id, lessons }) => (await lessons()).map((lesson) => ({ id, lesson }))),
  )
).flat()

test.each(shipped)('whatever is shown leads through $id, $lesson.id', async ({ id, lesson }) => {
  const game = (await gameNamed(id)) as AnyGame
  const session = openLesson(game, lesson)
  for (const step of lesson.steps.keys()) {
    for (let now = session.go(step); !now.notice; now = session.now()) {
      const tried = now.answers ? session.answer(session.show()) : session.play(session.show())
      expect(tried.right).toBe(true)
      // It goes from the worker to the page.
      structuredClone(tried)
    }
  }
})

test('what rules and modules lead to is there', async () => {
  const known = new Set(shipped.map(({ id, lesson }) => `${id}/${lesson.id}`))
  const led = await Promise.all(
    gameIds.map(async (game) => {
      const { en, fr } = await rulesOfGame(game)
      for (const { sections, lessons = {} } of [en, fr])
        expect(Object.keys(lessons).filter((id) => !sections.some((one) => one.id === id))).toEqual([])
      const modules = Object.values(webGame(game).moduleLessons ?? {})
      return [...Object.values(en.lessons ?? {}), ...modules].flat().map((id) => `${game}/${id}`)
    }),
  )
  const links = new Set(led.flat())
  expect([...links].filter((one) => !known.has(one))).toEqual([])
  // And nothing is taught that no rule leads to.
  expect([...known].filter((one) => !links.has(one))).toEqual([])
})

test.each(lessonGames)('the coach of $id has a word for each of its questions', async ({ id }) => {
  const coach = await coachOfGame(id)
  const [en, fr] = [coach?.words.en ?? {}, coach?.words.fr ?? {}]
  expect(Object.keys(en)).toEqual(Object.keys(fr))
  const game = (await gameNamed(id)) as AnyGame
  const random = randomFrom(`coach ${id}`)
  for (let i = 0; i < 6; i++) {
    const table = openTable(game, {
      seats: game.seats[0],
      seed: `${i}`,
      options: game.vary(game.seats[0], random),
    })
    for (let turn = 0; turn < 150; turn++) {
      const [choice] = table.choices()
      if (!choice) break
      const kind = coach?.kindOf?.(choice, viewOf(game, table.state, choice.seat, 'screen')) ?? choice.ask.ask
      expect(en[kind], kind).toBeTruthy()
      table.pick(choice.seat, below(random, choice.options.length))
    }
  }
})
