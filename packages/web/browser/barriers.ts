// No barrier that axe finds, and nothing wider than the window.

import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from 'vitest'
import { tooWide } from './sight.ts'

export async function noBarriers(page: Page, where: string = page.url()): Promise<void> {
  // A page keeps it until it is left: it takes as long to come in as to look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { readonly axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    )
  })
  expect(found, where).toEqual([])
  expect(await page.evaluate(tooWide), where).toEqual([])
}
