// The gallery of cards, in English.

export const cardsEn = {
  of: 'Cards of {{game}}',
  lead: 'Every card, its picture and what it does.',
  search: 'Search',
  searchHint: 'Name or words on the card',
  filters: 'Filters',
  clear: 'Clear',
  count_one: '{{count}} card',
  count_other: '{{count}} cards',
  none: 'No card like that. Not even under the table.',
  open: 'Look closer: {{name}}',
  next: 'Next card',
  previous: 'Previous card',
  noText: 'No words on this one. It speaks for itself.',
  rules: 'Rules of {{game}}',
}
