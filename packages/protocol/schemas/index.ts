// Reads and describes what goes over the wire. For the server and the docs: no page of the web imports this.

export { clientMessage, command, commandBody, tableCommand } from './command.ts'
export * from './message.ts'
export { moderatorAct } from './moderation.ts'
export * from './readers.ts'
export { refusals } from './refusals.ts'
export { type Route, routes } from './routes.ts'
export * from './sheet.ts'
