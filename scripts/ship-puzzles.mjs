// Ships a file of puzzles with the app: `node scripts/ship-puzzles.mjs GAME FILE`, one puzzle a line as `undercrown
// puzzles rate` and `pack` write them. They become the parts of the game's pack, from the easiest on.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [game, file] = process.argv.slice(2)
if (!game || !file) throw new Error('node scripts/ship-puzzles.mjs GAME FILE')

const folder = fileURLToPath(new URL(`../packages/puzzles/${game}/`, import.meta.url))
const parts = readdirSync(folder).filter((name) => /^pack-\d+\.json$/.test(name)).length
const puzzles = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => ({ line, ...JSON.parse(line) }))
  .sort((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1))
const size = Math.ceil(puzzles.length / parts)
for (let part = 0; part < parts; part++) {
  const lines = puzzles.slice(part * size, (part + 1) * size).map(({ line }) => line)
  writeFileSync(`${folder}pack-${part + 1}.json`, `[\n${lines.join(',\n')}\n]\n`)
}
const starts = Array.from({ length: parts }, (_, part) =>
  puzzles
    .slice(part * size, (part + 1) * size)
    .map(({ id }) => id.slice(0, 4))
    .join(''),
)
// Where each lies: see packages/puzzles/places.ts.
writeFileSync(`${folder}places.json`, `${JSON.stringify(starts, null, 2)}\n`)
console.log(`${puzzles.length} puzzles in ${parts} parts`)
