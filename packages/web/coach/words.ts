// What a coach says of each kind of question of a game, the first time that it is asked.

import type { AnyView, Asked, Choice, Lang } from '@undercrown/engine'

export interface CoachWords<Kind extends string = string> {
  readonly words: Readonly<Record<Lang, Readonly<Record<Kind, string>>>>
  /** What kind a question is of, where its name does not say all of it: by what the seat that is asked sees. */
  kindOf?(choice: Choice<object, Asked>, view: AnyView): Kind
}
