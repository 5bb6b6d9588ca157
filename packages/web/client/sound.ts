// Short sounds made by the browser itself, without any file of sound. Silent until somebody has pressed something.

import type { SoundName } from '../table/screen.ts'
import { settings } from './settings.ts'

let touched = false
addEventListener('pointerdown', () => (touched = true), { once: true })
addEventListener('keydown', () => (touched = true), { once: true })

export function playSound(name: SoundName): void {
  if (!touched || !settings().sound || document.hidden) return
  import('./tones.ts').then(({ strikeAll }) => strikeAll(name)).catch(() => {})
}
