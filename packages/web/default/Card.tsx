// A card of any game, from its words: its number, its name, and what it does where there is room.

import type { Lang } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import { addIcons } from '../art/icons.ts'
import { Icon } from '../parts/Icon.tsx'
import type { CardSize } from '../table/screen.ts'
import type { CardLook } from './look.ts'
import drawings from './tile.json?icons'
import './card.css'

addIcons(drawings)

const TINTS = 6

export function PlainCard({
  look,
  id,
  size,
}: {
  readonly look: CardLook
  readonly id?: string | undefined
  readonly size: CardSize
}) {
  const { i18n } = useTranslation()
  const entry = id === undefined ? undefined : look.entry(id, i18n.language as Lang)
  if (!entry)
    return (
      <span className={`plain-card back ${size}`}>
        <Icon name="imperial-crown" />
      </span>
    )
  const number = Object.values(entry.facts).find((fact) => typeof fact === 'number')
  return (
    <span className={`plain-card ${size} tint-${look.place(entry.id) % TINTS}`}>
      {number !== undefined && <b className="plain-number">{number}</b>}
      <span className="plain-name">{entry.name}</span>
      {size === 'l' && <span className="plain-text">{entry.text}</span>}
    </span>
  )
}
