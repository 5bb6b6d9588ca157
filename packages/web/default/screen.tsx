// A screen for any game: drawn from its view as plain data, its catalogue and its phrases.

import type { AnyGameWords, Happened, Target } from '@undercrown/engine'
import type { ZoneWords } from '../registration.ts'
import { type AnyScreen, SAY, type Scene, type Spot, type Strike } from '../table/screen.ts'
import { ZoneBoard } from './Board.tsx'
import { PlainCard } from './Card.tsx'
import { type CardLook, lookOf } from './look.ts'
import { ZoneMiniature } from './Miniature.tsx'
import { BEATS, ZoneReveal } from './Reveal.tsx'

/** The thing that a target means; what lies nowhere is said. */
function spotOf({ zone, seat, index, ...rest }: Target): Spot {
  const place = [zone, seat, index].filter((part) => part !== undefined)
  if (zone !== undefined) return place.join('.')
  if (seat !== undefined) return ['seat', ...place].join('.')
  return SAY + JSON.stringify(rest)
}

/** Whom an event is about, by the names that games use for seats. */
function spots(event: Happened): readonly Spot[] {
  const { by, at, seat } = event as { by?: unknown; at?: unknown; seat?: unknown }
  return [by, at, seat].flatMap((one) => (typeof one === 'number' ? [`seat.${one}`] : []))
}

/** Whom an event is about, besides whoever does it. */
function strikes(event: Happened): readonly Strike[] {
  const { by, at, seat } = event as { by?: unknown; at?: unknown; seat?: unknown }
  return [at, seat].flatMap((one) =>
    typeof one === 'number' && one !== by ? [{ seat: one, spot: `seat.${one}` }] : [],
  )
}

/** Digits are the things on one's own side, in their order. */
function keysOf(look: CardLook, scene: Scene): Readonly<Record<string, readonly Spot[]>> {
  const mine = scene.seat === null ? [] : (look.zones(scene).seats[scene.seat] ?? [])
  const things = mine.flatMap(({ items }) => items).slice(0, 9)
  return Object.fromEntries(things.map(({ spot }, i) => [`${i + 1}`, [spot]]))
}

export function zoneScreen(words: AnyGameWords, zoneWords?: ZoneWords): AnyScreen {
  const look = lookOf(words, zoneWords)
  return {
    words,
    Board: (props) => <ZoneBoard look={look} {...props} />,
    Miniature: (props) => <ZoneMiniature look={look} {...props} />,
    Card: (props) => <PlainCard look={look} {...props} />,
    Reveal: (props) => <ZoneReveal look={look} {...props} />,
    beats: () => BEATS,
    path: (move) => [spotOf(words.target(move))],
    verb: () => 'lantern-flame',
    flights: () => [],
    spots,
    card: (event) => {
      const { card } = event as { card?: unknown }
      return typeof card === 'string' && look.place(card) >= 0 ? card : undefined
    },
    story: { tells: () => 'deed', strikes, sign: () => 'lantern-flame' },
    sound: () => 'slide',
    keys: (scene) => keysOf(look, scene),
    keyWords: { en: { '1–9': 'On your side' }, fr: { '1–9': 'De votre côté' } },
  }
}
