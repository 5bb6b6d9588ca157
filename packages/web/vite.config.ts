import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { namedBreakpoints } from './breakpoints-plugin.ts'
import { targets } from './browserslist.ts'
import { preloadFonts } from './fonts-plugin.ts'
import { icons } from './icons-plugin.ts'
import { offline } from './offline-plugin.ts'
import { silent } from './silent-plugin.ts'

/** One for each game there. */
function folders(of: 'games' | 'puzzles'): string[] {
  return readdirSync(join(import.meta.dirname, '..', of), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)
}
const games = folders('games').map((game) => `games/${game}`)

/** Left to itself the bundler lays a part of a game beside its screen, and the two then wait for each other. */
function splitting(of: readonly string[]) {
  return {
    includeDependenciesRecursively: false,
    groups: of.map((folder) => ({
      name: folder.replace('/', '-'),
      // What names a mind is loaded without it.
      test: new RegExp(`/packages/${folder}/(?!bots\\.ts)`),
    })),
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), namedBreakpoints(), icons(), preloadFonts(), offline()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: targets,
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: splitting(['engine', ...games]) } },
  },
  worker: {
    format: 'es',
    plugins: () => [silent()],
    // Puzzles judge by the bots' own search: it lies in a piece that both wait for.
    rolldownOptions: {
      output: {
        codeSplitting: splitting(['engine', ...games, ...folders('puzzles').map((game) => `bots/${game}`)]),
      },
    },
  },
})
