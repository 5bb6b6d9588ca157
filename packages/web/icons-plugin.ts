// `import icons from './art.json?icons'` gives the drawings of all icons that the file names, and no others.
// `import load from './art.json?drawings'` gives a function that fetches them: many are a file of their own, which is
// no code and does not hold up what is. `?portraits` does the same for the characters of a cast.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

const ASKED = /^(.*)\?(icons|drawings|portraits)$/

/** Every string in there, however deep. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

/** The icons of a cast's characters. */
function portraits(cast: Readonly<Record<string, readonly { readonly icon: string }[]>>): string[] {
  return Object.values(cast).flatMap((characters) => characters.map(({ icon }) => icon))
}

/** The box is 512 wide: a tenth is finer than any screen shows. */
function rounded(body: string): string {
  return body.replace(/\.(\d)(\d+)/g, (whole, _tenth, _rest) => {
    const tenths = Math.round(Number(`0${whole}`) * 10)
    return tenths < 10 ? `.${tenths}` : whole.slice(0, 3)
  })
}

export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  let set: IconSet | undefined
  let building = false
  return {
    name: 'icons',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build'
    },
    load(id) {
      const [, path, how] = ASKED.exec(id) ?? []
      if (path === undefined) return
      set ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet
      this.addWatchFile(path)
      const found: Record<string, string> = {}
      const told = JSON.parse(readFileSync(path, 'utf8'))
      for (const name of how === 'portraits' ? portraits(told) : strings(told)) {
        const body = set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? '']?.body
        if (body === undefined) this.error(`${path} names an icon that is not in the set: ${name}`)
        found[name] = rounded(body.replaceAll(' fill="currentColor"', ''))
      }
      const source = JSON.stringify(found)
      if (how === 'icons') return { code: `export default ${source}`, moduleType: 'js' }
      if (!building) return { code: `export default async () => (${source})`, moduleType: 'js' }
      const asset = this.emitFile({
        type: 'asset',
        name: `${basename(dirname(path))}-${how === 'portraits' ? 'cast' : 'art'}.json`,
        source,
      })
      const code = `export default async () => (await fetch(import.meta.ROLLUP_FILE_URL_${asset})).json()`
      return { code, moduleType: 'js' }
    },
  }
}
