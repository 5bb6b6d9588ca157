// The pictures beside the words of phrases.

import type { ReactNode } from 'react'
import { BadgeIcon } from '../art/Art.tsx'
import { type SideName, sides } from '../art/factions.ts'
import { Icon } from '../parts/Icon.tsx'
import art from './art.json'
import { PawnIcon } from './Pawn.tsx'

const zones: Readonly<Record<string, string>> = art.zones

export function glyph(name: string): ReactNode {
  if (sides.includes(name as SideName)) return <BadgeIcon side={name as SideName} />
  if (name === 'red' || name === 'green' || name === 'guardian') return <PawnIcon kind={name} />
  if (name === 'down') return <Icon name={art.things.hidden} />
  const zone = zones[name]
  return zone === undefined ? null : <Icon name={zone} />
}
