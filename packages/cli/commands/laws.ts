// `laws`: soaks a game in the laws that every game keeps, for as long as you like.

import { randomBytes } from 'node:crypto'
import { type AnyGame, type Choice, openTable, Refusal, recordOf, refuse } from '@undercrown/engine'
import { checkLaws, type Trial } from '@undercrown/engine/laws'
import { trials } from '@undercrown/engine/property'
import fc from 'fast-check'
import { gameCommand } from '../command.ts'
import { readJson } from '../file.ts'
import { text, whole } from '../flags.ts'
import { progressOf } from '../progress.ts'
import { print, warn } from '../terminal.ts'

export const laws = gameCommand({
  name: 'laws',
  summary: 'Check the laws that every game keeps on random games',
  details: [
    'All numbers of players and all options are tried. A law that breaks is reported with the smallest game',
    'found that breaks it: as a trial, for --trial, and as a record, for replay.',
  ].join('\n'),
  flags: {
    games: whole('N', 'how many games (1000)', { or: 1000 }),
    seed: whole('N', 'the same seed tries the same games (a new one each time)', {
      least: -(2 ** 31),
      most: 2 ** 31 - 1,
      or: undefined,
    }),
    every: whole('N', 'one decision in N gets the costly checks (6)', { or: 6 }),
    most: whole('N', 'a game of more decisions is taken never to end (20000)', { or: 20_000 }),
    trial: text('FILE', 'check the one trial in the file, at every decision', undefined),
  },
  withOptions: false,
  run({ terminal, entry, flags }) {
    const { game } = entry
    if (flags.trial !== undefined) {
      const trial = readTrial(flags.trial)
      const decisions = orBroken(game, () =>
        checkLaws(game, trial, { care: { every: 1, mostMoves: flags.most } }),
      )
      print(terminal, `${game.id}: every law holds in this game of ${decisions} decisions`)
      return 0
    }
    const care = { every: flags.every, mostMoves: flags.most }
    const seed = flags.seed ?? randomBytes(4).readInt32LE()
    const progress = progressOf(terminal, flags.games, 'games')
    let games = 0
    let decisions = 0
    const property = fc.property(trials(game), (trial) => {
      decisions += checkLaws(game, trial, { care })
      progress.at(++games)
    })
    const result = fc.check(property, { numRuns: flags.games, seed })
    progress.clear()
    if (!result.failed) {
      print(
        terminal,
        `${game.id}: every law holds in ${games.toLocaleString('en')} games of ${decisions.toLocaleString('en')} decisions (seed ${seed})`,
      )
      return 0
    }
    const [trial] = result.counterexample as [Trial]
    print(terminal, `trial: ${JSON.stringify(trial)}`)
    const record = recordUpTo(game, trial, flags.most)
    if (record) print(terminal, `record: ${record}`)
    warn(
      terminal,
      `undercrown: ${game.id} breaks a law: ${firstLine(result.errorInstance)} (seed ${seed}, path ${result.counterexamplePath}, after ${games} games)`,
    )
    return 1
  },
})

function orBroken<Result>(game: AnyGame, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) throw error
    return refuse(`${game.id} breaks a law: ${firstLine(error)}`)
  }
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.split('\n')[0] as string
}

function readTrial(file: string): Trial {
  const raw = readJson(file) as Partial<Trial> | null
  const whole = typeof raw?.seats === 'number' && typeof raw.seed === 'string' && Array.isArray(raw.picks)
  return whole
    ? (raw as Trial)
    : refuse(`${file} is not a trial: {"options":{},"seats":2,"seed":"…","picks":[…]}`)
}

/** The trial's game as a record, as far as it can be played and written down. */
function recordUpTo(game: AnyGame, trial: Trial, most: number): string | undefined {
  try {
    const table = openTable(game, trial)
    for (const number of trial.picks.slice(0, most)) {
      const choices = table.choices()
      if (choices.length === 0) break
      const choice = choices[number % choices.length] as Choice<object>
      table.pick(choice.seat, Math.floor(number / choices.length) % choice.options.length)
    }
    return JSON.stringify(recordOf(table))
  } catch {
    return undefined
  }
}
