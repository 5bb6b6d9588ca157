// A leader: two factions split on the diagonal, a heraldic beast, a number that settles the last tie.

import type { Lang } from '@undercrown/engine'
import type { Leader } from '@undercrown/hidden-leaders/facts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge, CardShape, Cloth, Drawn, Figure, Lettering } from '../art/Art.tsx'
import { paint } from '../art/defs.ts'
import { looks } from '../art/factions.ts'
import type { CardSize } from '../table/screen.ts'
import art from './art.json'

const CROWN = 'M0 30L-7 5l15 11L22 0l14 16L51 5l-7 25z'

export const LeaderCard = memo(function LeaderCard({
  leader,
  size,
}: {
  readonly leader: Leader
  readonly size: CardSize
}) {
  return size === 'l' || size === 'm' ? (
    <Whole leader={leader} />
  ) : (
    <Small leader={leader} named={size === 's'} />
  )
})

function Whole({ leader }: { readonly leader: Leader }) {
  const { i18n } = useTranslation()
  const [one, other] = leader.factions
  const icon = art.leaders[leader.id as keyof typeof art.leaders]
  return (
    <CardShape width={250} height={350} ground="var(--wine-19)">
      <Cloth side={one} d="M6 6h238v338H6z" />
      <Cloth side={other} d="M244 6v338H6v-24z" />
      <path d="M244 6L6 320" stroke={paint.brass} strokeWidth="2.2" />
      <circle cx="125" cy="147" r="96" fill="var(--violet-17)" opacity="0.84" />
      <circle cx="125" cy="147" r="96" fill="none" stroke="var(--gold-78)" strokeWidth="3.2" />
      <circle
        cx="125"
        cy="147"
        r="88"
        fill="none"
        stroke="var(--gold-86)"
        strokeOpacity="0.5"
        strokeDasharray="1.5 5.5"
      />
      <circle cx="125" cy="152" r="86" fill={paint.halo('guardians')} opacity="0.36" />
      <Figure icon={icon} x={125} y={159} size={126} fill={paint.brass} />
      <g transform="translate(103 36)">
        <path
          d={CROWN}
          fill={paint.brass}
          stroke="var(--violet-17)"
          strokeWidth="2.6"
          strokeLinejoin="round"
        />
        <path d="M0 36h44" stroke="var(--gold-78)" strokeWidth="4" />
        <circle cx="22" cy="20" r="3.6" fill={looks[one].hue} stroke="var(--white)" />
      </g>
      <path d="M20 259h210l-11 26 11 27H20l11-27z" fill="var(--black)" opacity="0.38" />
      <path
        d="M17 255h216l-12 27 12 27H17l12-27z"
        fill={paint.parchment}
        stroke={paint.brass}
        strokeWidth="1.7"
      />
      <text
        x="125"
        y="281"
        textAnchor="middle"
        fontSize="28"
        fill="var(--wine-23)"
        className="lettering display"
      >
        {leader.name}
      </text>
      <Lettering
        text={capital(leader.epithet[i18n.language as Lang])}
        x={125}
        y={296}
        width={170}
        height={18}
        face="body"
        most={16}
        least={12}
        fill="var(--gold-42)"
        className="slanted"
      />
      <Badge side={one} x={14} y={14} size={52} />
      <Badge side={other} x={184} y={14} size={52} />
      <path d="M125 312l15 15-15 15-15-15z" fill="var(--violet-17)" stroke={paint.brass} strokeWidth="1.7" />
      <text
        x="125"
        y="332.5"
        textAnchor="middle"
        fontSize="16"
        fill="var(--gold-91)"
        className="lettering body strong"
      >
        {leader.number}
      </text>
    </CardShape>
  )
}

function Small({ leader, named }: { readonly leader: Leader; readonly named: boolean }) {
  const [one, other] = leader.factions
  const icon = art.leaders[leader.id as keyof typeof art.leaders]
  return (
    <CardShape width={60} height={84} ground="var(--wine-19)">
      <Cloth side={one} d="M2 2h56v80H2z" />
      <Cloth side={other} d="M58 2v80H2v-5z" />
      <circle cx="30" cy="45" r="22" fill="var(--violet-17)" opacity="0.86" stroke="var(--gold-82)" />
      <Drawn icon={icon} x={13.5} y={28.5} size={33} fill="var(--gold-86)" />
      <Badge side={one} x={4} y={4} size={19} />
      <Badge side={other} x={37} y={4} size={19} />
      {named && (
        <>
          <path d="M2 69h56v13H2z" fill="var(--violet-17)" opacity="0.9" />
          <text
            x="30"
            y="78.5"
            textAnchor="middle"
            fontSize="10"
            fill="var(--parchment)"
            className="lettering display"
          >
            {leader.name}
          </text>
        </>
      )}
    </CardShape>
  )
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A leader nobody knows: wine red, a masked crown. */
export function LeaderBack({ size }: { readonly size: CardSize }) {
  if (size === 'l' || size === 'm')
    return (
      <CardShape width={250} height={350} ground="var(--wine-17)">
        <path d="M6 6h238v338H6z" fill={paint.wine} />
        <path d="M6 6h238v338H6z" fill={paint.hatching} />
        <path
          d="M125 44l100 131-100 131L25 175z"
          fill="var(--wine-18)"
          stroke={paint.brass}
          strokeWidth="2.6"
        />
        <path
          d="M125 62l86 113-86 113-86-113z"
          fill="none"
          stroke="var(--gold-73)"
          strokeOpacity="0.5"
          strokeDasharray="2 5"
        />
        <Drawn icon="domino-mask" x={68} y={128} size={114} fill={paint.brass} />
        <path d={CROWN} transform="translate(97 92) scale(1.27)" fill={paint.brass} />
      </CardShape>
    )
  return (
    <CardShape width={60} height={84} ground="var(--wine-17)">
      <path d="M2 2h56v80H2z" fill={paint.wine} />
      <path d="M2 2h56v80H2z" fill={paint.hatching} />
      <Drawn icon="domino-mask" x={12} y={31} size={36} fill="var(--gold-86)" />
      <path d={CROWN} transform="translate(20 18) scale(0.46)" fill="var(--gold-86)" />
    </CardShape>
  )
}
