// Colours stand in tokens.css and paints.css alone, and sizes at which layouts change in style/breakpoints.ts: what a
// file of the web app says of them elsewhere is a fault.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NAMED = `
  aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
  burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
  darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid
  darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet
  deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro
  ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki
  lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow
  lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
  mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
  midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver
  skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet
  wheat white whitesmoke yellow yellowgreen
`
  .trim()
  .replace(/\s+/g, '|')
const HEX = String.raw`#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])`
const FUNCTION = String.raw`\b(?:rgb|hsl)a?\(|\b(?:hwb|lab|lch|oklab|oklch|color)\(`

/** In a value of a sheet; what is in a name, `--gold-91`, is none. */
const inSheet = new RegExp(`${HEX}|${FUNCTION}|(?<![\\w.#-])(?:${NAMED})(?![\\w-])`, 'gi')
/** In a string of code, but for `url(#…)` and links; a word is a colour where something is painted with it. */
const inCode = new RegExp(
  `(?<=["'\`\\s,:])(?<!href=["'])${HEX}(?=["'\`\\s,;)])|${FUNCTION}|(?<=\\b(?:fill|stroke|color|colour|background|stopColor|stop-color)(?:=["']|: '))(?:${NAMED})(?=["'])`,
  'gi',
)

/** @param {string} source */
const withoutComments = (source) =>
  source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

/**
 * @param {string} path
 * @param {string} source
 * @param {readonly string[]} breakpoints
 * @returns {string[]}
 */
export function faults(path, source, breakpoints) {
  const text = withoutComments(source)
  /** @type {string[]} */
  const found = []
  /** @param {number | undefined} at @param {string} what */
  const fault = (at, what) => found.push(`${path}:${text.slice(0, at).split('\n').length} ${what}`)
  const sheet = path.endsWith('.css')
  if (!/(^|\/)(tokens|paints)\.css$/.test(path)) {
    const values = sheet ? text.matchAll(/:([^;{}]*)(?=[;}])/g) : [Object.assign(['', text], { index: -1 })]
    for (const value of values)
      for (const colour of (value[1] ?? '').matchAll(sheet ? inSheet : inCode))
        fault(value.index + 1 + colour.index, `a colour outside tokens.css and paints.css: ${colour[0]}`)
  }
  if (sheet)
    for (const { 1: query = '', index } of text.matchAll(/@(?:media|container)([^{]*)/g)) {
      const rest = query.replace(/\(--([\w-]+)\)/g, (whole, name) =>
        breakpoints.includes(name) ? '' : whole,
      )
      if (!/^(?:\s|,|\band\b)*$/.test(rest))
        fault(index, `a breakpoint without a name in style/breakpoints.ts: ${query.trim()}`)
    }
  else
    for (const { 0: call, index } of text.matchAll(/\bmatchMedia\((?!breakpoints\b)[^)]/g))
      fault(index, `a breakpoint without a name in style/breakpoints.ts: ${call}`)
  return found
}

/** Selectors of a list, where a comma in brackets parts nothing. @param {string} list */
const selectors = (list) => list.split(/,(?![^(]*\))/).map((one) => one.trim())

/** Names of classes that a component gives. @param {string} source */
const classesGiven = (source) =>
  Array.from(source.matchAll(/className=(?:"([^"]*)"|\{(`[^`]*`|[^}]*)\})/g)).flatMap(
    ([, plain, code = '']) => {
      const quoted =
        plain ?? [...code.matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, one, two]) => one ?? two).join(' ')
      return quoted
        .replace(/\$\{([^}]*)\}/g, (_, inside) => [...inside.matchAll(/'([^']*)'/g)].join(' '))
        .match(/[\w-]+/g)
    },
  )

/**
 * A sheet of a game stays when one goes on to another page: what it says of a class by itself, it says of every element
 * of that class anywhere.
 * @param {readonly { path: string, source: string }[]} sources
 * @returns {string[]}
 */
export function spilling(sources) {
  const folder = (/** @type {string} */ path) => path.split('/')[0] ?? ''
  const games = sources.filter(({ path }) => path.endsWith('/TileArt.tsx')).map(({ path }) => folder(path))
  const elsewhere = new Map()
  for (const { path, source } of sources)
    if (path.endsWith('.tsx') && !games.includes(folder(path)))
      for (const name of classesGiven(source)) elsewhere.set(name, path)
  return sources
    .filter(({ path }) => path.endsWith('.css') && games.includes(folder(path)))
    .flatMap(({ path, source }) =>
      Array.from(withoutComments(source).matchAll(/([^{};@]+)\{/g))
        .flatMap(([, list = '']) => selectors(list))
        .flatMap((one) => /^\.([\w-]+)(?::.*)?$/.exec(one)?.[1] ?? [])
        .filter((name) => elsewhere.has(name))
        .map(
          (name) =>
            `${path} says of every .${name} what may be meant for this game's: ${elsewhere.get(name)} has it too`,
        ),
    )
}

/** Of the web app. */
export function allFaults() {
  const web = fileURLToPath(new URL('../packages/web/', import.meta.url))
  const names = readFileSync(join(web, 'style/breakpoints.ts'), 'utf8').matchAll(/^ {2}'?([\w-]+)'?: '/gm)
  const breakpoints = Array.from(names, ([, name = '']) => name)
  const read = (/** @type {string} */ path) => readFileSync(join(web, path), 'utf8')
  const colours = read('style/tokens.css') + read('style/paints.css')
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.ts$|^browser\/|node_modules/.test(path))
    .map((path) => ({ path, source: read(path) }))
  const given = sources.flatMap(({ source }) =>
    Array.from(source.matchAll(/(--[\w-]+)(?=['"\]]*\s*[:,])/g), ([name]) => name),
  )
  return [
    ...sources.flatMap(({ path, source }) => faults(path, source, breakpoints)),
    ...spilling(sources),
    ...sources.flatMap(({ path, source }) =>
      Array.from(source.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name)
        .filter((name) => !given.includes(name))
        .map((name) => `${path} a colour or size that nothing sets: ${name}`),
    ),
    // What is read before any sheet repeats a colour, and says the same one.
    ...['index.html', 'public/manifest.webmanifest'].flatMap((path) =>
      Array.from(read(path).matchAll(new RegExp(HEX, 'g')), ([colour]) => colour)
        .filter((colour) => !colours.includes(`${colour};`))
        .map((colour) => `${path} a colour that tokens.css does not have: ${colour}`),
    ),
  ]
}

if (basename(process.argv[1] ?? '') === 'style.mjs') {
  const found = allFaults()
  for (const one of found) console.error(`packages/web/${one}`)
  if (found.length > 0) process.exit(1)
}
