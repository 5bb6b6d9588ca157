// What everybody may know of a table besides the game.

import { sha256Hex } from '@undercrown/engine'
import type { PersonSheet, SeatSheet, TableSheet } from '@undercrown/protocol'
import { botLevel, countsPresence, keptUntil } from './chairs.ts'
import { fairDealOf, sealsOf, unopened } from './deal.ts'
import { openedBy } from './due.ts'
import type { DeviceProfile } from './entry.ts'
import type { TableState } from './state.ts'

/** Names of people by id. */
export type Profiles = ReadonlyMap<string, PersonSheet>

/** Somebody who is forgotten has no name any more. */
function personSheet(id: string, at: DeviceProfile | undefined, profiles: Profiles): PersonSheet {
  return profiles.get(id) ?? { id, name: '', avatar: '', ...at, kind: 'guest' }
}

/** Lets somebody look on at a table that is not listed, and no more than that. */
export function watchCode({ opened }: TableState): string {
  return sha256Hex(`undercrown watch ${opened.secret}`).slice(0, 12).toUpperCase()
}

/** What may be known of a table besides the game; only those who belong to it learn its codes, listed or not. */
export function tableSheetOf(state: TableState, profiles: Profiles, inside: boolean): TableSheet {
  const { opened, listed, offer, result, rematch } = state
  return {
    id: state.id,
    ...(inside && opened.code !== undefined && { code: opened.code, watchCode: watchCode(state) }),
    game: opened.game,
    rules: opened.rules,
    options: opened.options,
    host: state.host,
    listed,
    rated: opened.rated,
    silent: opened.silent,
    time: opened.time,
    phase: state.phase,
    seats: state.chairs.map((chair, seat): SeatSheet => {
      const until = keptUntil(state, seat)
      const bot = botLevel(chair)
      return {
        ...(chair.person && { person: personSheet(chair.person, chair.profile, profiles) }),
        ...(bot && { bot }),
        ...(chair.character !== undefined && { character: chair.character }),
        ...(chair.wish !== undefined && { wish: chair.wish }),
        ...(chair.person &&
          !chair.away &&
          !chair.absent &&
          countsPresence(state) && { present: true as const }),
        ...(until !== undefined && { keptUntil: until }),
        ...(chair.absent && { absent: true as const }),
        ...(chair.resigned && { resigned: true as const }),
      }
    }),
    commit: state.commit,
    ...(state.chairs.some(({ seal }) => seal !== undefined) && { seals: sealsOf(state) }),
    ...(state.dealing && {
      dealing: { until: openedBy(state), waiting: unopened(state) },
    }),
    ...(state.dropped > 0 && { dropped: state.dropped }),
    ...(state.table && { nonces: [...fairDealOf(state).nonces] }),
    moves: state.table?.moves.length ?? 0,
    ...(offer && {
      offer: {
        by: offer.by,
        what: offer.what,
        ...(offer.to !== undefined && { to: offer.to }),
        agreed: [...offer.agreed],
      },
    }),
    ...(result && { result }),
    ...(rematch && { rematch: rematch.table }),
    ...(rematch?.by !== undefined && { rematchBy: rematch.by }),
  }
}

/** A sheet as the lists keep it, with the names that people have now. */
export function withProfiles(sheet: TableSheet, profiles: Profiles): TableSheet {
  const seats = sheet.seats.map(({ person, ...seat }) => ({
    ...(person && { person: personSheet(person.id, undefined, profiles) }),
    ...seat,
  }))
  return { ...sheet, seats }
}
