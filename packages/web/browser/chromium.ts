// Where Chromium is: the one that is named, the one that is installed, or one that is fetched now.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The program to run; refuses with what can be done about it where there is none. */
export function chromiumPath(): string {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  }
  return found() ?? fetched()
}

function found(): string | undefined {
  return [...usual, chromium.executablePath()].find((path) => existsSync(path))
}

function fetched(): string {
  console.error('Fetching Chromium…')
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
  }
  if (!found()) run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  const path = found()
  if (path) return path
  throw new Error('There is no Chromium and none can be fetched: install one, or name it in CHROMIUM_PATH.')
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 2, 2] })
}
