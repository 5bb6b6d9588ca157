// Where Chromium is: the one that is named, Playwright's, the system's, or one that is installed now.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systems = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** What is known of a machine. */
export interface Surroundings {
  readonly named: string | undefined
  /** Where Playwright puts its own. */
  readonly playwright: string
  readonly exists: (path: string) => boolean
  readonly debianRoot: boolean
}

export type BrowserChoice =
  | { readonly path: string }
  /** To be run, each if those before did not bring one. */
  | { readonly install: readonly (readonly string[])[] }

export function chooseBrowser({ named, playwright, exists, debianRoot }: Surroundings): BrowserChoice {
  if (named) {
    if (!exists(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
    return { path: named }
  }
  const path = [playwright, ...systems].find(exists)
  if (path) return { path }
  const apt = ['sh', '-c', 'apt-get update && apt-get install --yes --no-install-recommends chromium']
  const own = [process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium']
  return { install: debianRoot ? [apt, own] : [own] }
}

/** The program to run, installed if need be; nothing where none can be had. */
export function findBrowser(): string | undefined {
  const machine = {
    named: process.env['CHROMIUM_PATH'],
    playwright: chromium.executablePath(),
    exists: existsSync,
    debianRoot: existsSync('/etc/debian_version') && process.getuid?.() === 0,
  }
  const choice = chooseBrowser(machine)
  if ('path' in choice) return choice.path
  for (const [program = '', ...args] of choice.install) {
    console.error(`No Chromium is found; installing one: ${[program, ...args].join(' ')}`)
    spawnSync(program, args, { stdio: ['ignore', 2, 2] })
    const then = chooseBrowser(machine)
    if ('path' in then) return then.path
  }
  return undefined
}
