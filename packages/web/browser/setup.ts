// Before the first test in a browser: the app is built as it is served, and one Chromium is started for all of them.

import { chromium } from '@playwright/test'
import type { TestProject } from 'vitest/node'
import { bundleWeb } from '../bundle.mjs'
import { findBrowser } from './chromium.ts'

/** Each window would keep two pages ready for its address bar. The others Playwright leaves out too: the last list counts. */
const features = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Nobody looks at it: what only makes it smoother for eyes takes time from everything else. */
const plain = [
  '--disable-gpu',
  '--disable-gpu-rasterization',
  '--disable-smooth-scrolling',
  `--disable-features=${features}`,
]

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser listens; nothing where there is none. */
    readonly browser: string | undefined
    /** Where the app's files lie. */
    readonly web: string
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = findBrowser()
  if (!executablePath) {
    console.error(
      'The tests in a browser are skipped: there is no Chromium and none can be installed; name one in CHROMIUM_PATH.',
    )
    provide('browser', undefined)
    return async () => {}
  }
  const web = await bundleWeb()
  const browser = await chromium.launchServer({ executablePath, args: plain })
  provide('browser', browser.wsEndpoint())
  provide('web', web)
  return () => browser.close()
}
