// The log: what happened, as lines of text for one pair of eyes.

import {
  type AnyGame,
  addressed,
  type Happened,
  type Lang,
  type Outcome,
  plain,
  type Seat,
  type Viewer,
} from '@undercrown/engine'

/** One line for each event that this viewer may know of; `all` knows everything. A reader is called "you". */
export function logLines(
  game: AnyGame,
  events: readonly Happened[],
  viewer: Viewer | 'all',
  lang: Lang,
  names: readonly string[],
  reader: Seat | null = null,
): string[] {
  const lines: string[] = []
  for (const event of events) {
    const seen = viewer === 'all' ? event : game.seen(event, viewer)
    const line = seen ? plain(addressed(game.phrases[lang].event(seen), reader, lang), names, lang) : ''
    if (line !== '') lines.push(line)
  }
  return lines
}

/** How it ended, in words. */
export function outcomeLine(game: AnyGame, outcome: Outcome, lang: Lang, names: readonly string[]): string {
  return plain(game.phrases[lang].outcome(outcome), names, lang)
}
