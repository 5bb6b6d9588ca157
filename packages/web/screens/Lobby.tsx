// Tables with a chair to spare, and company for those who do not want to choose.

import type { ListedSheet, RouteAnswer } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { api, sentenceOf } from '../client/api.ts'
import { needMe, useMe } from '../client/me.ts'
import { lastGame, played, usualSeats } from '../client/recent.ts'
import { useServer } from '../client/server.ts'
import { Avatar } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Empty, Notice, Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { Switch } from '../parts/Switch.tsx'
import { useAsked, useEvery } from '../parts/useAsked.ts'
import { useTitles } from '../parts/useTitles.ts'
import { gameIds, seatsOf } from '../registry.ts'
import './lobby.css'

export function Lobby() {
  const { t } = useTranslation()
  const titled = useTitles()
  const { status } = useServer()
  const [game, setGame] = useState<string>('all')
  const { asked, again } = useAsked(`${game} ${status}`, () => api.lobby(game === 'all' ? undefined : game))
  useEvery(5000, again)
  return (
    <Page title={t('lobby.title')} lead={t('lobby.lead')} wide>
      <div className="lobby-page">
        <section className="flow" aria-labelledby="tables">
          <h2 id="tables" className="unseen">
            {t('lobby.tables')}
          </h2>
          <Segmented
            label={t('create.game')}
            hideLabel
            value={game}
            options={(['all', ...gameIds] as const).map((id) => ({
              value: id,
              label: id === 'all' ? t('lobby.all') : titled(id),
            }))}
            change={setGame}
          />
          {asked.state === 'asking' ? (
            <Skeleton count={4} height={88} />
          ) : asked.state === 'refused' ? (
            <Empty
              icon="night-sleep"
              action={
                <Link href={`/new/${lastGame()}`} className="button">
                  {t('house.playHere')}
                </Link>
              }
            >
              {t(sentenceOf(asked.error))}
            </Empty>
          ) : asked.value.length === 0 ? (
            <div className="panel">
              <Empty
                action={
                  <Link href={`/new/${game === 'all' ? lastGame() : game}`} className="button primary">
                    <Icon name="paper-plane" />
                    {t('lobby.open')}
                  </Link>
                }
              >
                {t(game === 'all' ? 'lobby.empty' : 'lobby.emptyGame')}
              </Empty>
            </div>
          ) : (
            <ul className="open-tables">
              {asked.value.map((sheet) => (
                <OpenTable key={sheet.id} sheet={sheet} />
              ))}
            </ul>
          )}
        </section>
        <QuickMatch />
      </div>
    </Page>
  )
}

function OpenTable({ sheet }: { readonly sheet: ListedSheet }) {
  const { t } = useTranslation()
  const titled = useTitles()
  const { seats, host, id, game, time, rated } = sheet
  const hosting = seats.find(({ person }) => person?.id === host)?.person
  const taken = seats.filter(({ person, bot }) => person || bot).length
  const title = titled(game)
  return (
    <li className="open-table panel">
      <Avatar avatar={hosting?.avatar ?? ''} />
      <div className="open-table-words">
        <b>{title}</b>
        <span className="note">
          {t('lobby.by', { name: hosting?.name ?? '–' })} · {t('lobby.seats', { taken, seats: seats.length })}
        </span>
      </div>
      <span className="pills">
        {time.kind !== 'none' && (
          <span className="pill">
            <Icon name="hourglass" />
            {t(`create.times.${time.kind}`)}
          </span>
        )}
        {rated && (
          <span className="pill">
            <Icon name="trophy" />
            {t('room.rated')}
          </span>
        )}
      </span>
      <Link href={`/table/${id}`} className="button primary">
        {t('lobby.join')}
        <span className="unseen">
          {title}, {hosting?.name}
        </span>
      </Link>
    </li>
  )
}

function QuickMatch() {
  const { t } = useTranslation()
  const titled = useTitles()
  const [, go] = useLocation()
  const { status } = useServer()
  const { person } = useMe()
  const [game, setGame] = useState(lastGame())
  const [wanted, setWanted] = useState<number>()
  const [bots, setBots] = useState(true)
  const [mine, setMine] = useState<RouteAnswer<'GET /api/match'>['waiting']>()
  const [wrong, setWrong] = useState<unknown>()
  const choices = seatsOf(game)
  const seats = wanted !== undefined && choices.includes(wanted) ? wanted : usualSeats(game)
  // Somebody may have begun to wait before this page was opened.
  const known = useAsked(`${person?.id} ${status}`, async () => (person ? api.matching() : null)).asked
  const waiting = mine === undefined ? (known.state === 'here' ? known.value : null) : mine

  async function look(): Promise<void> {
    try {
      const still = await api.matching()
      if (still) return
      const [found] = (await api.mine()).filter(({ phase }) => phase === 'playing')
      setMine(null)
      if (found) go(`/table/${found.id}`)
    } catch (error) {
      setWrong(error)
    }
  }
  useEvery(1500, look, waiting !== null)

  async function find(): Promise<void> {
    setWrong(undefined)
    try {
      await needMe()
      const next = await api.match(game, seats, bots)
      played(game)
      setMine(next ?? { game, seats, since: Date.now() })
      if (!next) await look()
    } catch (error) {
      setWrong(error)
    }
  }

  return (
    <aside className="panel pad flow quick" aria-labelledby="quick">
      <h2 id="quick" className="section-title">
        {t('lobby.quick')}
      </h2>
      {waiting ? (
        <>
          <p className="quick-waiting" role="status">
            <Icon name="lantern-flame" />
            {t('lobby.waiting', {
              game: titled(waiting.game),
              count: waiting.seats,
            })}
          </p>
          <button
            type="button"
            className="button"
            onClick={() => api.stopMatch().then(() => setMine(null), setWrong)}
          >
            {t('lobby.stop')}
          </button>
        </>
      ) : (
        <>
          <p className="note">{t('lobby.quickLine')}</p>
          <Segmented
            label={t('create.game')}
            hideLabel
            className="column"
            value={game}
            options={gameIds.map((id) => ({ value: id, label: titled(id) }))}
            change={setGame}
          />
          {choices.length > 1 && (
            <Segmented
              label={t('lobby.players')}
              className="narrow"
              value={seats}
              options={choices.map((value) => ({ value, label: value }))}
              change={setWanted}
            />
          )}
          <Switch label={t('lobby.bots')} line={t('lobby.botsLine')} on={bots} change={setBots} />
          <button type="button" className="button primary" disabled={status !== 'here'} onClick={find}>
            {t('lobby.find')}
          </button>
        </>
      )}
      {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
    </aside>
  )
}
