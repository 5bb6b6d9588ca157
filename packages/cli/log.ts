// The log: what happened, as lines of text for one pair of eyes.

import { type AnyGame, type Happened, type Lang, type Outcome, plain, type Viewer } from '@undercrown/engine'

/** One line for each event that this viewer may know of; `all` knows everything. */
export function logLines(
  game: AnyGame,
  events: readonly Happened[],
  viewer: Viewer | 'all',
  lang: Lang,
  names: readonly string[],
): string[] {
  const lines: string[] = []
  for (const event of events) {
    const seen = viewer === 'all' ? event : game.seen(event, viewer)
    const line = seen ? plain(game.phrases[lang].event(seen), names, lang) : ''
    if (line !== '') lines.push(line)
  }
  return lines
}

/** How it ended, in words. */
export function outcomeLine(game: AnyGame, outcome: Outcome, lang: Lang, names: readonly string[]): string {
  return plain(game.phrases[lang].outcome(outcome), names, lang)
}
