// Records as files: one move a line, so that a person can read them and `diff` can compare them.

import { type AnyGame, type GameRecord, Refusal, readRecord, refuse } from '@undercrown/engine'
import { readJson } from './file.ts'
import type { GameEntry } from './game-entry.ts'
import { nearestName } from './usage.ts'

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
    const near = nearestName(record.game, ids)
    const hint = near === undefined ? `known: ${ids.join(', ')}` : `did you mean "${near}"?`
    return refuse(`a record of the unknown game "${record.game}"; ${hint}`)
  })
}

/** Whatever is refused meanwhile is refused in the name of the file. */
export function aboutFile<Result>(path: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) refuse(`${path}: ${error.message}`)
    throw error
  }
}
