export * from './bot.ts'
export * from './flat.ts'
export * from './playout.ts'
export * from './random.ts'
