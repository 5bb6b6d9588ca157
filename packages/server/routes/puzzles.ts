// Puzzles over HTTP: what there is to solve, tries, ratings and votes.

import { PUZZLES_PER_PAGE } from '@undercrown/protocol'
import { utcDay } from '@undercrown/puzzles'
import { puzzleGames } from '@undercrown/puzzles/games.ts'
import { deny } from '@undercrown/table'
import { addressOf } from '../address.ts'
import { ratingsAtPuzzles, triesAfter } from '../puzzles/tries.ts'
import type { Server } from '../server.ts'
import { type On, route } from './route.ts'

export function puzzleRoutes(on: On, { puzzles, store: { db }, identity, context }: Server): void {
  const none = () => deny('not-found', 'there is no such puzzle')

  on.anyone(route('GET /api/puzzles/daily'), async ({ query: { game, date } }) => {
    const at = date === undefined ? context.now() : Date.parse(date)
    const wanted = puzzleGames.filter(({ id }) => game === undefined || id === game)
    if (wanted.length === 0) none()
    const { daily } = await puzzles.shelf()
    const found = wanted.flatMap(({ id }) => daily(id, utcDay(at)) ?? [])
    return {
      date: new Date(at).toISOString().slice(0, 10),
      puzzles: await Promise.all(found.map(puzzles.pose)),
    }
  })

  on.anyone(route('GET /api/puzzles/next'), async ({ query: { rating, ...wanted }, request }) => {
    const found = await puzzles.next(await identity.of(request), wanted, rating)
    return puzzles.pose(found ?? none())
  })

  on.anyone(route('GET /api/puzzles/packs'), async () => ({
    packs: (await puzzles.shelf()).packs.map(({ name, shipped, puzzles: all }) => ({
      name,
      shipped,
      games: puzzleGames
        .map(({ id }) => ({ game: id, puzzles: all.filter(({ game }) => game === id).length }))
        .filter(({ puzzles: count }) => count > 0),
    })),
  }))

  on.anyone(route('GET /api/puzzles/packs/:pack'), async ({ params, query: { game, from = 0 } }) => {
    const { packs } = await puzzles.shelf()
    const pack = packs.find(({ name }) => name === params.pack) ?? deny('not-found', 'there is no such pack')
    const all = pack.puzzles.filter((one) => game === undefined || one.game === game)
    const end = from + PUZZLES_PER_PAGE
    return { puzzles: all.slice(from, end), next: end < all.length ? end : null }
  })

  on.anyone(route('GET /api/puzzles/:puzzle'), async ({ params: { puzzle } }) =>
    puzzles.pose((await puzzles.shelf()).find(puzzle)?.puzzle ?? none()),
  )

  on.person(route('GET /api/puzzles/mine'), async ({ query: { after = 0 } }, { id }) => ({
    tries: await triesAfter(db, id, after),
    ratings: await ratingsAtPuzzles(db, id),
  }))

  on.person(route('POST /api/puzzles/tries'), async ({ body: { tries }, request }, { id }) => ({
    tries: await puzzles.submit(id, addressOf(request), tries),
    ratings: await ratingsAtPuzzles(db, id),
  }))

  on.person(route('GET /api/puzzles/votes'), async (_asked, { id }) => ({ votes: await puzzles.votes(id) }))

  on.person(route('PUT /api/puzzles/votes'), async ({ body: { votes } }, { id }) => {
    await puzzles.vote(id, votes)
    return { votes: await puzzles.votes(id) }
  })
}
