// Two commands after a pull: one installs, the other waits for it. npm is played by a script that waits to be told.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const npm = `#!/usr/bin/env node
const { appendFileSync, existsSync, mkdirSync } = require('node:fs')
appendFileSync('runs', 'npm ' + process.argv[2] + '\\n')
console.log('npm has begun')
const timer = setInterval(() => {
  if (!existsSync('go')) return
  clearInterval(timer)
  mkdirSync('node_modules', { recursive: true })
}, 10)
`

let root = ''
const started: ChildProcess[] = []
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'undercrown-bootstrap-'))
  mkdirSync(join(root, 'scripts'))
  mkdirSync(join(root, 'bin'))
  cpSync(fileURLToPath(new URL('bootstrap.mjs', import.meta.url)), join(root, 'scripts/bootstrap.mjs'))
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(join(root, 'scripts/hello.mjs'), 'console.log("hello")\n')
  writeFileSync(join(root, 'bin/npm'), npm, { mode: 0o755 })
})
afterEach(() => {
  for (const command of started.splice(0)) command.kill()
  rmSync(root, { recursive: true })
})

function start(): ChildProcess {
  const env = { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env['PATH']}` }
  const args = [join(root, 'scripts/bootstrap.mjs'), 'scripts/hello.mjs']
  const command = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(command)
  return command
}

/** Waits until the command has said that. */
async function says({ stderr }: ChildProcess, what: string): Promise<void> {
  let said = ''
  for await (const chunk of stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(chunk)
    if (said.includes(what)) return
  }
  throw new Error(`ended without "${what}": ${said}`)
}

const ended = async (command: ChildProcess) => (await once(command, 'exit'))[0]
const runs = () => readFileSync(join(root, 'runs'), 'utf8')

test('the second of two waits, says so, and installs nothing', async () => {
  const first = start()
  await says(first, 'npm has begun')
  const second = start()
  await says(second, 'Waiting for another command')
  const codes = Promise.all([ended(first), ended(second)])
  writeFileSync(join(root, 'go'), '')
  expect(await codes).toEqual([0, 0])
  expect(runs()).toBe('npm ci\n')
  expect(existsSync(join(root, '.installing'))).toBe(false)
})

test('a lock whose process is gone holds nobody up', async () => {
  const gone = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(join(root, '.installing'), String(gone.pid))
  writeFileSync(join(root, 'go'), '')
  expect(await ended(start())).toBe(0)
  expect(await ended(start())).toBe(0)
  expect(runs()).toBe('npm ci\n')
})
