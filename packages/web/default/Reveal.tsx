// The end of any game: everybody with what lay before them, the points where there are any, and the crown.

import type { Lang } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import type { Scene } from '../table/screen.ts'
import { PlainCard } from './Card.tsx'
import type { CardLook } from './look.ts'
import './words.ts'
import './reveal.css'

/** The cards first, then who has won. */
export const BEATS = 2

export function ZoneReveal({
  look,
  scene,
  beat,
}: {
  readonly look: CardLook
  readonly scene: Scene
  readonly beat: number
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { names, outcome } = scene
  const { seats } = look.zones(scene)
  const crowned = beat >= BEATS - 1
  return (
    <ol className="zone-ends">
      {names.map((name, seat) => {
        const won = crowned && outcome?.winners.includes(seat)
        const points = outcome?.scores?.[seat]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className={`zone-end panel ${won ? 'won' : ''}`}>
            <h3>
              {won && <Icon name="crown" />} {name}
            </h3>
            {crowned && points !== undefined && (
              <p className="zone-points">{t('zones.points', { count: points })}</p>
            )}
            {seats[seat]?.map(({ key, items }) => {
              const cards = items.flatMap((item) => ('card' in item ? [item] : []))
              return (
                cards.length > 0 && (
                  <div key={key} className="zone">
                    <p className="zone-label">{look.label(key, lang)}</p>
                    <ul className="zone-items">
                      {cards.map(({ spot, card }) => (
                        <li key={spot}>
                          <PlainCard look={look} id={card ?? undefined} size="s" />
                        </li>
                      ))}
                    </ul>
                  </div>
                )
              )
            })}
          </li>
        )
      })}
    </ol>
  )
}
