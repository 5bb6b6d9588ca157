// What a proof of the shuffle amounts to, in words.

import type { TFunction } from 'i18next'
import type { ReplayProof } from '../client/replay.ts'

export interface ProofWords {
  readonly kind: 'good' | 'wrong'
  readonly words: string
}

export function proofWords({ deal, asSeen }: ReplayProof, t: TFunction): ProofWords {
  if (asSeen === false) return { kind: 'wrong', words: t('replay.unlike') }
  if (deal.kind === 'none') return { kind: 'good', words: t('replay.sound') }
  if (deal.kind === 'unsealed') return { kind: 'good', words: t('replay.unsealed') }
  const { by, dropped } = deal
  const proved = asSeen ? t('replay.fair') : t('replay.sealed', { count: by.length })
  return {
    kind: 'good',
    words: dropped === 0 ? proved : `${proved} ${t('replay.dropped', { count: dropped })}`,
  }
}
