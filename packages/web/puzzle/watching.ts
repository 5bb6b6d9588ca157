// How fast turns are watched before something is asked about them.

import { useState } from 'react'

export const watchSpeeds = ['slow', 'normal', 'quick', 'step'] as const
export type WatchSpeed = (typeof watchSpeeds)[number]

/** How long each move is looked at, in milliseconds; step by step goes on when somebody says so. */
export const STEPS: Readonly<Record<WatchSpeed, number | undefined>> = {
  slow: 3400,
  normal: 2000,
  quick: 1000,
  step: undefined,
}

const KEY = 'undercrown.watch'

/** As it was chosen last in this browser. */
export function useSpeed(): [WatchSpeed, (speed: WatchSpeed) => void] {
  const [speed, setSpeed] = useState(kept)
  return [
    speed,
    (next) => {
      setSpeed(next)
      try {
        localStorage.setItem(KEY, next)
      } catch {}
    },
  ]
}

function kept(): WatchSpeed {
  try {
    return watchSpeeds.find((one) => one === localStorage.getItem(KEY)) ?? 'normal'
  } catch {
    return 'normal'
  }
}
