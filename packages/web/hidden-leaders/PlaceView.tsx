// A card in its place on the table: what it shows to this viewer, what it bears, whether it asks.

import { useTranslation } from 'react-i18next'
import type { CardSize, Spot } from '../table/screen.ts'
import { Thing } from '../table/Thing.tsx'
import { FateBack, HeroBack } from './Backs.tsx'
import { useBoard } from './board.ts'
import { Card } from './Card.tsx'
import { artifactById } from './facts.ts'
import { ArtifactCard, Seal } from './RareCards.tsx'
import { spotParts } from './spots.ts'

/** The picture alone. */
export function Picture({ spot, size }: { readonly spot: Spot; readonly size: CardSize }) {
  const { sights, view } = useBoard()
  const { zone, seat } = spotParts(spot)
  const card = sights.cardAt(spot)
  if (zone === 'card') return <Seal />
  if (zone === 'artifact' && card !== undefined) {
    const side = artifactById(card)
    return side ? (
      <ArtifactCard side={side} size={size} tokens={view.open.artifacts?.tokens[seat] ?? 0} />
    ) : null
  }
  if (card === undefined)
    return zone === 'fate' ? <FateBack /> : <HeroBack size={size === 'm' ? 's' : size} />
  // What lies face down shows its back, and what it is only to those who know.
  const hidden = zone === 'down' || zone === 'wilderness' || zone === 'harbor' || zone === 'laid'
  if (!hidden) return <Card id={card} size={size} />
  return (
    <span className="hl-known">
      <HeroBack size={size === 'm' ? 's' : size} />
      <span className="hl-mini">
        <Card id={card} size="xs" />
      </span>
    </span>
  )
}

export function PlaceView({
  spot,
  size,
  className = '',
  open,
  tray = false,
}: {
  readonly spot: Spot
  readonly size: CardSize
  readonly className?: string
  readonly open?: () => void
  /** This is the place in the tray. */
  readonly tray?: boolean
}) {
  const { t } = useTranslation()
  const { sights, names, trayed, asking, view } = useBoard()
  const { zone, seat, index } = spotParts(spot)
  const card = sights.cardAt(spot)
  const tokens = zone === 'row' ? (view.open.row?.tokens[index] ?? 0) : 0
  const worn = sights.tokenOn(spot)
  const asks = !tray && zone === 'up' && asking?.seat === seat && asking.card === card
  const chosen = view.own.chosen === spot
  const inside = (
    <>
      <Picture spot={spot} size={size} />
      {worn && (
        <span className="hl-worn">
          <Seal id={worn.token} />
        </span>
      )}
      {tokens > 0 && <span className="hl-count">{tokens}</span>}
      {asks && <span className="hl-asks">{t('hl.asks')}</span>}
      {chosen && <span className="hl-asks">{t('hl.yourChoice')}</span>}
    </>
  )
  const classes = `hl-place ${className} ${asks || chosen ? 'asking' : ''}`
  if (!tray && trayed.has(spot))
    return (
      <span className={classes} data-spot={spot}>
        {inside}
      </span>
    )
  return (
    <Thing spot={spot} label={names.spot(spot)} card={card} className={classes} open={open}>
      {inside}
    </Thing>
  )
}
