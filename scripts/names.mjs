// One exported name, one meaning: fails for a name that several files define, but for what a contract has each say, and
// for what a game keeps to its own folders.
//   node scripts/names.mjs [folder]
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const [, , folder = fileURLToPath(new URL('../packages', import.meta.url))] = process.argv
const games = existsSync(join(folder, 'games')) ? readdirSync(join(folder, 'games')) : []

/** Names that several files may define, each in a place of its own: by which place, and which names. */
const contracts = [
  {
    // A game, in its own folder of each package; the web has defaults beside them.
    place: new RegExp(`^(games|bots|web|cli)/(${[...games, 'default'].join('|')})/`),
    names: `Ask Board Card CardId Condition Event Face Move Open Options Place Reveal SeenCard Selector Setting Skill
      Slot State Step Thinker TileArt View Zone adviceFor apply beats bots cardName cardOf catalogueOf chapters choices
      clone createGreedy createMind createThinker draw emptyTable en english faceAt faceOf facts flights fr french
      game greedy idOf ifEnded imagine keyWords layout library marks mind nodesByLevel open optionFields outcome own path
      play position reason rules sayReason scene screen seen setup skills slotAt snapshot story tile vary verb verbs words`,
  },
  // The list of games of each host, and that of its tests.
  { place: /^(bots|cli|server|web)\/(testing\/)?games\.ts$/, names: 'games' },
  // A part of the browser's worker begins.
  { place: /^web\/local\/\w+\.ts$/, names: 'begin' },
].map(({ place, names }) => ({ place, names: new Set(names.split(/\s+/)) }))

/** Vitest asks for this name. */
const GIVEN = /^(web\/browser|server\/testing)\/setup\.ts$/
const DEFINED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

/** @type {Map<string, string[]>} */
const defined = new Map()
for (const one of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(one.parentPath, one.name)
  const file = relative(folder, path).replaceAll('\\', '/')
  if (!one.isFile() || !/\.(ts|tsx|mjs)$/.test(file) || /\.test\.tsx?$|node_modules/.test(file)) continue
  if (GIVEN.test(file)) continue
  const names = readFileSync(path, 'utf8').matchAll(DEFINED)
  for (const name of new Set(Array.from(names, (found) => found[1] ?? '')))
    defined.set(name, [...(defined.get(name) ?? []), file])
}

/** A contract is said once in each of its places, and nowhere else.
 * @param {string} name
 * @param {readonly string[]} files */
function allowed(name, files) {
  return contracts.some(({ place, names }) => {
    const places = files.map((file) => place.exec(file)?.[0])
    return names.has(name) && !places.includes(undefined) && new Set(places).size === files.length
  })
}

/** The folder of a game in a package. */
const own = new RegExp(`^(games|bots|web|cli)/(${games.join('|') || '-'})/`)

/** What packages show to others: `export *` of a file is all that it defines, so its names are shown, too. */
const shown = new Set(
  games.flatMap((game) =>
    ['index.ts', 'facts.ts'].flatMap((entry) => {
      const file = join(folder, 'games', game, entry)
      if (!existsSync(file)) return []
      const text = readFileSync(file, 'utf8')
      const named = Array.from(text.matchAll(/\w+/g), ([word]) => word)
      const whole = Array.from(text.matchAll(/^export \* from '\.\/(.+)'/gm), ([, from]) =>
        join('games', game, from ?? '').replaceAll('\\', '/'),
      )
      return [
        ...named,
        ...[...defined].flatMap(([name, files]) => (files.some((one) => whole.includes(one)) ? [name] : [])),
      ]
    }),
  ),
)

/** Each game may use a word as it likes, in one place, as long as no package shows it to others.
 * @param {string} name
 * @param {readonly string[]} files */
function inner(name, files) {
  const places = files.map((file) => own.exec(file)?.[2])
  return !shown.has(name) && !places.includes(undefined) && new Set(places).size === files.length
}

const collisions = [...defined].filter(
  ([name, files]) => files.length > 1 && !allowed(name, files) && !inner(name, files),
)
for (const [name, files] of collisions.sort()) console.log(`${name}: ${files.sort().join(' ')}`)
if (collisions.length > 0) {
  console.log(`names: ${collisions.length} have several meanings; find another word for all but one`)
  process.exitCode = 1
}
