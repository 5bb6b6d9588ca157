// Before the cards are dealt: who sits where round the table, and how others get here.

import type { Lang } from '@undercrown/engine'
import { levels, type SeatSheet, type TableSheet } from '@undercrown/protocol'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'wouter'
import { sentenceOf } from '../client/api.ts'
import { newId } from '../client/id.ts'
import { useMe } from '../client/me.ts'
import type { SeatedPlayer } from '../client/players.ts'
import type { TableNow, TableStore } from '../client/table.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { PlayerFace, Portrait } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { playersOf } from '../table/scene.ts'
import { Invitation } from './Invitation.tsx'
import { Terms } from './Terms.tsx'
import './room.css'

type Run = TableStore['command']

export function WaitingRoom({ now, store }: { readonly now: TableNow; readonly store: TableStore }) {
  const { sheet } = now
  return sheet ? <Room now={now} sheet={sheet} store={store} /> : null
}

function Room({
  now,
  sheet,
  store,
}: {
  readonly now: TableNow
  readonly sheet: TableSheet
  readonly store: TableStore
}) {
  const { t } = useTranslation()
  const titled = useTitles()
  const [, go] = useLocation()
  const [search] = useSearchParams()
  const { person } = useMe()
  const [wrong, setWrong] = useState<unknown>()
  const [leaving, setLeaving] = useState(false)
  const { seat: mine } = now
  const { seats, host } = sheet
  const players = playersOf(sheet, t)
  const hosting = person?.id === host
  const free = seats.filter((one) => !one.person && !one.bot).length
  const hostName = seats.find((one) => one.person?.id === host)?.person?.name ?? ''
  const code = search.get('code') ?? sheet.code

  const lead =
    free > 0
      ? mine === null
        ? t('room.welcome')
        : hosting
          ? t('room.startWaiting', { count: free })
          : t('room.waiting', { count: free, name: hostName })
      : hosting
        ? t('room.ready')
        : mine === null
          ? t('room.full')
          : t('room.hostStarts', { name: hostName })

  const run: Run = (command) => {
    setWrong(undefined)
    return store.command(command).catch(setWrong)
  }
  const sit = (seat: number) =>
    mine === null
      ? run({ do: 'sit', seat, nonce: newId(), ...(code !== undefined && { code }) })
      : run({ do: 'swap', with: seat })

  async function fill(): Promise<void> {
    for (const [seat, one] of seats.entries())
      if (!one.person && !one.bot) await run({ do: 'bot', seat, level: 'L3' })
  }

  return (
    <Page title={t('room.title')} lead={lead} wide>
      {now.status === 'lost' && <Notice icon="hourglass">{t('states.reconnecting')}</Notice>}
      {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
      <div className="room">
        <section className="room-table" aria-label={t('create.seats')}>
          <div className="room-top">
            <h2>{titled(sheet.game)}</h2>
            {hosting && free > 0 && (
              <button type="button" className="button" onClick={fill}>
                <Icon name="vintage-robot" />
                {t('room.fill')}
              </button>
            )}
            {hosting && free === 0 && (
              <button type="button" className="button primary big" onClick={() => run({ do: 'start' })}>
                <Icon name="poker-hand" />
                {t('room.start')}
              </button>
            )}
          </div>
          <ol className="room-seats" style={{ '--seats': seats.length } as CSSProperties}>
            {seats.map((one, seat) => (
              <Seat
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                key={seat}
                one={one}
                seat={seat}
                player={players[seat] as SeatedPlayer}
                place={placeOf(seat - (mine ?? 0), seats.length)}
                mine={mine}
                host={host}
                hosting={hosting}
                wanted={mine !== null && one.wish === mine}
                run={run}
                sit={() => sit(seat)}
              />
            ))}
          </ol>
        </section>
        <aside className="flow">
          <Invitation sheet={sheet} code={code} />
          <Terms sheet={sheet} />
          {mine !== null && (
            <button type="button" className="button ghost" onClick={() => setLeaving(true)}>
              <Icon name="exit-door" />
              {t('room.stand')}
            </button>
          )}
        </aside>
      </div>
      {leaving && (
        <Dialog title={t('room.leaveSure')} close={() => setLeaving(false)}>
          <p>{t(seats.filter((one) => one.person).length === 1 ? 'room.leaveHost' : 'room.leaveLine')}</p>
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={() => setLeaving(false)}>
              {t('app.cancel')}
            </button>
            <button
              type="button"
              className="button primary"
              onClick={() => run({ do: 'stand' }).then(() => go('/'))}
            >
              {t('room.stand')}
            </button>
          </div>
        </Dialog>
      )}
    </Page>
  )
}

/** Where a chair stands: you below, the others round the table to your left, in parts of the way that it has there. */
function placeOf(turn: number, seats: number): readonly [x: number, y: number] {
  const angle = Math.PI / 2 + (2 * Math.PI * turn) / seats
  // Wider than round, so that the middle of the table stays free.
  return [Math.min(100, Math.max(0, 50 + 60 * Math.cos(angle))), 50 + 50 * Math.sin(angle)]
}

function Seat({
  one,
  seat,
  player: { name, face },
  place,
  mine,
  host,
  hosting,
  wanted,
  run,
  sit,
}: {
  readonly one: SeatSheet
  readonly seat: number
  readonly player: SeatedPlayer
  readonly place: readonly [x: number, y: number]
  readonly mine: number | null
  readonly host: string
  readonly hosting: boolean
  readonly wanted: boolean
  readonly run: Run
  sit(): void
}) {
  const { t, i18n } = useTranslation()
  const { person, bot } = one
  const style = { '--x': `${place[0]}%`, '--y': `${place[1]}%` } as CSSProperties
  if (person)
    return (
      <li className={`room-seat ${seat === mine ? 'mine' : ''}`} style={style}>
        <PlayerFace face={face} />
        <b>{name}</b>
        <span className="note">
          {wanted
            ? t('room.wishes')
            : seat === mine
              ? t('room.you')
              : person.id === host
                ? t('room.host')
                : ' '}
        </span>
        {seat !== mine && (
          <div className="seat-deeds">
            {mine !== null && (
              <button
                type="button"
                className={`button small ${wanted ? 'primary' : 'ghost'}`}
                aria-label={t('room.swap', { name })}
                onClick={() => run({ do: 'swap', with: seat })}
              >
                {t('room.agree')}
              </button>
            )}
            {hosting && (
              <button
                type="button"
                className="icon-button"
                aria-label={t('room.remove', { name })}
                onClick={() => run({ do: 'remove', seat })}
              >
                <Icon name="cancel" />
              </button>
            )}
          </div>
        )}
      </li>
    )
  if (bot && 'character' in face)
    return (
      <li className="room-seat" style={style}>
        <Portrait face={face} pips />
        <b>{name}</b>
        <span className="note">{t('room.bot', { level: t(`levels.${bot}`) })}</span>
        <span className="note seat-line">{face.character.line[i18n.language as Lang]}</span>
        {hosting && (
          <div className="seat-deeds">
            <button
              type="button"
              className="icon-button"
              aria-label={t('room.unseat')}
              onClick={() => run({ do: 'bot', seat, level: null })}
            >
              <Icon name="cancel" />
            </button>
          </div>
        )}
      </li>
    )
  return (
    <li className="room-seat free" style={style}>
      <span className="avatar free">
        <Icon name="wooden-chair" />
      </span>
      <b>{t('room.free')}</b>
      <div className="seat-deeds">
        <button type="button" className="button small" onClick={sit}>
          {t(mine === null ? 'room.sit' : 'room.swapFree')}
        </button>
      </div>
      {hosting && (
        <div className="seat-bots">
          <span className="seat-bots-word">
            <Icon name="vintage-robot" /> {t('room.orBot')}
          </span>
          {levels.map((level) => (
            <button
              key={level}
              type="button"
              className={`seat-bot ${level}`}
              title={t(`levels.${level}`)}
              aria-label={t('room.seatBotHere', { level: t(`levels.${level}`), number: seat + 1 })}
              onClick={() => run({ do: 'bot', seat, level })}
            >
              <Icon name="queen-crown" />
              <span className="seat-level">{t(`levels.${level}`)}</span>
            </button>
          ))}
        </div>
      )}
    </li>
  )
}
