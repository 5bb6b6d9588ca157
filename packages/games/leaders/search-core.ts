// The search core for those who think about the game: one loaded position, its actions, and wins within a turn.

export * from './code.ts'
export * from './core.ts'
export { able, codes, pursue, reach, reaching } from './reach.ts'
export { isBarred, isProvoking, searching } from './search.ts'
export * from './step.ts'
export * from './tables.ts'
export { findWin, type Limits, NO_RECRUITS, type Recruits, winNodes, winningLine } from './win.ts'
