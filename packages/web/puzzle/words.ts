// What a game says of its puzzles on a screen, besides what it says of them everywhere.

import type { Lang } from '@undercrown/engine'
import { type PuzzleTalk, percentOf, type WrongTry } from '@undercrown/puzzles/talk.ts'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { Scene, Spot } from '../table/screen.ts'

export { kindWords, themeWords } from '@undercrown/puzzles/talk.ts'

export interface GamePuzzles extends PuzzleTalk {
  /** The pictures of kinds and themes. */
  readonly icons: Readonly<Record<string, string>>
  /** What the rungs of the hint ladder point at, where that are cards and no pieces. */
  readonly cards?: true
  /** Who is to move: "Black to play". */
  side?(scene: Scene, lang: Lang): string
  why?(kind: string, scene: Scene, lang: Lang, tried: WrongTry): string | undefined
  /** What counts, of this very position; else what is said of its kind. */
  goal?(kind: string, scene: Scene, lang: Lang): string | undefined
  /** How far one is, while a turn is being played. */
  progress?(kind: string, scene: Scene, lang: Lang): string | undefined
  /** What is done about an answer that fails; the scene is where that ends. */
  beaten?(kind: string, scene: Scene, line: readonly string[], lang: Lang): string | undefined
  /** What is picked, as it would be written, and what is to be chosen now. */
  picked?(spot: Spot, scene: Scene, lang: Lang): { readonly word: string; readonly words: string } | undefined
  /** Where on the board that is what something is to be named of. */
  spot?(place: string): Spot
}

export interface PuzzleMarksProps {
  readonly scene: Scene
  /** Before anything was done. */
  readonly start: Scene
  /** What is done, as it is written. */
  readonly deeds: readonly string[]
}

/** What a game draws for its puzzles and lessons besides its table. */
export interface PuzzleParts {
  /** A name as a button has it. */
  readonly Name?: ComponentType<{ readonly name: string }>
  /** The same without words, as small as it gets. */
  readonly Face?: ComponentType<{ readonly name: string }>
  /** How it is solved, drawn on the board; a game that has it lays the rest of the puzzle around the board, too. */
  readonly Marks?: ComponentType<PuzzleMarksProps>
  /** What these marks mean. */
  readonly Legend?: ComponentType<PuzzleMarksProps>
  /** Where something that was watched happened, drawn small. */
  readonly Trace?: ComponentType<{
    readonly spots: readonly Spot[]
    readonly asked: Spot
    readonly scene: Scene
  }>
  /** What there is to count with, beside the board. */
  readonly Counting?: ComponentType<{ readonly scene: Scene; readonly kind: string }>
  /** How far it is to what a step of a lesson is about. */
  readonly Aim?: ComponentType<{ readonly scene: Scene; readonly aim: string }>
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
  return t('puzzles.failsPart', { percent: percentOf(failed / of) })
}
