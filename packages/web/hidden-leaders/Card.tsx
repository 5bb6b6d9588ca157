// Any card of the game by its id; without one, the back of a hero.

import { fates, type LeaderId, leaderById } from '@undercrown/hidden-leaders/facts'
import { memo } from 'react'
import { addIcons } from '../art/icons.ts'
import type { CardSize } from '../table/screen.ts'
import { addWords } from '../words/index.ts'
import drawings from './art.json?drawings'
import { HeroBack } from './Backs.tsx'
import { en } from './en.ts'
import { artifactById, findHero, kindOf } from './facts.ts'
import { fr } from './fr.ts'
import { HeroCard } from './HeroCard.tsx'
import { LeaderCard } from './LeaderCard.tsx'
import { ArtifactCard, FateCard, fateFact, Seal } from './RareCards.tsx'

// A page that cannot fetch them now shows cards without pictures, and is no worse for it.
drawings().then(addIcons, () => {})
addWords('hl', en, fr)

/** A corruption token that is not known. */
export const SEAL = 'seal'

export const Card = memo(function Card({
  id,
  size,
}: {
  readonly id?: string | undefined
  readonly size: CardSize
}) {
  if (id === undefined) return <HeroBack size={size} />
  if (id === SEAL) return <Seal />
  const hero = findHero(id)
  if (hero) return <HeroCard hero={hero} size={size} />
  const side = artifactById(id)
  if (side) return <ArtifactCard side={side} size={size} />
  const fate = fates.find((one) => one.id === id)
  if (fate) return <FateCard fate={fateFact(id, fate.ability)} size={size} />
  return kindOf(id) === 'leader' ? (
    <LeaderCard leader={leaderById(id as LeaderId)} size={size} />
  ) : (
    <Seal id={id} />
  )
})
