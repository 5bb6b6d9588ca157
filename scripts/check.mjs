// Types, the names of colours and breakpoints, names with several meanings, lint and format, and what nothing uses.
// Arguments go to Biome: `npm run check -- --write` repairs what it can.
import { spawnSync } from 'node:child_process'

const tsc = 'node_modules/typescript/bin/tsc'
const biome = 'node_modules/@biomejs/biome/bin/biome'
const knip = 'node_modules/knip/bin/knip.js'

const failed = [
  [tsc, '--project', 'tsconfig.json'],
  [tsc, '--project', 'tsconfig.pure.json'],
  [tsc, '--project', 'packages/web'],
  [tsc, '--project', 'packages/web/sw'],
  ['scripts/style.mjs'],
  ['scripts/game-names.mjs'],
  ['scripts/names.mjs'],
  [biome, 'check', '--error-on-warnings', ...process.argv.slice(2)],
  [knip, '--no-progress', '--no-config-hints'],
].filter((command) => spawnSync(process.execPath, command, { stdio: 'inherit' }).status !== 0)

if (failed.length > 0) process.exit(1)
