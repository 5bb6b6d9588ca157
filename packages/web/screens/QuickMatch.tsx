// Company for those who do not want to choose: a game, perhaps a number of players, and bots when it takes long.

import type { LobbyNow, RouteAnswer } from '@undercrown/protocol'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { api, sentenceOf } from '../client/api.ts'
import { needMe, useMe } from '../client/me.ts'
import { lastGame, played } from '../client/recent.ts'
import { useServer } from '../client/server.ts'
import { Icon } from '../parts/Icon.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { Switch } from '../parts/Switch.tsx'
import { useAsked, useEvery } from '../parts/useAsked.ts'
import { useTitles } from '../parts/useTitles.ts'
import { gameIds, seatsOf, webGame } from '../registry.ts'
import '../words/lobby-page.ts'
import '../words/create-page.ts'

/** Any number of players. */
const ANY = 0
/** Who waits no more, and has no table after so many looks, was not brought to one. */
const PATIENT = 4

export function QuickMatch({ lobby }: { readonly lobby: LobbyNow | undefined }) {
  const { t } = useTranslation()
  const titled = useTitles()
  const [, go] = useLocation()
  const { status } = useServer()
  const { person } = useMe()
  const [game, setGame] = useState(lastGame())
  const [wanted, setWanted] = useState(ANY)
  const [bots, setBots] = useState(true)
  const [mine, setMine] = useState<RouteAnswer<'GET /api/match'>['waiting']>()
  const [wrong, setWrong] = useState<unknown>()
  /** The tables that one had when one began to wait, and how often the new one was not there yet. */
  const before = useRef<ReadonlySet<string>>(new Set())
  const missed = useRef(0)
  const choices = seatsOf(game)
  const seats = choices.includes(wanted) ? wanted : ANY
  // Somebody may have begun to wait before this page was opened.
  const known = useAsked(`${person?.id} ${status}`, async () => (person ? api.matching() : null)).asked
  const waiting = mine === undefined ? (known.state === 'here' ? known.value : null) : mine
  const time = useTime(lobby?.patience ?? 60_000)

  async function look(): Promise<void> {
    try {
      if (await api.matching()) return
      // While the seals are opened it is not played yet, and waits for ours.
      const found = (await api.mine()).find(
        ({ id, phase, yourTurn }) => !before.current.has(id) && (phase === 'playing' || yourTurn),
      )
      // Nobody waits any more before the table is there.
      if (!found && ++missed.current < PATIENT) return
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
      before.current = new Set((await api.mine()).map(({ id }) => id))
      missed.current = 0
      const next = await api.match(game, seats === ANY ? undefined : seats, bots)
      played(game)
      setMine(next ?? { game, seats, since: Date.now(), bots })
      if (!next) await look()
    } catch (error) {
      setWrong(error)
    }
  }

  const looking = lobby?.looking.find((one) => one.game === (waiting?.game ?? game))?.people ?? 0
  const others = waiting ? Math.max(0, looking - 1) : looking
  const company = t('lobby.looking', {
    count: others,
    number: t(`numbers.${others as 2}`, { defaultValue: String(others) }),
  })
  return (
    <section className="quick" aria-labelledby="quick">
      <h2 id="quick">{t('lobby.quick')}</h2>
      {waiting ? (
        <>
          <p className="quick-waiting" role="status">
            <Icon name="lantern-flame" />
            {waiting.seats === ANY
              ? t('lobby.waitingAny', { game: titled(waiting.game) })
              : t('lobby.waiting', { game: titled(waiting.game), count: waiting.seats })}
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
          <Segmented
            label={t('create.game')}
            hideLabel
            className="quick-games"
            value={game}
            options={gameIds.map((id) => ({ value: id, label: <GameSign game={id} title={titled(id)} /> }))}
            change={setGame}
          />
          {choices.length > 1 && (
            <Segmented
              label={t('lobby.players')}
              className="quick-line"
              value={seats}
              options={[
                { value: ANY, label: t('lobby.any') },
                ...choices.map((value) => ({ value, label: value })),
              ]}
              change={setWanted}
            />
          )}
          <Switch label={t('lobby.bots', { time })} on={bots} change={setBots} />
          <button type="button" className="button primary big" disabled={status !== 'here'} onClick={find}>
            <Icon name="lantern-flame" />
            {t('lobby.find')}
          </button>
        </>
      )}
      {lobby && (
        <p className="quick-company">
          {company} {(waiting?.bots ?? bots) && t('lobby.atLatest', { time })}
        </p>
      )}
      {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
    </section>
  )
}

/** So long, in words. */
function useTime(milliseconds: number): string {
  const { t } = useTranslation()
  const seconds = Math.round(milliseconds / 1000)
  return seconds >= 60
    ? t('lobby.minute', { count: Math.round(seconds / 60) })
    : t('lobby.seconds', { count: seconds })
}

function GameSign({ game, title }: { readonly game: string; readonly title: string }) {
  const { ground = 'night', emblem = 'table' } = webGame(game)
  return (
    <span className="game-sign">
      <span data-ground={ground}>
        <Icon name={emblem} />
      </span>
      <b>{title}</b>
    </span>
  )
}
