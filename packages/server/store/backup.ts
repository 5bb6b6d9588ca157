// `undercrown backup FILE` and `undercrown restore FILE`: everything the server keeps, in one file.

import { Refusal, refuse } from '@undercrown/engine'
import { readConfig } from '../config.ts'
import { backUp, restore } from './copy.ts'

try {
  const [what, file] = process.argv.slice(2)
  if (file === undefined) refuse(`${what} needs a file`)
  const config = readConfig(process.env)
  if (what === 'restore') {
    await restore(config, file)
    console.log(`everything in ${file} is restored`)
  } else {
    await backUp(config, file)
    console.log(`${file} holds everything up to now`)
  }
} catch (error) {
  console.error(`undercrown: ${error instanceof Refusal ? error.message : error}`)
  process.exitCode = 1
}
