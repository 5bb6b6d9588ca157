// A character's card in four sizes, its back, and its token where one is asked for as "white.archer".

import type { Lang } from '@undercrown/engine'
import {
  type CardId,
  type CharacterId,
  characters,
  charactersOf,
  characterWords,
  leadersWords,
  roster,
  type SideName,
} from '@undercrown/leaders/facts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { entryOf } from '../table/catalogue.ts'
import type { CardSize } from '../table/screen.ts'
import { type DiagramMark, diagramOf, type HexPoint } from './diagram.ts'
import { CELL_BOX, hexagon } from './geometry.ts'
import { PieceToken } from './PieceToken.tsx'
import { iconsOf, pictureIcons } from './pictures.ts'
import './card.css'

export const Card = memo(function Card({
  id,
  size,
}: {
  readonly id?: string | undefined
  readonly size: CardSize
}) {
  const { i18n } = useTranslation()
  const lang = i18n.language as Lang
  const token = id === undefined ? undefined : tokenOf(id)
  if (token)
    return (
      <svg className="token-card" viewBox={CELL_BOX} aria-hidden="true">
        <g transform="translate(0 -4)">
          <PieceToken {...token} />
        </g>
      </svg>
    )
  const entry = id === undefined ? undefined : entryOf(leadersWords, id, lang)
  if (!entry)
    return (
      <div className={`character back ${size}`} aria-hidden="true">
        <Icon name={pictureIcons.crown} />
      </div>
    )
  const card = entry.id as CardId | 'leader'
  const [first] = card === 'leader' ? ['leader' as const] : charactersOf(card)
  const { kind } = roster[first as CharacterId]
  return (
    <div className={`character ${kind} ${size}`} aria-hidden="true">
      <div className="character-picture">
        {iconsOf(card).map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
      </div>
      {size !== 'xs' && <div className="character-name">{entry.name}</div>}
      {(size === 'm' || size === 'l') && (
        <div className="character-body">
          <div className="character-kind">{characterWords[lang].kinds[kind]}</div>
          {size === 'l' && (
            <div className={`character-text ${entry.text.length > LONG ? 'long' : ''}`}>{entry.text}</div>
          )}
          <DiagramOf character={first as CharacterId} />
        </div>
      )}
    </div>
  )
})

const LONG = 110

/** The figure that an id such as "white.archer" means. */
function tokenOf(id: string): { side: SideName; character: CharacterId } | undefined {
  const [side, character] = id.split('.')
  const known = characters.find((one) => one === character)
  return known && (side === 'white' || side === 'black') ? { side, character: known } : undefined
}

const RADIUS = 10
const at = ([q, r]: HexPoint) => ({ x: q * RADIUS * 1.5, y: RADIUS * Math.sqrt(3) * (r + q / 2) })
const signs: Partial<Readonly<Record<DiagramMark, string>>> = {
  crown: pictureIcons.crown,
  mine: pictureIcons.crown,
  lock: pictureIcons.locked,
  shield: 'checked-shield',
}

function DiagramOf({ character }: { readonly character: CharacterId }) {
  const { cells, aim } = diagramOf(character)
  return (
    <svg className="diagram" viewBox="-41 -45 82 90" aria-hidden="true">
      {cells.map(({ at: place, mark }) => {
        const { x, y } = at(place)
        const sign = mark && signs[mark]
        return (
          <g key={String(place)} className={mark ?? ''} transform={`translate(${x} ${y})`}>
            <polygon points={hexagon(RADIUS * 0.92)} />
            {sign && <use href={`#i-${sign}`} x="-5.5" y="-5.5" width="11" height="11" />}
            {(mark === 'other' || mark === 'foe' || mark === 'friend' || mark === 'me') && <circle r="5" />}
          </g>
        )
      })}
      {aim && (
        <line className="aim" x1={at(aim[0]).x} y1={at(aim[0]).y} x2={at(aim[1]).x} y2={at(aim[1]).y} />
      )}
    </svg>
  )
}
