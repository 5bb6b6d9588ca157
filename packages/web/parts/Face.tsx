// Faces. A person's is round, with the icon that they chose; a bot's has a cogged rim and a colour of its own.

import { type Level, levels } from '@undercrown/protocol'
import { useEffect } from 'react'
import { paint } from '../art/defs.ts'
import { avatars, drawAvatars } from '../client/me.ts'
import type { BotFace, SeatFace } from '../client/players.ts'
import { Icon } from './Icon.tsx'

type FaceSize = 's' | 'm' | 'l'

export function PlayerFace({
  face = { avatar: '', name: '' },
  size = 'm',
}: {
  readonly face: SeatFace | undefined
  readonly size?: FaceSize
}) {
  return 'character' in face ? (
    <Portrait face={face} size={size} />
  ) : (
    <Avatar avatar={face.avatar} name={face.name} size={size} />
  )
}

export function Avatar({
  avatar,
  name = '',
  size = 'm',
}: {
  readonly avatar: string
  /** Its first letter stands in for a face that was not chosen. */
  readonly name?: string
  readonly size?: FaceSize
}) {
  useEffect(() => {
    drawAvatars()
  }, [])
  return (
    <span className={`avatar ${size}`} aria-hidden="true">
      {avatars.includes(avatar) ? (
        <Icon name={avatar} />
      ) : (
        name.trim().charAt(0).toUpperCase() || <Icon name="domino-mask" />
      )}
    </span>
  )
}

/** Twelve cogs. */
const RIM = `M${Array.from({ length: 48 }, (_, i) => {
  const [angle, long] = [(Math.PI * i) / 24, i % 4 < 2 ? 50 : 45]
  return `${(50 + long * Math.cos(angle)).toFixed(1)} ${(50 + long * Math.sin(angle)).toFixed(1)}`
}).join('L')}Z`

/** A bot of the house. */
function Portrait({
  face: {
    character: { icon, colour },
    draw,
  },
  size = 'm',
}: {
  readonly face: BotFace
  readonly size?: FaceSize
}) {
  useEffect(() => {
    draw()
  }, [draw])
  return (
    <span className={`avatar bot ${size}`} aria-hidden="true">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d={RIM} fill={paint.brass} />
        <circle cx="50" cy="50" r="40" fill="var(--bot-rim)" />
        <circle cx="50" cy="50" r="38" fill={`var(--bot-${colour})`} />
        <circle cx="50" cy="50" r="38" fill={paint.dome} />
        <use href={`#i-${icon}`} x="23.5" y="25.5" width="54" height="54" fill="var(--shade-40)" />
        <use href={`#i-${icon}`} x="23" y="23" width="54" height="54" fill="var(--cream-99)" />
      </svg>
    </span>
  )
}

/** How well a bot plays, beside its name. */
export function LevelPips({ level }: { readonly level: Level }) {
  return (
    <span className="level-pips" aria-hidden="true">
      {levels.map((one) => (
        <i key={one} className={one <= level ? 'on' : undefined} />
      ))}
    </span>
  )
}
