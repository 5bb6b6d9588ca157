// The picture on the tile of Hidden Leaders: a leader between two that nobody knows.

import { useTranslation } from 'react-i18next'
import { Badge, Cloth, Drawn, Figure } from '../art/Art.tsx'
import { paint } from '../art/defs.ts'
import { addIcons } from '../art/icons.ts'
import { Mini } from '../art/Mini.tsx'
import drawings from './tile.json?icons'

addIcons(drawings)

export function TileArt() {
  return (
    <>
      <MaskBack />
      <FoxLeader />
      <MaskBack />
    </>
  )
}

function MaskBack() {
  return (
    <Mini>
      <rect width="100" height="140" fill={paint.hatching} />
      <path d="M50 18 90 70 50 122 10 70Z" fill="var(--wine-18)" stroke={paint.brass} strokeWidth="1.6" />
      <Drawn icon="domino-mask" x={27} y={52} size={46} fill={paint.brass} />
      <path d="m39 50-2-13 8 6 5-10 5 10 8-6-2 13Z" fill={paint.brass} />
    </Mini>
  )
}

function FoxLeader() {
  const { i18n } = useTranslation()
  return (
    <Mini wide={96}>
      <Cloth side="imperial-army" d="M0 0h100v140H0z" />
      <Cloth side="undead" d="M100 4v136H0v-10z" />
      <circle cx="50" cy="59" r="37" fill="var(--violet-17)" opacity=".86" />
      <circle cx="50" cy="59" r="37" fill="none" stroke={paint.brass} strokeWidth="1.6" />
      <Figure icon="fox-head" x={50} y={60} size={50} fill={paint.brass} />
      <path d="m40 26-2-12 7 5 5-9 5 9 7-5-2 12Z" fill={paint.brass} stroke="var(--violet-17)" />
      <Badge side="imperial-army" x={6} y={6} size={20} />
      <Badge side="undead" x={74} y={6} size={20} />
      <path d="M8 101h84l-5 12 5 12H8l5-12Z" fill={paint.parchment} stroke={paint.brass} />
      <text x="50" y="113" textAnchor="middle" className="art-leader">
        Xiadul
      </text>
      <text x="50" y="121" textAnchor="middle" className="art-by">
        {i18n.language === 'fr' ? 'Le Rusé' : 'The Cunning'}
      </text>
    </Mini>
  )
}
