// A record looked at with a master's eyes, in a worker of its own; and the deck of one's mistakes, which lies there too.

import type { Lang, Seat } from '@undercrown/engine'
import type { Advised } from '../local/advice.ts'
import type { DeckCard, DeckFacts } from '../local/deck.ts'
import type { KeptInsight } from '../local/insights.ts'
import type { BeliefLine, JudgedAgain, KeptMoment, ReviewWork, ToldDecision } from '../local/judging.ts'
import type { Eyes } from '../local/replay.ts'
import type { NotedGame, ReviewNote } from '../local/reviews.ts'
import type { Answer, ReviewCall } from '../local/worker.ts'
import { callsTo } from './calls.ts'
import { localWorker } from './worker.ts'

export type { Advised } from '../local/advice.ts'
export type { DeckCard, DeckFacts, DueIn, MomentCard } from '../local/deck.ts'
export { accuracyOf, type KeptInsight, type SecretOdds, thirds } from '../local/insights.ts'
export type {
  BeliefLine,
  ForgottenCard,
  JudgedAgain,
  KeptMoment,
  ReviewedDecision,
  ReviewWork,
  SeatAccount,
  ToldDecision,
  VerdictName,
} from '../local/judging.ts'
export {
  LONGEST_NOTE,
  type NoteMark,
  noteMarks,
  notesIn,
  type ReviewNote,
  recordKey,
  roundedWay,
  verdictNames,
} from '../local/reviews.ts'

/** It judges so long at a time, in milliseconds, so that something else can be asked between. */
const SLICE = 250

export interface ReviewLink {
  advise(step: number, seat: number, lang: Lang): Promise<Advised | undefined>
  /** Each seat's chance to win, as far as those eyes could know. */
  chances(step: number, eyes: Eyes): Promise<readonly number[]>
  /** Judges on for a while, that seat first; what is known then. */
  judge(first: Seat): Promise<ReviewWork>
  decision(step: number, lang: Lang): Promise<ToldDecision | undefined>
  beliefs(eyes: Seat): Promise<readonly BeliefLine[]>
  /** Keeps what whoever sat there can learn from it; false as long as that seat is not judged. */
  insight(seat: Seat, table: string): Promise<boolean>
  insights(): Promise<readonly KeptInsight[]>
  notes(): Promise<readonly ReviewNote[]>
  note(notes: readonly ReviewNote[]): Promise<void>
  /** Of all games. */
  everyNote(): Promise<readonly NotedGame[]>
  try(moment: KeptMoment, option: number, lang: Lang): Promise<JudgedAgain>
  deck(): Promise<DeckFacts>
  add(card: DeckCard): Promise<void>
  drop(card: DeckCard): Promise<void>
  answered(card: string, right: boolean): Promise<void>
  close(): void
}

/** Without a record only what was kept can be asked about. */
export function reviewLink(raw?: unknown): ReviewLink {
  const worker = localWorker('review')
  const { ask, answered, fail } = callsTo<ReviewCall>((message) => worker.postMessage(message))
  worker.onmessage = ({ data }: MessageEvent<Answer>) => answered(data)
  worker.onerror = ({ message }) => fail(message)
  // What is wrong with the record is told where it is played.
  if (raw !== undefined) ask({ do: 'load', raw }).catch(() => {})
  return {
    advise: (step, seat, lang) => ask({ do: 'advise', step, seat, lang }),
    chances: (step, eyes) => ask({ do: 'chances', step, eyes }),
    judge: (first) => ask({ do: 'judge', first, ms: SLICE }),
    decision: (step, lang) => ask({ do: 'decision', step, lang }),
    beliefs: (eyes) => ask({ do: 'beliefs', eyes }),
    insight: (seat, table) => ask({ do: 'insight', seat, table }),
    insights: () => ask({ do: 'insights' }),
    notes: () => ask({ do: 'notes' }),
    note: (notes) => ask({ do: 'note', notes }),
    everyNote: () => ask({ do: 'every-note' }),
    try: (moment, option, lang) => ask({ do: 'try', moment, option, lang }),
    deck: () => ask({ do: 'deck' }),
    add: (card) => ask({ do: 'add', card }),
    drop: (card) => ask({ do: 'drop', card }),
    answered: (card, right) => ask({ do: 'answered', card, right }),
    close: () => worker.terminate(),
  }
}

/** The whole deck of one's mistakes, and all notes, to be taken along. */
export async function keptReviews(): Promise<{
  readonly mistakes: readonly DeckCard[]
  readonly notes: readonly NotedGame[]
}> {
  const link = reviewLink()
  try {
    return { mistakes: (await link.deck()).all, notes: await link.everyNote() }
  } finally {
    link.close()
  }
}
