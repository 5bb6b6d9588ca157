// What a game says of its puzzles: the task, what counts, what was missing, and what its themes are called.

import type { Lang } from '@undercrown/engine'
import type { Scene } from '../table/screen.ts'

export interface KindWords {
  /** In lists. */
  readonly name: string
  /** The task, as the status line tells it. */
  readonly task: string
  /** What counts, in a sentence. */
  readonly goal: string
  /** When it is solved, and when it is not. */
  readonly solved: string
  readonly failed: string
}

export interface ThemeWords {
  readonly name: string
  /** The first rung of the hint ladder. */
  readonly hint: string
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
  /** Who is to move: "Black to play". */
  side?(scene: Scene, lang: Lang): string
  /** Who or what does a move: the second rung of the hint ladder. */
  piece?(move: object, lang: Lang): string | undefined
  /** Why an answer fails, told from where its refutation ends; without one, the words of its kind. */
  why?(kind: string, scene: Scene, lang: Lang): string | undefined
}

/** Of a kind that nobody has written about: by its own name. */
export function kindWords({ words }: GamePuzzles, kind: string, lang: Lang): KindWords {
  return words[lang].kinds[kind] ?? { name: kind, task: kind, goal: '', solved: '', failed: '' }
}

export function themeWords({ words }: GamePuzzles, theme: string, lang: Lang): ThemeWords {
  return words[lang].themes[theme] ?? { name: theme, hint: theme }
}
