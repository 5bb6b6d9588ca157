// The server with the kernel's smallest game beside the others, for `bench server`.

import { toy } from '@undercrown/engine/toy'
import { readConfig } from '../config.ts'
import { lightly } from '../lightly.ts'

const { url, stop } = await lightly(async () => {
  const [{ start }, { games }] = await Promise.all([import('../start.ts'), import('../games.ts')])
  return start(readConfig(process.env), [...games, toy], {
    writer: new URL('writer.mjs', import.meta.url),
    thinker: new URL('thinker.mjs', import.meta.url),
  })
})
console.log(`Undercrown is at ${url}`)
process.on('SIGTERM', () => stop().then(() => process.exit(0)))
