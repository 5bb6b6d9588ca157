// Home for somebody who comes back: what waits for them, what others think about, what is over.

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { moreIcons } from '../art/icons.ts'
import { api } from '../client/api.ts'
import { localTable } from '../client/local.ts'
import { playersAt } from '../client/players.ts'
import { lastGame } from '../client/recent.ts'
import { finishedSummary, type RunningTable } from '../client/running.ts'
import { PlayerFace } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { useTitles } from '../parts/useTitles.ts'
import { tileArt, webGame } from '../registry.ts'
import { breakpoints } from '../style/breakpoints.ts'
import type { LastVisit } from './useRunning.ts'
import './returning.css'

const picture = () => import('./TablePicture.tsx')
const TablePicture = lazy(async () => ({ default: (await picture()).TablePicture }))
const TableRound = lazy(async () => ({ default: (await picture()).TableRound }))
const LastDeed = lazy(async () => ({ default: (await picture()).LastDeed }))

/** So many wait as cards; the rest stand in the list, so that the games stay on the first screen. */
const CARDS = 2

export function Returning({
  tables,
  expected,
  dealing,
  play,
  children,
}: {
  /** Undefined until they are known. */
  readonly tables: readonly RunningTable[] | undefined
  /** How many there were the last time. */
  readonly expected: LastVisit
  /** A table is on its way. */
  readonly dealing: boolean
  play(): void
  readonly children: ReactNode
}) {
  const { t } = useTranslation()
  useEffect(() => {
    moreIcons()
  }, [])
  const all = tables ?? []
  const yours = all.filter(({ state }) => state === 'yours')
  const cards = yours.slice(0, CARDS)
  const theirs = all.filter(({ state }) => state === 'theirs')
  const rest = [...yours.slice(CARDS), ...theirs, ...all.filter(({ state }) => state === 'open')]
  const over = all.filter(({ state }) => state === 'over')
  return (
    <>
      <header className="back-head">
        <Greeting
          yours={yours}
          count={tables ? yours.length : expected.yours}
          theirs={tables ? theirs.length : expected.theirs}
        />
        <div className="back-ways">
          {children}
          <Link href={`/new/${lastGame()}`} className="button big back-create">
            <Icon name="paper-plane" />
            <span>{t('home.createShort')}</span>
          </Link>
        </div>
      </header>
      <div className="back-row">
        <section className="back-cards" aria-label={t('carry.waiting')}>
          {!tables ? (
            Array.from({ length: Math.min(expected.yours, CARDS) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
              <div key={i} className="back-card skeleton" aria-hidden="true" />
            ))
          ) : cards.length === 0 ? (
            <div className="back-quiet">
              <Icon name="lantern-flame" />
              <p>{t(rest.length > 0 ? 'carry.quiet' : 'carry.none')}</p>
              <button type="button" className="button primary big" aria-disabled={dealing} onClick={play}>
                {t('home.atOnce')}
              </button>
            </div>
          ) : (
            cards.map((one) => <YourTurn key={one.id} one={one} />)
          )}
        </section>
        {!tables && <ListToCome expected={expected} />}
        {(rest.length > 0 || over.length > 0) && (
          <section className="back-list" aria-labelledby="others">
            <h2 id="others">
              {t(
                rest.length === 0
                  ? 'carry.past'
                  : rest.length === theirs.length
                    ? 'carry.others'
                    : rest.every(({ state }) => state === 'open')
                      ? 'carry.notBegun'
                      : 'carry.more',
              )}
            </h2>
            <div className="back-lines">
              {rest.length > 0 && (
                <ul>
                  {rest.map((one) => (
                    <Line key={one.id} one={one} />
                  ))}
                </ul>
              )}
              {over.length > 0 && <Finished over={over} open={rest.length === 0} />}
            </div>
          </section>
        )}
      </div>
    </>
  )
}

/** As high as the list will be. */
function ListToCome({ expected: { yours, theirs, over } }: { readonly expected: LastVisit }) {
  const lines = Math.max(0, yours - CARDS) + theirs + Math.min(over, 1)
  return (
    lines > 0 && (
      <div className="back-list skeleton" aria-hidden="true">
        <h2>…</h2>
        {Array.from({ length: lines }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <div key={i} className="back-line" />
        ))}
      </div>
    )
  )
}

function Greeting({
  yours,
  count,
  theirs,
}: {
  readonly yours: readonly RunningTable[]
  readonly count: number
  readonly theirs: number
}) {
  const { t, i18n } = useTranslation()
  const people = [
    ...new Set(yours.flatMap(({ others }) => others.flatMap(({ name }) => (name ? [name] : [])))),
  ]
  const title =
    count > 0
      ? t('carry.wait', { count, number: t(`numbers.${count as 2}`, { defaultValue: String(count) }) })
      : t(theirs > 0 ? 'carry.patience' : 'carry.welcome')
  const lead =
    people.length > 0
      ? t('carry.curious', {
          count: people.length,
          names: new Intl.ListFormat(i18n.language).format(people),
        })
      : t('carry.straight')
  return (
    <div className="back-words">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{lead}</p>
    </div>
  )
}

/** Who else is at the table, people and bots. */
function useCompany({ game, others }: RunningTable): string {
  const { t, i18n } = useTranslation()
  const names = playersAt(game, others).map(({ name }) => name)
  return names.length > 0
    ? t('carry.with', { names: new Intl.ListFormat(i18n.language).format(names) })
    : t('carry.alone')
}

function Faces({ one }: { readonly one: RunningTable }) {
  return (
    <span className="back-faces" aria-hidden="true">
      {playersAt(one.game, one.others).map(({ name, face }) => (
        <PlayerFace key={name} face={face} size="s" />
      ))}
    </span>
  )
}

/** Only where there is room for it: a picture loads the game's screen. */
const pictured = !matchMedia(breakpoints['low-phone']).matches && !matchMedia(breakpoints.low).matches

function YourTurn({ one }: { readonly one: RunningTable }) {
  const { t } = useTranslation()
  const titled = useTitles()
  const title = useCompany(one)
  const Art = tileArt(one.game)
  const { asked } = useAsked(`${one.id} ${one.updated}`, async () =>
    pictured ? (one.local ? localTable(one.id) : api.table(one.id)) : undefined,
  )
  const sync = asked.state === 'here' ? asked.value : undefined
  const seen = sync?.game && { ...sync, game: sync.game }
  return (
    <article className="back-card">
      <div
        className="back-picture"
        data-game={one.game}
        data-ground={webGame(one.game).ground}
        aria-hidden="true"
      >
        <Suspense fallback={<Art />}>{seen ? <TablePicture {...seen} /> : <Art />}</Suspense>
      </div>
      <div className="back-card-words">
        <small>
          {titled(one.game)}
          {seen && (
            <Suspense>
              <TableRound {...seen} />
            </Suspense>
          )}
          {one.local && <> · {t('carry.here')}</>}
        </small>
        <Faces one={one} />
        <h2>{title}</h2>
        {seen && (
          <Suspense>
            <LastDeed {...seen} />
          </Suspense>
        )}
        <Link href={one.href} className="button primary">
          {t(one.toStart ? 'carry.start' : 'carry.yours')}
          <span className="unseen">{title}</span>
        </Link>
      </div>
    </article>
  )
}

const deeds = {
  yours: 'carry.goOn',
  theirs: 'carry.watch',
  open: 'carry.open',
  over: 'carry.review',
} as const

function Line({ one }: { readonly one: RunningTable }) {
  const { t } = useTranslation()
  const titled = useTitles()
  const title = useCompany(one)
  const { state, free, local, ended, game, href } = one
  const note = {
    yours: t('carry.waitsForYou'),
    theirs: t('carry.thinking'),
    open: t('carry.free', { count: free }),
    over: ended
      ? ended.how === 'lost'
        ? t('profile.lost', { ...ended })
        : t(
            ended.how === 'won'
              ? 'profile.won'
              : ended.place === 0
                ? (`profile.${ended.stopped ?? 'agreed'}` as const)
                : 'profile.drawn',
          )
      : t('carry.over'),
  }[state]
  return (
    <li className="back-line">
      {state === 'over' && <Icon name={icons[ended?.how ?? 'lost']} className={ended?.how ?? ''} />}
      <div>
        <b>{title}</b>
        <small>
          {titled(game)} · {note}
          {local && <> · {t('carry.here')}</>}
        </small>
      </div>
      <Link href={href} className="button small ghost">
        <span>{t(local && state === 'theirs' ? 'carry.goOn' : deeds[state])}</span>
        <span className="unseen">{title}</span>
      </Link>
    </li>
  )
}

const icons = { won: 'crown', lost: 'podium', drawn: 'dove' } as const

function Finished({ over, open }: { readonly over: readonly RunningTable[]; readonly open: boolean }) {
  const { t, i18n } = useTranslation()
  const [shown, setShown] = useState(open)
  const { since, won, lost, drawn } = finishedSummary(over)
  const recent = Date.now() - since < 6 * 86_400_000
  const date = new Intl.DateTimeFormat(
    i18n.language,
    recent ? { weekday: 'long' } : { day: 'numeric', month: 'long' },
  ).format(since)
  const counts = (['won', 'lost', 'drawn'] as const).flatMap((how) => {
    const count = { won, lost, drawn }[how]
    return count > 0 ? [t(`carry.${how}`, { count })] : []
  })
  return (
    <details
      className="back-over"
      open={shown}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary>
        <Icon name="laurels" />
        <span>
          <b>{t(recent ? 'carry.finishedOn' : 'carry.finished', { count: over.length, date })}</b>
          {counts.length > 0 && <small>{counts.join(', ')}</small>}
        </span>
        <Icon name="plain-arrow" className="back-chevron" />
      </summary>
      {shown && (
        <ul>
          {over.map((one) => (
            <Line key={one.id} one={one} />
          ))}
        </ul>
      )}
    </details>
  )
}
