// A face: the icon that somebody chose, in a brass ring.

import { useEffect } from 'react'
import { avatars, drawAvatars } from '../client/me.ts'
import { Icon } from './Icon.tsx'

export function Avatar({ avatar, size = 'm' }: { readonly avatar: string; readonly size?: 's' | 'm' | 'l' }) {
  useEffect(() => {
    drawAvatars()
  }, [])
  return (
    <span className={`avatar ${size}`}>
      <Icon name={avatars.includes(avatar) ? avatar : 'domino-mask'} />
    </span>
  )
}

/** The face of a bot of the house. */
export function BotFace({ size = 'm' }: { readonly size?: 's' | 'm' | 'l' }) {
  return (
    <span className={`avatar bot ${size}`}>
      <Icon name="vintage-robot" />
    </span>
  )
}
