// What each feature and each card adds to the log-odds of winning. `undercrown tune leaders` writes weights.json.

import weights from './weights.json' with { type: 'json' }

export const featureWeights: readonly number[] = weights.features
export const cardWeights: readonly number[] = weights.cards
