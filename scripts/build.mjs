// Bundles the commands into one file that runs wherever Node does: dist/undercrown.mjs
import { chmodSync } from 'node:fs'
import { build } from 'esbuild'

const outfile = 'dist/undercrown.mjs'
await build({
  entryPoints: ['packages/cli/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: { js: '#!/usr/bin/env node' },
  logLevel: 'info',
})
chmodSync(outfile, 0o755)
