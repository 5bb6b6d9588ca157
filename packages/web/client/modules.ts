// Modules that somebody meets for the first time: their lessons are offered once.

import { webGame } from '../registry.ts'
import { keep, kept } from './kept.ts'
import { lessonsDone } from './lessons.ts'

const KEY = 'modules-offered'

/** The lessons that are about modules of the game, and not about the game itself. */
export function moduleLessons(game: string): ReadonlySet<string> {
  return new Set(Object.values(webGame(game).moduleLessons ?? {}).flat())
}

/** The first module of a table that was never offered, and none of whose lessons was done. */
export function newModule(game: string, options: object): string | undefined {
  const about = Object.entries(webGame(game).moduleLessons ?? {})
  if (about.length === 0) return undefined
  const offered = kept<readonly string[]>(KEY, [])
  const done = lessonsDone()
  const on = new Map(Object.entries(options))
  return about.find(
    ([name, lessons]) =>
      on.get(name) === true &&
      !offered.includes(`${game}/${name}`) &&
      !lessons.some((id) => done.has(`${game}/${id}`)),
  )?.[0]
}

export function moduleOffered(game: string, name: string): void {
  keep(KEY, [...new Set([...kept<readonly string[]>(KEY, []), `${game}/${name}`])])
}
