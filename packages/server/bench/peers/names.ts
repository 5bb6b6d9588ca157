// The peers there are, and what must be installed for each.

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

export type PeerName = 'ws' | 'ws-sqlite' | 'colyseus' | 'boardgame.io'

const needs: Readonly<Record<PeerName, readonly string[]>> = {
  ws: ['ws'],
  'ws-sqlite': ['ws', 'better-sqlite3'],
  colyseus: ['@colyseus/core', '@colyseus/ws-transport', '@colyseus/schema'],
  'boardgame.io': ['boardgame.io'],
}

/** What is installed of a library, or undefined. Not asked of the library: some do not show their `package.json`. */
function versionIn(folder: string, library: string): string | undefined {
  const places = createRequire(join(folder, 'package.json')).resolve.paths(library) ?? []
  const file = places.map((place) => join(place, library, 'package.json')).find((path) => existsSync(path))
  return file && (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

export interface InstalledPeer {
  readonly name: PeerName
  /** Of the library that it is named after. */
  readonly version: string
}

/** Those that are installed in a folder, or in one above it, as Node finds them. */
export function peersIn(folder: string): InstalledPeer[] {
  const within = resolve(folder)
  return (Object.keys(needs) as PeerName[]).flatMap((name) => {
    const versions = needs[name].map((library) => versionIn(within, library))
    const version = versions[0]
    return version !== undefined && !versions.includes(undefined) ? [{ name, version }] : []
  })
}

export const librariesOf = (name: PeerName): readonly string[] => needs[name]

export const peerNames = Object.keys(needs) as PeerName[]
