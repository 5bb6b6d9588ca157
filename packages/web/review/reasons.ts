// A master's reasons in one line.

import { type Lang, type Phrase, plain } from '@undercrown/engine'

export function plainReasons(why: readonly Phrase[], names: readonly string[], lang: Lang): string {
  return why.map((phrase) => plain(phrase, names, lang)).join(' ')
}
