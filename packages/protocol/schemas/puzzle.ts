// Puzzles on the wire: as they are posed, as a pack has them, and tries at them.

import * as z from 'zod'
import { MAX_ANSWER, MAX_ANSWER_WORD, MAX_GAME_ID, TRIES_AT_ONCE, VOTES_AT_ONCE } from '../limits.ts'
import { puzzleModes, puzzleVotes } from '../words.ts'
import { commandId, gameId, id, int, moment } from './fields.ts'

/** A kind, a theme, the name of a pack. */
export const puzzleWord = z
  .string()
  .regex(new RegExp(`^[a-z0-9-]{1,${MAX_GAME_ID}}$`), 'not a word of puzzles')
export const packName = z.string().regex(/^[\w.-]{1,60}$/, 'not the name of a pack')
const themes = z.array(puzzleWord).max(8)
const deeds = z.array(z.string().max(MAX_ANSWER_WORD))
const answer = deeds.min(1).max(MAX_ANSWER)
const worlds = z.strictObject({ failed: z.number(), of: z.number() })

export const puzzleCrowd = z
  .strictObject({
    rating: int.describe('of the puzzle, by the answers of people; as the pack has it while there are none'),
    deviation: int.describe('how unsure that is'),
    tries: int.describe('first answers by accounts of this server'),
    solved: int.describe('those that were right'),
    up: int.describe('who found it lovely'),
    fair: int,
    down: int.describe('who found it dull'),
  })
  .describe('without names')

export const posedPuzzle = z.strictObject({
  id: z.string(),
  game: z.string(),
  kind: z.string(),
  position: z.string().describe('as the engine protocol takes it'),
  watch: z.array(z.string()).exactOptional().describe('moves from there that are watched before it is asked'),
  seat: int,
  about: z
    .string()
    .exactOptional()
    .describe('what is to be named, where nothing is played: the answer is this, `=` and the name'),
  deeds: int.describe('of how many deeds its solution is'),
  rating: int.describe('as the pack has it'),
  pack: z.string(),
  crowd: puzzleCrowd,
})
const proof = z.strictObject({
  by: z.string(),
  seen: int,
  chance: z.strictObject({ won: int, next: int, of: int }).exactOptional(),
})
export const wholePuzzle = z
  .strictObject({
    id: z.string(),
    game: z.string(),
    kind: z.string(),
    position: z.string(),
    watch: z.array(z.string()).exactOptional(),
    seat: int,
    solutions: z.array(z.array(z.string())),
    rating: int,
    themes: z.array(z.string()),
    proof,
    levels: z
      .array(int)
      .exactOptional()
      .describe('how many of four views of it each level of the bots solves, from the weakest on'),
    from: z.string().exactOptional(),
  })
  .describe('as files have it, solution and all')

export const puzzleRating = z.strictObject({
  game: z.string(),
  kind: z.string(),
  rating: z.number(),
  deviation: z.number(),
  volatility: z.number(),
  tries: int.describe('those that counted'),
})

export const puzzleTry = z.strictObject({
  id: commandId.describe('yours to choose: the same is not counted twice'),
  puzzle: id,
  answer,
  mode: z.enum(puzzleModes).default('mixed').describe('what is part of a run counts for nothing'),
  run: commandId.exactOptional(),
  hints: z.int().min(0).max(3).default(0).describe('rungs of the hint ladder that were taken'),
  ms: z
    .int()
    .min(0)
    .max(2 ** 31)
    .default(0)
    .describe('how long it took'),
  at: z
    .int()
    .min(0)
    .max(2 ** 52)
    .exactOptional()
    .describe('when, in milliseconds since 1970; now, where it is left out'),
  claim: z
    .strictObject({ game: gameId, kind: puzzleWord, themes, right: z.boolean() })
    .exactOptional()
    .describe('kept as it is said where this server does not know the puzzle, and never rated'),
})
export const triesBody = z.strictObject({ tries: z.array(puzzleTry).min(1).max(TRIES_AT_ONCE) })

export const judgedTry = z.strictObject({
  id: z.string(),
  right: z.boolean().nullable().describe('by the judge of the game; null where it was not judged'),
  counted: z.boolean().describe('it was the first answer, outside of a run: it is rated'),
  known: z.boolean().exactOptional().describe('it had been sent before: what became of it then'),
  why: z.string().exactOptional().describe('why it is no answer, and was not kept'),
  score: z.number().exactOptional().describe('of a bet on what is hidden: the expected binary logarithm'),
  refutation: z
    .strictObject({ position: z.string(), line: z.array(z.string()), worlds: worlds.exactOptional() })
    .exactOptional()
    .describe('where a wrong answer fails, and how'),
  solutions: z.array(z.array(z.string())).exactOptional(),
  themes: z.array(z.string()).exactOptional(),
  crowd: puzzleCrowd.exactOptional(),
})
export const triedAnswer = z.strictObject({
  tries: z.array(judgedTry),
  ratings: z.array(puzzleRating).describe('mine, after them'),
})

export const keptTry = z.strictObject({
  seq: int.describe('in the order in which they came here'),
  id: z.string(),
  puzzle: z.string(),
  game: z.string(),
  kind: z.string(),
  themes: z.array(z.string()),
  mode: z.enum(puzzleModes),
  run: z.string().exactOptional(),
  at: moment,
  answer: z.array(z.string()),
  right: z.boolean(),
  judged: z.boolean().describe('by this server; else it is what was claimed'),
  counted: z.boolean(),
  hints: int,
  ms: int,
  against: z
    .strictObject({ rating: z.number(), deviation: z.number() })
    .exactOptional()
    .describe('the puzzle’s own when it counted'),
})
export const myTriesAnswer = z.strictObject({
  tries: z
    .array(keptTry)
    .describe('those after `after`, in order; ask again after the last until there are none'),
  ratings: z.array(puzzleRating),
})

const puzzleVote = z.strictObject({ puzzle: id, vote: z.enum(puzzleVotes) })
export const votesBody = z.strictObject({
  votes: z.array(puzzleVote).max(VOTES_AT_ONCE),
})
export const votesAnswer = z.strictObject({ votes: z.array(puzzleVote) })

export const dailyAnswer = z.strictObject({
  date: z.string(),
  puzzles: z.array(posedPuzzle).describe('one for each game'),
})
export const packsAnswer = z.strictObject({
  packs: z.array(
    z.strictObject({
      name: z.string(),
      shipped: z.boolean().describe('with the app; else the host of this server has added it'),
      games: z.array(z.strictObject({ game: z.string(), puzzles: int })),
    }),
  ),
})
export const packAnswer = z.strictObject({
  puzzles: z.array(wholePuzzle),
  next: int.nullable().describe('ask from there for more'),
})
