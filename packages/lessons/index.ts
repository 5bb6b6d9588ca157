export * from './file.ts'
export * from './follow.ts'
export * from './lesson.ts'
