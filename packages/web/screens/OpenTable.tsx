// A table with a chair to spare, seen from above: who sits there, how it is played, and chairs to sit down on.

import { type Lang, optionsOf } from '@undercrown/engine'
import type { ListedSheet } from '@undercrown/protocol'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { api } from '../client/api.ts'
import { newSeal } from '../client/deal.ts'
import { needMe, useMe } from '../client/me.ts'
import { RoundTable, TableChair } from '../parts/RoundTable.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { isGame, seatsOf, wordsOfGame } from '../registry.ts'
import { playersOf } from '../table/scene.ts'
import '../words/lobby-page.ts'
import '../words/create-page.ts'

export function OpenTable({
  sheet,
  refused,
}: {
  readonly sheet: ListedSheet
  refused(error: unknown): void
}) {
  const { t } = useTranslation()
  const titled = useTitles()
  const [, go] = useLocation()
  const { person: me } = useMe()
  const { seats, host, id, game, rated, code } = sheet
  const players = playersOf(sheet, t)
  const first = Math.max(
    0,
    seats.findIndex(({ person }) => person?.id === host),
  )
  const hosting = seats[first]?.person?.name
  const mine = seats.some(({ person }) => person !== undefined && person.id === me?.id)
  const free = seats.filter(({ person, bot }) => !person && !bot).length
  const isDuel = isGame(game) && seatsOf(game).at(-1) === 2
  const title = !hosting ? t('lobby.nobody') : t(isDuel ? 'lobby.duel' : 'lobby.of', { name: hosting })

  async function sit(seat?: number): Promise<void> {
    try {
      await needMe()
      const where = { ...(seat !== undefined && { seat }), ...(code !== undefined && { code }) }
      if (!mine) await api.command(id, { do: 'sit', seal: newSeal(), ...where })
      go(`/table/${id}`)
    } catch (error) {
      refused(error)
    }
  }

  // The host below, the others from there to the left.
  const chairs = seats.map((_, i) => {
    const seat = (first + i) % seats.length
    const { person, bot } = seats[seat] ?? {}
    const { name = '', face } = players[seat] ?? {}
    const number = seat + 1
    return person || bot ? (
      <TableChair
        key={seat}
        face={face}
        host={person?.id === host}
        mine={person !== undefined && person.id === me?.id}
        label={t('lobby.seated', { number, name })}
      />
    ) : (
      <TableChair
        key={seat}
        label={t('lobby.sitAt', { number, table: title })}
        press={mine ? undefined : () => sit(seat)}
      />
    )
  })

  return (
    <li className="open-table">
      <RoundTable game={game} label={t('create.seats')} chairs={chairs} />
      <h3>{title}</h3>
      <p>
        {titled(game)}
        {!isDuel && <> · {t('lobby.players', { count: seats.length })}</>}
        <Pace sheet={sheet} />
        {isGame(game) && (
          <Suspense>
            <Unusual sheet={sheet} />
          </Suspense>
        )}
      </p>
      <footer>
        <span>
          {t('lobby.free', { count: free })}
          {rated && <> · {t('lobby.rated')}</>}
        </span>
        {mine ? (
          <Link href={`/table/${id}`} className="button primary">
            {t('lobby.mine')}
          </Link>
        ) : (
          <button type="button" className="button primary" onClick={() => sit()}>
            {t('lobby.sit')}
            <span className="unseen">: {title}</span>
          </button>
        )}
      </footer>
    </li>
  )
}

function Pace({ sheet: { time } }: { readonly sheet: ListedSheet }) {
  const { t } = useTranslation()
  if (time.kind === 'none') return null
  return (
    <>
      {' '}
      ·{' '}
      {time.kind === 'live'
        ? t('lobby.minutes', { minutes: Math.round((time.seconds / 60) * 10) / 10 })
        : t('lobby.days', { count: time.days })}
    </>
  )
}

/** What is not as in the book: the one thing by its name, several by their number. */
function Unusual({ sheet: { game, options } }: { readonly sheet: ListedSheet }) {
  const { t, i18n } = useTranslation()
  const chosen = options as Readonly<Record<string, unknown>>
  const unusual = optionsOf(use(wordsOfGame(game)), i18n.language as Lang).filter(
    ({ name, field }) => (chosen[name] ?? field.default) !== field.default,
  )
  const [one, ...more] = unusual
  if (!one) return null
  return <> · {more.length === 0 ? one.label : t('lobby.unusual', { count: unusual.length })}</>
}
