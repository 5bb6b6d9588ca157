// What a host is given to run: every setting in it is one that the server knows and accepts, and every path is there.

import { spawnSync } from 'node:child_process'
import { createECDH } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, variables } from '@undercrown/server/config'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { commands } from './commands/index.ts'
import { runCommandLine } from './testing.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const names = new Set<string>(variables.map(({ name }) => name))
/** Of others: Docker, Caddy, PostgreSQL, Node. */
const others = new Set([
  'DOMAIN',
  'UPSTREAMS',
  'COMPOSE_FILE',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'NODE_ENV',
])

type Environment = Readonly<Record<string, string>>

/** Fills in what a host would say. */
function filled(environment: Environment): Environment {
  const given: Environment = { DOMAIN: 'play.example', POSTGRES_PASSWORD: 'abc123' }
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, key: string) => given[key] ?? ''),
    ]),
  )
}

function unknownIn(environment: Environment): string[] {
  return Object.keys(environment).filter((name) => !names.has(name) && !others.has(name))
}

interface Service {
  readonly environment?: Environment
  readonly volumes?: readonly string[]
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>
  readonly build?: string
  readonly env_file?: unknown
}

describe.each(['compose.yaml', 'compose.nodes.yaml'])('%s', (file) => {
  const { services, volumes } = parse(read(file), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>
    readonly volumes: object
  }

  test('the server accepts its settings', () => {
    const ours = Object.values(services).filter(({ build }) => build !== undefined)
    expect(ours.length).toBeGreaterThan(0)
    for (const { environment = {} } of ours) {
      expect(unknownIn(environment)).toEqual([])
      expect(readConfig(filled(environment))).toMatchObject({ publicUrl: 'https://play.example' })
    }
  })

  test('keys come from a file, in the form that older versions of Compose read too', () => {
    for (const { env_file, build } of Object.values(services))
      if (build !== undefined) expect(env_file).toBe('.env')
  })

  test('what it cannot do without is put into that file by the guide', () => {
    const guide = read('docs/hosting.md')
    const wanted = [...read(file).matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
    expect(wanted).toContain('DOMAIN')
    for (const name of wanted) expect(guide).toMatch(new RegExp(`^echo ${name}=.* >> \\.env$`, 'm'))
  })

  test('what it mounts, and whom it waits for, is there', () => {
    for (const { volumes: mounted = [], depends_on = [] } of Object.values(services)) {
      for (const one of mounted) {
        const [from = ''] = one.split(':')
        if (from.startsWith('.')) expect([from, existsSync(join(root, from))]).toEqual([from, true])
        else expect(Object.keys(volumes)).toContain(from)
      }
      const waited = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
      for (const one of waited) expect(Object.keys(services)).toContain(one)
    }
  })

  test('the proxy knows every server', () => {
    const upstreams = services['proxy']?.environment?.['UPSTREAMS']
    const ours = Object.entries(services).filter(([, { build }]) => build !== undefined)
    expect(upstreams).toBe(ours.map(([name]) => `${name}:8080`).join(' '))
  })
})

test('the image sets what the server knows, and runs what the build makes', () => {
  const text = read('Dockerfile')
  const set = [...text.matchAll(/(?<=^ENV .*)(\w+)=(\S+)/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  const environment = Object.fromEntries(set) as Environment
  expect(Object.keys(environment)).toContain('DATA_DIR')
  expect(unknownIn(environment)).toEqual([])
  expect(readConfig(environment)).toMatchObject({ host: '0.0.0.0', port: 8080, dataDir: '/data' })
  expect(text).toMatch(/^USER node$/m)
})

test('secrets and copies go into no commit, and not to whoever builds the image', () => {
  for (const file of ['.gitignore', '.dockerignore']) {
    const lines = read(file).split('\n')
    expect(lines).toContain('.env')
    expect(lines.map((line) => line.replaceAll('/', ''))).toContain('copies')
  }
})

test('what cron starts can be started, and leaves no half of a copy', () => {
  const file = join(root, 'deploy/backup.sh')
  expect(statSync(file).mode & 0o111).toBe(0o111)
  const folder = mkdtempSync(join(tmpdir(), 'undercrown-cron-'))
  mkdirSync(join(folder, 'deploy'))
  copyFileSync(file, join(folder, 'deploy/backup.sh'))
  // In place of Docker: says what it was asked, and fails where that is to be seen.
  const docker = join(folder, 'docker')
  writeFileSync(docker, '#!/bin/sh\necho "$@"\n[ "$4" != broken ]\n', { mode: 0o755 })
  const env = { PATH: `${folder}:${process.env['PATH']}` }
  const copy = (...service: string[]) =>
    spawnSync(join(folder, 'deploy/backup.sh'), service, { env, encoding: 'utf8' })
  expect(copy('broken').status).toBe(1)
  expect(readdirSync(join(folder, 'copies'))).toEqual([])
  const { status, stdout } = copy()
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^copies\/[\d-]+\.db\n$/)])
  const made = join(folder, stdout.trim())
  expect(readFileSync(made, 'utf8')).toBe('compose exec -T server undercrown backup -\n')
  expect(statSync(made).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})

test.each(['deploy/undercrown.service', 'deploy/undercrown-backup.service'])('%s', (file) => {
  const lines = read(file).split('\n')
  const set = lines
    .filter((line) => line.startsWith('Environment='))
    .flatMap((line) => line.slice('Environment='.length).split(' '))
    .map((one) => one.split('=') as [string, string])
  expect(set.length).toBeGreaterThan(0)
  expect(unknownIn(Object.fromEntries(set))).toEqual([])
  expect(lines.some((line) => line.includes('dist/undercrown.mjs'))).toBe(true)
})

test('the guide names settings, files and commands that exist', () => {
  const guide = read('docs/hosting.md')
  for (const [, name = ''] of guide.matchAll(/\b([A-Z]{2,}(?:_[A-Z]+)+)\b/g))
    expect([name, names.has(name) || others.has(name)]).toEqual([name, true])
  for (const [, path = ''] of guide.matchAll(/\b(deploy\/[\w.-]+|compose[\w.]*\.yaml)/g))
    expect([path, existsSync(join(root, path))]).toEqual([path, true])
  const used = [...guide.matchAll(/\bundercrown(?:\.mjs)? ([a-z]+)\b/g)].map(([, word]) => word)
  const known = commands.map(({ name }) => name)
  for (const word of ['keys', 'serve', 'backup', 'restore']) {
    expect(used).toContain(word)
    expect(known).toContain(word)
  }
})

test('the mail settings of the guide are accepted, and refused where a part is missing', () => {
  const lines = [...read('docs/hosting.md').matchAll(/^(SMTP_URL|MAIL_FROM)=(.+)$/gm)]
  const set = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value])) as Environment
  const PUBLIC_URL = 'https://play.example'
  expect(readConfig({ ...set, PUBLIC_URL }).mail).toEqual({ url: set['SMTP_URL'], from: set['MAIL_FROM'] })
  const { SMTP_URL = '', MAIL_FROM = '' } = set
  for (const part of [set, { SMTP_URL, PUBLIC_URL }, { MAIL_FROM, PUBLIC_URL }])
    expect(() => readConfig(part)).toThrow('go together')
  expect(() => readConfig({ ...set, PUBLIC_URL, SMTP_URL: 'mail.example' })).toThrow('SMTP_URL must be')
  expect(() => readConfig({ ...set, PUBLIC_URL, MAIL_FROM: 'Crown' })).toThrow('MAIL_FROM must be')
  expect(readConfig({}).mail).toBeUndefined()
})

/** What a server reads from newly made keys. */
async function newKeys() {
  const { out } = await runCommandLine(['keys'])
  const lines = out.trim().split('\n')
  const environment = Object.fromEntries(lines.map((line) => line.split('=')))
  return readConfig({ ...environment, VAPID_SUBJECT: 'mailto:me@play.example' })
}

test('keys are those of one pair, new each time, and the server accepts them', async () => {
  const { vapid, secret } = await newKeys()
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(vapid?.privateKey ?? '', 'base64url')
  expect(vapid?.publicKey).toBe(pair.getPublicKey('base64url'))
  const other = await newKeys()
  expect(secret).not.toBe(other.secret)
  expect(vapid?.privateKey).not.toBe(other.vapid?.privateKey)
})
