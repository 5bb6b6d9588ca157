export * from './facts.ts'
export { hiddenPeople } from './game.ts'
export { rowPoints } from './score.ts'
