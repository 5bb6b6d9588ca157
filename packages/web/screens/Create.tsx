// A new table: which game, who sits on which chair, how it is played, and where.

import type { Lang } from '@undercrown/engine'
import { MAX_CHARACTER, MAX_NAME, type TimeControl } from '@undercrown/protocol'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams, useSearch } from 'wouter'
import { api, sentenceOf } from '../client/api.ts'
import { presets } from '../client/atOnce.ts'
import { openLocal } from '../client/local.ts'
import { displayName, myFace, needMe, useMe } from '../client/me.ts'
import { playersAt, type SeatFace } from '../client/players.ts'
import { played, usualSeats } from '../client/recent.ts'
import { useServer } from '../client/server.ts'
import { LevelPips } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Notice, Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { RoundTable, TableChair } from '../parts/RoundTable.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { gameIds, isGame, seatsOf, titleOf } from '../registry.ts'
import { ChairPicker, PickerChoice } from './ChairPicker.tsx'
import { GameTile } from './GameTile.tsx'
import { type Chosen, HouseRules, RuleCard } from './HouseRules.tsx'
import { NotFound } from './NotFound.tsx'
import { chairsThere, type NewChair, type NewPlace, playerChair } from './newTable.ts'
import { StartWords } from './StartWords.tsx'
import { Time } from './Time.tsx'
import './setting.css'
import './create.css'
import '../words/create-page.ts'
import '../words/room.ts'

export function Create() {
  const { game = '' } = useParams()
  return isGame(game) ? <NewTable key={game} game={game} /> : <NotFound />
}

function anyCharacter(): number {
  const [draw = 0] = crypto.getRandomValues(new Uint8Array(1))
  return draw % (MAX_CHARACTER + 1)
}

function NewTable({ game }: { readonly game: string }) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const { status } = useServer()
  const me = useMe()
  // From the lobby one comes to be seen there.
  const listed = new URLSearchParams(useSearch()).has('listed')
  const [wanted, setWhere] = useState<NewPlace>(listed ? 'lobby' : 'link')
  const [seats, setSeats] = useState(usualSeats(game))
  const [sitters, setSitters] = useState<readonly (NewChair | undefined)[]>([])
  const [character] = useState(anyCharacter)
  const [chosen, setChosen] = useState({ chair: 0, pressed: false })
  const [options, setOptions] = useState<Chosen>(presets(game) as Chosen)
  const [time, setTime] = useState<TimeControl>({ kind: 'none' })
  const [rated, setRated] = useState(false)
  const [silent, setSilent] = useState(false)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<unknown>()

  const gone = status === 'gone' || status === 'old'
  const where = gone ? 'device' : wanted
  const online = where !== 'device'
  const chairs = chairsThere(where, seats, sitters, character)
  const myName = displayName(me)
  const players = playersAt(game, [{ name: myName, avatar: me.avatar }, ...chairs.map(playerChair)])
  const nameOf = (i: number) => players[i + 1]?.name || t('create.personName', { number: i + 2 })
  const only = chairs.every(({ kind }) => kind !== 'bot')
  const mayRate = only && me.person?.kind === 'account'
  const at = Math.min(chosen.chair, chairs.length - 1)

  function seat(i: number, sitter: NewChair): void {
    // What is seen stays: who sits on the other chairs does not change with this one.
    setSitters(Array.from(chairs, (one, other) => (other === i ? sitter : (sitters[other] ?? one))))
    if (sitter.kind === 'person') setWhere('device')
    if (sitter.kind === 'friend' && !online) setWhere('link')
  }

  async function openHere(): Promise<string> {
    const id = await openLocal({
      game,
      options,
      seats: [
        { kind: 'human', ...myFace() },
        ...chairs.map((one, i) =>
          one.kind === 'bot'
            ? ({ kind: 'bot', level: one.level, character: one.character } as const)
            : ({ kind: 'human', name: nameOf(i) } as const),
        ),
      ],
    })
    return `/local/${id}`
  }

  async function openThere(): Promise<string> {
    await needMe()
    const { table } = await api.open({
      game,
      options,
      seats,
      listed: where === 'lobby',
      rated: rated && mayRate,
      silent,
      time,
    })
    for (const [i, one] of chairs.entries())
      if (one.kind === 'bot')
        await api.command(table, { do: 'bot', seat: i + 1, level: one.level, character: one.character })
    if (chairs.every(({ kind }) => kind === 'bot')) await api.command(table, { do: 'start' })
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
    <Page title={t('create.title')} look="setting-page" bare>
      <form className="setting create" action={open}>
        <Games game={game} />
        <section className="setting-table" aria-labelledby="setting-title">
          <header className="setting-head">
            <h1 id="setting-title" tabIndex={-1}>
              {t('create.who')}
            </h1>
            {seatsOf(game).length > 1 && (
              <Segmented
                label={t('create.seats')}
                className="inline narrow"
                value={seats}
                options={seatsOf(game).map((value) => ({ value, label: value }))}
                change={setSeats}
              />
            )}
          </header>
          {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
          <RoundTable
            game={game}
            label={t('create.seats')}
            middle={<Icon name="lantern-flame" className="round-lantern" />}
            chairs={[
              <TableChair
                key="you"
                face={{ avatar: me.avatar, name: myName }}
                name={t('create.you')}
                note={t('create.host')}
                mine
                label={t('room.yourChair', { number: 1 })}
              />,
              ...chairs.map((one, i) => (
                <NewSeat
                  // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
                  key={i}
                  one={one}
                  number={i + 2}
                  name={nameOf(i)}
                  face={players[i + 1]?.face}
                  chosen={i === at}
                  press={() => setChosen({ chair: i, pressed: true })}
                />
              )),
            ]}
          />
          <NewPicker
            key={at}
            game={game}
            one={chairs[at] as NewChair}
            name={nameOf(at)}
            face={players[at + 1]?.face}
            taken={players.flatMap(({ name }, i) => (i === at + 1 ? [] : [name]))}
            follow={chosen.pressed}
            linked={!gone}
            seat={(sitter) => seat(at, sitter)}
          />
        </section>
        <aside className="setting-right" aria-label={t('create.houseRules')}>
          <Suspense fallback={<Skeleton count={6} height={88} />}>
            <HouseRules game={game} chosen={options} change={setOptions} />
          </Suspense>
          {online && (
            <div className="rule-cards usual">
              <RuleCard
                icon="trophy"
                label={t('create.rated')}
                text={t(!only ? 'create.ratedNot' : mayRate ? 'create.ratedLine' : 'create.ratedGuest')}
                on={rated && mayRate}
                dim={!mayRate}
                press={() => setRated(!rated)}
              />
              <RuleCard
                icon="silence"
                label={t('create.silent')}
                text={t('create.silentLine')}
                on={silent}
                press={() => setSilent(!silent)}
              />
            </div>
          )}
        </aside>
        <footer className="start-bar">
          <div className="start-choices">
            <Segmented
              label={t('create.where')}
              hideLabel
              value={where}
              options={(['link', 'lobby', 'device'] as const).map((value) => ({
                value,
                disabled: gone && value !== 'device',
                label: (
                  <>
                    <Icon name={icons[value]} />
                    {t(`create.places.${value}`)}
                  </>
                ),
              }))}
              change={setWhere}
            />
            {online && <Time time={time} change={setTime} />}
          </div>
          <div className="start-go">
            <Suspense fallback={<p className="start-words" />}>
              <StartWords game={game} chairs={chairs} options={options} where={where} />
            </Suspense>
            <button type="submit" className="button primary big" disabled={busy}>
              <Icon name={online ? 'paper-plane' : 'poker-hand'} />
              {t(online ? 'create.open' : 'create.deal')}
            </button>
          </div>
        </footer>
      </form>
    </Page>
  )
}

const icons: Readonly<Record<NewPlace, string>> = {
  link: 'paper-plane',
  lobby: 'three-friends',
  device: 'smartphone',
}

function Games({ game }: { readonly game: string }) {
  const { t, i18n } = useTranslation()
  return (
    <nav className="setting-left" aria-label={t('create.game')}>
      {gameIds.map((id) => (
        <GameTile key={id} game={id}>
          <Link
            href={`/new/${id}`}
            replace
            className="tile-cover"
            aria-label={titleOf(id, i18n.language as Lang)}
            aria-current={id === game ? 'true' : undefined}
          />
        </GameTile>
      ))}
    </nav>
  )
}

function NewSeat({
  one,
  number,
  name,
  face,
  chosen,
  press,
}: {
  readonly one: NewChair
  readonly number: number
  readonly name: string
  readonly face: SeatFace | undefined
  readonly chosen: boolean
  press(): void
}) {
  const { t } = useTranslation()
  if (one.kind === 'friend')
    return (
      <TableChair
        icon="paper-plane"
        name={t('create.friend')}
        note={t('create.friendOrBot')}
        chosen={chosen}
        label={t('room.freeChair', { number })}
        press={press}
      />
    )
  const note = one.kind === 'bot' ? t('room.bot', { level: t(`levels.${one.level}`) }) : t('create.here')
  return (
    <TableChair
      face={face}
      name={name}
      note={one.kind === 'bot' ? <LevelPips level={one.level} /> : note}
      chosen={chosen}
      label={t('room.personChair', { number, name, note })}
      press={press}
    />
  )
}

function NewPicker({
  game,
  one,
  name,
  face,
  taken,
  follow,
  linked,
  seat,
}: {
  readonly game: string
  readonly one: NewChair
  readonly name: string
  readonly face: SeatFace | undefined
  readonly taken: readonly string[]
  readonly follow: boolean
  /** Friends can come: there is a server. */
  readonly linked: boolean
  seat(one: NewChair): void
}) {
  const { t } = useTranslation()
  return (
    <ChairPicker
      game={game}
      title={one.kind === 'friend' ? t('create.friend') : name}
      line={
        one.kind === 'person' ? (
          <input
            className="input"
            aria-label={t('create.name')}
            placeholder={name}
            maxLength={MAX_NAME}
            value={one.name}
            onChange={({ target }) => seat({ kind: 'person', name: target.value })}
          />
        ) : (
          t('create.friendLine')
        )
      }
      face={one.kind === 'friend' ? undefined : face}
      icon="paper-plane"
      follow={follow}
      bots={{ taken, seat: (level, character) => seat({ kind: 'bot', level, character }) }}
    >
      <PickerChoice
        icon="paper-plane"
        name={t('create.friend')}
        chosen={one.kind === 'friend'}
        disabled={!linked}
        press={() => seat({ kind: 'friend' })}
      />
      <PickerChoice
        icon="smartphone"
        name={t('create.hereToo')}
        chosen={one.kind === 'person'}
        press={() => one.kind !== 'person' && seat({ kind: 'person', name: '' })}
      />
    </ChairPicker>
  )
}
