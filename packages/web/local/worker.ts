// The worker behind a page. One file with several parts to play, so that they share what they load: the tables of
// this browser, the bots' thinking (apart, for it takes long), replays, puzzles, lessons and analysis.

import type { Coming, Question } from '@undercrown/bots'
import type { Lang, Layout, Seat, SeenDeal } from '@undercrown/engine'
import type { ClientMessage, KeptTry, PuzzleVote, RefusalMessage } from '@undercrown/protocol'
import type { Finding } from '@undercrown/puzzles/analysis.ts'
import type { Attempt } from './attempts.ts'
import type { DeckCard } from './deck.ts'
import type { Take } from './host.ts'
import type { KeptMoment } from './judging.ts'
import type { LocalOrder } from './order.ts'
import type { Anew, Eyes } from './replay.ts'
import type { ReviewNote } from './reviews.ts'
import type { PuzzleWish } from './shelf.ts'

/** What a page asks besides the messages of the protocol. */
export type Call =
  | { readonly do: 'open'; readonly order: LocalOrder }
  | { readonly do: 'record'; readonly table: string }
  | { readonly do: 'advise'; readonly table: string; readonly lang: Lang }
  | { readonly do: 'warn'; readonly table: string; readonly option: number; readonly lang: Lang }

export type ToTables = ClientMessage | Take | WorkerCall<Call>
/** A message of the protocol comes as it is written. */
export type FromTables = string | Answer

/** A question that is answered once. */
export interface WorkerCall<What> {
  readonly call: number
  readonly what: What
}
export interface Answer {
  readonly type: 'answer'
  readonly call: number
  readonly value?: unknown
  readonly refusal?: WorkerRefusal
}

/** In both languages where a game refuses. */
export type WorkerRefusal = RefusalMessage & { readonly fr?: string }

/** What a replay is asked. */
export type ReplayCall =
  | { readonly do: 'load'; readonly raw: unknown }
  | { readonly do: 'frame'; readonly step: number; readonly eyes: Eyes }
  | { readonly do: 'story'; readonly eyes: Eyes }
  | { readonly do: 'position'; readonly step: number; readonly anew?: Anew | undefined }
  | { readonly do: 'chapter'; readonly step: number }
  | { readonly do: 'verify'; readonly seen: SeenDeal | undefined }

/** What a review of a replay is asked. */
export type ReviewCall =
  | { readonly do: 'load'; readonly raw: unknown }
  | { readonly do: 'advise'; readonly step: number; readonly seat: number; readonly lang: Lang }
  | { readonly do: 'chances'; readonly step: number; readonly eyes: Eyes }
  /** Judges on for so many milliseconds, that seat's decisions first. */
  | { readonly do: 'judge'; readonly first: Seat; readonly ms: number }
  | { readonly do: 'decision'; readonly step: number; readonly lang: Lang }
  | { readonly do: 'beliefs'; readonly eyes: Seat }
  /** Keeps what is to be learned from it for the one who sat there; nothing as long as that seat is not judged. */
  | { readonly do: 'insight'; readonly seat: Seat; readonly table: string }
  | { readonly do: 'insights' }
  | { readonly do: 'notes' | 'every-note' }
  | { readonly do: 'note'; readonly notes: readonly ReviewNote[] }
  /** One of these needs no record: a moment that was kept. */
  | { readonly do: 'try'; readonly moment: KeptMoment; readonly option: number; readonly lang: Lang }
  | { readonly do: 'deck' }
  | { readonly do: 'add' | 'drop'; readonly card: DeckCard }
  | { readonly do: 'answered'; readonly card: string; readonly right: boolean }

/** What puzzles are asked: what there is, and one of them after the other. */
export type PuzzleCall =
  | { readonly do: 'shelf' }
  | { readonly do: 'kept' }
  | { readonly do: 'prepare' | 'open'; readonly wish: PuzzleWish }
  | { readonly do: 'play'; readonly option: number }
  | { readonly do: 'name'; readonly answer: readonly string[] }
  | { readonly do: 'hint'; readonly rung: number }
  | { readonly do: 'undo' | 'restart' | 'solution' | 'fails' }
  | { readonly do: 'submit'; readonly tried: PuzzleTried }
  | { readonly do: 'vote'; readonly puzzle: string; readonly vote: PuzzleVote }
  /** Whose account is signed in. */
  | { readonly do: 'belong'; readonly to: string | null }
  | { readonly do: 'unsent'; readonly most: number }
  | { readonly do: 'sent'; readonly to: string; readonly ids: readonly string[] }
  | { readonly do: 'merge'; readonly of: string; readonly tries: readonly KeptTry[] }

/** What lessons are asked: which there are, and what is done in one. */
export type LessonCall =
  | { readonly do: 'shelf' }
  | { readonly do: 'open'; readonly game: string; readonly lesson: string }
  /** One that somebody wrote, as text. */
  | { readonly do: 'read'; readonly text: string }
  | { readonly do: 'play'; readonly option: number }
  | { readonly do: 'answer'; readonly number: number }
  | { readonly do: 'show' }
  | { readonly do: 'go'; readonly step: number }

/** What is asked of any position of a game: to be laid out, to be played on by moves in notation, to be thought about. */
export type AnalysisCall = { readonly game: string } & (
  | { readonly do: 'lay'; readonly position: string | Layout }
  | { readonly do: 'start'; readonly options: object }
  | { readonly do: 'at' | 'analyse'; readonly position: string; readonly moves: readonly string[] }
)

/** Told while it is thought about. */
export interface AnalysisNews {
  readonly type: 'found'
  readonly finding: Finding
}

/** How somebody came to an answer. */
export type PuzzleTried = Pick<Attempt, 'mode' | 'run' | 'hints' | 'ms'> & {
  /** It is the first answer, and is kept; others are only judged. */
  readonly first: boolean
}

/** What bots are asked: their move, or, in that language, what the best of them would do and why; or what an option of
 * somebody else's would throw away. */
export type ThoughtCall = WorkerCall<
  | Question
  | (Omit<Question, 'level'> & { readonly advice: Lang; readonly option?: undefined })
  | (Omit<Question, 'level'> & { readonly advice: Lang; readonly option: number; readonly seats: number })
>

/** At which table they will be asked. */
export interface PrepareNotice {
  readonly prepare: Coming
}

/** What comes before the part is loaded waits for it. */
const waiting: MessageEvent[] = []
self.onmessage = (event: MessageEvent) => waiting.push(event)

const parts: Readonly<Record<string, () => Promise<{ begin(): void | Promise<void> }>>> = {
  tables: () => import('./tables.ts'),
  thinking: () => import('./thinking.ts'),
  replay: () => import('./replaying.ts'),
  review: () => import('./reviewing.ts'),
  puzzles: () => import('./puzzling.ts'),
  lessons: () => import('./teaching.ts'),
  analysis: () => import('./analysing.ts'),
}

parts[self.name]?.().then(async ({ begin }) => {
  await begin()
  for (const event of waiting.splice(0)) self.onmessage?.(event)
})
