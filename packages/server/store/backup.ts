// `undercrown backup FILE` and `undercrown restore FILE`: everything the server keeps, in one file, or through a pipe.

import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { langFrom, Refusal, refusalIn, refuse } from '@undercrown/engine'
import { readConfig } from '../config.ts'
import { backUp, restore } from './copy.ts'

const lang = langFrom(process.env)
const config = () => readConfig(process.env)

/** A container has no folder in common with its host, but a pipe: `-` is standard input or output. */
async function piped(work: (file: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'undercrown-'))
  try {
    await work(join(folder, 'copy.db'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function restoreFrom(file: string): Promise<void> {
  if (file !== '-') await restore(config(), file)
  else
    await piped(async (copy) => {
      await pipeline(process.stdin, createWriteStream(copy, { mode: 0o600 }))
      await restore(config(), copy)
    })
  if (lang === 'fr') console.log(`tout ce que contient ${file === '-' ? 'la copie' : file} est restauré`)
  else console.log(`everything in ${file === '-' ? 'the copy' : file} is restored`)
}

async function backUpTo(file: string): Promise<void> {
  if (file === '-')
    return piped(async (copy) => {
      await backUp(config(), copy)
      await pipeline(createReadStream(copy), process.stdout)
    })
  await backUp(config(), file)
  console.log(
    lang === 'fr' ? `${file} contient tout jusqu’à maintenant` : `${file} holds everything up to now`,
  )
}

try {
  const [what, file] = process.argv.slice(2)
  if (file === undefined) refuse(`${what} needs a file`, `${what} a besoin d’un fichier`)
  if (what === 'restore') await restoreFrom(file)
  else await backUpTo(file)
} catch (error) {
  console.error(`undercrown: ${error instanceof Refusal ? refusalIn(error, lang) : error}`)
  process.exitCode = 1
}
