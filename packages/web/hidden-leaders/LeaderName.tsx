// A leader on a button, small.

import { type LeaderId, leaderById } from '@undercrown/hidden-leaders/facts'
import { Card } from './Card.tsx'
import { glyph } from './glyph.tsx'

export function LeaderFace({ name }: { readonly name: string }) {
  return (
    <span className="leader-face">
      <Card id={name} size="xs" />
    </span>
  )
}

export function LeaderName({ name }: { readonly name: string }) {
  const leader = leaderById(name as LeaderId)
  return (
    <>
      <span className="leader-card">
        <Card id={name} size="xs" />
      </span>
      <span className="leader-words">
        <b>{leader.name}</b>
        <span className="leader-sides">
          {leader.factions.map((faction) => (
            <span key={faction}>{glyph(faction)}</span>
          ))}
        </span>
      </span>
    </>
  )
}
