// No barrier that axe finds, and nothing wider than the window.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { tooWide } from './sight.ts'

export async function noBarriers(page: Page, where: string = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  )
  expect(found, where).toEqual([])
  expect(await page.evaluate(tooWide), where).toEqual([])
}
