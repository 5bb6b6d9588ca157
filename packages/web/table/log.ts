// The story of a game: its events as lines, each with the places and the card that it is about.

import type { Happened, Lang, Phrase, Seat } from '@undercrown/engine'
import type { Told } from '../client/table.ts'
import type { AnyScreen, Spot } from './screen.ts'

export interface LogPassage {
  readonly id: string
  readonly seq: number
  readonly phrase: Phrase
  readonly by: Seat | undefined
  readonly spots: readonly Spot[]
  readonly card: string | undefined
  readonly event: Happened
}

/** What was told does not change: its lines are written once in each language. */
const written: Record<Lang, WeakMap<Told, readonly LogPassage[]>> = { en: new WeakMap(), fr: new WeakMap() }

export function logEntries(screen: AnyScreen, told: readonly Told[], lang: Lang): readonly LogPassage[] {
  return told.flatMap((one) => {
    const lines = written[lang].get(one) ?? write(screen, one, lang)
    written[lang].set(one, lines)
    return lines
  })
}

function write(screen: AnyScreen, { seq, events }: Told, lang: Lang): readonly LogPassage[] {
  return events.flatMap((event, i): LogPassage[] => {
    const phrase = screen.words.phrases[lang].event(event)
    if (phrase.length === 0) return []
    const by = 'by' in event && typeof event.by === 'number' ? event.by : undefined
    return [
      { id: `${seq}.${i}`, seq, phrase, by, spots: screen.spots(event), card: screen.card?.(event), event },
    ]
  })
}
