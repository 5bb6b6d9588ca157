// What comes of choosing a lit thing: how far a party is from ending the game, and where the markers go by it.

import type { Lang, Seat } from '@undercrown/engine'
import type { Ask, View } from '@undercrown/hidden-leaders/facts'
import type { Scene, Spot } from '../table/screen.ts'
import { type Brought, broughtBy, broughtByPlaying } from './brought.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { trackStanding } from './sight.ts'
import { spotParts } from './spots.ts'

/** Questions whose answer takes a face-up hero out of its party, and such that lay one there. */
const leaving: readonly Ask['ask'][] = ['bury', 'discard', 'take', 'chooseOwn']
const playing: readonly Ask['ask'][] = ['act', 'playMore']

/** The same, said to oneself. */
const own = { drops: 'youDrop', rises: 'youRise', ends: 'youEnd' } as const

export function consequence(
  spot: Spot,
  { view, ask, names, seat: me }: Scene<View, Ask>,
  lang: Lang,
): string | undefined {
  if (ask === undefined) return undefined
  const { zone, seat } = spotParts(spot)
  const { open } = view
  const words = tableWords(lang).after
  const count = (whose: Seat) => open.up[whose]?.length ?? 0
  const shift = movedBy(spot) ?? (zone === 'seat' ? broughtBy(ask, seat, view) : undefined)
  if (shift) return outlook(view, shift, lang)
  const told = (key: keyof typeof own, whose: Seat, now: number) =>
    words[whose === me ? own[key] : key]
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
  const reached = told(now >= open.threshold ? 'ends' : 'rises', up, now)
  const played = zone === 'hand' ? view.own.sees.find(([where]) => where === spot)?.[1] : undefined
  const brought = played === undefined ? undefined : broughtByPlaying(played, up, view)
  return brought ? `${reached} ${outlook(view, brought, lang)}` : reached
}

function tableWords(lang: Lang): typeof en {
  return lang === 'fr' ? fr : en
}

/** The shift that a spoken answer means, as `path` writes it. */
function movedBy(spot: Spot): Brought | undefined {
  const [red, green] = /^say\.move\.(-?\d+)\.(-?\d+)\./.exec(spot)?.slice(1).map(Number) ?? []
  return red === undefined || green === undefined ? undefined : { red, green }
}

/** Where the markers would stand, and who would rule: where the Guardians are in play, red and green do not decide it alone. */
function outlook({ open }: View, shift: Brought, lang: Lang): string {
  const [red, green] = [open.red + shift.red, open.green + shift.green]
  const after = trackStanding({ ...open, red, green })
  const { after: words, factions } = tableWords(lang)
  const still = after.faction === trackStanding(open).faction
  const stands = words.stands.replace('{{red}}', String(red)).replace('{{green}}', String(green))
  if (open.guardians) return stands
  return `${stands} ${words[still ? 'still' : 'turns'].replace('{{faction}}', factions[after.faction])}`
}
