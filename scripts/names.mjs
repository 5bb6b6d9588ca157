// One exported name, one meaning: tells the names that several files define, and fails where there are more than before.
//   node scripts/names.mjs [folder] [how many may be left]
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const [, , folder = fileURLToPath(new URL('../packages', import.meta.url)), left] = process.argv
/** May only be made smaller. */
const LEFT = Number(left ?? 102)

/** The contract of a game: what each of them may define, in folders of its own. */
const contract = new Set(
  `Ask Board Card CardId Event Face Move Open Options Reveal Setting Slot State View
  apply beats cardName cardOf catalogueOf clone draw emptyTable english faceAt faceOf facts flights french greedy
  idOf imagine layout library marks mind nodesByLevel open optionFields outcome own path play position reason
  rules scene screen seen setup slotAt tile vary verb verbs words`.split(/\s+/),
)
const games = existsSync(join(folder, 'games')) ? readdirSync(join(folder, 'games')) : []
const OF_A_GAME = new RegExp(`^(games|bots|web|web/rules|cli|server)/(${games.join('|')})\\b`)
const DEFINED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

/** @type {Map<string, string[]>} */
const defined = new Map()
for (const one of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(one.parentPath, one.name)
  if (!one.isFile() || !/\.(ts|tsx|mjs)$/.test(path) || /\.test\.tsx?$|node_modules/.test(path)) continue
  const names = readFileSync(path, 'utf8').matchAll(DEFINED)
  for (const name of new Set(Array.from(names, (found) => found[1] ?? '')))
    defined.set(name, [...(defined.get(name) ?? []), relative(folder, path).replaceAll('\\', '/')])
}

/** The contract is said once in each folder of a game, and nowhere else.
 * @param {string} name
 * @param {readonly string[]} files */
function allowed(name, files) {
  const folders = files.map((file) => OF_A_GAME.exec(file)?.[0])
  return contract.has(name) && !folders.includes(undefined) && new Set(folders).size === files.length
}

const collisions = [...defined].filter(([name, files]) => files.length > 1 && !allowed(name, files))
for (const [name, files] of collisions.length > LEFT ? collisions.sort() : [])
  console.log(`${name}: ${files.sort().join(' ')}`)
if (collisions.length > LEFT) {
  console.log(`names: ${collisions.length} have several meanings where ${LEFT} may; find another word`)
  process.exitCode = 1
} else if (collisions.length < LEFT)
  console.log(`names: only ${collisions.length} have several meanings; LEFT in scripts/names.mjs can say so`)
