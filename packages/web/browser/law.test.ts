// The law for screens over games played by chance: every game, with all that can be added to it, for every number of
// seats, in every window of the law. A short run here; `npm run screens` plays whole games in every look.

import { games } from '@undercrown/bots/games.ts'
import { type AnyGame, below, pickOne, randomFrom, recordOf, shuffle } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { pack } from '../client/pack.ts'
import { framed } from './framed.ts'
import { type Breach, breachesIn, type LawLook, lawLooks } from './law.ts'
import { breachesOf, lawIn, lawPicture, lawTools } from './law-tools.ts'
import { type LawWindow, lawWindow } from './law-window.ts'
import { type LongRun, longRun } from './long-run.ts'
import { everything } from './options.ts'
import { questionsOf } from './questions.ts'
import { type GameSetup, playedTable, showGame } from './random-games.ts'
import { pressMark, sightOf, whereAnswersLie, whereToPress } from './sight.ts'
import { stage } from './stage.ts'

const house = stage('law')

const number = (name: string, usual: number) => Number(process.env[name] ?? usual)
const GAMES = number('GAMES', 4)
const SEED = process.env['SEED'] ?? 'law'
/** So many sights of a game are looked at, and each in so many looks. */
const SIGHTS = number('SIGHTS', 4)
const LOOKS = number('LOOKS', 4)
/** The long run. */
const WHOLE = SIGHTS > 100
/** So many games are looked at as replays, too, at so many steps from each of two seats. */
const REPLAYS = number('REPLAYS', WHOLE ? GAMES : 3)
const STEPS = number('STEPS', 3)
/** So many kinds of questions are looked at by themselves, those of so many games. */
const QUESTIONS = number('QUESTIONS', WHOLE ? 100_000 : 3)
const ASKED = number('ASKED', WHOLE ? 200 : 12)
/** Those of one kind: `KIND='stoneTo row'`. */
const KIND = process.env['KIND']
/** So many moves may have been made before; a whole game is seen from its beginning. */
const BEFORE = WHOLE ? 0 : 70
/** What hangs for so long hangs for ever; a whole game in every look takes its time. */
const PATIENCE = WHOLE ? 4 * 3_600_000 : 600_000

const rules = await Promise.all(
  games.filter(({ id }) => id.includes(process.env['GAME'] ?? '')).map((game) => game.rules()),
)
const setups = Array.from({ length: GAMES }, (_, i): GameSetup => {
  const seed = `${SEED} ${i}`
  const random = randomFrom(seed)
  const game = rules[i % rules.length] as AnyGame
  const [least, most] = game.seats
  const turn = Math.floor(i / rules.length)
  const seats = most - (turn % (most - least + 1))
  // With all there is, as it comes in its box, and with anything.
  const all = turn % 3 === 0 && game.id === 'hidden-leaders'
  const options = all ? everything : turn % 3 === 1 ? {} : game.vary(seats, random)
  return { game, seats, seed, options, before: BEFORE > 0 ? below(random, BEFORE) : 0 }
})

/** All of them, or those in some windows: `WINDOWS=667x375,360x640`. */
const WINDOWS = process.env['WINDOWS']?.split(',')
const lookedAt = lawLooks.filter(({ width, height }) => WINDOWS?.includes(`${width}x${height}`) ?? true)

/** Looks in turn, so that all come by. */
function looksFrom(turn: number): LawLook[] {
  const first = turn * LOOKS
  return Array.from(
    { length: Math.min(LOOKS, lookedAt.length) },
    (_, i) => ((first + i) * 11) % lookedAt.length,
  )
    .sort((a, b) => a - b)
    .map((i) => lookedAt[i] as LawLook)
}

/** In any order, those of all games in turn. */
const questions = rules
  .flatMap((game) =>
    shuffle(randomFrom(SEED), questionsOf(game, ASKED, `${SEED} asked`)).map((one, i) => ({ ...one, i })),
  )
  .sort((a, b) => a.i - b.i)
  .filter(({ kind }) => KIND === undefined || kind === KIND)
  .slice(0, QUESTIONS)
const replayed = setups.filter((_, i) => i < REPLAYS)

const long: LongRun = WHOLE
  ? longRun(
      [SEED, LOOKS, WINDOWS, SIGHTS, STEPS, breachesIn, lawTools],
      setups.length + questions.length + 2 * replayed.length,
      (line) => console.log(line),
    )
  : { isDone: () => false, done() {} }

test.concurrent.each(setups.map((setup, i) => ({ ...setup, i })))(
  '$seed: $game.id for $seats',
  async ({ i, ...setup }) => {
    const name = `${setup.seed}: ${setup.game.id}`
    if (long.isDone(name)) return
    let checked = 0
    const random = randomFrom(`${setup.seed} finger`)
    const finger = below(random, 3) > 0
    const { page, socket, go, close } = await lawWindow(house, finger)
    const shown = showGame(socket, setup)
    const frame = await go(`/table/${shown.id}`)
    const breaches: string[] = []
    const tell = ({ look, rule, what }: Breach) => {
      breaches.push(`${setup.seed} #${shown.seq} ${look}: ${rule}: ${what}`)
      // A long run is read while it goes on.
      if (WHOLE) console.log(breaches.at(-1))
    }
    const pictured = new Set<string>()
    let sight = await frame.evaluate(sightOf, undefined)
    for (let turn = 0; turn < SIGHTS && shown.asked; turn++) {
      const looks = looksFrom(i * 5 + turn)
      const found = await lawIn(frame, breachesIn, looks)
      for (const breach of found) tell(breach)
      checked += looks.length
      // Each fault is put on once more for its picture; the look that came last stays on.
      const faulty = found.filter(({ rule, what }) => !pictured.has(`${rule} ${what}`))
      for (const { rule, what } of faulty) pictured.add(`${rule} ${what}`)
      for (const look of looks.filter((one) => faulty.some((breach) => breach.look === one.name))) {
        const again = await lawIn(frame, breachesIn, [look])
        if (again.length === 0) console.log(`${setup.seed} #${shown.seq} ${look.name}: not by itself`)
        await lawPicture(frame, `${setup.seed} ${shown.seq} ${look.name}`)
      }
      if (faulty.length > 0) await lawIn(frame, breachesIn, looks.slice(-1))
      // What is laid out to be pressed differs by the window.
      sight = await frame.evaluate(sightOf, undefined)
      // One of all that is offered is pressed, in the look that came last. Nothing is pressed twice.
      const last = looks.at(-1) as LawLook
      const fault = (what: string) => tell({ look: last.name, rule: 'offer', what })
      const offer = pickOne(random, sight.offers)
      const at = await frame.evaluate(whereToPress, offer)
      const mark = await frame.evaluate(pressMark, undefined)
      if (typeof at === 'object' && at) {
        if (finger) await page.touchscreen.tap(at.x, at.y)
        else {
          const lay = offer.includes('data-say') ? await frame.evaluate(whereAnswersLie) : undefined
          await page.mouse.move(at.x, at.y)
          if (lay !== undefined && (await frame.evaluate(whereAnswersLie)) !== lay)
            fault(`${offer} moves when it is pointed at`)
          await page.mouse.click(at.x, at.y)
        }
        if ((await frame.evaluate(pressMark, mark)) === mark) {
          fault(`${offer} ignores a press`)
          break
        }
      } else {
        fault(`${offer} cannot be pressed: ${at}`)
        break
      }
      if (shown.asked) sight = await frame.evaluate(sightOf, sight.sign)
    }
    await close()
    long.done(name, checked, breaches.length)
    expect(breaches).toEqual([])
  },
  PATIENCE,
)

/** Windows that wait for the next question. */
const idle: LawWindow[] = []

test.concurrent.each(questions.map((question, i) => ({ ...question, i })))(
  'asked at $game.id for $seats: $kind',
  async ({ i, kind, ...setup }) => {
    const name = `${setup.game.id}: ${kind}`
    if (long.isDone(name)) return
    const window = idle.pop() ?? (await lawWindow(house, true))
    const shown = showGame(window.socket, setup)
    const frame = await window.go(`/table/${shown.id}`)
    await frame.evaluate(sightOf, undefined)
    const breaches: Breach[] = []
    const looks = looksFrom(i)
    for (const look of looks) {
      const found = await lawIn(frame, breachesIn, [look])
      breaches.push(...found)
      if (found.length === 0) continue
      console.log(`${setup.seed} ${kind}:`, found)
      await lawPicture(frame, `${kind} ${look.name}`)
    }
    idle.push(window)
    long.done(name, looks.length, breaches.length)
    expect(breaches.map(({ look, rule, what }) => `${look}: ${rule}: ${what}`)).toEqual([])
  },
  PATIENCE,
)

test.concurrent.each(replayed.map((setup, i) => ({ ...setup, i })))(
  'the way lost in $seed: $game.id for $seats',
  async ({ i, ...setup }) => {
    const name = `the way lost in ${setup.seed}: ${setup.game.id}`
    if (long.isDone(name)) return
    const random = randomFrom(`${setup.seed} lost`)
    const { page, socket, go, close } = await lawWindow(house, true)
    const shown = showGame(socket, { ...setup, before: below(random, 70) })
    const frame = await go(`/table/${shown.id}`)
    const { offers } = await frame.evaluate(sightOf, undefined)
    // An answer is half made where it can be: it is kept, and told.
    const things = offers.filter((one) => one.startsWith('.thing'))
    const at = things[0] === undefined ? null : await frame.evaluate(whereToPress, pickOne(random, things))
    if (typeof at === 'object' && at) await page.touchscreen.tap(at.x, at.y)
    await frame.evaluate(sightOf, undefined)
    await socket.lose()
    await frame.waitForSelector('.prompt.is-lost')
    const looks = looksFrom(i)
    const breaches = await breachesOf(frame, [breachesIn], looks, name)
    await close()
    long.done(name, looks.length, breaches.length)
    expect(breaches).toEqual([])
  },
  PATIENCE,
)

test.concurrent.each(replayed.map((setup, i) => ({ ...setup, i })))(
  'the replay of $seed: $game.id for $seats',
  async ({ i, ...setup }) => {
    const name = `the replay of ${setup.seed}: ${setup.game.id}`
    if (long.isDone(name)) return
    let checked = 0
    const { page, context } = await house.comes('Mira', {
      context: { viewport: { width: 1440, height: 1030 } },
    })
    // The room for chances is the same whatever they are; a master takes the machine for long.
    await page.addInitScript(() => {
      const Real = Worker
      window.Worker = class extends Real {
        constructor(url: string | URL, options: WorkerOptions = {}) {
          super(options.name === 'review' ? URL.createObjectURL(new Blob([])) : url, options)
        }
      }
    })
    const record = recordOf(playedTable(setup))
    const last = record.moves.length
    const frame = await framed(page, '/replay', `#${await pack(record)}`)
    const range = frame.locator('.scrub input')
    const breaches: string[] = []
    const random = randomFrom(`${setup.seed} steps`)
    const eyes = ['all', ...Array.from({ length: setup.seats }, (_, seat) => String(seat))]
    for (let turn = 0; turn < STEPS * 2; turn++) {
      const looks = looksFrom(i * 5 + Math.floor(turn / STEPS))
      // From one seat, then from another or with everything open; with and without chances.
      if (turn % STEPS === 0) {
        await frame.locator('.eyes select').selectOption(pickOne(random, eyes))
        if (turn > 0 || i % 2 === 0) await frame.locator('.masters [aria-pressed]').click()
      }
      const step = turn % STEPS === 0 ? 0 : turn % STEPS === STEPS - 1 ? last : below(random, last)
      await range.fill(String(step))
      await frame.locator(`.table[data-seq="${step}"]`).waitFor()
      checked += looks.length
      for (const { look, rule, what } of await lawIn(frame, breachesIn, looks)) {
        breaches.push(`${setup.seed} ${step} of ${last} ${look}: ${rule}: ${what}`)
        if (WHOLE) console.log(breaches.at(-1))
      }
    }
    await context.close()
    long.done(name, checked, breaches.length)
    expect(breaches).toEqual([])
  },
  PATIENCE,
)
