// The backs: of a hero, with the picture that those who know it may see, and of a Fate card.

import { ArtMark, Badge, CardShape, Drawn } from '../art/Art.tsx'
import { paint } from '../art/defs.ts'
import type { CardSize } from '../table/screen.ts'
import art from './art.json'

export function HeroBack({ size }: { readonly size: CardSize }) {
  if (size === 'l')
    return (
      <CardShape width={250} height={350} ground="var(--blue-20)">
        <path d="M7 7h236v336H7z" fill={paint.night} />
        <path d="M7 7h236v336H7z" fill={paint.lattice} />
        <rect
          x="17"
          y="17"
          width="216"
          height="316"
          rx="7"
          fill="none"
          stroke="var(--gold-73)"
          strokeOpacity="0.5"
        />
        <circle cx="125" cy="175" r="72" fill="var(--blue-23)" stroke="var(--gold-78)" strokeWidth="2.4" />
        <circle
          cx="125"
          cy="175"
          r="64"
          fill="none"
          stroke="var(--gold-73)"
          strokeOpacity="0.45"
          strokeDasharray="2 5"
        />
        <ArtMark x={79} y={129} size={92} />
        <Badge side="imperial-army" x={27} y={27} size={30} />
        <Badge side="hill-tribes" x={193} y={27} size={30} />
        <Badge side="water-folk" x={27} y={293} size={30} />
        <Badge side="undead" x={193} y={293} size={30} />
      </CardShape>
    )
  return (
    <CardShape width={60} height={84} ground="var(--blue-20)">
      <path d="M2 2h56v80H2z" fill={paint.night} />
      <path d="M2 2h56v80H2z" fill={paint.lattice} />
      <circle cx="30" cy="42" r="18" fill="var(--blue-23)" stroke="var(--gold-78)" strokeWidth="1.3" />
      <ArtMark x={18.5} y={30.5} size={23} fill="var(--gold-82)" under="var(--gold-62)" />
    </CardShape>
  )
}

export function FateBack() {
  return (
    <CardShape width={60} height={84} ground="var(--blue-21)" edge="var(--blue-78)">
      <path d="M2 2h56v80H2z" fill={paint.sky('none')} />
      <path d="M2 2h56v80H2z" fill={paint.pattern('none')} className="pattern" />
      <circle cx="30" cy="42" r="18" fill="var(--blue-21)" stroke="var(--blue-78)" strokeWidth="1.2" />
      <Drawn icon={art.things.fate} x={17} y={29} size={26} fill="var(--blue-91)" />
    </CardShape>
  )
}
