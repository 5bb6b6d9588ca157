// What every question reads like, over games played by chance, with every module: two lines that say something, to
// nobody more than they are shown, and answers that name a deed.

import {
  type AnyGame,
  type Asking,
  below,
  langs,
  openTable,
  type Phrase,
  plain,
  randomFrom,
  viewOf,
} from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { games } from './testing/games.ts'

const GAMES = 12
/** So often each kind of question is read: what it says depends on the table, too. */
const READS = 3
const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']

/** Long enough for the longest card; more would not fit above a board. */
const LONGEST = 330

/** Every other game with all that can be switched on, as far as the game lets it be. */
function* asked(rules: AnyGame): Generator<Asking<object>> {
  const every = Object.fromEntries(
    Object.entries(rules.options).flatMap(([name, { kind }]) => (kind === 'flag' ? [[name, true]] : [])),
  )
  const reads = new Map<string, number>()
  for (let i = 0; i < GAMES; i++) {
    const chance = randomFrom(`prompts ${i}`)
    const [least, most] = rules.seats
    const seats = least + (i % (most - least + 1))
    const vary = rules.vary(seats, chance)
    const options = i % 2 === 0 && allows(rules, every, seats) ? every : vary
    const table = openTable(rules, { options, seats, seed: `prompts ${i}` })
    for (let choices = table.choices(); choices.length > 0; choices = table.choices()) {
      for (const choice of choices) {
        const words = new Set(choice.options.map((move) => rules.target(move).word ?? ''))
        const kind = JSON.stringify([choice.ask, words.size < 5 ? [...words] : []])
        const read = (reads.get(kind) ?? 0) + 1
        reads.set(kind, read)
        if (read <= READS) yield { ...choice, view: viewOf(rules, table.state, choice.seat, 'screen') }
      }
      const { seat, options: moves } = choices[below(chance, choices.length)] as (typeof choices)[number]
      // What opens more questions is chosen more often.
      const rare = moves.findIndex((move) => /spread|useArtifact/.test(JSON.stringify(move)))
      table.pick(seat, rare >= 0 && below(chance, 2) === 0 ? rare : below(chance, moves.length))
    }
  }
}

function allows(rules: AnyGame, options: object, seats: number): boolean {
  try {
    openTable(rules, { options, seats, seed: 'allowed' })
    return true
  } catch {
    return false
  }
}

const cardsIn = (phrase: Phrase) =>
  phrase.flatMap((part) => (typeof part === 'object' && 'card' in part ? [part.card] : []))

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('every prompt says what, why and what follows, and every answer is a deed', async () => {
    const rules = await game.rules()
    const things = langs.flatMap((lang) => rules.catalogue(lang).map(({ name }) => name))
    const ids = rules.catalogue('en').flatMap(({ id }) => (id.includes('-') ? [id] : []))
    const bare = new Set([...things, ...names])
    const read = new Set<string>()
    for (const asking of asked(rules)) {
      const shown = JSON.stringify(asking)
      for (const lang of langs) {
        const { ask, why, option } = rules.phrases[lang]
        for (const phrase of [ask(asking), ...(why ? [why(asking)] : [])]) {
          const text = plain(phrase, names, lang)
          if (text.trim() === '' || text.length > LONGEST) expect.unreachable(`"${text}" for ${shown}`)
          const unseen = cardsIn(phrase).filter((card) => !isShown(card, shown))
          if (unseen.length > 0) expect.unreachable(`${unseen} is not shown: "${text}" for ${shown}`)
          checkText(text)
        }
        for (const move of asking.options) {
          const label = plain(option(move, asking), names, lang)
          if (bare.has(label)) expect.unreachable(`"${label}" is no deed: ${shown}`)
          checkText(label)
        }
      }
    }
    expect(read.size).toBeGreaterThan(4)

    function checkText(text: string): void {
      if (read.has(text)) return
      read.add(text)
      expect(text).not.toMatch(/\{\{|\}\}|undefined|null|NaN|\[object|\$\{| {2}| [.,]|\.\.(?!\.)/)
      for (const id of ids) if (text.includes(id)) expect.unreachable(`${id} in "${text}"`)
    }
  })
})

/** Two characters of Leaders come on one card, which is named by both. */
function isShown(card: string, shown: string): boolean {
  return shown.includes(`"${card}`) || card.split('-and-').every((one) => shown.includes(`"${one}"`))
}
