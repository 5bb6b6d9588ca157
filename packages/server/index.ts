export { type Config, readConfig, variables } from './config.ts'
export { games } from './games.ts'
export type { AdminRequest } from './moderation/answer.ts'
export { type Running, start } from './start.ts'
