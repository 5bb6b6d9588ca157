// The server with the kernel's smallest game beside the others, for `bench server --peers`.

import { toy } from '@undercrown/engine/toy'
import { readConfig } from '../config.ts'
import { games } from '../games.ts'
import { start } from '../start.ts'

const { url, stop } = await start(readConfig(process.env), [...games, toy], {
  writer: new URL('writer.mjs', import.meta.url),
  thinker: new URL('thinker.mjs', import.meta.url),
})
console.log(`Undercrown is at ${url}`)
process.on('SIGTERM', () => stop().then(() => process.exit(0)))
