// Puzzles as a file: one a line, as JSON. Whoever wrote it, it is read with a refusal that names the line.

import { refuse } from '@undercrown/engine'
import type { Puzzle, PuzzleProof } from './puzzle.ts'

export function writtenPuzzle(puzzle: Puzzle): string {
  return JSON.stringify(puzzle)
}

export function readPuzzles(text: string): Puzzle[] {
  return text
    .split('\n')
    .map((line, i) => [line.trim(), i + 1] as const)
    .filter(([line]) => line !== '')
    .map(([line, at]) => readPuzzle(line, at))
}

/** More than any puzzle has of anything. */
const MOST_CHARS = 20_000

function readPuzzle(line: string, at: number): Puzzle {
  let raw: unknown
  try {
    raw = line.length > MOST_CHARS ? undefined : JSON.parse(line)
  } catch {
    raw = undefined
  }
  if (!isPuzzle(raw)) return refuse(`line ${at} is no puzzle`, `la ligne ${at} n’est pas une énigme`)
  const { id, game, kind, position, watch, seat, solutions, rating, themes, proof, levels, from } = raw
  return {
    id,
    game,
    kind,
    position,
    ...(watch !== undefined && { watch }),
    seat,
    solutions,
    rating,
    themes,
    proof: proofOf(proof),
    ...(levels !== undefined && { levels }),
    ...(from !== undefined && { from }),
  }
}

function isPuzzle(raw: unknown): raw is Puzzle {
  if (!isObject(raw)) return false
  const { id, game, kind, position, watch, seat, solutions, rating, themes, proof, levels, from } = raw
  return (
    [id, game, kind, position].every(isText) &&
    [seat, rating].every(isCount) &&
    Array.isArray(solutions) &&
    solutions.length > 0 &&
    solutions.every(areTexts) &&
    areTexts(themes) &&
    isProof(proof) &&
    (watch === undefined || areTexts(watch)) &&
    (levels === undefined || (Array.isArray(levels) && levels.every(isCount))) &&
    (from === undefined || isText(from))
  )
}

function isProof(raw: unknown): raw is PuzzleProof {
  if (!isObject(raw)) return false
  const { by, seen, chance } = raw
  return (
    isText(by) &&
    isCount(seen) &&
    (chance === undefined ||
      (isObject(chance) && [chance['won'], chance['next'], chance['of']].every(isCount)))
  )
}

function proofOf({ by, seen, chance }: PuzzleProof): PuzzleProof {
  return {
    by,
    seen,
    ...(chance && { chance: { won: chance.won, next: chance.next, of: chance.of } }),
  }
}

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw !== ''
const isCount = (raw: unknown): raw is number => Number.isSafeInteger(raw) && (raw as number) >= 0
const areTexts = (raw: unknown): raw is string[] => Array.isArray(raw) && raw.every(isText)
