// What a game says of its puzzles: the task, what counts, what was missing, and what its themes are called.

import type { Lang } from '@undercrown/engine'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { PuzzleNaming } from '../client/puzzles.ts'
import type { Scene, Spot } from '../table/screen.ts'

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
  readonly naming?: PuzzleNaming | undefined
  readonly name?: string | undefined
  readonly worlds?: { readonly failed: number; readonly of: number } | undefined
}

export interface GamePuzzles {
  readonly words: Readonly<
    Record<
      Lang,
      {
        readonly kinds: Readonly<Record<string, KindWords>>
        readonly themes: Readonly<Record<string, ThemeWords>>
      }
    >
  >
  /** The pictures of kinds and themes. */
  readonly icons: Readonly<Record<string, string>>
  /** What the rungs of the hint ladder point at, where that are cards and no pieces. */
  readonly cards?: true
  /** Who is to move: "Black to play". */
  side?(scene: Scene, lang: Lang): string
  /** Who or what does a move: the second rung of the hint ladder. */
  piece?(move: object, lang: Lang): string | undefined
  /** Why an answer fails, told from where its refutation ends; without one, the words of its kind. */
  why?(kind: string, scene: Scene, lang: Lang, tried: WrongTry): string | undefined
  /** What is asked where something is to be named: "What is Mira’s second card?" */
  asks?(naming: PuzzleNaming, scene: Scene, lang: Lang): string
  /** Where on the board that is. */
  spot?(place: string): Spot
  /** A name as it is said: an 11, or a leader. */
  nameWords?(name: string, lang: Lang): string
  /** How it is known what was to be named, once it is over. */
  proof?(by: string, lang: Lang, seen: number): string | undefined
}

/** What a game draws for its puzzles besides its table. */
export interface PuzzleParts {
  /** A name as a button has it. */
  readonly Name?: ComponentType<{ readonly name: string }>
  /** The same without words, as small as it gets. */
  readonly Face?: ComponentType<{ readonly name: string }>
  /** What there is to count with, beside the board. */
  readonly Counting?: ComponentType<{ readonly scene: Scene; readonly kind: string }>
}

/** Of a kind that nobody has written about: by its own name. */
export function kindWords({ words }: GamePuzzles, kind: string, lang: Lang): KindWords {
  return words[lang].kinds[kind] ?? { name: kind, task: kind, goal: '', solved: '', failed: '' }
}

export function themeWords({ words }: GamePuzzles, theme: string, lang: Lang): ThemeWords {
  return words[lang].themes[theme] ?? { name: theme, hint: theme }
}

/** More worlds than that are told in percent. */
const FEW_WORLDS = 5040

/** In how many of all worlds an answer fails. */
export function failsWords(
  { failed, of }: { readonly failed: number; readonly of: number },
  t: TFunction,
): string {
  if (failed === of) return t('puzzles.failsAll')
  if (of <= FEW_WORLDS) return t('puzzles.failsOf', { failed, of })
  return t('puzzles.failsPart', { percent: Math.min(99, Math.max(1, Math.round((100 * failed) / of))) })
}
