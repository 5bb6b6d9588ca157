// How well a bot plays, from a beginner to the best there is.

export const levels = ['L1', 'L2', 'L3', 'L4', 'L5'] as const
export type Level = (typeof levels)[number]
