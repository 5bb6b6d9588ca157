// How others did at puzzles: from the server, where there is one, without names.

import type { PuzzleCrowd } from '@undercrown/protocol'
import { useEffect, useState } from 'react'
import { call } from '../client/api.ts'

/** Of fewer first answers nothing is told. */
const FEWEST = 5

type Crowds = Readonly<Record<string, PuzzleCrowd>>

/** The part that solved it with the first answer. */
export function solvedAtFirst(crowd: PuzzleCrowd | undefined): number | undefined {
  return crowd && crowd.tries >= FEWEST ? crowd.solved / crowd.tries : undefined
}

export function useTodaysCrowds(): Crowds {
  const [crowds, setCrowds] = useState<Crowds>({})
  useEffect(() => {
    let stale = false
    call('GET /api/puzzles/daily', { query: {} }).then(
      ({ puzzles }) => !stale && setCrowds(Object.fromEntries(puzzles.map(({ id, crowd }) => [id, crowd]))),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [])
  return crowds
}

/** Undefined until it is told, and where nobody tells it. */
export function useCrowd(puzzle: string): PuzzleCrowd | undefined {
  const [told, setTold] = useState<{ readonly of: string; readonly crowd: PuzzleCrowd }>()
  useEffect(() => {
    call('GET /api/puzzles/:puzzle', { params: { puzzle } }).then(
      ({ crowd }) => setTold({ of: puzzle, crowd }),
      () => {},
    )
  }, [puzzle])
  return told?.of === puzzle ? told.crowd : undefined
}
