// Everything that looks at one loaded position, made together: whoever thinks has one of these.

import { createEnds } from './ends.ts'
import { createEvaluation } from './evaluation.ts'
import { createFeatures } from './features.ts'
import { createLegality } from './legality.ts'
import { createMoveGenerator } from './move-generator.ts'
import { createPosition } from './position.ts'
import { createTurn } from './turn.ts'
import { createWinSearch } from './win-search.ts'

export function createCore() {
  const position = createPosition()
  const generator = createMoveGenerator(position)
  const legality = createLegality(position, generator)
  const features = createFeatures(position)
  const evaluation = createEvaluation(features)
  const turn = createTurn(position, evaluation)
  return {
    position,
    generator,
    legality,
    features,
    evaluation,
    turn,
    winSearch: createWinSearch(position, generator, legality),
    ends: createEnds(position, generator, legality, evaluation, turn),
  }
}

export type SearchCore = ReturnType<typeof createCore>

/** Made when it is first asked for, and the same from then on. */
export function lazily<What>(make: () => What): () => What {
  let made: What | undefined
  return () => {
    made ??= make()
    return made
  }
}
