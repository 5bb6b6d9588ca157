// What a screen may know: words, cards and types, none of the rules.
export { sealedLipsWords } from './words.ts'
