// A card of Hidden People: the number first, the colour by how much it costs, the effect in a coin.

import {
  cardById,
  type EffectName,
  englishCards,
  frenchCards,
  type Value,
} from '@undercrown/hidden-people/facts'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { addIcons } from '../art/icons.ts'
import type { CardSize } from '../table/screen.ts'
import art from './art.json'
import icons from './art.json?icons'

addIcons(icons)

/** Fill, shade and light, from the cheapest to the dearest. */
const bands = {
  cheap: ['var(--teal-54)', 'var(--teal-34)', 'var(--teal-91)'],
  low: ['var(--blue-58)', 'var(--blue-36)', 'var(--blue-92)'],
  middle: ['var(--gold-63)', 'var(--gold-40)', 'var(--cream-93)'],
  high: ['var(--rust-57)', 'var(--rust-34)', 'var(--cream-91)'],
  dear: ['var(--red-49)', 'var(--red-28)', 'var(--red-88)'],
  equal: ['var(--violet-45)', 'var(--violet-30)', 'var(--violet-88)'],
} as const

function bandOf(value: Value): readonly [fill: string, shade: string, light: string] {
  if (typeof value === 'string') return bands.equal
  if (value <= 1) return bands.cheap
  if (value <= 4) return bands.low
  if (value <= 7) return bands.middle
  return value <= 10 ? bands.high : bands.dear
}

/** The number as it is printed, with a real minus. */
function printed(value: Value): string {
  return String(value).replace('-', '−')
}

const W = 120
const H = 168

export const Card = memo(function Card({
  id,
}: {
  readonly id?: string | undefined
  readonly size: CardSize
}) {
  if (id === undefined) return <Back />
  return id === 'stone' ? <Stone /> : <Face id={id} />
})

function Face({ id }: { readonly id: string }) {
  const { i18n } = useTranslation()
  const clip = useId()
  const { value, effect } = cardById(id)
  const [fill, shade, light] = bandOf(value)
  const text = printed(value)
  const middle = effect ? 56 : 80
  return (
    <svg className="people-card" viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
      <rect width={W} height={H} rx="10" fill={shade} />
      <clipPath id={clip}>
        <rect x="4" y="4" width={W - 8} height={H - 8} rx="7" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={W} height={H} fill={fill} />
        <circle cx={W / 2} cy={middle} r="62" fill={light} opacity=".2" />
        <circle cx={W / 2} cy={middle} r="45" fill={light} opacity=".24" />
        {effect ? (
          <rect y="112" width={W} height={H - 112} fill={shade} />
        ) : (
          <path d={`M0 ${H} V138 q15 -14 30 0 t30 0 t30 0 t30 0 V${H} Z`} fill={shade} opacity=".6" />
        )}
      </g>
      <rect
        x="2"
        y="2"
        width={W - 4}
        height={H - 4}
        rx="8.5"
        fill="none"
        stroke="var(--gold-78)"
        strokeWidth="1.8"
      />
      <g fontFamily="var(--display)" fontWeight="700" fontSize={effect ? 70 : 84} textAnchor="middle">
        <text x={W / 2 + 2} y={middle + 28} fill="var(--black)" opacity=".35">
          {text}
        </text>
        <text x={W / 2} y={middle + 25} fill="var(--cream-99)">
          {text}
        </text>
      </g>
      {effect && <Coin effect={effect} shade={shade} lang={i18n.language} />}
    </svg>
  )
}

function Coin({
  effect,
  shade,
  lang,
}: {
  readonly effect: EffectName
  readonly shade: string
  readonly lang: string
}) {
  const name = (lang === 'fr' ? frenchCards : englishCards).effectNames[effect]
  return (
    <>
      <circle cx={W / 2} cy="112" r="20" fill="var(--parchment)" stroke="var(--gold-78)" strokeWidth="2" />
      <use href={`#i-${art.effects[effect]}`} x={W / 2 - 15} y="97" width="30" height="30" fill={shade} />
      <text
        x={W / 2}
        y="153"
        textAnchor="middle"
        fontFamily="var(--display)"
        fontWeight="600"
        fontSize={Math.min(19, 200 / name.length)}
        fill="var(--parchment)"
      >
        {name}
      </text>
    </>
  )
}

function Back() {
  const id = useId()
  return (
    <svg className="people-card" viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
      <pattern id={id} width="26" height="18" patternUnits="userSpaceOnUse">
        <path
          d="M2 9 q0 -7 7 -7 h8 q7 0 7 7 q0 7 -7 7 h-8 q-7 0 -7 -7"
          fill="none"
          stroke="var(--teal-74)"
          opacity=".3"
        />
      </pattern>
      <rect width={W} height={H} rx="10" fill="var(--blue-22)" />
      <rect x="4" y="4" width={W - 8} height={H - 8} rx="7" fill="var(--teal-33)" />
      <rect x="4" y="4" width={W - 8} height={H - 8} rx="7" fill={`url(#${id})`} />
      <rect
        x="2"
        y="2"
        width={W - 4}
        height={H - 4}
        rx="8.5"
        fill="none"
        stroke="var(--gold-78)"
        strokeWidth="1.8"
      />
      <path
        d="M60 28 C93 32 100 80 94 134 H26 C20 80 27 32 60 28 Z"
        fill="var(--teal-25)"
        stroke="var(--gold-78)"
        strokeWidth="2"
      />
      <path d="M60 47 C79 50 83 75 78 94 Q60 106 42 94 C37 75 41 50 60 47 Z" fill="var(--teal-17)" />
      <ellipse cx="51" cy="79" rx="4.2" ry="5.4" fill="var(--gold-91)" />
      <ellipse cx="69" cy="79" rx="4.2" ry="5.4" fill="var(--gold-91)" />
    </svg>
  )
}

export function Stone() {
  const body = 'M5 28 Q3 15 15 9 Q28 4 37 13 Q44 23 38 32 Q32 39 20 38 Q7 38 5 28 Z'
  return (
    <svg className="stone" viewBox="0 0 44 44" aria-hidden="true">
      <ellipse cx="22" cy="38" rx="17" ry="5" opacity=".45" />
      <path d={body} fill="var(--blue-68)" />
      <path d="M5 28 Q3 15 15 9 Q28 4 37 13 Q30 11 22 15 Q11 19 10 34 Q6 32 5 28 Z" fill="var(--blue-85)" />
      <path
        d="M14 25 l6 -3 5 5 M27 19 l5 4"
        fill="none"
        stroke="var(--blue-51)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d={body} fill="none" stroke="var(--blue-26)" strokeWidth="1.6" />
    </svg>
  )
}
