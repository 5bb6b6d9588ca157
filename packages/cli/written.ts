// Records as files: one move a line, so that a person can read them and `diff` can compare them.

import { type AnyGame, type GameRecord, Refusal, readRecord, refusalIn } from '@undercrown/engine'
import { readJson } from './file.ts'
import type { GameEntry } from './game-entry.ts'
import { CliError, fail, hintFor } from './usage.ts'

export function writeRecord(record: GameRecord): string {
  const fields = Object.entries(record).map(([name, value]) => {
    const list = name === 'moves' || name === 'hashes'
    const text =
      list && value.length > 0
        ? `[\n${value.map((item: unknown) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
        : JSON.stringify(value)
    return `  ${JSON.stringify(name)}: ${text}`
  })
  return `{\n${fields.join(',\n')}\n}`
}

/** The record in a file and the game it is of. */
export function readRecordFile(
  path: string,
  games: readonly GameEntry[],
): { readonly game: AnyGame; readonly record: GameRecord } {
  const raw = readJson(path)
  return aboutFile(path, () => {
    const record = readRecord(raw)
    const ids = games.map((one) => one.game.id)
    const entry = games.find((one) => one.game.id === record.game)
    if (entry) return { game: entry.game, record }
    return fail(
      (say) => `${say.unknownGameOfRecord(record.game)}${say.semicolon} ${hintFor(record.game, ids, say)}`,
    )
  })
}

/** Whatever is refused meanwhile is refused in the name of the file. */
export function aboutFile<Result>(path: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) fail((_, lang) => `${path}: ${refusalIn(error, lang)}`)
    if (error instanceof CliError) fail((say, lang) => `${path}: ${error.tell(say, lang)}`)
    throw error
  }
}
