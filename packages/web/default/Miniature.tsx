// A table of any game from afar: who sits there, and the cards before each.

import { PlayerFace } from '../parts/Face.tsx'
import type { Scene } from '../table/screen.ts'
import { PlainCard } from './Card.tsx'
import type { CardLook } from './look.ts'
import './miniature.css'

/** More would be too small to be seen. */
const SHOWN = 6

export function ZoneMiniature({ look, scene }: { readonly look: CardLook; readonly scene: Scene }) {
  const { middle, seats } = look.zones(scene)
  const cardsIn = (zones: typeof middle) =>
    zones
      .flatMap(({ items }) => items)
      .filter((item) => 'card' in item)
      .slice(0, SHOWN)
  return (
    <div className="mini-zones">
      {[middle, ...seats].map((zones, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the middle, then a seat by its number
        <div key={i} className="mini-zone">
          {i > 0 && <PlayerFace face={scene.faces[i - 1]} size="s" />}
          {cardsIn(zones).map((item) => (
            <span key={item.spot} className="mini-card">
              <PlainCard look={look} id={('card' in item && item.card) || undefined} size="xs" />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
