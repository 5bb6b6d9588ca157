// What comes of choosing a lit thing: how far a party is from ending the game, which is what everybody watches.

import type { Lang, Seat } from '@undercrown/engine'
import type { Ask, View } from '@undercrown/hidden-leaders/facts'
import type { Scene, Spot } from '../table/screen.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { spotParts } from './spots.ts'

/** Questions whose answer takes a face-up hero out of its party, and such that lay one there. */
const leaving: readonly Ask['ask'][] = ['bury', 'discard', 'take', 'chooseOwn']
const playing: readonly Ask['ask'][] = ['act', 'playMore']

export function consequence(
  spot: Spot,
  { view, ask, names, seat: me }: Scene<View, Ask>,
  lang: Lang,
): string | undefined {
  if (ask === undefined) return undefined
  const { zone, seat } = spotParts(spot)
  const { open } = view
  const words = (lang === 'fr' ? fr : en).after
  const count = (whose: Seat) => open.up[whose]?.length ?? 0
  const told = (key: keyof typeof words, whose: Seat, now: number) =>
    words[key]
      .replace('{{name}}', names[whose] ?? '')
      .replace('{{count}}', String(now))
      .replace('{{of}}', String(open.threshold))
  if (zone === 'up' && leaving.includes(ask.ask)) return told('drops', seat, count(seat) - 1)
  const up =
    zone === 'hand' && seat === me && playing.includes(ask.ask)
      ? me
      : zone === 'down' && ask.ask === 'turnOver'
        ? seat
        : undefined
  if (up === undefined || up === null) {
    return zone === 'up' && ask.ask === 'turnOver' ? told('drops', seat, count(seat) - 1) : undefined
  }
  const now = count(up) + 1
  return told(now >= open.threshold ? 'ends' : 'rises', up, now)
}
