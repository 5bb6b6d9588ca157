// The story of a game: its events as lines, each with the places and the card that it is about.

import { addressed, type Happened, type Lang, type Phrase, type Seat } from '@undercrown/engine'
import type { Told } from '../client/table.ts'
import type { AnyScreen, Spot, Strike, ToldAs } from './screen.ts'

export interface LogPassage {
  readonly id: string
  readonly seq: number
  readonly phrase: Phrase
  readonly by: Seat | undefined
  readonly spots: readonly Spot[]
  readonly card: string | undefined
  readonly event: Happened
  readonly telling: ToldAs
  /** What was done to whoever reads it. */
  readonly strikes: readonly Strike[]
}

/** What was told does not change: its lines are written once for each reader in each language. */
const written = new Map<string, WeakMap<Told, readonly LogPassage[]>>()

export function logEntries(
  screen: AnyScreen,
  told: readonly Told[],
  reader: Seat | null,
  lang: Lang,
): readonly LogPassage[] {
  const key = `${lang} ${reader}`
  const known = written.get(key) ?? new WeakMap<Told, readonly LogPassage[]>()
  written.set(key, known)
  return told.flatMap((one) => {
    const lines = known.get(one) ?? write(screen, one, reader, lang)
    known.set(one, lines)
    return lines
  })
}

function write(
  screen: AnyScreen,
  { seq, events }: Told,
  reader: Seat | null,
  lang: Lang,
): readonly LogPassage[] {
  return events.flatMap((event, i): LogPassage[] => {
    const phrase = addressed(screen.words.phrases[lang].event(event), reader, lang)
    if (phrase.length === 0) return []
    const by = 'by' in event && typeof event.by === 'number' ? event.by : undefined
    return [
      {
        ...{ id: `${seq}.${i}`, seq, phrase, by, event },
        spots: screen.spots(event),
        card: screen.card?.(event),
        telling: screen.story.tells(event),
        strikes: by === reader ? [] : screen.story.strikes(event).filter(({ seat }) => seat === reader),
      },
    ]
  })
}
