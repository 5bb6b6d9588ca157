// What a screen may know: words, characters, the board and types, none of the rules.
export * from './board.ts'
export * from './characters.ts'
export { type Siege, type Standing, standing } from './standing.ts'
export type * from './state.ts'
export { type CharacterWords, characterText, gist } from './text/words.ts'
export { characterWords, leadersWords } from './words.ts'
