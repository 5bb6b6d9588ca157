// Ships a file of puzzles with the app: `node scripts/ship-puzzles.mjs GAME FILE`, one puzzle a line as `undercrown
// puzzles rate` and `pack` write them. They become the parts of the game's pack, from the easiest on.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
writePlaces()
console.log(`${puzzles.length} puzzles in ${parts} parts`)

/** The beginnings of all ids, by game and part: see packages/puzzles/places.ts. */
function writePlaces() {
  const all = fileURLToPath(new URL('../packages/puzzles/', import.meta.url))
  /** @type {Record<string, string[]>} */
  const places = {}
  for (const name of readdirSync(all).sort()) {
    const packs = existsSync(`${all}${name}/pack-1.json`) ? readdirSync(`${all}${name}`) : []
    const count = packs.filter((one) => /^pack-\d+\.json$/.test(one)).length
    if (count === 0) continue
    places[name] = Array.from({ length: count }, (_, i) =>
      JSON.parse(readFileSync(`${all}${name}/pack-${i + 1}.json`, 'utf8'))
        .map((/** @type {{ id: string }} */ { id }) => id.slice(0, 4))
        .join(''),
    )
  }
  writeFileSync(`${all}places.json`, `${JSON.stringify(places, null, 2)}\n`)
}
