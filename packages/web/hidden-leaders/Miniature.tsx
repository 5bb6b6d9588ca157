// The table of Hidden Leaders from afar: the parties as everybody sees them, and the power track.

import type { Ask, View } from '@undercrown/hidden-leaders/facts'
import { PlayerFace } from '../parts/Face.tsx'
import type { Scene } from '../table/screen.ts'
import { HeroBack } from './Backs.tsx'
import { Card } from './Card.tsx'
import { TrackStones } from './Track.tsx'
import './tokens.css'
import './miniature.css'

export function Miniature({ scene: { view, faces } }: { readonly scene: Scene<View, Ask> }) {
  const { open } = view
  return (
    <div className="hl-far">
      <div className={`hl-far-seats ${open.seats > 3 ? 'many' : ''}`}>
        {open.up.map((party, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <div key={seat} className="hl-far-seat">
            <PlayerFace face={faces[seat]} size="s" />
            {party.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
              <span key={i}>
                <Card id={card} size="xs" />
              </span>
            ))}
            {open.down[seat]?.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
              <span key={`down ${i}`}>
                <HeroBack size="xs" />
              </span>
            ))}
          </div>
        ))}
      </div>
      <TrackStones markers={{ red: open.red, green: open.green, guardian: open.guardians?.marker }} narrow />
    </div>
  )
}
