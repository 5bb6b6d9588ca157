// Before the first test in a browser: the app is built as it is served, and one Chromium is started for all of them.

import { chromium } from '@playwright/test'
import type { TestProject } from 'vitest/node'
import { bundleWeb } from '../bundle.mjs'
import { chromiumPath } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser listens. */
    readonly browser: string
    /** Where the app's files lie. */
    readonly web: string
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const web = await bundleWeb()
  const browser = await chromium.launchServer({ executablePath: chromiumPath() })
  provide('browser', browser.wsEndpoint())
  provide('web', web)
  return () => browser.close()
}
