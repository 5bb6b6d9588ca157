export * from './code.ts'
export * from './command.ts'
export * from './message.ts'
export * from './sheet.ts'
