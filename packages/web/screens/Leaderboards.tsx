// The best at each game.

import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'wouter'
import { api, sentenceOf } from '../client/api.ts'
import { lastGame } from '../client/recent.ts'
import { useServer } from '../client/server.ts'
import { Avatar } from '../parts/Face.tsx'
import { Empty, Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { useTitles } from '../parts/useTitles.ts'
import { gameIds, isGame } from '../registry.ts'
import './profile.css'

export function Leaderboards() {
  const { t } = useTranslation()
  const titled = useTitles()
  const { game: wanted = '' } = useParams()
  const [, go] = useLocation()
  const { status } = useServer()
  const game = isGame(wanted) ? wanted : lastGame()
  const { asked } = useAsked(`${game} ${status}`, () => api.leaderboard(game))
  return (
    <Page title={t('profile.boards')} lead={t('profile.boardsLead')}>
      <div className="flow">
        <Segmented
          label={t('create.game')}
          hideLabel
          value={game}
          options={gameIds.map((id) => ({ value: id, label: titled(id) }))}
          change={(id) => go(`/leaderboards/${id}`, { replace: true })}
        />
        {asked.state === 'asking' ? (
          <Skeleton count={5} height={56} />
        ) : asked.state === 'refused' ? (
          <Empty icon="night-sleep">{t(sentenceOf(asked.error))}</Empty>
        ) : asked.value.length === 0 ? (
          <div className="panel">
            <Empty icon="trophy">{t('profile.noBoard')}</Empty>
          </div>
        ) : (
          <div className="panel pad scroll">
            <table className="figures">
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
                {asked.value.map(({ place, person, rating, games, wins }) => (
                  <tr key={person.id}>
                    <td className="rank">{place}</td>
                    <th scope="row">
                      <Link href={`/players/${person.id}`} className="who-link">
                        <Avatar avatar={person.avatar} size="s" />
                        {person.name}
                      </Link>
                    </th>
                    <td>{rating}</td>
                    <td>{games}</td>
                    <td>{wins}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </Page>
  )
}
