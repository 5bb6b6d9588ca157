// The second line of a question, sentence by sentence.

import { type Phrase, sentencesOf } from '@undercrown/engine'

/** So many sentences fit above a board in a hand. */
const SHORT = 2

interface WhySentence {
  readonly sentence: Phrase
  readonly look: 'why-asks' | 'why-more' | undefined
}

/** Where a coach speaks first, which card asks is left to its picture; what the card does is told all the same. */
export function whySentences(phrase: Phrase, card: string | undefined, coached: boolean): WhySentence[] {
  const [first = [], ...others] = sentencesOf(phrase)
  const [part] = first
  const asks = typeof part === 'object' && 'card' in part && part.card === card
  const told = (asks ? others : [first, ...others]).map((sentence, i) => ({
    sentence,
    look: i < SHORT ? undefined : ('why-more' as const),
  }))
  return asks && !coached ? [{ sentence: first, look: 'why-asks' }, ...told] : told
}
