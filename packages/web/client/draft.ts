// The lesson that is being written in this browser.

import type { Layout, Seat, Target } from '@undercrown/engine'
import { keep, kept } from './kept.ts'
import type { ReplayChapter } from './replay.ts'

/** What is to be said of a step. */
export const draftWords = ['goal', 'say', 'otherwise', 'notice'] as const
export type DraftWord = (typeof draftWords)[number]

export interface DraftStep extends Readonly<Record<DraftWord, string>> {
  readonly position: Layout
  readonly seat: Seat
  readonly right: Target
}

export interface Draft {
  readonly game: string
  readonly title: string
  readonly steps: readonly DraftStep[]
}

const KEY = 'lesson-draft'

export function keptDraft(): Draft | undefined {
  return kept<Draft | undefined>(KEY, undefined)
}

export function keepDraft(draft: Draft | undefined): void {
  keep(KEY, draft ?? null)
}

/** One more step; with another game begins another lesson. */
export function addChapter(game: string, { position, seat, right }: ReplayChapter): void {
  const before = keptDraft()
  const draft = before?.game === game ? before : { game, title: '', steps: [] }
  const step: DraftStep = { position, seat, right, goal: '', say: '', otherwise: '', notice: '' }
  keepDraft({ ...draft, steps: [...draft.steps, step] })
}

/** As a file has it: what is not said yet is left out, and will be missed by whoever reads it. */
export function lessonOf({ game, title, steps }: Draft): object {
  return {
    id: 'written',
    game,
    title,
    minutes: Math.max(1, Math.ceil(steps.length / 2)),
    terms: [],
    steps: steps.map(({ position, seat, right, goal, say, otherwise, notice }) => ({
      ...{ position, seat, goal, notice },
      ...(say !== '' && { say }),
      task: { picks: [{ right: [right], otherwise }] },
    })),
  }
}
