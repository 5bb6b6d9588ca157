// A person: face, name, how they fare, and what they played. One's own can be changed.

import type { FinishedGame, Profile as Known } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'wouter'
import { api, sentenceOf } from '../client/api.ts'
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
        {status === 'gone' ? (
          <Notice icon="night-sleep">{t('profile.offline')}</Notice>
        ) : me.person ? (
          <Record key={me.person.id} id={me.person.id} />
        ) : (
          <Empty icon="trophy">{t('profile.noResults')}</Empty>
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
          <Results known={known} />
          <History id={id} />
        </div>
      )}
    </Page>
  )
}

function Record({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { asked } = useAsked(id, () => api.player(id))
  if (asked.state === 'asking') return <Skeleton count={2} height={140} />
  if (asked.state === 'refused') return <Notice kind="wrong">{t(sentenceOf(asked.error))}</Notice>
  return (
    <>
      <Results known={asked.value} />
      <History id={id} />
    </>
  )
}

function Results({ known }: { readonly known: Known }) {
  const { t } = useTranslation()
  const titled = useTitles()
  const { statistics, ratings } = known
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

function History({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { asked } = useAsked(id, () => api.games(id))
  const [more, setMore] = useState<readonly FinishedGame[]>([])
  const [done, setDone] = useState(false)
  const games = asked.state === 'here' ? [...asked.value, ...more] : []
  async function older(): Promise<void> {
    const next = await api.games(id, games.at(-1)?.at)
    setMore([...more, ...next])
    setDone(next.length < 50)
  }
  return (
    <section className="panel pad flow" aria-labelledby="history">
      <h2 id="history" className="section-title">
        {t('profile.history')}
      </h2>
      {asked.state === 'asking' ? (
        <Skeleton count={3} height={56} />
      ) : games.length === 0 ? (
        <p className="note">{t('profile.noHistory')}</p>
      ) : (
        <ul className="played">
          {games.map((one) => (
            <PlayedGame key={one.table} one={one} />
          ))}
        </ul>
      )}
      {games.length >= 50 && !done && (
        <button type="button" className="button ghost" onClick={older}>
          {t('app.more')}
        </button>
      )}
    </section>
  )
}

function PlayedGame({ one }: { readonly one: FinishedGame }) {
  const { t, i18n } = useTranslation()
  const titled = useTitles()
  const { table, game, players, position, won, rated, before, after, moves, at } = one
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(at)
  const title = titled(game)
  return (
    <li>
      <Icon name={won ? 'crown' : position === 0 ? 'dove' : 'podium'} className={won ? 'won' : ''} />
      <div>
        <b>{title}</b>
        <span className="note">
          {won
            ? t('profile.won')
            : position === 0
              ? t('profile.agreed')
              : t('profile.lost', { place: position, players })}
          {' · '}
          {t('profile.moves', { count: moves })} · {date}
          {rated === 1 && before !== null && after !== null && (
            <>
              {' · '}
              {before} → {after}
            </>
          )}
        </span>
      </div>
      <Link href={`/replay/${table}`} className="button small ghost">
        {t('profile.replay')}
        <span className="unseen">
          {title}, {date}
        </span>
      </Link>
    </li>
  )
}
