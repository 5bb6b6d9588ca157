// `peer.mjs NAME DIR`: one of the peers that we are measured beside, with its library from a folder of whoever measures.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { PeerName } from './names.ts'

/** Finds a library of that folder. */
export type Installed = (library: string) => unknown

const [name = '', folder = '.'] = process.argv.slice(2)
const installed: Installed = createRequire(join(folder, 'package.json'))

const peers: Readonly<Record<PeerName, () => Promise<number>>> = {
  ws: async () => (await import('./bare.ts')).serveBare(installed, false),
  'ws-sqlite': async () => (await import('./bare.ts')).serveBare(installed, true),
  colyseus: async () => (await import('./colyseus.ts')).serveColyseus(installed),
  'boardgame.io': async () => (await import('./boardgame.ts')).serveBoardgame(installed),
}
const port = await peers[name as PeerName]()
console.log(`${name} is at http://127.0.0.1:${port}`)
process.on('SIGTERM', () => process.exit(0))
