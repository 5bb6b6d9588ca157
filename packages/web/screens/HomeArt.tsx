// The picture of the home screen: a fan of heroes. Drawn from the parts that all cards are drawn from, so that no game
// is loaded for it.

import { useTranslation } from 'react-i18next'
import { Badge, CardShape, Drawn, Lettering, Scenery } from '../art/Art.tsx'
import { paint } from '../art/defs.ts'
import { looks } from '../art/factions.ts'
import drawings from '../art/home.json?icons'
import { addIcons } from '../art/icons.ts'

addIcons(drawings)

const heroes = [
  { id: 'boar', side: 'hill-tribes', icon: 'boar', joint: 'and', red: '−1', green: '+1' },
  { id: 'crow', side: 'undead', icon: 'raven', joint: 'and', red: '−1', green: '−1' },
  { id: 'eel', side: 'water-folk', icon: 'eel', joint: 'or', red: '+1', green: '+1' },
  { id: 'griffin', side: 'imperial-army', icon: 'griffin-symbol', joint: 'or', red: '−2', green: '−2' },
] as const

/** Four heroes in a hand, under the lantern. */
export function Fan() {
  const { t } = useTranslation()
  return heroes.map(({ id, side, icon, joint, red, green }) => (
    <div key={id} className="fan-card">
      <CardShape width={150} height={210} ground={paint.parchment}>
        <Scenery side={side} icon={icon} x={0} y={0} width={150} height={122} figure={80} />
        <rect y="121" width="150" height="29" fill={looks[side].band} />
        <path d="M0 121h150M0 150h150" stroke={paint.brass} strokeWidth="1.4" />
        <Lettering
          text={t(`home.${id}`)}
          x={75}
          y={135.5}
          width={134}
          height={26}
          face="display"
          most={16}
          least={11}
          fill="var(--parchment)"
        />
        <Pill x={14} hue="var(--red-47)" pale="var(--rust-88)" icon="stone-tower" text={red} />
        <text x="75" y="184" textAnchor="middle" className="art-joint">
          {t(`home.${joint}`)}
        </text>
        <Pill x={88} hue="var(--green-46)" pale="var(--green-91)" icon="pine-tree" text={green} />
        <Badge side={side} x={9} y={9} size={30} />
      </CardShape>
    </div>
  ))
}

function Pill({
  x,
  hue,
  pale,
  icon,
  text,
}: {
  readonly x: number
  readonly hue: string
  readonly pale: string
  readonly icon: string
  readonly text: string
}) {
  return (
    <g transform={`translate(${x} 168)`}>
      <rect width="48" height="23" rx="11.5" fill={hue} />
      <Drawn icon={icon} x={6} y={4.5} size={14} fill={pale} />
      <text x="34" y="16.500" textAnchor="middle" className="art-number">
        {text}
      </text>
    </g>
  )
}
