export * from './cards.ts'
export { hiddenPeople } from './game.ts'
export { rowPoints } from './score.ts'
export type { Ask, Event, Move, Options, Place, RowPlace, State, View } from './state.ts'
