// The rules, in English.

export const rulesEn = {
  title: 'Rules',
  lead: 'Short, whole, and in plain words.',
  read: 'Read the rules',
  gallery: 'See the cards',
  contents: 'On this page',
  search: 'Search the rules',
  nothing: 'No rule has these words. Try another, or the name of a card.',
  play: 'Play a game',
  tryIt: 'Try it:',
}
