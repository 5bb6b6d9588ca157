// What a coach says of each kind of question of a game, the first time that it is asked.

import type { Lang } from '@undercrown/engine'

/** By the name of the question. */
export type CoachWords = Readonly<Record<Lang, Readonly<Record<string, string>>>>
