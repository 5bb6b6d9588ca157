// When a card was seen, in words.

import type { TFunction } from 'i18next'

/** After how many moves it had been; where nobody can tell, only that it was. */
export function sinceWords(t: TFunction, since: number | undefined): string {
  if (since === undefined) return t('review.seen')
  return since === 0 ? t('review.seenFirst') : t('review.seenAt', { step: since })
}
