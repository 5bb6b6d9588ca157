// A long run says how far it has come. Broken off, it goes on from there, as long as the app and the law are the same.

import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = join(import.meta.dirname, '../../../dist')

export interface LongRun {
  /** It was clean before the run was broken off. */
  isDone(name: string): boolean
  /** After so many looks, with so many breaches. */
  done(name: string, looks: number, breaches: number): void
}

/** `run` says all by which one run differs from another, and how many things each does. */
export function longRun(run: readonly unknown[], of: number, say: (line: string) => void): LongRun {
  const app = readFileSync(join(dist, 'web.stamp'), 'utf8')
  const file = join(
    dist,
    'law',
    createHash('sha256')
      .update(`${app} ${run.join(' ')}`)
      .digest('hex'),
  )
  const before = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
  const began = performance.now()
  let count = 0
  let allLooks = 0
  let allBreaches = 0
  mkdirSync(join(dist, 'law'), { recursive: true })
  const tell = (name: string, how: string) => {
    const minutes = Math.round((performance.now() - began) / 60_000)
    say(`${++count} of ${of}, ${allLooks} looks, ${allBreaches} breaches, ${minutes} min; ${name}: ${how}`)
  }
  return {
    isDone(name) {
      if (!before.has(name)) return false
      tell(name, 'clean before')
      return true
    },
    done(name, looks, breaches) {
      allLooks += looks
      allBreaches += breaches
      if (breaches === 0) appendFileSync(file, `${name}\n`)
      tell(name, breaches === 0 ? 'clean' : `${breaches} breaches`)
    },
  }
}
