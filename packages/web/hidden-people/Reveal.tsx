// The rows are turned over one after the other and summed; the lowest wears the crown.

import type { View } from '@undercrown/hidden-people/facts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import type { Scene } from '../table/screen.ts'
import { Card } from './Card.tsx'
import './tokens.css'
import './reveal.css'

export function beats({ view }: Scene<View>): number {
  return view.open.seats + 2
}

export function Reveal({ scene, beat }: { readonly scene: Scene<View>; readonly beat: number }) {
  const { t } = useTranslation()
  const { view, outcome, names } = scene
  const faces = new Map(view.own)
  const crowned = beat > view.open.seats
  return (
    <ol className="totals">
      {view.open.rows.map((row, seat) => {
        const open = beat > seat
        const won = crowned && outcome?.winners.includes(seat)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className={`total panel ${won ? 'won' : ''}`}>
            <h3>
              {won && <Icon name="crown" />} {names[seat]}
            </h3>
            <div className="total-row">
              {row.map((_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a card of a row is its place
                <span key={i} className={open ? 'turned' : ''}>
                  <Card id={open ? faces.get(`row.${seat}.${i}`) : undefined} size="s" />
                </span>
              ))}
            </div>
            <output className="sum" aria-label={t('people.sum')}>
              {open ? String(outcome?.scores?.[seat] ?? '').replace('-', '−') : '…'}
            </output>
          </li>
        )
      })}
    </ol>
  )
}
