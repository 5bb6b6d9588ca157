// The laws that every game keeps, checked along one whole game. `property.ts` runs them on thousands.

import { type Cards, eyes, swapFaces } from './cards.ts'
import { untoldDifference, withoutPast } from './difference.ts'
import {
  type AnyGame,
  type Choice,
  type Happened,
  type Layout,
  type Seat,
  type Viewer,
  viewOf,
} from './game.ts'
import { itemAt } from './list.ts'
import { addressed, type Lang, langs, type Phrase, plain } from './phrase.ts'
import { below, pickOne, type Random, randomFrom } from './random.ts'
import { hashOf, readRecord, recordOf, replayRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import { type AnyTable, openTable, payloadText, tableAt } from './table.ts'

/** One game to be checked: how it starts, and which of the offered options is taken each time. */
export interface Trial {
  readonly options: object
  readonly seats: number
  readonly seed: string
  /** The n-th decision takes option `picks[n]` modulo their number; beyond the list, chance from the seed decides. */
  readonly picks: readonly number[]
}

/** How much of it to check. The cheap laws are checked at every decision, the others at some of them. */
export interface Care {
  /** One decision in so many gets the costly checks; 1 checks all. */
  readonly every: number
  /** A game that takes more decisions than this is taken never to end. */
  readonly mostMoves: number
}

export const carefully: Care = { every: 1, mostMoves: 20_000 }

export class LawBroken extends Error {
  override readonly name = 'LawBroken'
}

/**
 * What one seat is sent at one moment. The no-leak law compares these bytes, so whatever else a table were to
 * send out must pass through here too.
 */
export type Telling = (table: AnyTable, viewer: Viewer, events: readonly Happened[]) => unknown

/** All that leaves a table for one viewer: view, questions, events, and nothing else. */
export const toldByTable: Telling = (table, viewer, events) => ({
  mind: table.glimpse(viewer, 'mind'),
  screen: table.game.own(table.state, viewer, 'screen'),
  events: table.seen(events, viewer),
})

export interface Laws {
  readonly care: Care
  readonly telling: Telling
}

type AnyChoice = Choice<object>

function broken(law: string, detail: string): never {
  throw new LawBroken(`${law}: ${detail}`)
}

function bytes(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined'
}

/** Plays one game to its end and checks every law on the way. Returns how many decisions it took. */
export function checkLaws(game: AnyGame, trial: Trial, laws: Partial<Laws> = {}): number {
  const care = laws.care ?? carefully
  const telling = laws.telling ?? toldByTable
  const table = openTable(game, trial)
  const chance = randomFrom(`picks ${trial.seed}`)
  const faces = facesOf(game, table.state)
  let played = 0
  for (;;) {
    const choices = table.choices()
    const costly = care.every === 1 || below(chance, care.every) === 0
    checkAsked(table, choices)
    checkZones(table)
    if (costly) {
      if (facesOf(game, table.state) !== faces)
        broken('nothing is lost or doubled', `other faces after ${played} moves`)
      checkMoment(table, chance, telling)
      const untold = untoldDifference(game, table.state, chance)
      if (untold) broken('a hash tells every difference', `not in ${untold}`)
      checkQuestions(table, choices)
    }
    if (choices.length === 0) break
    if (played >= care.mostMoves) broken('it ends', `${played} moves and still going`)
    const number = trial.picks[played] ?? below(chance, 2 ** 20)
    const choice = itemAt(choices, number % choices.length)
    const option = Math.floor(number / choices.length) % choice.options.length
    const move = itemAt(choice.options, option)
    if (costly) {
      checkRefusals(table, choice)
      checkTwin(table, choice.seat, move, chance, telling)
      checkClone(table, choice.seat, move)
    }
    const events = table.submit(choice.seat, move)
    if (costly) {
      checkWords(table, events)
      checkPayloads(table, events)
    }
    played++
  }
  if (table.outcome() === undefined) broken('it ends', 'nobody is asked anything, and there is no outcome')
  for (const lang of langs) plainOf(table, game.phrases[lang].outcome(table.outcome() as never), lang)
  checkReplay(table)
  return played
}

/** The faces in play, in any order: the same from the deal to the end. */
function facesOf(game: AnyGame, state: unknown): string {
  const cards = game.cards(state)
  return cards ? bytes([...cards.face].sort((a, b) => a - b)) : ''
}

/** Each card lies in just one place. */
function checkZones({ game, state }: AnyTable): void {
  const cards = game.cards(state)
  if (!cards) return
  const found = new Uint8Array(cards.face.length)
  let count = 0
  for (const zone of cards.zones) {
    for (const card of zone) {
      if (found[card] !== 0)
        broken('nothing is lost or doubled', `card ${card} is unknown or lies in two places`)
      found[card] = 1
      count++
    }
  }
  if (count !== found.length) broken('nothing is lost or doubled', `${found.length - count} cards are gone`)
}

function checkAsked(table: AnyTable, choices: readonly AnyChoice[]): void {
  const over = table.outcome() !== undefined
  if (over !== (choices.length === 0))
    broken('it ends', over ? 'asks on after its end' : 'asks nothing before its end')
  const asked = new Set<Seat>()
  for (const { seat, ask, options } of choices) {
    if (!(seat >= 0 && seat < table.seats)) broken('asks the seats', `seat ${seat} of ${table.seats}`)
    if (asked.has(seat)) broken('asks one thing at a time', `seat ${seat} is asked twice`)
    asked.add(seat)
    if (options.length === 0) broken('every question has an answer', bytes(ask))
  }
}

function checkQuestions(table: AnyTable, choices: readonly AnyChoice[]): void {
  for (const { seat, ask, options } of choices) {
    if (new Set(options.map(bytes)).size !== options.length)
      broken('every answer is offered once', bytes(options))
    const asking = { seat, ask, options, view: viewOf(table.game, table.state, seat, 'screen') }
    for (const lang of langs) {
      const words = table.game.phrases[lang]
      plainOf(table, words.ask(asking), lang)
      if (words.why) plainOf(table, words.why(asking), lang)
      plainOf(table, words.waiting(ask, seat), lang)
      for (const option of options) plainOf(table, words.option(option, asking), lang)
    }
  }
}

function checkWords(table: AnyTable, events: readonly Happened[]): void {
  for (const event of events) {
    for (const lang of langs) {
      const phrase = table.game.phrases[lang].event(event)
      plainOf(table, phrase, lang)
      for (let seat = 0; seat < table.seats; seat++)
        spokenTo(table, addressed(phrase, seat, lang), seat, lang)
    }
  }
}

/** A line reads right to whom it is about: no name of theirs, and verbs that go with "you". */
function spokenTo(table: AnyTable, phrase: Phrase, seat: Seat, lang: Lang): void {
  const named = phrase.some(
    (part) => typeof part === 'object' && 'seat' in part && part.seat === seat && !part.as,
  )
  const text = plain(phrase, namesOf(table), lang)
  const wrong =
    lang === 'en' ? /\b[Yy]ou \w*[^\Ws]s\b|you’s/ : /^Vous (?!\S*(ez|êtes)\b|[:,]|et )|\bde vous\b/
  if (named || wrong.test(text.replace(/\s/g, ' ')))
    broken('everything is said to whom it is about', `${lang}: ${text}`)
}

function plainOf(
  table: { seats: number },
  phrase: Parameters<typeof plain>[0],
  lang: (typeof langs)[number],
): void {
  const text = plain(phrase, namesOf(table), lang)
  if (/\b(undefined|null|NaN)\b|\[object/.test(text)) broken('everything has words', `${lang}: ${text}`)
}

function namesOf({ seats }: { readonly seats: number }): string[] {
  return Array.from({ length: seats }, (_, seat) => `P${seat + 1}`)
}

function viewers(seats: number): Viewer[] {
  return ['public', ...Array.from({ length: seats }, (_, seat) => seat)]
}

/** What must hold of the state as it stands. */
function checkMoment(table: AnyTable, chance: Random, telling: Telling): void {
  const { game, state } = table
  const saved = bytes(state)
  const loaded = JSON.parse(saved)
  if (bytes(loaded) !== saved) broken('survives saving', 'the state is not plain JSON')
  if (bytes(game.choices(loaded)) !== bytes(table.choices())) broken('survives saving', 'the choices differ')
  if (bytes(game.clone(state)) !== saved) broken('a clone is the same', 'the copy differs')

  for (const viewer of viewers(table.seats)) {
    const view = viewOf(game, state, viewer, 'mind')
    const world = game.imagine(JSON.parse(bytes(view)), chance)
    if (bytes(viewOf(game, world, viewer, 'mind')) !== bytes(view))
      broken('a world can be imagined', `for ${viewer}`)
    if (facesOf(game, world) !== facesOf(game, state)) broken('a world can be imagined', 'with other cards')
    const mine = (choices: readonly AnyChoice[]) =>
      choices.map(({ seat, ask, options }) => (seat === viewer ? { seat, ask, options } : { seat, ask }))
    if (bytes(mine(game.choices(world))) !== bytes(mine(table.choices()))) {
      broken('a world can be imagined', `with other choices for ${viewer}`)
    }
    const twin = twinOf(table, viewer, chance)
    if (twin && bytes(telling(twin, viewer, [])) !== bytes(telling(table, viewer, []))) {
      broken(
        'no leak',
        `what ${viewer} is told of the table changes when two cards it cannot tell apart change places`,
      )
    }
  }
  if (bytes(state) !== saved) broken('looking changes nothing', 'the state changed')
}

/** What is sent to the viewers is just what each of them may have. */
function checkPayloads(table: AnyTable, events: readonly Happened[]): void {
  for (const sight of ['mind', 'screen'] as const) {
    const payloads = table.payloads(sight)
    const heard = table.heard(events)
    for (const viewer of ['public' as const, ...Array(table.seats).keys()]) {
      const { view, ...asked } = table.glimpse(viewer, sight)
      const told = bytes({ ...view, ...asked, events: table.seen(events, viewer) })
      const sent = JSON.parse(payloadText(payloads(viewer), heard(viewer)))
      if (bytes(sent) !== told) broken('payloads tell what may be told', `not so to ${viewer}`)
    }
  }
}

/** Two cards that this viewer cannot tell apart, with different faces. */
function likeCards(
  cards: Cards,
  viewer: Viewer,
  seats: number,
  chance: Random,
): readonly [number, number] | undefined {
  const bit = eyes(viewer, seats)
  const unknown = cards.known.flatMap((known, card) => (known & bit ? [] : [card]))
  for (let attempt = 0; attempt < 4 && unknown.length > 1; attempt++) {
    const a = pickOne(chance, unknown)
    const b = pickOne(chance, unknown)
    if (cards.back?.[a] === cards.back?.[b] && cards.face[a] !== cards.face[b]) return [a, b]
  }
  return undefined
}

/** The same table in another truth: two cards that the viewer cannot tell apart have changed places. */
function twinOf(table: AnyTable, viewer: Viewer, chance: Random): AnyTable | undefined {
  const { game } = table
  const state = JSON.parse(bytes(table.state))
  const cards = game.cards(state)
  const pair = cards && likeCards(cards, viewer, table.seats, chance)
  if (!pair) return undefined
  swapFaces(cards, ...pair)
  return tableAt(game, state, table.options, { ...table.start, seed: `not ${table.start.seed}` }, table.moves)
}

/**
 * Plays the same move in two truths that a viewer cannot tell apart: as long as the two cards stay unknown to
 * it, every event it sees must be the same.
 */
function checkTwin(table: AnyTable, seat: Seat, move: object, chance: Random, telling: Telling): void {
  const { game } = table
  for (const viewer of viewers(table.seats)) {
    const twin = twinOf(table, viewer, chance)
    const offered = twin?.choices().find((one) => one.seat === seat)?.options
    if (!twin || !offered?.some((one) => bytes(one) === bytes(move))) continue
    const differ = changed(game, table.state, twin.state)
    const copy = tableAt(game, game.clone(table.state), table.options, table.start, table.moves)
    const here = heard(copy, viewer, seat, move, telling)
    const there = heard(twin, viewer, seat, move, telling)
    for (let i = 0; i < Math.max(here.length, there.length); i++) {
      const [one, other] = [here[i], there[i]]
      const told = [one, other].some((moment) => moment && differ.some(moment.known))
      if (told) break
      if (one?.told !== other?.told) {
        broken(
          'no leak',
          `${viewer} is told ${one?.told ?? 'nothing'} or ${other?.told ?? 'nothing'}, depending on a secret`,
        )
      }
    }
  }
}

interface Moment {
  readonly told: string
  known(card: number): boolean
}

/** What the viewer is told event by event, and which cards it knows by then. */
function heard(at: AnyTable, viewer: Viewer, seat: Seat, move: object, telling: Telling): Moment[] {
  const { game, state } = at
  const moments: Moment[] = []
  const bit = eyes(viewer, at.seats)
  game.play(state, seat, move, (event) => {
    const known = game.cards(state)?.known.slice() ?? []
    // The move is half way: nobody is asked anything yet.
    const view = viewOf(game, state, viewer, 'mind')
    const told = bytes(telling({ ...at, glimpse: () => ({ view, waiting: [] }) }, viewer, [event]))
    moments.push({ told, known: (card) => ((known[card] ?? 0) & bit) !== 0 })
  })
  return moments
}

function changed(game: AnyGame, a: unknown, b: unknown): number[] {
  const there = game.cards(b)?.face ?? []
  return (game.cards(a)?.face ?? []).flatMap((face, card) => (face === there[card] ? [] : [card]))
}

function checkRefusals(table: AnyTable, choice: AnyChoice): void {
  const before = bytes(table.state)
  const stranger = { ...choice.options[0], word: 'not offered by any game' }
  const idle = Array.from({ length: table.seats }, (_, seat) => seat).find(
    (seat) => !table.choices().some((one) => one.seat === seat),
  )
  const attempts: (() => unknown)[] = [
    () => table.submit(choice.seat, stranger),
    () => table.submit(choice.seat, {}),
    () => table.submit(-1, itemAt(choice.options, 0)),
    () => table.pick(choice.seat, choice.options.length),
    () => table.pick(choice.seat, -1),
  ]
  if (idle !== undefined) attempts.push(() => table.submit(idle, itemAt(choice.options, 0)))
  for (const attempt of attempts) {
    try {
      attempt()
    } catch (error) {
      if (error instanceof Refusal) continue
      throw error
    }
    broken('only what is offered is accepted', `attempt ${attempts.indexOf(attempt)} went through`)
  }
  if (bytes(table.state) !== before) broken('a refusal changes nothing', 'the state changed')
}

function checkClone(table: AnyTable, seat: Seat, move: object): void {
  const { game, state } = table
  const before = bytes(state)
  const play = (copy: unknown) => {
    const events: Happened[] = []
    game.play(copy, seat, move, (event) => events.push(event))
    return bytes([copy, events])
  }
  const cloned = play(game.clone(state))
  if (bytes(state) !== before) broken('a clone is apart', 'playing on it changed the original')
  if (play(JSON.parse(before)) !== cloned) broken('survives saving', 'it plays on differently')
  if (game.past !== undefined) checkPast(game, state, seat, move)
}

/** What is kept of the past changes nothing of what is to come. */
function checkPast(game: AnyGame, state: unknown, seat: Seat, move: object): void {
  const play = (copy: unknown) => {
    const events: Happened[] = []
    game.play(copy, seat, move, (event) => events.push(event))
    return bytes([hashOf(game, copy), game.choices(copy), events])
  }
  if (play(withoutPast(game, game.clone(state))) !== play(game.clone(state)))
    broken('no rule reads the past', 'without it play goes on differently')
}

function checkReplay(table: AnyTable): void {
  const record = readRecord(JSON.parse(bytes(recordOf(table))))
  const again = replayRecord(table.game, record)
  if (hashOf(table.game, again.state) !== hashOf(table.game, table.state))
    broken('a record replays', 'to another end')
}

/** A state written down and laid out again asks the same questions and lets everybody know the same. */
export function checkLayout(game: AnyGame, state: unknown, seats: number): void {
  const written = JSON.parse(bytes(game.layout(state))) as Layout
  const laid = game.position(written, randomFrom('layout')).state
  if (bytes(game.layout(laid)) !== bytes(written))
    broken('a table can be laid again', `it was ${bytes(written)}`)
  if (bytes(game.choices(laid)) !== bytes(game.choices(state)))
    broken('a table can be laid again', 'other questions')
  for (const viewer of viewers(seats)) {
    if (bytes(game.own(laid, viewer, 'mind')) !== bytes(game.own(state, viewer, 'mind'))) {
      broken('a table can be laid again', `${viewer} knows other things`)
    }
  }
}
