// `import icons from './art.json?icons'` gives the drawings of all icons that the file names, and no others.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

const SUFFIX = '?icons'

/** Every string in there, however deep. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  let set: IconSet | undefined
  return {
    name: 'icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(SUFFIX)) return
      set ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet
      const path = id.slice(0, -SUFFIX.length)
      this.addWatchFile(path)
      const found: Record<string, string> = {}
      for (const name of strings(JSON.parse(readFileSync(path, 'utf8')))) {
        const body = set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? '']?.body
        if (body === undefined) this.error(`${path} names an icon that is not in the set: ${name}`)
        found[name] = body.replaceAll(' fill="currentColor"', '')
      }
      return { code: `export default ${JSON.stringify(found)}`, moduleType: 'js' }
    },
  }
}
