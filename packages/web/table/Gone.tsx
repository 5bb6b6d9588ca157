// What somebody took away from here, as its outline, until this player touches anything.

import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { useTable } from './context.ts'
import type { CardSize, Spot } from './screen.ts'

export function Gone({
  spot,
  size,
  className = '',
}: {
  readonly spot: Spot
  readonly size: CardSize
  readonly className?: string
}) {
  const { t } = useTranslation()
  const { struck, screen, scene } = useTable()
  const gone = struck?.at.get(spot)?.gone
  if (!struck || !gone) return null
  const { Card } = screen
  return (
    <span className={`struck-gone ${className}`} data-gone={spot} aria-hidden="true">
      <Card id={gone.card} size={size} />
      <span className="struck-by">
        <Icon name={struck.sign} />
        <span>{t('table.byName', { name: scene.names[struck.by] })}</span>
      </span>
    </span>
  )
}
