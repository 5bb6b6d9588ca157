// A person: face, name, how they fare, and what they played. One's own can be changed.

import { type FinishedGame, GAMES_PER_PAGE, type Profile as Known } from '@undercrown/protocol'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'wouter'
import { api, sentenceOf } from '../client/api.ts'
import { countedWith, type PlayedGame, playedHere, playedThere } from '../client/history.ts'
import { localTables } from '../client/local.ts'
import { displayName, useMe } from '../client/me.ts'
import { useServer } from '../client/server.ts'
import { Avatar } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Empty, Notice, Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { useTitles } from '../parts/useTitles.ts'
import { EditFace } from './EditFace.tsx'
import './profile.css'

export function MyProfile() {
  const { t } = useTranslation()
  const me = useMe()
  const { status } = useServer()
  const [editing, setEditing] = useState(false)
  const { asked } = useAsked('here', async () => playedHere(await localTables()))
  const here = asked.state === 'here' ? asked.value : []
  return (
    <Page title={t('profile.yours')}>
      <div className="flow">
        <header className="panel pad who-card">
          <Avatar avatar={me.avatar} size="l" />
          <div className="face-words">
            <h2>{displayName(me)}</h2>
            <p className="note">{t(me.person?.kind === 'account' ? 'profile.account' : 'profile.guest')}</p>
            <div className="beside">
              <button type="button" className="button" onClick={() => setEditing(true)}>
                {t('profile.edit')}
              </button>
              <Link href="/account" className="button ghost">
                {t('profile.accountLink')}
              </Link>
            </div>
          </div>
        </header>
        {status === 'gone' && <Notice icon="night-sleep">{t('profile.offline')}</Notice>}
        {status !== 'gone' && me.person ? (
          <Record key={me.person.id} id={me.person.id} here={here} />
        ) : here.length > 0 ? (
          <>
            <Results statistics={countedWith([], here)} ratings={[]} />
            <GameList games={here} />
          </>
        ) : (
          status !== 'gone' && <Empty icon="trophy">{t('profile.noResults')}</Empty>
        )}
      </div>
      {editing && <EditFace close={() => setEditing(false)} />}
    </Page>
  )
}

export function Player() {
  const { t, i18n } = useTranslation()
  const { person: id = '' } = useParams()
  const me = useMe()
  const { asked } = useAsked(id, () => api.player(id))
  const [told, setTold] = useState<string>()
  const [blocked, setBlocked] = useState(false)
  const known = asked.state === 'here' ? asked.value : undefined
  const mute = (on: boolean) =>
    api.mute(id, !on).then(
      () => {
        setBlocked(on)
        setTold(t(on ? 'profile.blocked' : 'profile.unblocked'))
      },
      (error) => setTold(t(sentenceOf(error))),
    )
  return (
    <Page title={known?.person.name ?? t('profile.title')}>
      {asked.state === 'asking' && <Skeleton count={3} height={120} />}
      {asked.state === 'refused' && <Empty icon="two-shadows">{t('profile.nobody')}</Empty>}
      {known && (
        <div className="flow">
          <header className="panel pad who-card">
            <Avatar avatar={known.person.avatar} size="l" />
            <div className="face-words">
              <p>{t(`profile.${known.person.kind}`)}</p>
              <p className="note">
                {t('profile.since', {
                  date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(known.since),
                })}
              </p>
              {me.person && me.person.id !== id && (
                <div className="beside">
                  <button type="button" className="button small ghost" onClick={() => mute(!blocked)}>
                    {t(blocked ? 'profile.unblock' : 'profile.block')}
                  </button>
                  {told !== undefined && (
                    <span className="note" role="status">
                      {told}
                    </span>
                  )}
                </div>
              )}
            </div>
          </header>
          <Results {...known} />
          <History id={id} />
        </div>
      )}
    </Page>
  )
}

function Record({ id, here }: { readonly id: string; readonly here: readonly PlayedGame[] }) {
  const { t } = useTranslation()
  const { asked } = useAsked(id, () => api.player(id))
  if (asked.state === 'asking') return <Skeleton count={2} height={140} />
  if (asked.state === 'refused') return <Notice kind="wrong">{t(sentenceOf(asked.error))}</Notice>
  return (
    <>
      <Results statistics={countedWith(asked.value.statistics, here)} ratings={asked.value.ratings} />
      <History id={id} here={here} />
    </>
  )
}

function Results({ statistics, ratings }: Pick<Known, 'statistics' | 'ratings'>) {
  const { t } = useTranslation()
  const titled = useTitles()
  const rated = ratings.length > 0
  return (
    <section className="panel pad flow" aria-labelledby="results">
      <h2 id="results" className="section-title">
        {t('profile.results')}
      </h2>
      {statistics.length === 0 ? (
        <p className="note">{t('profile.noResults')}</p>
      ) : (
        <div className="scroll">
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">{t('profile.game')}</th>
                <th scope="col">{t('profile.players')}</th>
                <th scope="col">{t('profile.games')}</th>
                <th scope="col">{t('profile.wins')}</th>
                <th scope="col">{t('profile.averagePlace')}</th>
                {rated && <th scope="col">{t('profile.rating')}</th>}
              </tr>
            </thead>
            <tbody>
              {statistics.map(({ game, players, games, wins, averagePlace }) => (
                <tr key={`${game} ${players}`}>
                  <th scope="row">{titled(game)}</th>
                  <td>{players}</td>
                  <td>{games}</td>
                  <td>{wins}</td>
                  <td>{averagePlace}</td>
                  {rated && <td>{ratings.find((one) => one.game === game)?.rating ?? '–'}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function History({
  id,
  here = [],
}: {
  readonly id: string
  /** Games of this browser, which belong among them. */
  readonly here?: readonly PlayedGame[]
}) {
  const { t } = useTranslation()
  const { asked } = useAsked(id, () => api.games(id))
  const [more, setMore] = useState<readonly FinishedGame[]>([])
  const [done, setDone] = useState(false)
  const there = asked.state === 'here' ? [...asked.value, ...more] : []
  async function older(): Promise<void> {
    const next = await api.games(id, there.at(-1)?.at)
    setMore([...more, ...next])
    setDone(next.length < GAMES_PER_PAGE)
  }
  return (
    <GameList
      games={asked.state === 'asking' ? undefined : [...playedThere(there), ...here]}
      more={
        there.length >= GAMES_PER_PAGE &&
        !done && (
          <button type="button" className="button ghost" onClick={older}>
            {t('app.more')}
          </button>
        )
      }
    />
  )
}

function GameList({
  games,
  more,
}: {
  /** Undefined until they are known. */
  readonly games: readonly PlayedGame[] | undefined
  readonly more?: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <section className="panel pad flow" aria-labelledby="history">
      <h2 id="history" className="section-title">
        {t('profile.history')}
      </h2>
      {!games ? (
        <Skeleton count={3} height={56} />
      ) : games.length === 0 ? (
        <p className="note">{t('profile.noHistory')}</p>
      ) : (
        <ul className="played">
          {games
            .toSorted((a, b) => b.at - a.at)
            .map((one) => (
              <GameLine key={one.id} one={one} />
            ))}
        </ul>
      )}
      {more}
    </section>
  )
}

const icons = { won: 'crown', lost: 'podium', drawn: 'dove' } as const

function GameLine({ one }: { readonly one: PlayedGame }) {
  const { t, i18n } = useTranslation()
  const titled = useTitles()
  const { game, players, place, how, moves, rating, at, href, local } = one
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(at)
  const title = titled(game)
  const notes = [
    how === 'lost'
      ? t('profile.lost', { place, players })
      : t(how === 'won' ? 'profile.won' : 'profile.agreed'),
    ...(moves === undefined ? [] : [t('profile.moves', { count: moves })]),
    date,
    ...(rating ? [rating.join(' → ')] : []),
    ...(local ? [t('carry.here')] : []),
  ]
  return (
    <li>
      <Icon name={icons[how]} className={how === 'won' ? 'won' : ''} />
      <div>
        <b>{title}</b>
        <span className="note">{notes.join(' · ')}</span>
      </div>
      <Link href={href} className="button small ghost">
        {t('profile.replay')}
        <span className="unseen">
          {title}, {date}
        </span>
      </Link>
    </li>
  )
}
