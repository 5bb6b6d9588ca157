// The piles in the middle: what can be drawn, what was discarded, what is buried, and what the modules add.

import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import type { Spot } from '../table/screen.ts'
import { Thing } from '../table/Thing.tsx'
import art from './art.json'
import { FateBack, HeroBack } from './Backs.tsx'
import { useBoard } from './board.ts'
import { Picture, PlaceView } from './PlaceView.tsx'
import { Seal } from './RareCards.tsx'
import { placesIn } from './spots.ts'

function Caption({ icon, children }: { readonly icon: string; readonly children: string }) {
  return (
    <figcaption>
      <Icon name={icon} /> {children}
    </figcaption>
  )
}

/** A place where nothing lies now. */
function Gap({ spot, className = '' }: { readonly spot: Spot; readonly className?: string }) {
  const { names } = useBoard()
  return <Thing spot={spot} label={names.spot(spot)} className={`hl-place hl-gap ${className}`} />
}

type PileName = 'harbor' | 'wilderness' | 'graveyard' | 'fate'

function Pile({ zone, count }: { readonly zone: PileName; readonly count: number }) {
  const { t } = useTranslation()
  const { names, trayed, openShelf, sights, narrow } = useBoard()
  const spot = `${zone}.0`
  const picture =
    count > 0 ? (
      <Picture spot={spot} size="xs" />
    ) : (
      <span className="hl-empty">{zone === 'fate' ? <FateBack /> : <HeroBack size="xs" />}</span>
    )
  const shelf = zone === 'graveyard' || zone === 'wilderness' ? zone : undefined
  const inside = (
    <>
      <span className={`hl-pile-cards ${count > 1 ? 'several' : ''}`}>{picture}</span>
      <span className="hl-count">{count}</span>
    </>
  )
  const short =
    narrow && (zone === 'wilderness' || zone === 'graveyard') ? `hl.short.${zone}` : `hl.piles.${zone}`
  return (
    <figure className="hl-pile">
      {trayed.has(spot) ? (
        <span className="hl-place" data-spot={spot}>
          {inside}
        </span>
      ) : (
        <Thing
          spot={spot}
          label={names.spot(spot)}
          card={sights.cardAt(spot)}
          className="hl-place"
          open={shelf && count > 0 ? () => openShelf(shelf) : undefined}
        >
          {inside}
        </Thing>
      )}
      <Caption icon={zone === 'fate' ? art.things.fate : art.zones[zone]}>{t(short)}</Caption>
    </figure>
  )
}

export const Piles = memo(function Piles() {
  const { t } = useTranslation()
  const { view, narrow } = useBoard()
  const { open } = view
  return (
    <div className="hl-piles">
      <Pile zone="harbor" count={open.harbor.count} />
      <figure className="hl-tavern" data-spot="tavern">
        <div className="hl-tavern-cards">
          {placesIn('tavern', open.tavern.length).map((spot, i) =>
            open.tavern[i] === null ? (
              <Gap key={spot} spot={spot} />
            ) : (
              <PlaceView key={spot} spot={spot} size={narrow ? 's' : 'm'} />
            ),
          )}
        </div>
        {!narrow && <Caption icon={art.zones.tavern}>{t('hl.piles.tavern')}</Caption>}
      </figure>
      <Pile zone="wilderness" count={open.wilderness.length} />
      <Pile zone="graveyard" count={open.graveyard.length} />
    </div>
  )
})

/** What the modules add; nothing without them. */
export const Extras = memo(function Extras() {
  const { t } = useTranslation()
  const { view, names } = useBoard()
  const { guardians, corruption, row } = view.open
  if (!guardians && !corruption && !row) return null
  return (
    <div className="hl-extras">
      {guardians && <Pile zone="fate" count={guardians.fate.length} />}
      {corruption && (
        <figure className="hl-corruption">
          <div className="hl-slots">
            {placesIn('card', corruption.card.length).map((spot, i) =>
              corruption.card[i] ? (
                <PlaceView key={spot} spot={spot} size="xs" />
              ) : (
                <Gap key={spot} spot={spot} className="hole" />
              ),
            )}
            <Thing spot="bag" label={names.spot('bag')} className="hl-place hl-bag">
              <Icon name={art.things.bag} />
              <span className="hl-count">{corruption.bag}</span>
            </Thing>
          </div>
          <Caption icon={art.things.token}>{t('hl.piles.card')}</Caption>
        </figure>
      )}
      {row && row.cards.length > 0 && (
        <figure className="hl-row" data-spot="row">
          <div className="hl-heap">
            {row.cards.map((card, i) => (
              <span key={card} className="hl-courted">
                <PlaceView spot={`row.${i}`} size="xs" />
              </span>
            ))}
          </div>
          <Caption icon={art.things.crown}>{t('hl.piles.row')}</Caption>
        </figure>
      )}
    </div>
  )
})

/** Tokens drawn and still to be placed. */
export function DrawnTokens({ seat }: { readonly seat: number }) {
  const { t } = useTranslation()
  const { view, me } = useBoard()
  const count = view.open.corruption?.drawn[seat] ?? 0
  if (count === 0) return null
  const known = seat === me ? view.own.tokens?.drawn : undefined
  return (
    <span className="hl-drawn" data-spot={`drawn.${seat}`} title={t('hl.yourTokens')}>
      {placesIn('drawn', count).map((name, i) => (
        <Seal key={name} id={known?.[i]} />
      ))}
    </span>
  )
}
