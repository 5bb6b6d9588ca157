// The ways the app can look: wide, upright, in a hand; by night and by day; in both languages.

import type { Page } from '@playwright/test'
import type { UserSettings } from '../client/settings.ts'

export const sizes = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  low: { width: 360, height: 640 },
  sideways: { width: 844, height: 390 },
} as const

export type Size = keyof typeof sizes
export type Appearance = { readonly size: Size } & Pick<UserSettings, 'lang'> & {
    readonly theme: 'dark' | 'light'
  }

export function appearanceName({ size, theme, lang }: Appearance): string {
  return `${size}-${theme}-${lang}`
}

/** Changes settings as another tab would: the page follows at once. */
export async function changeSettings(page: Page, settings: Partial<UserSettings>): Promise<void> {
  await page.evaluate((change) => {
    const key = 'undercrown.settings'
    const before = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...before, ...change }))
    dispatchEvent(new StorageEvent('storage', { key }))
  }, settings)
}

export async function putOn(page: Page, { size, theme, lang }: Appearance): Promise<void> {
  await page.setViewportSize(sizes[size])
  await changeSettings(page, { theme, lang })
}
