// Results: written once per game, with ratings where everybody at the table has an account and has moved.

import { undecidedEnds } from '@undercrown/protocol'
import type { Profiles, TableState } from '@undercrown/table'
import { rate, rating } from 'openskill'
import type { Database, PersonRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

/** How sure we are to be at least that good: what leaderboards go by. */
function conservativeRating({ mu, sigma }: { readonly mu: number; readonly sigma: number }): number {
  return mu - 3 * sigma
}

/** A number for people: about 1000 in the beginning, never below 0. */
export function shown(one: { readonly mu: number; readonly sigma: number }): number {
  return Math.max(0, Math.round(1000 + conservativeRating(one) * 40))
}

/** How unsure we are of it, in the same numbers: what is shown lies three times this below our best guess. */
export function uncertainty({ sigma }: { readonly sigma: number }): number {
  return Math.round(sigma * 40)
}

type Player = Pick<PersonRow, 'id' | 'owner' | 'kind' | 'registered'>

const playersOf = (db: Database, people: readonly string[]): Promise<Player[]> =>
  db.selectFrom('people').select(['id', 'owner', 'kind', 'registered']).where('id', 'in', people).execute()

/** Whether somebody had an account when a game began: who registers in the middle would do so where it goes well. */
function hadAccount({ kind, registered }: Player, begun: number): boolean {
  return kind === 'account' && (registered ?? 0) <= begun
}

/**
 * Whether the game counts: asked for, played to a decision by everybody, all with accounts or all programs. Guests cost
 * nothing, and a game that is given up before it has begun no time: by either, wins could be had for the asking. Nor does
 * what a bot moved in somebody's place make them a player. Programs of one owner could let one of them win as often as
 * they like.
 */
function counts({ chairs, result, begun = 0 }: TableState, players: readonly Player[]): boolean {
  if (!result || undecidedEnds.has(result.reason)) return false
  // Who is gone for good is not known any more.
  if (players.length < chairs.length || !chairs.every(({ moved }) => moved)) return false
  if (players.every((one) => hadAccount(one, begun))) return true
  const owners = new Set(players.map(({ id, owner }) => owner ?? id))
  return players.every(({ kind }) => kind === 'bot') && owners.size === players.length
}

/** Writes down who came where. Done twice, it changes nothing. Without ratings, no move waits for the disk meanwhile. */
export async function settleResult(
  { db, write }: Pick<Store, 'db' | 'write'>,
  state: TableState,
  profiles: Profiles,
): Promise<void> {
  const { game, result, chairs, opened, id, at, table } = state
  if (!result) return
  const people = chairs.flatMap(({ person }) => person ?? [])
  const rated = opened.rated && people.length === chairs.length && counts(state, await playersOf(db, people))
  const undecided = undecidedEnds.has(result.reason)
  const lineups = chairs.map((_, seat) => {
    const lineup = table && game.lineup?.(table.state, seat)
    return lineup && JSON.stringify(lineup)
  })
  const insert = db
    .insertInto('results')
    .values(
      chairs.map(({ person }, seat) => ({
        table_id: id,
        seat,
        person: person && profiles.has(person) ? person : null,
        game: opened.game,
        players: chairs.length,
        position: undecided ? 0 : (result.places[seat] ?? 0),
        won: Number(!undecided && result.winners.includes(seat) && result.places[seat] === 1),
        rated: Number(rated),
        before: null,
        after: null,
        moves: table?.moves.length ?? 0,
        at,
        lineup: lineups[seat] ?? null,
      })),
    )
    .onConflict((on) => on.columns(['table_id', 'seat']).doNothing())
    .compile()
  if (!rated) return write(insert)
  await db.transaction().execute(async (all) => {
    const { numAffectedRows = 0n } = await all.executeQuery(insert)
    if (numAffectedRows === 0n) return
    // In one order everywhere, so that two nodes never wait for each other.
    for (const person of [...people].sort())
      await all
        .insertInto('ratings')
        .values({ person, game: opened.game, ...rating(), games: 0, wins: 0 })
        .onConflict((on) =>
          on.columns(['person', 'game']).doUpdateSet((e) => ({ games: e.ref('ratings.games') })),
        )
        .execute()
    const rows = await all
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', opened.game)
      .where('person', 'in', people)
      .execute()
    const old = people.map((person) => rows.find((row) => row.person === person) ?? rating())
    const fresh = rate(
      old.map(({ mu, sigma }) => [{ mu, sigma }]),
      { rank: [...result.places] },
    )
    for (const [seat, person] of people.entries()) {
      const now = fresh[seat]?.[0] ?? rating()
      const won = result.winners.includes(seat) && result.places[seat] === 1
      await all
        .updateTable('ratings')
        .set((e) => ({
          mu: now.mu,
          sigma: now.sigma,
          games: e('games', '+', 1),
          wins: e('wins', '+', Number(won)),
        }))
        .where('person', '=', person)
        .where('game', '=', opened.game)
        .execute()
      await all
        .updateTable('results')
        .set({ before: shown(old[seat] ?? rating()), after: shown(now) })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute()
    }
  })
}
