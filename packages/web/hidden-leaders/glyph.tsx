// The pictures beside the words of phrases.

import type { ReactNode } from 'react'
import { BadgeIcon } from '../art/Art.tsx'
import { type FactionSide, factionSides } from '../art/factions.ts'
import { Icon } from '../parts/Icon.tsx'
import type { CardNameLook } from '../parts/Sentence.tsx'
import art from './art.json'
import { bannerOf, findHero, isGuardian } from './facts.ts'
import { PawnIcon } from './Pawn.tsx'

const zones: Readonly<Record<string, string>> = art.zones

export function glyph(name: string): ReactNode {
  if (factionSides.includes(name as FactionSide)) return <BadgeIcon side={name as FactionSide} />
  if (name === 'red' || name === 'green' || name === 'guardian') return <PawnIcon kind={name} />
  if (name === 'down') return <Icon name={art.things.hidden} />
  const zone = zones[name]
  return zone === undefined ? null : <Icon name={zone} />
}

/** A hero is named in the colour of its faction, behind its badge. */
export function cardName(card: string): CardNameLook | undefined {
  const hero = findHero(card)
  if (!hero) return undefined
  const side = isGuardian(hero) && bannerOf(hero) === 'none' ? 'guardians' : bannerOf(hero)
  return { tone: `of-${side}`, badge: <BadgeIcon side={side} /> }
}
