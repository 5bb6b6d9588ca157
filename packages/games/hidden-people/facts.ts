// What a screen may know: words, cards and types, none of the rules.
export * from './cards.ts'
export type { Ask, Event, Move, Options, Place, RowPlace, State, View } from './state.ts'
export { englishCards } from './text/en.ts'
export { frenchCards } from './text/fr.ts'
export { chosenFirst } from './text/words.ts'
export { hiddenPeopleWords } from './words.ts'
