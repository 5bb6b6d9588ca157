export * from './account.ts'
export * from './assessment.ts'
export * from './moments.ts'
export * from './review.ts'
