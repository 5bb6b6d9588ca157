// The table of Hidden People from afar: rows face down, the piles, and the stones.

import type { Ask, View } from '@undercrown/hidden-people/facts'
import { PlayerFace } from '../parts/Face.tsx'
import type { Scene } from '../table/screen.ts'
import { Card, Stone } from './Card.tsx'
import './tokens.css'
import './miniature.css'

export function Miniature({ scene: { view, faces } }: { readonly scene: Scene<View, Ask> }) {
  const { open, own } = view
  const known = new Map(own)
  return (
    <div className="people-far">
      <div className="people-far-rows">
        {open.rows.map((row, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <div key={seat} className="people-far-row">
            <PlayerFace face={faces[seat]} size="s" />
            {row.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
              <span key={i} className="people-far-card">
                <Card id={known.get(`row.${seat}.${i}`)} size="xs" />
                {open.stoneOn[seat] === i && <Stone />}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className="people-far-piles">
        <Card size="s" />
        {open.discard[0] !== undefined && <Card id={open.discard[0]} size="s" />}
      </div>
    </div>
  )
}
