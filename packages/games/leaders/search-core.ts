// The search core for those who think about the game: one loaded position, its actions, and wins within a turn.

export * from './core.ts'
export { able, codes, pursue, reach } from './reach.ts'
export { isBarred, isProvoking } from './search.ts'
export * from './step.ts'
export { findWin, type Limits, NO_RECRUITS, type Recruits, winNodes, winningLine } from './win.ts'
