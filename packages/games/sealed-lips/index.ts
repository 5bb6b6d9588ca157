export { sealedLips } from './game.ts'
