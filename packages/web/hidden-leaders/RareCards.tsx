// What the modules bring: artifacts with their tokens, Fate cards, and the wax seals of corruption.

import type { Lang } from '@undercrown/engine'
import type { ArtifactSide } from '@undercrown/hidden-leaders/facts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ArtMark, CardShape, Drawn, Figure, Lettering } from '../art/Art.tsx'
import { paint } from '../art/defs.ts'
import { type FactionSide, looks } from '../art/factions.ts'
import { widthOf } from '../art/fit.ts'
import type { CardSize } from '../table/screen.ts'
import art from './art.json'
import { catalogueEntry } from './facts.ts'
import { type MarkerName, markerLine } from './glyphs.ts'
import { Pawn } from './Pawn.tsx'

const timingColours = { fast: 'var(--rust-53)', slow: 'var(--green-49)', reaction: 'var(--blue-53)' } as const

/** The sentence without the words about timing and tokens, which the card shows. */
function deedOf(id: string, lang: Lang): string {
  const { text } = catalogueEntry(id, lang)
  return text.slice(text.indexOf('. ') + 2)
}

export const ArtifactCard = memo(function ArtifactCard({
  side,
  size,
  tokens = side.tokens,
}: {
  readonly side: ArtifactSide
  readonly size: CardSize
  /** How many are left on it. */
  readonly tokens?: number
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const icon = art.artifacts[side.id as keyof typeof art.artifacts]
  const colour = timingColours[side.timing]
  const timing = art.timings[side.timing]
  if (size === 'xs' || size === 's')
    return (
      <CardShape width={84} height={60} ground="var(--umber-20)" className="wide">
        <path d="M2 2h80v56H2z" fill={paint.sky('guardians')} />
        <path d="M2 2h80v56H2z" fill={paint.hatching} />
        <circle cx="36" cy="28" r="30" fill={paint.halo('guardians')} opacity="0.8" />
        <Figure icon={icon} x={36} y={28} size={40} fill={paint.ink('guardians')} />
        <circle cx="70" cy="14" r="9.5" fill={colour} stroke="var(--gold-91)" />
        <Drawn icon={timing} x={63.5} y={7.5} size={13} fill="var(--white)" />
        <Sockets of={Math.max(side.tokens, tokens)} left={tokens} x={70} y={47} radius={6.5} step={-14} />
      </CardShape>
    )
  const name = t(`hl.${side.timing}`)
  const pill = 44 + widthOf(name, 'body') * 17
  return (
    <CardShape width={350} height={250} ground="var(--umber-20)" className="wide">
      <path d="M7 7h336v236H7z" fill={paint.sky('guardians')} />
      <path d="M7 7h336v236H7z" fill={paint.hatching} />
      <circle cx="95" cy="150" r="88" fill={paint.halo('guardians')} opacity="0.85" />
      <Figure icon={icon} x={95} y={151} size={118} fill={paint.ink('guardians')} />
      <path d="M182 55h161v176q0 12-12 12H182z" fill={paint.parchment} />
      <path d="M5 14h340v41H5z" fill="var(--umber-27)" />
      <path d="M5 14h340M5 55h340" stroke="var(--gold-82)" strokeWidth="1.7" />
      <Lettering
        text={side.name[lang]}
        x={175}
        y={34}
        width={316}
        height={34}
        face="display"
        most={25}
        least={16}
        fill="var(--parchment)"
      />
      <rect x="194" y="66" width={pill} height="29" rx="14.5" fill={colour} />
      <Drawn icon={timing} x={203} y={71} size={19} fill="var(--white)" />
      <text x="229" y="86" fontSize="17" fill="var(--white)" className="lettering body strong">
        {name}
      </text>
      <Lettering
        text={deedOf(side.id, lang)}
        x={262.5}
        y={147}
        width={142}
        height={98}
        face="body"
        most={16}
        least={10}
        fill="var(--ink)"
      />
      <Sockets of={Math.max(side.tokens, tokens)} left={tokens} x={213} y={220} radius={15} step={36} />
    </CardShape>
  )
})

/** Tokens lie in sockets, which stay when they are spent. */
function Sockets({
  of,
  left,
  x,
  y,
  radius,
  step,
}: {
  readonly of: number
  readonly left: number
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly step: number
}) {
  return Array.from({ length: of }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sockets have no other name
    <g key={i} transform={`translate(${x + i * step} ${y}) scale(${radius / 16})`}>
      <circle r="16" fill="var(--umber-27)" stroke="var(--gold-55)" strokeWidth="2" />
      {i < left ? (
        <>
          <circle r="12.5" fill={paint.brass} />
          <ArtMark x={-8.5} y={-8.5} size={17} fill="var(--gold-34)" under="var(--gold-34)" />
        </>
      ) : (
        <circle r="11.5" fill="none" stroke="var(--gold-55)" strokeDasharray="3 4" />
      )}
    </g>
  ))
}

export interface FateFact {
  readonly id: string
  readonly marker: MarkerName
  readonly amount: string
}

export function FateCard({ fate, size }: { readonly fate: FateFact; readonly size: CardSize }) {
  const { i18n } = useTranslation()
  const icon = art.fates[fate.id as keyof typeof art.fates]
  const small = size === 'xs'
  const { name } = catalogueEntry(fate.id, i18n.language as Lang)
  return (
    <CardShape width={250} height={350} ground="var(--blue-21)" edge="var(--blue-78)">
      <path d="M6 6h238v338H6z" fill={paint.sky('none')} />
      <path d="M6 6h238v338H6z" fill={paint.pattern('none')} className="pattern" />
      <circle cx="125" cy={small ? 118 : 128} r="100" fill={paint.halo('none')} opacity="0.6" />
      <Figure icon={icon} x={125} y={small ? 120 : 128} size={small ? 180 : 150} fill={paint.ink('none')} />
      <path d="M6 222h238v122H6z" fill="var(--blue-19)" />
      <path d="M6 222h238" stroke="var(--blue-78)" strokeWidth="1.6" />
      {!small && (
        <Lettering
          text={name}
          x={125}
          y={247}
          width={222}
          height={34}
          face="display"
          most={25}
          least={15}
          fill="var(--grey-96)"
        />
      )}
      <Pawn kind={fate.marker} x={small ? 48 : 70} y={small ? 236 : 272} height={small ? 92 : 58} />
      <text
        x={small ? 176 : 160}
        y={small ? 306 : 316}
        textAnchor="middle"
        fontSize={small ? 74 : 42}
        fill="var(--white)"
        className="lettering body strong"
      >
        {fate.amount}
      </text>
    </CardShape>
  )
}

export function fateFact(id: string, ability: Parameters<typeof markerLine>[0]['ability']): FateFact {
  const [first] = markerLine({ ability })
  if (first === undefined || typeof first === 'string') return { id, marker: 'guardian', amount: '' }
  return { id, marker: first.marker, amount: first.amount }
}

const sealLooks: Readonly<Record<string, FactionSide>> = {
  'change-imperial-army': 'imperial-army',
  'change-hill-tribes': 'hill-tribes',
  'change-undead': 'undead',
  'change-water-folk': 'water-folk',
  'guardian-protection': 'guardians',
}

/** The edge of a seal: wax that has run a little. */
const WAX = `M${Array.from({ length: 30 }, (_, i) => {
  const [angle, far] = [(i * Math.PI) / 15, 45.5 + Math.sin(i * 2.3) * 2 + (i % 2 === 0 ? 1.4 : -1.2)]
  return `${(50 + far * Math.cos(angle)).toFixed(1)} ${(50 + far * Math.sin(angle)).toFixed(1)}`
}).join('L')}z`

/** A corruption token; sealed to those who do not know it. */
export function Seal({ id }: { readonly id?: string | undefined }) {
  const side = id === undefined ? 'none' : sealLooks[id]
  const [hue, deep] = side ? [looks[side].hue, looks[side].deep] : ['var(--gold-69)', 'var(--gold-37)']
  return (
    <svg className="card seal" viewBox="0 0 100 100" aria-hidden="true">
      <path d={WAX} fill={hue} stroke={deep} strokeWidth="2" strokeLinejoin="round" />
      <circle cx="50" cy="50" r="35" fill={deep} opacity="0.42" />
      <circle
        cx="50"
        cy="50"
        r="35"
        fill="none"
        stroke="var(--white)"
        strokeOpacity="0.4"
        strokeWidth="1.6"
      />
      {id === undefined ? (
        <ArtMark x={28} y={28} size={44} fill="var(--blue-78)" under="var(--blue-60)" />
      ) : (
        <Drawn
          icon={art.tokens[id as keyof typeof art.tokens]}
          x={27}
          y={27}
          size={46}
          fill="var(--parchment)"
        />
      )}
      {id === 'loyalty' && (
        <>
          <circle cx="80" cy="80" r="17" fill="var(--umber-21)" stroke="var(--gold-91)" strokeWidth="2" />
          <text
            x="80"
            y="86.5"
            textAnchor="middle"
            fontSize="19"
            fill="var(--gold-91)"
            className="lettering body strong"
          >
            ×2
          </text>
        </>
      )}
    </svg>
  )
}
