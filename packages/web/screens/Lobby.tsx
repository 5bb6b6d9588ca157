// Tables with a chair to spare, games to watch, company for those who do not want to choose, and friends.

import type { LobbyNow } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { api, sentenceOf } from '../client/api.ts'
import { playAtOnce } from '../client/atOnce.ts'
import { displayName, useMe } from '../client/me.ts'
import { lastGame, usualSeats } from '../client/recent.ts'
import { useServer } from '../client/server.ts'
import { Icon } from '../parts/Icon.tsx'
import { Empty, Notice, Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { RoundTable, TableChair } from '../parts/RoundTable.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useAsked, useEvery } from '../parts/useAsked.ts'
import { useTitles } from '../parts/useTitles.ts'
import { gameIds } from '../registry.ts'
import { FriendsPanel } from './FriendsPanel.tsx'
import { LiveTables } from './LiveTables.tsx'
import { OpenTable } from './OpenTable.tsx'
import { QuickMatch } from './QuickMatch.tsx'
import './lobby.css'
import '../words/lobby-page.ts'
import '../words/create-page.ts'
import '../words/room.ts'

const ALL = 'all'
/** A row of tables; the rest is for whoever asks, so that what is being played stays in sight. */
const FIRST = 3

/** A table that is opened from here is meant to be seen here. */
const newTable = (game: string) => `/new/${game}?listed`

export function Lobby() {
  const { t } = useTranslation()
  const titled = useTitles()
  const { status } = useServer()
  const [game, setGame] = useState<string>(ALL)
  const { asked, again } = useAsked(`${game} ${status}`, () => api.lobby(game === ALL ? undefined : game))
  useEvery(5000, again)
  const lobby = asked.state === 'here' ? asked.value : undefined
  const chosen = game === ALL ? lastGame() : game
  const isQuiet = lobby?.tables.length === 0 && lobby.live.length === 0
  return (
    <Page title={t('lobby.title')} look="lobby-page" bare>
      <div className="lobby">
        <div className="lobby-rooms">
          <header className="lobby-head">
            <div>
              <h1 tabIndex={-1}>{t('lobby.title')}</h1>
              <p>{lobby ? <Lead lobby={lobby} /> : ' '}</p>
            </div>
            <Segmented
              label={t('create.game')}
              hideLabel
              value={game}
              options={[ALL, ...gameIds].map((id) => ({
                value: id,
                label: id === ALL ? t('lobby.all') : titled(id),
              }))}
              change={setGame}
            />
            {lobby && !isQuiet && (
              <Link href={newTable(chosen)} className="button">
                <Icon name="paper-plane" />
                {t('lobby.open')}
              </Link>
            )}
          </header>
          {asked.state === 'asking' ? (
            <Skeleton count={2} height={312} />
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
          ) : isQuiet ? (
            <QuietRoom game={chosen} />
          ) : (
            <Rooms lobby={asked.value} game={chosen} again={again} />
          )}
        </div>
        <aside className="lobby-side">
          <QuickMatch lobby={lobby} />
          <FriendsPanel />
        </aside>
      </div>
    </Page>
  )
}

function Lead({ lobby: { tables, live } }: { readonly lobby: LobbyNow }) {
  const { t } = useTranslation()
  const count = tables.length
  if (count === 0) return t(live.length > 0 ? 'lobby.noChairs' : 'lobby.nothing')
  return t('lobby.chairs', { count, number: t(`numbers.${count as 2}`, { defaultValue: String(count) }) })
}

function Rooms({
  lobby: { tables, live },
  game,
  again,
}: {
  readonly lobby: LobbyNow
  readonly game: string
  again(): void
}) {
  const { t } = useTranslation()
  const [wrong, setWrong] = useState<unknown>()
  const [all, setAll] = useState(false)
  const refused = (error: unknown) => {
    setWrong(error)
    again()
  }
  return (
    <>
      {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
      <section className="tables" aria-labelledby="tables">
        <h2 id="tables" className="unseen">
          {t('lobby.tables')}
        </h2>
        <ul className="open-tables">
          {tables.length === 0 ? (
            <OwnTable game={game} />
          ) : (
            tables
              .slice(0, all ? tables.length : FIRST)
              .map((sheet) => <OpenTable key={sheet.id} sheet={sheet} refused={refused} />)
          )}
        </ul>
        {tables.length > FIRST && !all && (
          <button type="button" className="button ghost all-tables" onClick={() => setAll(true)}>
            {t('lobby.more', { count: tables.length })}
          </button>
        )}
      </section>
      {live.length > 0 && <LiveTables live={live} />}
    </>
  )
}

/** A table as it would stand here, with oneself at it. */
function WaitingTable({ game }: { readonly game: string }) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const me = useMe()
  const free = Array.from({ length: usualSeats(game) - 1 }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
    <TableChair key={i} label={t('lobby.freeHere')} press={() => go(newTable(game))} />
  ))
  const mine = (
    <TableChair
      key="mine"
      face={{ avatar: me.avatar, name: displayName(me) }}
      mine
      label={t('room.yourChair', { number: 1 })}
    />
  )
  return <RoundTable game={game} label={t('create.seats')} chairs={[mine, ...free]} />
}

function OwnTable({ game }: { readonly game: string }) {
  const { t } = useTranslation()
  const titled = useTitles()
  return (
    <li className="open-table to-open">
      <WaitingTable game={game} />
      <h3>{t('lobby.yours')}</h3>
      <p>{titled(game)}</p>
      <footer>
        <span>{t('lobby.yoursLine')}</span>
        <Link href={newTable(game)} className="button primary">
          {t('lobby.open')}
        </Link>
      </footer>
    </li>
  )
}

function QuietRoom({ game }: { readonly game: string }) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  return (
    <section className="quiet-room">
      <WaitingTable game={game} />
      <h2>{t('lobby.quiet')}</h2>
      <p>{t('lobby.quietLine')}</p>
      <div>
        <Link href={newTable(game)} className="button primary big">
          <Icon name="paper-plane" />
          {t('lobby.open')}
        </Link>
        <button
          type="button"
          className="button big"
          onClick={async () => go(await playAtOnce(game, undefined))}
        >
          {t('lobby.withBots')}
        </button>
      </div>
    </section>
  )
}
