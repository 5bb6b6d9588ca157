// The last step of a build: `sw.js` with the list of all that was built, and every file squeezed beside itself.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const SW = 'sw.js'
const squeezed = /\.(js|css|html|svg|json|webmanifest)$/
/** Not asked for by a browser that knows service workers, or not by the app. */
const left = /^(sw\.js|\.vite\/.*|preview\/.*|.*\.(br|gz|woff))$/

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(import.meta.dirname, 'sw/sw.ts'), fileName: SW })
    },
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        if (!dir) return
        const files = listOf(dir)
        listFiles(dir, files)
        await Promise.all(files.filter((file) => squeezed.test(file)).map((file) => squeeze(join(dir, file))))
      },
    },
  }
}

function listOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) =>
      join(one.parentPath, one.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** Writes into the worker what it is to keep, and a version that changes when any of it does. */
function listFiles(folder: string, files: readonly string[]): void {
  const kept = files.filter((file) => !left.test(file))
  const hash = createHash('sha256')
  for (const file of kept) hash.update(file).update(readFileSync(join(folder, file)))
  const urls = kept.map((file) => (file === 'index.html' ? '/' : `/${file}`))
  const path = join(folder, SW)
  const text = readFileSync(path, 'utf8')
  const written = text
    .replace('%files%', urls.join(' '))
    .replace('%version%', hash.digest('hex').slice(0, 12))
  if (written.includes('%files%') || written === text) throw new Error(`${SW} has no place for its files`)
  writeFileSync(path, written)
}

async function squeeze(path: string): Promise<void> {
  const plain = readFileSync(path)
  // The highest quality takes ten times as long for a twentieth less.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  await Promise.all([
    promisify(brotliCompress)(plain, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    promisify(gzip)(plain, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ])
}
