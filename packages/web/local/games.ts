// Every game with its rules, each in a piece of its own that is loaded when its table is.

import type { AnyGame } from '@undercrown/engine'

const games: Readonly<Record<string, () => Promise<unknown>>> = {
  'hidden-leaders': async () => (await import('@undercrown/hidden-leaders')).hiddenLeaders,
  leaders: async () => (await import('@undercrown/leaders')).leaders,
  'hidden-people': async () => (await import('@undercrown/hidden-people')).hiddenPeople,
}

export async function gameNamed(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(games, id) ? ((await games[id]?.()) as AnyGame) : undefined
}
