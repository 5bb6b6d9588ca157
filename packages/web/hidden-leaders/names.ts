// What the things on this table are called when they are read out: what, state, place.

import type { Seat } from '@undercrown/engine'
import type { View } from '@undercrown/hidden-leaders/facts'
import type { TFunction } from 'i18next'
import type { Spot } from '../table/screen.ts'
import { artifactById, bannerOf, cardTitle, findHero, isEverybodys, isGuardian } from './facts.ts'
import { knownLeader, type Sights } from './sight.ts'
import { spotParts } from './spots.ts'

export interface Names {
  /** The whole name of what lies at a spot. */
  spot(spot: Spot): string
  seat(seat: Seat): string
}

/** "Crow Carrier, Undead". */
function spokenName(id: string, lang: 'en' | 'fr', t: TFunction): string {
  const hero = findHero(id)
  if (!hero) return cardTitle(id, lang)
  const side = isEverybodys(hero) ? 'all' : bannerOf(hero)
  const factions = [
    ...(side === 'none' && isGuardian(hero) ? [] : [t(`hl.factions.${side}`)]),
    ...(isGuardian(hero) ? [t('hl.factions.guardians')] : []),
  ]
  return [hero.name[lang], ...factions].join(', ')
}

export function namesFor(
  view: View,
  sights: Sights,
  me: Seat | null,
  names: readonly string[],
  lang: 'en' | 'fr',
  t: TFunction,
): Names {
  const { open, own } = view
  const whose = (seat: Seat) => (seat === me ? t('hl.name.yours') : t('hl.name.of', { name: names[seat] }))
  const nth = (index: number) => t(`hl.name.nth.${Math.min(index, 11)}`)
  const called = (spot: Spot) => {
    const card = sights.cardAt(spot)
    return card === undefined ? undefined : spokenName(card, lang, t)
  }
  const token = (spot: Spot) => {
    const worn = sights.tokenOn(spot)
    if (!worn) return undefined
    return worn.token === undefined
      ? t('hl.name.bears')
      : t('hl.name.bearsKnown', { token: cardTitle(worn.token, lang) })
  }
  const said = (...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(', ')

  const makers: Readonly<Record<string, (spot: Spot, seat: Seat, index: number) => string>> = {
    up: (spot, seat, index) =>
      said(
        called(spot),
        t('hl.name.faceUp'),
        token(spot),
        t('hl.name.ofParty', { whose: whose(seat), nth: nth(index) }),
        own.chosen === spot && t('hl.yourChoice'),
      ),
    down: (spot, seat, index) =>
      said(
        t('hl.name.hiddenHero', { number: index + 1, count: open.down[seat]?.length ?? 0 }),
        called(spot) && t('hl.name.known', { card: called(spot) }),
        token(spot),
        t('hl.name.hiddenOf', { whose: whose(seat) }),
        own.chosen === spot && t('hl.yourChoice'),
      ),
    hand: (spot, seat, index) =>
      said(
        called(spot) ?? t('hl.name.unknownCard'),
        t('hl.name.handCard', { whose: whose(seat), nth: nth(index) }),
      ),
    tavern: (spot, _seat, index) =>
      called(spot) === undefined
        ? t('hl.name.tavernEmpty', { nth: nth(index) })
        : said(called(spot), t('hl.name.faceUp'), t('hl.name.tavern', { nth: nth(index) })),
    harbor: (spot) =>
      said(
        t('hl.name.harbor', { count: open.harbor.count }),
        called(spot) && t('hl.name.harborTop', { card: called(spot) }),
      ),
    wilderness: (spot, _seat, index) =>
      index === 0 && open.wilderness.length === 0
        ? t('hl.name.wilderness', { count: 0 })
        : said(
            called(spot) ?? t('hl.name.unknownCard'),
            t('hl.name.wildernessCard', { nth: nth(index) }),
            index === 0 && t('hl.name.wilderness', { count: open.wilderness.length }),
          ),
    graveyard: (spot, _seat, index) =>
      open.graveyard.length === 0
        ? t('hl.name.graveyard', { count: 0 })
        : said(
            called(spot),
            t('hl.name.graveyardCard', { nth: nth(index) }),
            index === 0 && t('hl.name.graveyard', { count: open.graveyard.length }),
          ),
    aside: (spot) => said(called(spot) ?? t('hl.name.unknownCard'), t('hl.name.aside')),
    laid: (spot, seat) =>
      said(called(spot) ?? t('hl.name.unknownCard'), t('hl.name.laid', { name: names[seat] })),
    fate: (spot, _seat, index) =>
      said(
        called(spot) ?? (index === 0 && t('hl.name.fate', { count: open.guardians?.fate.length ?? 0 })),
        t('hl.name.fateCard', { nth: nth(index) }),
      ),
    row: (spot, _seat, index) =>
      said(
        called(spot),
        t('hl.name.tokens', { count: open.row?.tokens[index] ?? 0 }),
        t('hl.name.row', { nth: nth(index) }),
      ),
    card: (_spot, _seat, index) =>
      t(open.corruption?.card[index] ? 'hl.name.slot' : 'hl.name.slotEmpty', { nth: nth(index) }),
    bag: () => t('hl.name.bag', { count: open.corruption?.bag ?? 0 }),
    artifact: (spot, seat) => {
      const id = sights.cardAt(spot)
      if (id === undefined)
        return said(t('hl.name.noArtifact'), t('hl.name.artifact', { whose: whose(seat) }))
      const left = open.artifacts?.tokens[seat] ?? 0
      const side = artifactById(id)
      return said(
        called(spot),
        side && t(`hl.${side.timing}`),
        t('hl.name.tokensLeft', { left, of: Math.max(left, side?.tokens ?? 0) }),
        open.artifacts?.used[seat] && t('hl.used'),
        t('hl.name.artifact', { whose: whose(seat) }),
      )
    },
    side: (spot) => said(called(spot), t('hl.name.side')),
    leader: (_spot, seat) => {
      const id = knownLeader(view, seat)
      return said(
        id === undefined ? t('hl.name.leaderHidden') : cardTitle(id, lang),
        t('hl.name.leader', { whose: whose(seat) }),
        seat === me && open.leaders[seat] === null && t('hl.onlyYou'),
      )
    },
    seat: (_spot, seat) => namesOf(seat),
    track: () =>
      said(
        t('hl.name.track', { red: open.red, green: open.green }),
        open.guardians && t('hl.name.trackGuardian', { at: open.guardians.marker }),
        t('hl.name.trackWar'),
      ),
  }

  function namesOf(seat: Seat): string {
    return said(
      t('hl.name.seat', {
        name: names[seat],
        hand: open.hands[seat],
        up: open.up[seat]?.length,
        of: open.threshold,
        down: open.down[seat]?.length,
      }),
      open.turn === seat && !open.over && t('hl.name.turn'),
      (open.guardians?.skips[seat] ?? 0) > 0 && t('hl.skips'),
      open.guardians?.chosen[seat] && t('hl.hasChosen'),
    )
  }

  return {
    seat: namesOf,
    spot(spot) {
      const { zone, seat, index } = spotParts(spot)
      return makers[zone]?.(spot, seat, index) ?? spot
    },
  }
}
