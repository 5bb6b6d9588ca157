// The pictures of the home screen: a fan of heroes, and one scene for each game. Drawn here, so that no game is loaded.

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import drawings from '../art/home.json?icons'
import { addIcons } from '../art/icons.ts'
import type { GameId } from '../games.ts'

addIcons(drawings)

interface Faction {
  readonly deep: string
  readonly hue: string
  readonly band: string
  readonly pale: string
  readonly emblem: string
  /** Outline of the badge in 40 × 40. */
  readonly badge: string
  /** What the ground of the scene is made of, in 150 × 40. */
  readonly ground: string
  /** One tile of the pattern, 20 × 20. */
  readonly pattern: string
}

const factions = {
  imperial: {
    deep: '#4c0c17',
    hue: '#b5252f',
    band: '#8c1b28',
    pale: '#f5b0a4',
    emblem: 'eagle-emblem',
    badge: 'M4 3h32v19q0 11-16 16Q4 33 4 22Z',
    ground: 'M0 40V20h14v-8h6v5h6v-5h6v8h20v-12h7v5h6v-5h7v12h30v-7h6v5h7v-5h6v7h29v20Z',
    pattern: 'm0 10 10-10 10 10M0 20l10-10 10 10',
  },
  hills: {
    deep: '#0f3019',
    hue: '#2f7d46',
    band: '#1f5c33',
    pale: '#b4dda0',
    emblem: 'peaks',
    badge: 'M20 3 38 35q-18 5-36 0Z',
    ground: 'M0 40V26q24-16 52-3 26-15 50-1 22-13 48 2v16Z',
    pattern: 'm0 16 5-9 5 9 5-9 5 9',
  },
  water: {
    deep: '#082649',
    hue: '#1b6fb3',
    band: '#114b84',
    pale: '#9fd6f5',
    emblem: 'water-drop',
    badge: 'M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34Z',
    ground: 'M0 40V24q13-10 25 0t25 0 25 0 25 0 25 0 25 0v16Z',
    pattern: 'M0 10a10 10 0 0 1 20 0M-10 20a10 10 0 0 1 20 0 10 10 0 0 1 20 0',
  },
  undead: {
    deep: '#150e20',
    hue: '#55407a',
    band: '#2f2245',
    pale: '#d2bff5',
    emblem: 'death-skull',
    badge: 'M12 3h16l8 12-7 22H11L4 15Z',
    ground: 'M0 40V28h18V16q7-9 14 0v12h22v-8h-6v-5h6v-7h5v7h6v5h-6v8h44V17q7-10 14 0v11h27v12Z',
    pattern: 'm4 4 9 9M13 4l-9 9',
  },
} as const satisfies Readonly<Record<string, Faction>>

type FactionId = keyof typeof factions

function Use({
  icon,
  x,
  y,
  size,
  fill,
  opacity,
}: {
  readonly icon: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly opacity?: number
}) {
  return <use href={`#i-${icon}`} x={x} y={y} width={size} height={size} fill={fill} opacity={opacity} />
}

/** The brass, skies and patterns that all pictures share; once on the page. */
export function ArtDefs() {
  return (
    <svg width="0" height="0" className="art-defs" aria-hidden="true">
      <defs>
        <linearGradient id="a-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fbe7b2" />
          <stop offset=".5" stopColor="#d2a145" />
          <stop offset=".78" stopColor="#a2752a" />
          <stop offset="1" stopColor="#eacb82" />
        </linearGradient>
        <linearGradient id="a-parchment" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fbf4e2" />
          <stop offset="1" stopColor="#e9d8b3" />
        </linearGradient>
        <pattern id="a-rays" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1" height="9" fill="#e7c67a" opacity=".2" />
        </pattern>
        {Object.entries(factions).map(([id, one]) => (
          <g key={id}>
            <linearGradient id={`a-sky-${id}`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor={one.deep} />
              <stop offset=".55" stopColor={one.band} />
              <stop offset="1" stopColor={one.hue} />
            </linearGradient>
            <radialGradient id={`a-halo-${id}`}>
              <stop offset="0" stopColor={one.pale} stopOpacity=".9" />
              <stop offset=".6" stopColor={one.pale} stopOpacity=".3" />
              <stop offset="1" stopColor={one.pale} stopOpacity="0" />
            </radialGradient>
            <pattern id={`a-pattern-${id}`} width="20" height="20" patternUnits="userSpaceOnUse">
              <path d={one.pattern} fill="none" stroke="#fff" strokeWidth="1.5" />
            </pattern>
          </g>
        ))}
      </defs>
    </svg>
  )
}

function Badge({ of, x, y, size = 30 }: { of: FactionId; x: number; y: number; size?: number }) {
  const { badge, emblem, hue } = factions[of]
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
      <path d={badge} fill={hue} stroke="#f2d595" strokeWidth="2.6" strokeLinejoin="round" />
      <Use icon={emblem} x={9} y={of === 'hills' ? 12 : 8} size={22} fill="#fff6df" />
    </g>
  )
}

function Pill({ x, kind, text }: { x: number; kind: 'red' | 'green'; text: string }) {
  return (
    <g transform={`translate(${x} 163)`}>
      <rect width="46" height="22" rx="11" fill={kind === 'red' ? '#a51f2b' : '#22693a'} />
      <Use
        icon={kind === 'red' ? 'stone-tower' : 'pine-tree'}
        x={6}
        y={4}
        size={14}
        fill={kind === 'red' ? '#ffc9bd' : '#c9f0b4'}
      />
      <text x="33" y="16" textAnchor="middle" className="art-number">
        {text}
      </text>
    </g>
  )
}

const heroes = [
  { id: 'boar', of: 'hills', icon: 'boar', joint: 'and', red: '−1', green: '+1' },
  { id: 'crow', of: 'undead', icon: 'raven', joint: 'and', red: '−1', green: '−1' },
  { id: 'eel', of: 'water', icon: 'eel', joint: 'or', red: '+1', green: '+1' },
  { id: 'griffin', of: 'imperial', icon: 'griffin-symbol', joint: 'or', red: '−2', green: '−2' },
] as const

/** Four heroes in a hand, under the lantern. */
export function Fan() {
  const { t } = useTranslation()
  return heroes.map(({ id, of, icon, joint, red, green }) => {
    const name = t(`home.${id}`)
    const { band, ground, deep } = factions[of]
    return (
      <svg key={id} aria-hidden="true" className="fan-card" viewBox="0 0 150 210">
        <rect width="150" height="210" rx="11" fill="#161022" />
        <rect x="4" y="4" width="142" height="202" rx="8" fill="url(#a-parchment)" />
        <path d="M4 12q0-8 8-8h126q8 0 8 8v112H4Z" fill={`url(#a-sky-${of})`} />
        <path d="M4 12q0-8 8-8h126q8 0 8 8v112H4Z" fill={`url(#a-pattern-${of})`} opacity=".14" />
        <circle cx="75" cy="62" r="52" fill={`url(#a-halo-${of})`} opacity=".75" />
        <path d={ground} transform="translate(4 88) scale(.947 .9)" fill={deep} />
        <Use icon={icon} x={35} y={23} size={84} fill="#000" opacity={0.4} />
        <Use icon={icon} x={33} y={20} size={84} fill="#fff6df" />
        <rect x="4" y="121" width="142" height="28" fill={band} />
        <path d="M4 121h142M4 149h142" stroke="url(#a-brass)" strokeWidth="1.4" />
        <text
          x="75"
          y="140"
          textAnchor="middle"
          className="art-name"
          {...(name.length > 17 && { textLength: 132, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {name}
        </text>
        <Pill x={16} kind="red" text={red} />
        <text x="75" y="178" textAnchor="middle" className="art-joint">
          {t(`home.${joint}`)}
        </text>
        <Pill x={88} kind="green" text={green} />
        <Badge of={of} x={9} y={9} />
        <rect
          x="2"
          y="2"
          width="146"
          height="206"
          rx="9.5"
          fill="none"
          stroke="url(#a-brass)"
          strokeWidth="2.4"
        />
      </svg>
    )
  })
}

function Frame({ children, wide = 76 }: { readonly children: ReactNode; readonly wide?: number }) {
  return (
    <svg aria-hidden="true" className="mini" width={wide} viewBox="0 0 100 140">
      {children}
      <rect
        x="1.5"
        y="1.5"
        width="97"
        height="137"
        rx="7"
        fill="none"
        stroke="url(#a-brass)"
        strokeWidth="2"
      />
    </svg>
  )
}

function MaskBack() {
  return (
    <Frame>
      <rect width="100" height="140" rx="8" fill="#4a182c" />
      <rect width="100" height="140" rx="8" fill="url(#a-rays)" />
      <path d="M50 18 90 70 50 122 10 70Z" fill="#1e0a16" stroke="url(#a-brass)" strokeWidth="1.6" />
      <Use icon="domino-mask" x={27} y={52} size={46} fill="url(#a-brass)" />
      <path d="m39 50-2-13 8 6 5-10 5 10 8-6-2 13Z" fill="url(#a-brass)" />
    </Frame>
  )
}

function FoxLeader() {
  const { t } = useTranslation()
  return (
    <Frame wide={96}>
      <rect width="100" height="140" rx="8" fill="url(#a-sky-imperial)" />
      <rect width="100" height="140" rx="8" fill="url(#a-pattern-imperial)" opacity=".16" />
      <path d="M100 8v124q0 8-8 8H8q-8 0-8-8v-8Z" fill="url(#a-sky-undead)" />
      <path d="M100 8v124q0 8-8 8H8q-8 0-8-8v-8Z" fill="url(#a-pattern-undead)" opacity=".16" />
      <circle cx="50" cy="59" r="37" fill="#150d18" opacity=".86" />
      <circle cx="50" cy="59" r="37" fill="none" stroke="url(#a-brass)" strokeWidth="1.6" />
      <Use icon="fox-head" x={25} y={35} size={50} fill="url(#a-brass)" />
      <path d="m40 26-2-12 7 5 5-9 5 9 7-5-2 12Z" fill="url(#a-brass)" stroke="#150d18" />
      <Badge of="imperial" x={5} y={5} size={21} />
      <Badge of="undead" x={74} y={5} size={21} />
      <path d="M8 101h84l-5 12 5 12H8l5-12Z" fill="url(#a-parchment)" stroke="url(#a-brass)" />
      <text x="50" y="113" textAnchor="middle" className="art-leader">
        {t('home.leader')}
      </text>
      <text x="50" y="121" textAnchor="middle" className="art-by">
        {t('home.leaderBy')}
      </text>
    </Frame>
  )
}

/** A cell of the board of Leaders by column and row, as a point of the picture. */
function cell(q: number, r: number): readonly [x: number, y: number] {
  return [180 + q * 33, 100 + 38.1 * (r + q / 2)]
}

const cells = Array.from({ length: 7 }, (_, i) => i - 3).flatMap((q) =>
  Array.from({ length: 7 }, (_, j) => j - 3).flatMap((r) => (Math.abs(q + r) <= 3 ? [[q, r] as const] : [])),
)

const corners = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i
  return `${(20.4 * Math.cos(angle)).toFixed(1)},${(20.4 * Math.sin(angle)).toFixed(1)}`
}).join(' ')

const pieces = [
  [0, 1, 'chess-queen', true],
  [-1, 1, 'archer', true],
  [1, 0, 'punch-blast', true],
  [0, -1, 'imperial-crown', false],
  [1, -2, 'three-keys', false],
  [-1, 0, 'punch-blast', false],
] as const

function Hexes() {
  return (
    <svg aria-hidden="true" className="hexes" viewBox="20 8 320 184" preserveAspectRatio="xMidYMid slice">
      {cells.map(([q, r]) => {
        const [x, y] = cell(q, r)
        return (
          <polygon
            key={`${q} ${r}`}
            points={corners}
            transform={`translate(${x} ${y})`}
            fill="#2c4053"
            stroke="#5f7a8e"
          />
        )
      })}
      {pieces.map(([q, r, icon, ivory]) => {
        const [x, y] = cell(q, r)
        return (
          <g key={`${q} ${r}`}>
            <circle cx={x} cy={y + 2.5} r="16" fill="#0008" />
            {ivory ? (
              <circle cx={x} cy={y} r="16" fill="#f3e4bb" stroke="#c2923a" strokeWidth="2" />
            ) : (
              <polygon
                points={corners}
                transform={`translate(${x} ${y}) scale(.82)`}
                fill="#18233f"
                stroke="#8fa2c8"
                strokeWidth="2.4"
              />
            )}
            <Use icon={icon} x={x - 10.5} y={y - 10.5} size={21} fill={ivory ? '#2a1c08' : '#e8eefb'} />
          </g>
        )
      })}
    </svg>
  )
}

function Hood() {
  return (
    <Frame wide={70}>
      <rect width="100" height="140" rx="8" fill="#123b43" />
      <path
        d="M50 24c28 4 33 42 28 88H22c-5-46 0-84 28-88Z"
        fill="#0a262c"
        stroke="#d9ae57"
        strokeWidth="1.6"
      />
      <path d="M50 40c15 3 19 22 15 37q-15 10-30 0c-4-15 0-34 15-37Z" fill="#041114" />
      <ellipse cx="43" cy="65" rx="3.5" ry="4.6" fill="#f3d58c" />
      <ellipse cx="57" cy="65" rx="3.5" ry="4.6" fill="#f3d58c" />
    </Frame>
  )
}

function Numeral({
  value,
  hue,
  deep,
  effect,
}: {
  value: string
  hue: string
  deep: string
  effect?: string
}) {
  return (
    <Frame wide={70}>
      <rect width="100" height="140" rx="8" fill={hue} />
      <circle cx="50" cy={effect ? 48 : 62} r="42" fill="#fff" opacity=".14" />
      <circle cx="50" cy={effect ? 48 : 62} r="30" fill="#fff" opacity=".14" />
      <path
        d={effect ? 'M0 94h100v38q0 8-8 8H8q-8 0-8-8Z' : 'M0 112q17-13 34 0t33 0 33 0v20q0 8-8 8H8q-8 0-8-8Z'}
        fill={deep}
      />
      <text x="50" y={effect ? 70 : 86} textAnchor="middle" className="art-value">
        {value}
      </text>
      {effect !== undefined && (
        <>
          <circle cx="50" cy="94" r="16" fill="#fbf4e2" stroke="url(#a-brass)" strokeWidth="1.6" />
          <Use icon="semi-closed-eye" x={38} y={82} size={24} fill={deep} />
          <text x="50" y="128" textAnchor="middle" className="art-effect">
            {effect}
          </text>
        </>
      )}
    </Frame>
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
          <Numeral value="−1" hue="#1e7f78" deep="#0b403d" />
          <Numeral value="7" hue="#b9892b" deep="#5c3f0b" effect={t('home.eye')} />
          <Hood />
        </>
      )
  }
}
