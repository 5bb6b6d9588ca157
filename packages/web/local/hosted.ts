// Packs that the host of the server has added: asked for when somebody wants one of theirs, and kept for the visit.

import type { RouteAnswer } from '@undercrown/protocol'
import type { Puzzle } from '@undercrown/puzzles'

const loaded = new Map<string, readonly Puzzle[]>()

async function asked<Value>(path: string): Promise<Value | undefined> {
  const answer = await fetch(path).catch(() => undefined)
  return answer?.ok ? answer.json() : undefined
}

/** None where the server has no such pack, or does not answer. */
export async function hostedPuzzles(pack: string, game: string): Promise<readonly Puzzle[]> {
  return (await puzzlesIn(pack)).filter((one) => one.game === game)
}

async function puzzlesIn(pack: string): Promise<readonly Puzzle[]> {
  const before = loaded.get(pack)
  if (before) return before
  const all: Puzzle[] = []
  for (let from: number | null = 0; from !== null; ) {
    const address: string = `/api/puzzles/packs/${encodeURIComponent(pack)}?from=${from}`
    const page: RouteAnswer<'GET /api/puzzles/packs/:pack'> | undefined = await asked(address)
    if (!page) return []
    all.push(...page.puzzles)
    from = page.next
  }
  loaded.set(pack, all)
  return all
}

export async function hostedPuzzle(id: string): Promise<Puzzle | undefined> {
  const found = await asked<RouteAnswer<'GET /api/puzzles/packs'>>('/api/puzzles/packs')
  for (const { name } of found?.packs.filter(({ shipped }) => !shipped) ?? []) {
    const puzzle = (await puzzlesIn(name)).find((one) => one.id === id)
    if (puzzle) return puzzle
  }
  return undefined
}
