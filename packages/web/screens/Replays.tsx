// The games that are over, one's own, to be watched again; or a file of somebody else's. Whatever is wrong with a file
// is said here.

import { GAMES_PER_PAGE } from '@undercrown/protocol'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { api } from '../client/api.ts'
import { type PlayedGame, playedHere, playedThere } from '../client/history.ts'
import { localTables } from '../client/local.ts'
import { useMe } from '../client/me.ts'
import { useServer } from '../client/server.ts'
import { Icon } from '../parts/Icon.tsx'
import { Empty, Notice, Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { useTitles } from '../parts/useTitles.ts'
import { gameIds } from '../registry.ts'
import { GameLines } from './RecentGames.tsx'
import '../words/profile.ts'
import '../words/replay.ts'
import './replays.css'

export function Replays({
  load,
  why,
}: {
  readonly load?: ((raw: unknown) => void) | undefined
  /** What the rules said of a file, in their own words, which are English. */
  readonly why?: string
}) {
  const { t } = useTranslation()
  const [unread, setUnread] = useState<string>()
  const wrong = unread !== undefined || why !== undefined

  return (
    <Page title={t('profile.replays')} lead={wrong ? undefined : t('profile.replaysLead')}>
      <div className="flow">
        {wrong && (
          <Notice kind="wrong" icon="cancel">
            {unread !== undefined ? (
              t('replay.notJson', { name: unread })
            ) : (
              <>
                {t('replay.wrong')}{' '}
                <small className="note" lang="en">
                  ({why})
                </small>
              </>
            )}
          </Notice>
        )}
        {load ? (
          <FileDrop load={load} unread={setUnread} />
        ) : (
          <Link href="/replay" className="button primary">
            {t('replay.choose')}
          </Link>
        )}
        <Finished />
      </div>
    </Page>
  )
}

function FileDrop({ load, unread }: { load(raw: unknown): void; unread(name: string): void }) {
  const { t } = useTranslation()
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function take(file: File | undefined) {
    if (!file) return
    try {
      load(JSON.parse(await file.text()))
    } catch {
      unread(file.name)
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      className={`drop ${over ? 'over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files[0])
      }}
    >
      <Icon name="papers" />
      <p>{t('replay.drop')}</p>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {t('replay.choose')}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => take(event.target.files?.[0])}
      />
    </div>
  )
}

const scopes = ['all', 'online', 'here'] as const

const PAGE = 20

/** Those of the server and those of this browser. */
function Finished() {
  const { t } = useTranslation()
  const titled = useTitles()
  const { person } = useMe()
  const { status } = useServer()
  const [game, setGame] = useState('')
  const [scope, setScope] = useState<(typeof scopes)[number]>('all')
  const [older, setOlder] = useState<readonly PlayedGame[]>([])
  const [done, setDone] = useState(false)
  const [most, setMost] = useState(PAGE)
  const id = status === 'gone' ? undefined : person?.id
  const { asked } = useAsked(`${id}`, async () => ({
    here: playedHere(await localTables()),
    there: id === undefined ? [] : playedThere(await api.games(id).catch(() => [])),
  }))
  if (asked.state !== 'here') return <Skeleton count={4} height={64} />
  const { here } = asked.value
  const there = [...asked.value.there, ...older]
  const all = [...there, ...here]
  const ask = !done && there.length >= GAMES_PER_PAGE ? id : undefined
  if (all.length === 0)
    return (
      <div className="panel">
        <Empty
          icon="clapperboard"
          action={
            <Link href="/" className="button primary">
              {t('profile.atHome')}
            </Link>
          }
        >
          {t('profile.noReplays')}
        </Empty>
      </div>
    )
  const shown = all
    .filter(
      (one) => (game === '' || one.game === game) && (scope === 'all' || one.local === (scope === 'here')),
    )
    .sort((a, b) => b.at - a.at)
  return (
    <section className="flow" aria-label={t('profile.all')}>
      <div className="beside">
        <Segmented
          label={t('profile.game')}
          hideLabel
          value={game}
          options={[
            { value: '', label: t('profile.anyGame') },
            ...gameIds.map((one) => ({ value: one, label: titled(one) })),
          ]}
          change={setGame}
        />
        {here.length > 0 && there.length > 0 && (
          <Segmented
            label={t('profile.which')}
            hideLabel
            value={scope}
            options={scopes.map((value) => ({ value, label: t(`profile.scope.${value}`) }))}
            change={setScope}
          />
        )}
      </div>
      <div className="panel pad">
        {shown.length === 0 ? (
          <p className="note">{t('profile.noSuch')}</p>
        ) : (
          <GameLines games={shown.slice(0, most)} />
        )}
      </div>
      {(ask !== undefined || shown.length > most) && (
        <button
          type="button"
          className="button ghost"
          onClick={async () => {
            setMost(most + PAGE)
            if (ask === undefined || shown.length > most + PAGE) return
            const next = playedThere(await api.games(ask, there.at(-1)?.at))
            setOlder([...older, ...next])
            setDone(next.length < GAMES_PER_PAGE)
          }}
        >
          {t('app.more')}
        </button>
      )}
    </section>
  )
}
