// The pictures of the home screen: a fan of heroes, and one scene for each game. Drawn from the parts that all cards
// are drawn from, so that no game is loaded for them.

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge, CardShape, Cloth, Drawn, Figure, Lettering, Scenery } from '../art/Art.tsx'
import { paint } from '../art/defs.ts'
import { looks } from '../art/factions.ts'
import drawings from '../art/home.json?icons'
import { addIcons } from '../art/icons.ts'
import type { GameId } from '../games.ts'

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

function Mini({ wide = 76, children }: { readonly wide?: number; readonly children: ReactNode }) {
  return (
    <div className="home-mini" style={{ width: wide }}>
      <CardShape width={100} height={140} ground={paint.wine}>
        {children}
      </CardShape>
    </div>
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
  const { t } = useTranslation()
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
        {t('home.leader')}
      </text>
      <text x="50" y="121" textAnchor="middle" className="art-by">
        {t('home.leaderBy')}
      </text>
    </Mini>
  )
}

/** A cell of the board of Leaders by column and row, as a point of the picture. */
function cell(q: number, r: number): readonly [x: number, y: number] {
  return [180 + q * 33, 100 + 38.1 * (r + q / 2)]
}

const from3to3 = [-3, -2, -1, 0, 1, 2, 3]
const cells = from3to3.flatMap((q) =>
  from3to3.flatMap((r) => (Math.abs(q + r) <= 3 ? [[q, r] as const] : [])),
)

const hexagon = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i
  return `${(20.4 * Math.cos(angle)).toFixed(1)},${(20.4 * Math.sin(angle)).toFixed(1)}`
}).join(' ')

const pieces = [
  [0, 1, 'chess-queen', true],
  [-1, 1, 'archer', true],
  [1, 0, 'punch-blast', true],
  [0, -1, 'imperial-crown', false],
  [1, -2, 'three-keys', false],
  [-1, 0, 'domino-mask', false],
] as const

function Hexes() {
  return (
    <svg
      className="home-hexes"
      viewBox="20 8 320 184"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {cells.map(([q, r]) => (
        <polygon
          key={`${q} ${r}`}
          points={hexagon}
          transform={`translate(${cell(q, r).join(' ')})`}
          fill="var(--blue-37)"
          stroke="var(--blue-57)"
        />
      ))}
      {pieces.map(([q, r, icon, ivory]) => (
        <g key={`${q} ${r}`} transform={`translate(${cell(q, r).join(' ')})`}>
          <circle cy="2.5" r="16" fill="var(--shade-53)" />
          {ivory ? (
            <circle r="16" fill="var(--cream-92)" stroke="var(--gold-69)" strokeWidth="2" />
          ) : (
            <polygon
              points={hexagon}
              transform="scale(.82)"
              fill="var(--blue-27)"
              stroke="var(--blue-71)"
              strokeWidth="2.4"
            />
          )}
          <Drawn
            icon={icon}
            x={-10.5}
            y={-10.5}
            size={21}
            fill={ivory ? 'var(--umber-24)' : 'var(--blue-95)'}
          />
        </g>
      ))}
    </svg>
  )
}

function Hood() {
  return (
    <Mini wide={70}>
      <rect width="100" height="140" fill="var(--teal-33)" />
      <rect width="100" height="140" fill={paint.cobbles} />
      <path
        d="M50 24c28 4 33 42 28 88H22c-5-46 0-84 28-88Z"
        fill="var(--teal-25)"
        stroke="var(--gold-78)"
        strokeWidth="1.6"
      />
      <path d="M50 40c15 3 19 22 15 37q-15 10-30 0c-4-15 0-34 15-37Z" fill="var(--teal-17)" />
      <ellipse cx="43" cy="65" rx="3.5" ry="4.6" fill="var(--gold-91)" />
      <ellipse cx="57" cy="65" rx="3.5" ry="4.6" fill="var(--gold-91)" />
    </Mini>
  )
}

function Numeral({
  value,
  hue,
  deep,
  effect,
}: {
  readonly value: string
  readonly hue: string
  readonly deep: string
  readonly effect?: string
}) {
  const middle = effect === undefined ? 62 : 48
  return (
    <Mini wide={70}>
      <rect width="100" height="140" fill={hue} />
      <circle cx="50" cy={middle} r="42" fill="var(--white)" opacity=".14" />
      <circle cx="50" cy={middle} r="30" fill="var(--white)" opacity=".14" />
      <path d={effect === undefined ? 'M0 112q17-13 34 0t33 0 33 0v28H0z' : 'M0 94h100v46H0z'} fill={deep} />
      <text x="50" y={middle + 22} textAnchor="middle" className="art-value">
        {value}
      </text>
      {effect !== undefined && (
        <>
          <circle cx="50" cy="94" r="16" fill="var(--parchment)" stroke={paint.brass} strokeWidth="1.6" />
          <Drawn icon="semi-closed-eye" x={38} y={82} size={24} fill={deep} />
          <text x="50" y="128" textAnchor="middle" className="art-effect">
            {effect}
          </text>
        </>
      )}
    </Mini>
  )
}

export function GameArt({ game }: { readonly game: GameId }) {
  const { t } = useTranslation()
  switch (game) {
    case 'hidden-leaders':
      return (
        <>
          <MaskBack />
          <FoxLeader />
          <MaskBack />
        </>
      )
    case 'leaders':
      return <Hexes />
    case 'hidden-people':
      return (
        <>
          <Hood />
          <Numeral value="−1" hue="var(--teal-54)" deep="var(--teal-34)" />
          <Numeral value="7" hue="var(--gold-66)" deep="var(--gold-40)" effect={t('home.eye')} />
          <Hood />
        </>
      )
  }
}
