// Fails where a game is known by name outside its own folders and the lists of games. Tests and documents may.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The lists, one for each kind of host; `testing/` adds the games that only tests play. */
const lists = /^packages\/(bots|cli|lessons|puzzles|web)\/(testing\/)?games\.ts$/

/** Tests, prose, golden records and what former versions left behind. */
const free = /\.test\.tsx?$|\.md$|\.jsonl$|\/former(\.json$|\/)/

/** @type {Readonly<Record<string, string>>} */
const exceptions = {
  'packages/bots/package.json': 'declares what the games’ own folders import',
  'packages/cli/package.json': 'declares what the games’ own folders import',
  'packages/puzzles/package.json': 'declares what the games’ own folders import',
  'packages/review/package.json': 'declares what its tests review',
  'packages/web/package.json': 'declares what the games’ own folders import',
  'packages/cli/commands/server.ts': 'the same, by command',
  'packages/cli/words/commands.ts': 'names that default in the help',
  'packages/server/bench/bench.ts': 'the figures of docs/figures.md are measured on one game',
}

/** @param {string} source */
function withoutComments(source) {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}

/** The places of a file that name a game, as "path: name".
 * @param {string} path from the root
 * @param {string} source
 * @param {readonly string[]} ids */
export function gamesNamedIn(path, source, ids) {
  if (ids.some((id) => new RegExp(`^packages/(games|bots|web|cli|lessons|puzzles)/${id}/`).test(path)))
    return []
  if (lists.test(path) || path in exceptions || free.test(path)) return []
  const bare = withoutComments(source)
  return ids.flatMap((id) => {
    const camel = id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
    const names = [...new Set([id, camel])].join('|')
    const found = bare.match(new RegExp(`(?<![\\w-])(?:${names})(?![\\w-])|\\b(?:${camel})(?=[A-Z])`, 'g'))
    return [...new Set(found)].map((name) => `${path}: ${name}`)
  })
}

/** Every file of ours. */
export function ourFiles() {
  return ['packages', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && /\.(tsx?|mjs|css|json|html)$/.test(one.name))
      .map((one) => join(one.parentPath, one.name).slice(root.length))
      .filter((path) => !/node_modules|^packages\/web\/browser\//.test(path)),
  )
}

export const gameIds = readdirSync(join(root, 'packages/games'))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = ourFiles().flatMap((path) =>
    gamesNamedIn(path, readFileSync(join(root, path), 'utf8'), gameIds),
  )
  for (const one of named)
    console.error(`${one} is named outside its own folders; see docs/ARCHITECTURE.md, "Adding a game"`)
  if (named.length > 0) process.exitCode = 1
}
