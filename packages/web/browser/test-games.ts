// The app with the games that only tests play: built with another list in place of each host's own.

import { join } from 'node:path'
import { games } from '@undercrown/bots/testing/games.ts'
import type { AnyGame } from '@undercrown/engine'
import { build, type Plugin } from 'vite'

export const testGames: readonly AnyGame[] = await Promise.all(games.map(({ rules }) => rules()))

const web = join(import.meta.dirname, '..')
const lists = [web, join(web, '../bots')].map((folder) => ({
  list: join(folder, 'games.ts'),
  testing: join(folder, 'testing/games.ts'),
}))

function otherLists(): Plugin {
  return {
    name: 'test-games',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('games.ts')) return undefined
      const found = await this.resolve(source, importer, { skipSelf: true })
      const other = lists.find(({ list, testing }) => found?.id === list && importer !== testing)
      return other?.testing
    },
  }
}

export async function bundleWithTestGames(outDir: string): Promise<void> {
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [otherLists()],
    worker: { format: 'es', plugins: () => [otherLists()] },
    build: { outDir, emptyOutDir: true },
  })
  process.env['NODE_ENV'] = NODE_ENV
}
