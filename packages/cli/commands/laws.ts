// `laws`: soaks a game in the laws that every game keeps, for as long as you like.

import { randomBytes } from 'node:crypto'
import { type AnyGame, itemAt, openTable, Refusal, recordOf } from '@undercrown/engine'
import { checkLaws, type Trial } from '@undercrown/engine/laws'
import { trials } from '@undercrown/engine/property'
import fc from 'fast-check'
import { gameCommand } from '../command.ts'
import { readJson } from '../file.ts'
import { text, whole } from '../flags.ts'
import { progressOf } from '../progress.ts'
import { print, printWrapped, warn } from '../terminal.ts'
import { CliError, fail } from '../usage.ts'
import { commandWords } from '../words/commands.ts'
import { errorWords } from '../words/errors.ts'
import { figureWords } from '../words/figures.ts'

export const lawsCommand = gameCommand({
  name: 'laws',
  words: commandWords.laws,
  flags: {
    games: whole('N', { or: 1000 }),
    seed: whole('N', {
      least: -(2 ** 31),
      most: 2 ** 31 - 1,
      or: undefined,
    }),
    every: whole('N', { or: 6 }),
    most: whole('N', { or: 20_000 }),
    trial: text('FILE', undefined),
  },
  withOptions: false,
  run({ terminal, lang, entry, flags }) {
    const say = figureWords[lang]
    const { game } = entry
    if (flags.trial !== undefined) {
      const trial = readTrial(flags.trial)
      const decisions = orBroken(game, () =>
        checkLaws(game, trial, { care: { every: 1, mostMoves: flags.most } }),
      )
      printWrapped(terminal, say.lawsHoldOnce(game.id, say.whole(decisions)))
      return 0
    }
    const care = { every: flags.every, mostMoves: flags.most }
    const seed = flags.seed ?? randomBytes(4).readInt32LE()
    const progress = progressOf(terminal, flags.games, 'games', lang)
    let games = 0
    let decisions = 0
    const property = fc.property(trials(game), (trial) => {
      decisions += checkLaws(game, trial, { care })
      progress.at(++games)
    })
    const result = fc.check(property, { numRuns: flags.games, seed })
    progress.clear()
    if (!result.failed) {
      printWrapped(terminal, say.lawsHold(game.id, say.whole(games), say.whole(decisions), seed))
      return 0
    }
    const [trial] = result.counterexample as [Trial]
    print(terminal, `${say.trial}${JSON.stringify(trial)}`)
    const record = recordUpTo(game, trial, flags.most)
    if (record) print(terminal, `${say.recordOf}${record}`)
    const law = say.lawBroken(firstLine(result.errorInstance), seed, String(result.counterexamplePath), games)
    warn(terminal, `undercrown: ${errorWords[lang].breaksLaw(game.id, law)}`)
    return 1
  },
})

function orBroken<Result>(game: AnyGame, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal || error instanceof CliError) throw error
    return fail((say) => say.breaksLaw(game.id, firstLine(error)))
  }
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.replace(/\n.*/s, '')
}

function readTrial(file: string): Trial {
  const raw = readJson(file) as Partial<Trial> | null
  const whole = typeof raw?.seats === 'number' && typeof raw.seed === 'string' && Array.isArray(raw.picks)
  return whole ? (raw as Trial) : fail((say) => say.notATrial(file))
}

/** The trial's game as a record, as far as it can be played and written down. */
function recordUpTo(game: AnyGame, trial: Trial, most: number): string | undefined {
  try {
    const table = openTable(game, trial)
    for (const number of trial.picks.slice(0, most)) {
      const choices = table.choices()
      if (choices.length === 0) break
      const choice = itemAt(choices, number % choices.length)
      table.pick(choice.seat, Math.floor(number / choices.length) % choice.options.length)
    }
    return JSON.stringify(recordOf(table))
  } catch {
    return undefined
  }
}
