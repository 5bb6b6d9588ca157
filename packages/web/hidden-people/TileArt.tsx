// The picture on the tile of Hidden People: a row, half of it known.

import { useTranslation } from 'react-i18next'
import { Drawn } from '../art/Art.tsx'
import { paint } from '../art/defs.ts'
import { addIcons } from '../art/icons.ts'
import { Mini } from '../art/Mini.tsx'
import drawings from './tile.json?icons'

addIcons(drawings)

export function TileArt() {
  const { i18n } = useTranslation()
  return (
    <>
      <Hood />
      <Numeral value="−1" hue="var(--teal-54)" deep="var(--teal-34)" />
      <Numeral
        value="7"
        hue="var(--gold-66)"
        deep="var(--gold-40)"
        effect={i18n.language === 'fr' ? 'Œil' : 'Eye'}
      />
      <Hood />
    </>
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
