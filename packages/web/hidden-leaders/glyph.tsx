// The pictures beside the words of phrases.

import type { ReactNode } from 'react'
import { BadgeIcon } from '../art/Art.tsx'
import { type FactionSide, factionSides } from '../art/factions.ts'
import { Icon } from '../parts/Icon.tsx'
import art from './art.json'
import { PawnIcon } from './Pawn.tsx'

const zones: Readonly<Record<string, string>> = art.zones

export function glyph(name: string): ReactNode {
  if (factionSides.includes(name as FactionSide)) return <BadgeIcon side={name as FactionSide} />
  if (name === 'red' || name === 'green' || name === 'guardian') return <PawnIcon kind={name} />
  if (name === 'down') return <Icon name={art.things.hidden} />
  const zone = zones[name]
  return zone === undefined ? null : <Icon name={zone} />
}
