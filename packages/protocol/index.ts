// What the pages of the web may know of the wire: types, words and limits. The schemas are at `/schemas`, since a page
// need not carry the library that reads them.

export { type Level, levels } from '@undercrown/engine'
export * from './limits.ts'
export type * from './types.ts'
export * from './words.ts'
