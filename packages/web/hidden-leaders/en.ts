// The table of Hidden Leaders in English: what is neither a card's nor a rule's.

export const en = {
  and: 'and',
  or: 'or',
  andOr: 'and/or',
  fast: 'fast',
  slow: 'slow',
  reaction: 'reaction',
}
