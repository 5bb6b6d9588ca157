// Before the cards are dealt: who sits where round the table, and how others get here.

import type { SeatSheet, TableSheet } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'wouter'
import { sentenceOf } from '../client/api.ts'
import { newSeal, sealedNumber } from '../client/deal.ts'
import { useMe } from '../client/me.ts'
import type { SeatedPlayer } from '../client/players.ts'
import type { TableNow, TableStore } from '../client/table.ts'
import { Copy } from '../parts/Copy.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { LevelPips } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { RoundTable, TableChair } from '../parts/RoundTable.tsx'
import { Switch } from '../parts/Switch.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { Spectators } from '../table/Spectators.tsx'
import { playersOf } from '../table/scene.ts'
import { ChairPicker, PickerChoice } from './ChairPicker.tsx'
import { FriendsPanel } from './FriendsPanel.tsx'
import { GameTile } from './GameTile.tsx'
import { Invitation, linkTo } from './Invitation.tsx'
import { Terms } from './Terms.tsx'
import './setting.css'
import './room.css'
import '../words/create-page.ts'
import '../words/room.ts'

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
  const [chosen, setChosen] = useState<number>()
  const { seat: mine } = now
  const { seats, host, game } = sheet
  const players = playersOf(sheet, t)
  const hosting = person?.id === host
  const free = seats.filter(isFree).length
  const hostName = seats.find((one) => one.person?.id === host)?.person?.name ?? ''
  const code = search.get('code') ?? sheet.code

  const { dealing, seals = [] } = sheet
  /** What they wait for who wait for seals to be opened. */
  const sealed =
    dealing &&
    (mine !== null && dealing.waiting.includes(mine) && sealedNumber(seals[mine] ?? '') === undefined
      ? t('room.elsewhere')
      : t('room.dealing', { names: dealing.waiting.map((seat) => players[seat]?.name).join(', ') }))
  const lead =
    sealed ??
    (free > 0
      ? mine === null
        ? t('room.welcome')
        : hosting
          ? t('room.startWaiting', { count: free })
          : t('room.waiting', { count: free, name: hostName })
      : hosting
        ? t('room.ready')
        : mine === null
          ? t('room.full')
          : t('room.hostStarts', { name: hostName }))

  const run: Run = (command) => {
    setWrong(undefined)
    return store.command(command).catch(setWrong)
  }
  const sit = (seat: number) =>
    mine === null
      ? run({ do: 'sit', seat, seal: newSeal(), ...(code !== undefined && { code }) })
      : run({ do: 'swap', with: seat })

  async function fill(): Promise<void> {
    for (const [seat, one] of seats.entries()) if (isFree(one)) await run({ do: 'bot', seat, level: 'L3' })
  }

  /** From one's own chair, or the host's, to the left. */
  const round = seats.map((_, i) => (i + (mine ?? 0)) % seats.length)
  const chairs = round.map((seat) => {
    const one = seats[seat] as SeatSheet
    const player = players[seat] as SeatedPlayer
    const about = { run, mine, hosting, seat, one, player }
    return (
      <Seat
        key={seat}
        {...about}
        host={one.person?.id === host}
        chosen={chosen === seat}
        press={
          isFree(one) && !hosting ? () => sit(seat) : () => setChosen(chosen === seat ? undefined : seat)
        }
      />
    )
  })
  const at = chosen === undefined ? undefined : seats[chosen]

  return (
    <Page title={t('room.title')} look="setting-page" bare>
      <div className="setting room">
        <div className="setting-left">
          <GameTile game={game} />
          <Terms sheet={sheet} />
        </div>
        <section className="setting-table" aria-labelledby="setting-title">
          <header className="setting-head">
            <h1 id="setting-title" tabIndex={-1}>
              {t('room.title')}
            </h1>
            <p>
              <b>{titled(game)}</b> · {lead}
            </p>
          </header>
          {now.status === 'lost' && <Notice icon="hourglass">{t('states.reconnecting')}</Notice>}
          {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
          <RoundTable
            game={game}
            label={t('create.seats')}
            chairs={chairs}
            middle={<Icon name="lantern-flame" className="round-lantern" />}
          />
          {chosen !== undefined && at && chosen !== mine ? (
            <SeatPicker
              key={chosen}
              game={game}
              seat={chosen}
              one={at}
              player={players[chosen] as SeatedPlayer}
              taken={players.flatMap(({ name }, i) => (i === chosen ? [] : [name]))}
              mine={mine}
              hosting={hosting}
              run={run}
              sit={() => sit(chosen)}
            />
          ) : (
            hosting && <p className="setting-hint">{t('room.press')}</p>
          )}
        </section>
        <aside className="setting-right">
          <Invitation sheet={sheet} code={code} />
          {hosting && (
            <Switch
              label={t('watching.public')}
              line={t('watching.publicLine')}
              on={sheet.listed}
              change={(on) => run({ do: 'list', on })}
            />
          )}
          {mine !== null && free > 0 && <FriendsPanel table={sheet.id} />}
          <Spectators watching={now.watching} />
          {mine !== null && (
            <button type="button" className="button ghost" onClick={() => setLeaving(true)}>
              <Icon name="exit-door" />
              {t('room.stand')}
            </button>
          )}
        </aside>
        <footer className="start-bar">
          {code !== undefined && (
            <span className="start-link">
              <span>
                {location.host}/join/<b>{code}</b>
              </span>
              <Copy text={linkTo(code)} label={t('room.copy')} />
            </span>
          )}
          <p className="start-words">{lead}</p>
          {hosting && !dealing && (
            <button
              type="button"
              className={`button big ${free === 0 ? 'primary' : ''}`}
              onClick={() => (free === 0 ? run({ do: 'start' }) : fill())}
            >
              <Icon name={free === 0 ? 'poker-hand' : 'vintage-robot'} />
              {t(free === 0 ? 'room.start' : 'room.fill')}
            </button>
          )}
        </footer>
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

function isFree({ person, bot }: SeatSheet): boolean {
  return !person && !bot
}

function Seat({
  one: { person, bot, wish },
  seat,
  player: { name, face },
  host,
  mine,
  hosting,
  chosen,
  press,
}: {
  readonly one: SeatSheet
  readonly seat: number
  readonly player: SeatedPlayer
  readonly host: boolean
  readonly mine: number | null
  readonly hosting: boolean
  readonly chosen: boolean
  press(): void
}) {
  const { t } = useTranslation()
  const number = seat + 1
  if (seat === mine)
    return (
      <TableChair
        face={face}
        name={t('room.you')}
        {...(host && { note: t('room.host') })}
        host={host}
        mine
        label={t('room.yourChair', { number })}
      />
    )
  if (person) {
    const note = mine !== null && wish === mine ? t('room.wishes') : host ? t('room.host') : undefined
    return (
      <TableChair
        face={face}
        name={name}
        {...(note !== undefined && { note })}
        host={host}
        chosen={chosen}
        label={t('room.personChair', { number, name, note: note ?? t('room.seated') })}
        press={mine !== null || hosting ? press : undefined}
      />
    )
  }
  if (bot)
    return (
      <TableChair
        face={face}
        name={name}
        note={<LevelPips level={bot} />}
        chosen={chosen}
        label={t('room.personChair', { number, name, note: t('room.bot', { level: t(`levels.${bot}`) }) })}
        press={press}
      />
    )
  return (
    <TableChair
      icon={hosting ? 'paper-plane' : undefined}
      name={t(hosting ? 'create.friend' : 'room.free')}
      note={t(hosting ? 'create.friendOrBot' : mine === null ? 'room.sit' : 'room.swapFree')}
      chosen={chosen}
      label={t(hosting ? 'room.freeChair' : mine === null ? 'room.sitAt' : 'room.moveTo', { number })}
      press={press}
    />
  )
}

function SeatPicker({
  game,
  seat,
  one: { person, bot, wish },
  player: { name, face },
  taken,
  mine,
  hosting,
  run,
  sit,
}: {
  readonly game: string
  readonly seat: number
  readonly one: SeatSheet
  readonly player: SeatedPlayer
  readonly taken: readonly string[]
  readonly mine: number | null
  readonly hosting: boolean
  readonly run: Run
  sit(): void
}) {
  const { t } = useTranslation()
  if (person)
    return (
      <ChairPicker
        game={game}
        title={name}
        line={mine !== null && wish === mine ? t('room.wishes') : t('room.seated')}
        face={face}
      >
        {mine !== null && (
          <PickerChoice
            icon="clockwise-rotation"
            name={t('room.agree')}
            label={t('room.swap', { name })}
            press={() => run({ do: 'swap', with: seat })}
          />
        )}
        {hosting && (
          <PickerChoice
            icon="exit-door"
            name={t('room.away')}
            label={t('room.remove', { name })}
            press={() => run({ do: 'remove', seat })}
          />
        )}
      </ChairPicker>
    )
  return (
    <ChairPicker
      game={game}
      title={bot ? name : t('create.friend')}
      line={t('create.friendOrBot')}
      face={bot ? face : undefined}
      icon="paper-plane"
      {...(hosting && {
        bots: { taken, seat: (level, character) => run({ do: 'bot', seat, level, character }) },
      })}
    >
      {hosting && (
        <PickerChoice
          icon="paper-plane"
          name={t('create.friend')}
          label={bot ? t('room.unseat') : t('create.friend')}
          chosen={!bot}
          press={() => bot && run({ do: 'bot', seat, level: null })}
        />
      )}
      {hosting && mine !== null && <PickerChoice icon="person" name={t('room.swapFree')} press={sit} />}
    </ChairPicker>
  )
}
