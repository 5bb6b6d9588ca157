// A word to the reader, and perhaps a way on.

import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export function Notice({
  kind = 'plain',
  icon = 'info',
  children,
  action,
}: {
  readonly kind?: 'plain' | 'wrong' | 'good'
  readonly icon?: string
  readonly children: ReactNode
  readonly action?: ReactNode
}) {
  return (
    <div className={`shell-notice ${kind}`} role={kind === 'wrong' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <p>{children}</p>
      {action}
    </div>
  )
}

/** Where a list would be. */
export function Empty({
  icon = 'campfire',
  children,
  action,
}: {
  readonly icon?: string
  readonly children: ReactNode
  readonly action?: ReactNode
}) {
  return (
    <div className="nothing">
      <Icon name={icon} />
      <p>{children}</p>
      {action}
    </div>
  )
}

/** Where something will be in a moment: as many bars, as high as what comes. */
export function Skeleton({ count = 1, height }: { readonly count?: number; readonly height: number }) {
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <div key={i} className="skeleton" style={{ height }} aria-hidden="true" />
  ))
}
