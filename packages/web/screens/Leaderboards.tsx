// The best at each game; below them who has yet to play enough; and what it takes to be there.

import { LEADERBOARD_GAMES, type RankedPlayer } from '@undercrown/protocol'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'wouter'
import { api, sentenceOf } from '../client/api.ts'
import { useMe } from '../client/me.ts'
import { lastGame } from '../client/recent.ts'
import { useServer } from '../client/server.ts'
import { Avatar } from '../parts/Face.tsx'
import { Empty, Notice, Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { useTitles } from '../parts/useTitles.ts'
import { gameIds, isGame } from '../registry.ts'
import '../words/profile.ts'
import './leaderboards.css'

export function Leaderboards() {
  const { t } = useTranslation()
  const titled = useTitles()
  const { game: wanted = '' } = useParams()
  const [, go] = useLocation()
  const { status } = useServer()
  const { person } = useMe()
  const game = isGame(wanted) ? wanted : lastGame()
  const { asked } = useAsked(`${game} ${status} ${person?.id}`, () => api.leaderboard(game))
  const board = asked.state === 'here' ? asked.value : undefined
  const mine = board?.mine
  const listed = [...(board?.players ?? []), ...(board?.newcomers ?? [])]
  const apart = mine && !listed.some((one) => one.person.id === mine.person.id)
  return (
    <Page title={t('profile.boards')} lead={t('profile.boardsLead')}>
      <div className="flow">
        <Segmented
          label={t('profile.game')}
          hideLabel
          value={game}
          options={gameIds.map((id) => ({ value: id, label: titled(id) }))}
          change={(id) => go(`/leaderboards/${id}`, { replace: true })}
        />
        {asked.state === 'asking' ? (
          <Skeleton count={5} height={56} />
        ) : asked.state === 'refused' ? (
          <Empty icon="night-sleep">{t(sentenceOf(asked.error))}</Empty>
        ) : (
          board && (
            <>
              {board.players.length === 0 ? (
                <div className="panel">
                  <Empty icon="trophy" action={<Way />}>
                    {t('profile.noBoard')}
                  </Empty>
                </div>
              ) : (
                <Board
                  label={t('profile.boards')}
                  rows={apart && mine.place !== null ? [...board.players, mine] : board.players}
                  mine={mine?.person.id}
                />
              )}
              {(board.newcomers.length > 0 || (apart && mine.place === null)) && (
                <section className="flow" aria-labelledby="newcomers">
                  <h2 id="newcomers" className="section-title">
                    {t('profile.provisional')}
                  </h2>
                  <p className="note">{t('profile.provisionalLine', { count: LEADERBOARD_GAMES })}</p>
                  <Board
                    label={t('profile.provisional')}
                    rows={apart && mine.place === null ? [...board.newcomers, mine] : board.newcomers}
                    mine={mine?.person.id}
                  />
                </section>
              )}
              {board.players.length > 0 && !mine && (
                <Notice icon="trophy" action={<Way />}>
                  {t(person?.kind === 'account' ? 'profile.howAccount' : 'profile.howGuest', {
                    count: LEADERBOARD_GAMES,
                  })}
                </Notice>
              )}
            </>
          )
        )}
      </div>
    </Page>
  )
}

/** What to do to be ranked. */
function Way() {
  const { t } = useTranslation()
  const { person } = useMe()
  return person?.kind === 'account' ? (
    <Link href="/lobby" className="button primary">
      {t('profile.toLobby')}
    </Link>
  ) : (
    <Link href="/account" className="button primary">
      {t('profile.makeAccount')}
    </Link>
  )
}

function Board({
  label,
  rows,
  mine,
}: {
  readonly label: string
  readonly rows: readonly RankedPlayer[]
  readonly mine: string | undefined
}) {
  const { t } = useTranslation()
  return (
    <div className="panel pad board-rows">
      <table className="figures" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('profile.place')}</th>
            <th scope="col">{t('profile.name')}</th>
            <th scope="col">{t('profile.rating')}</th>
            <th scope="col">{t('profile.games')}</th>
            <th scope="col">{t('profile.wins')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, person, rating, uncertainty, games, wins }) => (
            <tr key={person.id} className={person.id === mine ? 'mine' : undefined}>
              <td className="rank">{place ?? '–'}</td>
              <th scope="row">
                <Link href={person.id === mine ? '/profile' : `/players/${person.id}`} className="who-link">
                  <Avatar avatar={person.avatar} name={person.name} size="s" />
                  <span>{person.name}</span>
                  {person.id === mine && <span className="pill lit">{t('profile.you')}</span>}
                </Link>
              </th>
              <td>
                <b>{rating}</b> <small className="note">{t('profile.unsure', { value: uncertainty })}</small>
              </td>
              <td>{games}</td>
              <td>{wins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
