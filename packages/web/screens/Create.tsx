// A new table: which game, where, who sits on which chair, and how it is played.

import type { Lang } from '@undercrown/engine'
import { levels, MAX_CHARACTER, MAX_NAME, type TimeControl } from '@undercrown/protocol'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'wouter'
import { api, sentenceOf } from '../client/api.ts'
import { presets } from '../client/atOnce.ts'
import { openLocal } from '../client/local.ts'
import { displayName, myFace, needMe, useMe } from '../client/me.ts'
import { playersAt, type SeatFace } from '../client/players.ts'
import { played, type RecentSeat, usualSeats } from '../client/recent.ts'
import { useServer } from '../client/server.ts'
import { Avatar, Portrait } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Notice, Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { Switch } from '../parts/Switch.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { gameIds, isGame, seatsOf } from '../registry.ts'
import { type Chosen, HouseRules } from './HouseRules.tsx'
import { NotFound } from './NotFound.tsx'
import { Time } from './Time.tsx'
import './create.css'

const NORMAL: RecentSeat = { kind: 'bot', level: 'L3' }

export function Create() {
  const { game = '' } = useParams()
  return isGame(game) ? <NewTable key={game} game={game} /> : <NotFound />
}

function NewTable({ game }: { readonly game: string }) {
  const { t } = useTranslation()
  const titled = useTitles()
  const [, go] = useLocation()
  const { status } = useServer()
  const me = useMe()
  const [where, setWhere] = useState<'online' | 'device'>('online')
  const [seats, setSeats] = useState(usualSeats(game))
  const [sitters, setSitters] = useState<readonly (RecentSeat | undefined)[]>([])
  const [options, setOptions] = useState<Chosen>(presets(game) as Chosen)
  const [time, setTime] = useState<TimeControl>({ kind: 'none' })
  const [listed, setListed] = useState(false)
  const [rated, setRated] = useState(false)
  const [silent, setSilent] = useState(false)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<unknown>()

  const gone = status === 'gone' || status === 'old'
  const online = where === 'online' && !gone
  const usual: RecentSeat = online ? { kind: 'friend' } : NORMAL
  const sitterOf = (seat: number): RecentSeat => {
    const chosen = sitters[seat]
    return chosen && chosen.kind !== (online ? 'person' : 'friend') ? chosen : usual
  }
  const others = Array.from({ length: seats - 1 }, (_, i) => sitterOf(i + 1))
  // Who is shown here sits at the table: another each time.
  const [first] = useState(anyCharacter)
  const characterOf = (seat: number) => (first + seat) % (MAX_CHARACTER + 1)
  const players = playersAt(game, [
    { name: displayName(me) },
    ...others.map((one, i) =>
      one.kind === 'bot'
        ? { bot: one.level, character: characterOf(i + 1) }
        : { name: one.kind === 'person' ? one.name : '' },
    ),
  ])

  function seat(number: number, sitter: RecentSeat): void {
    const next = [...sitters]
    next[number] = sitter
    setSitters(next)
  }

  async function openHere(): Promise<string> {
    const names = (number: number, { name }: { readonly name: string }) =>
      name.trim() || t('create.personName', { number })
    const id = await openLocal({
      game,
      options,
      seats: [
        { kind: 'human', ...myFace() },
        ...others.map((one, i) =>
          one.kind === 'person'
            ? ({ kind: 'human', name: names(i + 2, one) } as const)
            : ({
                kind: 'bot',
                level: one.kind === 'bot' ? one.level : 'L3',
                character: characterOf(i + 1),
              } as const),
        ),
      ],
    })
    return `/local/${id}`
  }

  async function openThere(): Promise<string> {
    await needMe()
    const { table } = await api.open({ game, options, seats, listed, rated, silent, time })
    for (const [i, one] of others.entries())
      if (one.kind === 'bot')
        await api.command(table, {
          do: 'bot',
          seat: i + 1,
          level: one.level,
          character: characterOf(i + 1),
        })
    if (others.every((one) => one.kind === 'bot')) await api.command(table, { do: 'start' })
    return `/table/${table}`
  }

  async function open(): Promise<void> {
    setBusy(true)
    setWrong(undefined)
    try {
      const to = await (online ? openThere() : openHere())
      played(game)
      go(to)
    } catch (error) {
      setWrong(error)
      setBusy(false)
    }
  }

  return (
    <Page title={t('create.title')} lead={t('create.lead')}>
      <form className="create flow" action={open}>
        <Segmented
          label={t('create.game')}
          className="big"
          value={game}
          options={gameIds.map((id) => ({ value: id, label: titled(id) }))}
          change={(id) => go(`/new/${id}`, { replace: true })}
        />
        <Segmented
          label={t('create.where')}
          value={online ? 'online' : 'device'}
          options={[
            {
              value: 'online',
              disabled: gone,
              label: (
                <>
                  <Icon name="world" />
                  {t('create.online')}
                </>
              ),
            },
            {
              value: 'device',
              label: (
                <>
                  <Icon name="smartphone" />
                  {t('create.device')}
                </>
              ),
            },
          ]}
          line={gone ? t('create.noServer') : t(online ? 'create.onlineLine' : 'create.deviceLine')}
          change={setWhere}
        />
        <section className="panel pad flow" aria-labelledby="chairs">
          <div className="beside">
            <h2 id="chairs" className="section-title">
              {t('create.seats')}
            </h2>
            {seatsOf(game).length > 1 && (
              <Segmented
                label={t('create.seats')}
                hideLabel
                className="spread narrow"
                value={seats}
                options={seatsOf(game).map((value) => ({ value, label: value }))}
                change={setSeats}
              />
            )}
          </div>
          <ol className="new-chairs">
            <li className="new-chair">
              <Avatar avatar={me.avatar} />
              <div className="chair-who">
                <b>{displayName(me)}</b>
                <span className="note">{t('create.you')}</span>
              </div>
            </li>
            {others.map((one, i) => (
              <Chair
                // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
                key={i}
                number={i + 2}
                sitter={one}
                face={players[i + 1]?.face}
                online={online}
                seat={(sitter) => seat(i + 1, sitter)}
              />
            ))}
          </ol>
        </section>
        <Suspense fallback={<Skeleton height={64} />}>
          <HouseRules game={game} chosen={options} change={setOptions} />
        </Suspense>
        {online && (
          <section className="panel pad flow" aria-labelledby="table">
            <h2 id="table" className="section-title">
              {t('create.table')}
            </h2>
            <Time time={time} change={setTime} />
            <Switch label={t('create.listed')} line={t('create.listedLine')} on={listed} change={setListed} />
            <Switch label={t('create.rated')} line={t('create.ratedLine')} on={rated} change={setRated} />
            <Switch label={t('create.silent')} line={t('create.silentLine')} on={silent} change={setSilent} />
          </section>
        )}
        {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
        <div className="create-go">
          <button type="submit" className="button primary big" disabled={busy}>
            <Icon name={online ? 'paper-plane' : 'poker-hand'} />
            {t(online ? 'create.open' : 'create.deal')}
          </button>
        </div>
      </form>
    </Page>
  )
}

function anyCharacter(): number {
  const [draw = 0] = crypto.getRandomValues(new Uint8Array(1))
  return draw % (MAX_CHARACTER + 1)
}

function Chair({
  number,
  sitter,
  face,
  online,
  seat,
}: {
  readonly number: number
  readonly sitter: RecentSeat
  readonly face: SeatFace | undefined
  readonly online: boolean
  seat(sitter: RecentSeat): void
}) {
  const { t, i18n } = useTranslation()
  const human = online ? 'friend' : 'person'
  const value = sitter.kind === 'bot' ? sitter.level : human
  const bot = face && 'character' in face ? face : undefined
  return (
    <li className="new-chair">
      {bot ? (
        <Portrait face={bot} pips />
      ) : (
        <span className="avatar free">
          <Icon name={online ? 'paper-plane' : 'person'} />
        </span>
      )}
      <div className="chair-who">
        {sitter.kind === 'person' ? (
          <input
            className="input"
            aria-label={t('create.name')}
            placeholder={t('create.personName', { number })}
            maxLength={MAX_NAME}
            value={sitter.name}
            onChange={({ target }) => seat({ kind: 'person', name: target.value })}
          />
        ) : (
          <>
            <b>{bot ? bot.character.name : t('create.friend')}</b>
            <span className="note">
              {bot ? bot.character.line[i18n.language as Lang] : t('create.friendOrBot')}
            </span>
          </>
        )}
      </div>
      <Segmented
        label={t('create.seat', { number })}
        hideLabel
        value={value}
        options={[
          { value: human, label: t(`create.${human}`) },
          ...levels.map((level) => ({ value: level, label: t(`levels.${level}`) })),
        ]}
        change={(chosen) =>
          seat(
            chosen === 'friend'
              ? { kind: 'friend' }
              : chosen === 'person'
                ? { kind: 'person', name: '' }
                : { kind: 'bot', level: chosen as (typeof levels)[number] },
          )
        }
      />
    </li>
  )
}
