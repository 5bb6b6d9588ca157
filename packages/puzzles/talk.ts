// What a game says of its puzzles, on a screen as in a terminal: the task, what counts, what was missing, and what its
// themes are called. Nothing of the rules: a page may load it.

import type { AnyView, Lang, Outcome, Seat } from '@undercrown/engine'
import type { PuzzleNaming } from './puzzle.ts'

export interface KindWords {
  /** In lists. */
  readonly name: string
  /** The task, as the status line tells it. */
  readonly task: string
  /** What counts, in a sentence. */
  readonly goal: string
  /** The same where turns were watched before. */
  readonly watched?: string
  /** When it is solved, and when it is not. */
  readonly solved: string
  readonly failed: string
}

export interface ThemeWords {
  readonly name: string
  /** The first rung of the hint ladder. */
  readonly hint: string
}

/** What somebody answered, and in how many worlds that fails. */
export interface WrongTry {
  /** What lay there when it was given, before anything was done about it. */
  readonly answered?: AnyView
  readonly naming?: PuzzleNaming | undefined
  readonly name?: string | undefined
  readonly worlds?: { readonly failed: number; readonly of: number } | undefined
}

/** What lies before whoever solves it. */
export interface PuzzleScene {
  readonly seat: Seat | null
  readonly names: readonly string[]
  readonly view: AnyView
  readonly outcome?: Outcome | undefined
}

export interface PuzzleTalk {
  readonly words: Readonly<
    Record<
      Lang,
      {
        readonly kinds: Readonly<Record<string, KindWords>>
        readonly themes: Readonly<Record<string, ThemeWords>>
      }
    >
  >
  /** Who or what does a move: the second rung of the hint ladder. */
  piece?(move: object, lang: Lang): string | undefined
  /** Why an answer fails, told from where its refutation ends; without one, the words of its kind. */
  why?(kind: string, scene: PuzzleScene, lang: Lang, tried: WrongTry): string | undefined
  /** What is asked where something is to be named: "What is Mira’s second card?" */
  asks?(naming: PuzzleNaming, scene: PuzzleScene, lang: Lang): string
  /** A name as it is said: an 11, or a leader. */
  nameWords?(name: string, lang: Lang): string
  /** What must be known of it to choose it, where a screen would draw that. */
  nameNote?(name: string, lang: Lang): string
  /** How it is known what was to be named, once it is over. */
  proof?(by: string, lang: Lang, seen: number): string | undefined
  /** What there is to count with, as lines of text; a screen draws it. */
  counting?(kind: string, view: AnyView, lang: Lang): readonly string[]
}

/** A part of all worlds, in percent: only what is all is 100, and only nothing is 0. */
export function percentOf(part: number): number {
  const round = Math.round(100 * part)
  return part > 0 && part < 1 ? Math.min(99, Math.max(1, round)) : round
}

/** Of a kind that nobody has written about: by its own name. */
export function kindWords({ words }: PuzzleTalk, kind: string, lang: Lang): KindWords {
  return words[lang].kinds[kind] ?? { name: kind, task: kind, goal: '', solved: '', failed: '' }
}

export function themeWords({ words }: PuzzleTalk, theme: string, lang: Lang): ThemeWords {
  return words[lang].themes[theme] ?? { name: theme, hint: theme }
}
