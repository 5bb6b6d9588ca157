// What is too small, too many or nowhere else to be pointed at is laid out here: cards of a pile, of a crowded party,
// those that were taken up.

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { useOffers } from '../table/context.ts'
import type { Spot } from '../table/screen.ts'
import art from './art.json'
import { useBoard } from './board.ts'
import { PlaceView } from './PlaceView.tsx'
import { spotParts } from './spots.ts'

/** More than these are laid out smaller. */
const MANY = 8

/** Spots that belong together, in the order in which they came. */
function groupsOf(spots: readonly Spot[]): ReadonlyMap<string, readonly Spot[]> {
  const groups = new Map<string, Spot[]>()
  for (const spot of spots) {
    const { zone, seat } = spotParts(spot)
    const name = zone === 'up' || zone === 'down' ? `party.${seat}` : zone === 'hand' ? `hand.${seat}` : zone
    const group = groups.get(name)
    if (group) group.push(spot)
    else groups.set(name, [spot])
  }
  return groups
}

export function Tray({
  spots,
  high,
  close,
}: {
  readonly spots: readonly Spot[]
  /** Something below can be pointed at, too. */
  readonly high: boolean
  /** There where it was opened only to look. */
  readonly close?: (() => void) | undefined
}) {
  const { t } = useTranslation()
  const { scene, me, narrow } = useBoard()
  const picking = useOffers().picked.length > 0
  const [away, setAway] = useState(false)

  useEffect(() => {
    if (!close) return
    const shut = close
    function onKey(event: KeyboardEvent) {
      // What was pointed at is put down first, by the table.
      if (event.key !== 'Escape' || picking) return
      event.stopImmediatePropagation()
      shut()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [close, picking])

  const titled = (name: string) => {
    const [zone, seat] = name.split('.')
    if (zone === 'party')
      return Number(seat) === me ? t('hl.yourParty') : t('hl.party', { name: scene.names[Number(seat)] })
    return t(`hl.piles.${zone}`, { name: scene.names[Number(seat)] })
  }
  const many = spots.length > MANY
  const label = [...groupsOf(spots).keys()].map(titled).join(', ')

  return (
    <section
      className={`hl-tray ${high ? 'high' : ''} ${away ? 'away' : ''} ${many ? 'many' : ''}`}
      aria-label={label}
    >
      <button
        type="button"
        className="button ghost hl-tray-close"
        aria-expanded={close ? undefined : !away}
        onClick={close ?? (() => setAway(!away))}
      >
        <Icon name={close ? art.things.close : away ? art.things.cards : art.things.look} />
        <span>{t(close ? 'hl.close' : away ? 'hl.back' : 'hl.look')}</span>
      </button>
      {!away && (
        <div className="hl-tray-groups">
          {[...groupsOf(spots)].map(([name, group]) => (
            <div key={name} className={`hl-tray-group of-${name.split('.')[0]}`}>
              <h2>{titled(name)}</h2>
              <div className="hl-tray-cards">
                {group.map((spot) => (
                  <PlaceView
                    key={spot}
                    spot={spot}
                    size={spotParts(spot).zone !== 'side' && (narrow || many) ? 's' : 'm'}
                    tray
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
