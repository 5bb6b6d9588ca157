export * from './file.ts'
export { packOf } from './pack.ts'
export * from './puzzle.ts'
