export { leadersPuzzles } from './leaders/index.ts'
export * from './puzzle.ts'
