// `undercrown backup FILE` and `undercrown restore FILE`: everything the server keeps, in one file.

import { langFrom, Refusal, refusalIn, refuse } from '@undercrown/engine'
import { readConfig } from '../config.ts'
import { backUp, restore } from './copy.ts'

const lang = langFrom(process.env)

try {
  const [what, file] = process.argv.slice(2)
  if (file === undefined) refuse(`${what} needs a file`, `${what} a besoin d’un fichier`)
  const config = readConfig(process.env)
  if (what === 'restore') {
    await restore(config, file)
    console.log(
      lang === 'fr' ? `tout ce que contient ${file} est restauré` : `everything in ${file} is restored`,
    )
  } else {
    await backUp(config, file)
    console.log(
      lang === 'fr' ? `${file} contient tout jusqu’à maintenant` : `${file} holds everything up to now`,
    )
  }
} catch (error) {
  console.error(`undercrown: ${error instanceof Refusal ? refusalIn(error, lang) : error}`)
  process.exitCode = 1
}
