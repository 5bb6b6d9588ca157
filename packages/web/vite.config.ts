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

const games = join(import.meta.dirname, '../games')

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
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Left to itself the bundler lays a part of a game beside its screen, and the two then wait for each other.
          groups: ['engine', ...readdirSync(games).map((game) => `games/${game}`)].map((folder) => ({
            name: folder.replace('/', '-'),
            test: new RegExp(`/packages/${folder}/`),
          })),
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [silent()] },
})
