// Programs: bot accounts, what their tokens are good for, and at which games anybody may challenge them.

import { MAX_PROGRAMS, type OwnBot, type Program, type Scope, scopes } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import type { Database, PersonRow } from '../store/schema.ts'
import { holding } from './holding.ts'
import { type People, sheetOfPerson } from './people.ts'
import { shown, uncertainty } from './results.ts'

export interface Programs {
  /** Who can be challenged at a game, those who are here first. */
  at(game: string): Promise<Program[]>
  /** Somebody's bots, with what they offer. */
  of(owner: string): Promise<OwnBot[]>
  /** Lets anybody challenge a bot at a game. */
  offer(bot: string, game: string, about: string): Promise<void>
  withdraw(bot: string, game: string): Promise<void>
}

/** What a token is good for; one of before there were scopes for everything. */
export function scopesOf(person: Pick<PersonRow, 'scopes'>): readonly Scope[] {
  const words = person.scopes?.split(' ')
  return words ? scopes.filter((scope) => words.includes(scope)) : scopes
}

/** Refuses what the token of a program is not good for. */
export function checkScope(person: PersonRow, scope: Scope): void {
  if (person.kind === 'bot' && !scopesOf(person).includes(scope))
    deny('not-yours', `the token has not the scope "${scope}"`)
}

export function openPrograms(
  db: Database,
  people: People,
  around: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  now: () => number,
): Programs {
  return {
    async at(game) {
      const rows = await db
        .selectFrom('programs as o')
        .innerJoin('people as p', 'p.id', 'o.person')
        .innerJoin('people as owner', 'owner.id', 'p.owner')
        .leftJoin('ratings as r', (on) => on.onRef('r.person', '=', 'p.id').onRef('r.game', '=', 'o.game'))
        .select(['p.id', 'p.owner', 'o.about', 'r.mu', 'r.sigma', 'r.games', 'r.wins'])
        .where('o.game', '=', game)
        .where('p.banned', '<=', now())
        .where('owner.banned', '<=', now())
        .orderBy('o.since', 'desc')
        .limit(MAX_PROGRAMS)
        .execute()
      const ids = rows.map(({ id }) => id)
      const [names, here] = [
        await people.profiles([...ids, ...rows.flatMap(({ owner }) => owner ?? [])]),
        await around(ids),
      ]
      const programs = rows.flatMap(({ id, owner, about, mu, sigma, games, wins }): Program[] => {
        const [person, by] = [names.get(id), names.get(owner ?? '')]
        if (!person || !by) return []
        const rated = mu !== null && sigma !== null && games !== null && wins !== null
        const rating = rated
          ? { game, rating: shown({ mu, sigma }), uncertainty: uncertainty({ sigma }), games, wins }
          : null
        return [{ person, by, about, here: here.has(id), rating }]
      })
      const strength = ({ rating }: Program) => rating?.rating ?? -1
      return programs.sort((a, b) => Number(b.here) - Number(a.here) || strength(b) - strength(a))
    },
    async of(owner) {
      const bots = await people.bots(owner)
      const ids = bots.map(({ id }) => id)
      const offers =
        ids.length === 0
          ? []
          : await db
              .selectFrom('programs')
              .select(['person', 'game', 'about'])
              .where('person', 'in', ids)
              .orderBy('game')
              .execute()
      return bots.map((bot) => ({
        ...sheetOfPerson(bot),
        scopes: scopesOf(bot),
        games: offers.flatMap(({ person, game, about }) => (person === bot.id ? [{ game, about }] : [])),
      }))
    },
    // None is left behind by who is being forgotten.
    offer: (bot, game, about) =>
      holding(db, [bot], async (all) => {
        await all
          .insertInto('programs')
          .values({ game, person: bot, about, since: now() })
          .onConflict((on) => on.columns(['game', 'person']).doUpdateSet({ about }))
          .execute()
      }),
    async withdraw(bot, game) {
      await db.deleteFrom('programs').where('person', '=', bot).where('game', '=', game).execute()
    },
  }
}
