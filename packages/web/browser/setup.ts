// Before the first test in a browser: the app is built as it is served, and one Chromium is started for all of them.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { TestProject } from 'vitest/node'
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
  const web = mkdtempSync(join(tmpdir(), 'undercrown-web-'))
  const [browser] = await Promise.all([chromium.launchServer({ executablePath: chromiumPath() }), built(web)])
  provide('browser', browser.wsEndpoint())
  provide('web', web)
  return async () => {
    await browser.close()
    rmSync(web, { recursive: true, force: true })
  }
}

/** In a process of its own: a test's environment makes another app of it. */
async function built(folder: string): Promise<void> {
  const vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--outDir', folder, '--logLevel', 'warn'],
    { stdio: ['ignore', 2, 2], env: { ...process.env, NODE_ENV: 'production' } },
  )
  const code = await new Promise((done) => vite.on('exit', done))
  if (code !== 0) throw new Error('the app could not be built')
}
