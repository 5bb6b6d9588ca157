// Why a thing that is not lit cannot be chosen: what the question asks for, and what this is not.

import { type Lang, readAgenda, type Seat } from '@undercrown/engine'
import {
  type AbilityStep,
  type Ask,
  library,
  needed,
  type Selector,
  type View,
} from '@undercrown/hidden-leaders/facts'
import type { TFunction } from 'i18next'
import type { Scene, Spot } from '../table/screen.ts'
import { artifactById, cardTitle, findHero } from './facts.ts'
import { sightsIn } from './sight.ts'
import { spotParts } from './spots.ts'

/** Which cards the step that asks would take. */
function selectorOf(ask: Ask): Selector | undefined {
  if (!('script' in ask)) return undefined
  const step = library.get(ask.script)[ask.at] as AbilityStep | undefined
  if (step === undefined) return undefined
  if (step.do === 'exchange') return ask.ask === 'exchangeWith' ? step.b : step.a
  return 'from' in step ? step.from : undefined
}

const zones: Readonly<Record<string, Selector['zone']>> = {
  up: 'party',
  down: 'party',
  hand: 'hand',
  tavern: 'tavern',
  graveyard: 'graveyard',
  wilderness: 'wilderness',
  aside: 'looked',
}

export function reason(
  spot: Spot,
  { view, ask, seat: me, names, waiting }: Scene<View, Ask>,
  t: TFunction,
  { lang }: { readonly lang: Lang },
): string | undefined {
  const { zone, seat, index } = spotParts(spot)
  const { open } = view
  if (zone === 'leader') return t('hl.why.leader')
  if (zone === 'track') return t('hl.why.track')
  if (zone === 'artifact' && seat === me) return whyNotArtifact(view, seat, t)
  if (zone === 'card') return whyNotSpread(view, index, t)
  if (ask === undefined) {
    const [other] = waiting
    return other && t('hl.why.notYourTurn', { name: names[other.seat] })
  }
  const from = selectorOf(ask)
  if (from === undefined || zones[zone] === undefined) return whyNotNow(zone, seat === me, ask, t)
  if (zones[zone] !== from.zone) return t('hl.why.notZone', { zone: t(`hl.why.zones.${from.zone}`) })
  if (from.whose === 'own' && seat !== me) return t('hl.why.ownOnly')
  if (from.whose === 'other' && seat === me) return t('hl.why.othersOnly')
  if (from.whose === 'next' || from.whose === 'previous' || from.whose === 'picked') {
    const owner = ownerOf(from.whose, view)
    if (owner !== undefined && seat !== owner) return t('hl.why.onlyOf', { name: names[owner] })
  }
  if (zone === 'down' && from.side === 'up') return t('hl.why.faceDown')
  if (zone === 'up' && from.side === 'down') return t('hl.why.faceUp')
  const card = sightsIn({ open, own: view.own }).cardAt(spot)
  const hero = card === undefined ? undefined : findHero(card)
  if (card === undefined || hero === undefined) return t('hl.why.notThis')
  const some = Array.isArray(from.faction) && !from.faction.some((one) => hero.factions.includes(one))
  if (some || (from.not !== undefined && hero.factions.includes(from.not))) {
    const [faction] = hero.factions
    return faction === undefined
      ? t('hl.why.faction', { card: cardTitle(card, lang) })
      : t('hl.why.factionOf', { card: cardTitle(card, lang), faction: t(`hl.factions.${faction}`) })
  }
  if (ask.ask === 'perform' && hero.ability.length === 0)
    return t('hl.why.noAbility', { card: cardTitle(card, lang) })
  return t('hl.why.notAgain', { card: cardTitle(card, lang) })
}

/** Of a place that the question does not look at: when it would. */
function whyNotNow(zone: string, mine: boolean, { ask }: Ask, t: TFunction): string | undefined {
  if (zone === 'hand') return t(mine ? 'hl.why.handLater' : 'hl.why.rivalHand')
  if (zone === 'up' || zone === 'down')
    return t(
      ask === 'placeToken'
        ? 'hl.why.bearsOne'
        : tokenAsks.includes(ask)
          ? 'hl.why.bearsNone'
          : 'hl.why.heroLater',
    )
  const later = ['tavern', 'harbor', 'wilderness', 'graveyard', 'fate', 'bag', 'row', 'seat', 'artifact']
  return later.includes(zone) ? t(`hl.why.later.${zone}`) : undefined
}

/** Questions about heroes that bear a corruption token. */
const tokenAsks: readonly Ask['ask'][] = ['lookAtToken', 'swapTokens']

/** Whose heroes a step means, seen from whoever performs it. */
function ownerOf(whose: 'next' | 'previous' | 'picked', { open }: View): Seat | undefined {
  const { by = open.turn, vars } = readAgenda(open.agenda).at(-1) ?? {}
  if (whose === 'picked') return vars?.['picked'] as Seat | undefined
  return (by + (whose === 'next' ? 1 : open.seats - 1)) % open.seats
}

function whyNotArtifact({ open }: View, seat: number, t: TFunction): string | undefined {
  const { artifacts } = open
  const id = artifacts?.sides[seat]
  const side = id == null ? undefined : artifactById(id)
  if (!artifacts || !side) return undefined
  if (artifacts.tokens[seat] === 0) return t('hl.why.noTokens')
  if (artifacts.used[seat]) return t('hl.why.usedNow')
  return t(`hl.why.timing.${side.timing}`)
}

function whyNotSpread({ open }: View, slot: number, t: TFunction): string | undefined {
  if (!open.corruption?.card[slot]) return undefined
  if (open.corruption.spread) return t('hl.why.spreadOnce')
  return t('hl.why.slotTooSoon', { count: needed(slot, open.seats) })
}
