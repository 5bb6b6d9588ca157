// A person: face, name, how they fare, and what they played. One's own can be changed.

import type { Profile as Known } from '@undercrown/protocol'
import { LEADERBOARD_GAMES } from '@undercrown/protocol'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'wouter'
import { api, sentenceOf } from '../client/api.ts'
import { type PlayedGame, playedHere, playedThere } from '../client/history.ts'
import { localTables } from '../client/local.ts'
import { displayName, useMe } from '../client/me.ts'
import { useServer } from '../client/server.ts'
import { courseWith, sharesWith, talliesWith, totalsOf } from '../client/statistics.ts'
import { Avatar } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Empty, Notice, Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { useTitles } from '../parts/useTitles.ts'
import { gameIds } from '../registry.ts'
import { EditFace } from './EditFace.tsx'
import { FavouriteRival } from './FavouriteRival.tsx'
import { RatingGraph } from './RatingGraph.tsx'
import { RecentGames } from './RecentGames.tsx'
import { ResultsRing } from './ResultsRing.tsx'
import { WinShares } from './WinShares.tsx'
import '../words/profile.ts'
import './profile.css'

export type GameScope = 'all' | 'online' | 'here'

/** Of shares side by side, and of games beside a row of them. */
const COLUMNS = 3
const RECENT = 5

const nothing: Pick<Known, 'ratings' | 'statistics' | 'shares' | 'course'> = {
  ratings: [],
  statistics: [],
  shares: [],
  course: [],
}

export function MyProfile() {
  const { t } = useTranslation()
  const me = useMe()
  const { status } = useServer()
  const [editing, setEditing] = useState(false)
  const id = status === 'gone' ? undefined : me.person?.id
  // Who we are comes with the first answer of the server.
  const known = me.person !== undefined || status === 'gone'
  const { asked } = useAsked(`${id} ${known}`, async () => {
    const here = playedHere(await localTables())
    if (id === undefined) return { here }
    const [there, games] = await Promise.all([api.player(id), api.games(id)])
    return { here, there, games: playedThere(games) }
  })
  const name = displayName(me)
  const found = known && asked.state === 'here' ? asked.value : undefined
  return (
    <Page title={t('profile.yours')} bare>
      <div className="profile">
        <ProfileHead
          name={name}
          avatar={me.avatar}
          ratings={found?.there?.ratings ?? []}
          line={
            found && <Since since={found.there?.since} tallies={found.there?.statistics} here={found.here} />
          }
        >
          <button
            type="button"
            className="button ghost profile-edit"
            aria-label={t('profile.edit')}
            onClick={() => setEditing(true)}
          >
            <Icon name="quill-ink" />
          </button>
          <Link href="/insights" className="button ghost profile-edit" aria-label={t('profile.insights')}>
            <Icon name="magnifying-glass" />
          </Link>
          <Link href="/account" className="button ghost profile-edit" aria-label={t('profile.accountLink')}>
            <Icon name="key" />
          </Link>
          {me.person?.rank && (
            <Link
              href="/moderation"
              className="button ghost profile-edit"
              aria-label={t('profile.moderation')}
            >
              <Icon name="owl" />
            </Link>
          )}
        </ProfileHead>
        {status === 'gone' && <Notice icon="night-sleep">{t('profile.offline')}</Notice>}
        {asked.state === 'refused' ? (
          <Notice kind="wrong">{t(sentenceOf(asked.error))}</Notice>
        ) : !found ? (
          <Skeleton count={2} height={290} />
        ) : (
          <Figures
            mine
            known={found.there ?? nothing}
            here={found.here}
            games={[...(found.games ?? []), ...found.here]}
            empty={
              <Empty
                icon="trophy"
                action={
                  <Link href="/" className="button primary">
                    {t('profile.atHome')}
                  </Link>
                }
              >
                {t('profile.noResults')}
              </Empty>
            }
          />
        )}
      </div>
      {editing && <EditFace close={() => setEditing(false)} />}
    </Page>
  )
}

export function Player() {
  const { t } = useTranslation()
  const { person: id = '' } = useParams()
  const me = useMe()
  const { asked } = useAsked(id, async () => {
    const [there, games] = await Promise.all([api.player(id), api.games(id)])
    return { there, games: playedThere(games) }
  })
  const known = asked.state === 'here' ? asked.value : undefined
  return (
    <Page title={known?.there.person.name ?? t('profile.title')} bare>
      <div className="profile">
        {asked.state === 'asking' && <Skeleton count={3} height={160} />}
        {asked.state === 'refused' && (
          <div className="panel">
            <h1 className="unseen" tabIndex={-1}>
              {t('profile.title')}
            </h1>
            <Empty icon="two-shadows">{t('profile.nobody')}</Empty>
          </div>
        )}
        {known && (
          <>
            <ProfileHead
              name={known.there.person.name}
              avatar={known.there.person.avatar}
              ratings={known.there.ratings}
              line={
                <>
                  {t(`profile.${known.there.person.kind}`)} ·{' '}
                  <Since since={known.there.since} tallies={known.there.statistics} here={[]} />
                </>
              }
            >
              {me.person && me.person.id !== id && <Blocking id={id} />}
            </ProfileHead>
            <Figures
              known={known.there}
              here={[]}
              games={known.games}
              empty={<Empty icon="trophy">{t('profile.noResultsOf')}</Empty>}
            />
          </>
        )}
      </div>
    </Page>
  )
}

function Blocking({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const [blocked, setBlocked] = useState(false)
  const [told, setTold] = useState<string>()
  const mute = (on: boolean) =>
    api.mute(id, !on).then(
      () => {
        setBlocked(on)
        setTold(t(on ? 'profile.blocked' : 'profile.unblocked'))
      },
      (error) => setTold(t(sentenceOf(error))),
    )
  return (
    <div className="profile-block">
      <button type="button" className="button small ghost" onClick={() => mute(!blocked)}>
        {t(blocked ? 'profile.unblock' : 'profile.block')}
      </button>
      <span className="note" role="status">
        {told}
      </span>
    </div>
  )
}

/** Since when, and how many games. */
function Since({
  since,
  tallies = [],
  here,
}: {
  readonly since: number | undefined
  readonly tallies: Known['statistics'] | undefined
  readonly here: readonly PlayedGame[]
}) {
  const { t, i18n } = useTranslation()
  const { games } = totalsOf(talliesWith(tallies, here))
  const count = totalsOf(talliesWith([], here)).games
  const all = t('profile.gamesCount', { count: games })
  const begun = since ?? (here.length > 0 ? Math.min(...here.map(({ at }) => at)) : undefined)
  const date =
    begun !== undefined &&
    new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric' }).format(begun)
  return [
    ...(date ? [t('profile.since', { date })] : []),
    count > 0 ? t('profile.ofHere', { games: all, count }) : all,
  ].join(' · ')
}

function ProfileHead({
  name,
  avatar,
  line,
  ratings,
  children,
}: {
  readonly name: string
  readonly avatar: string
  readonly line: ReactNode
  readonly ratings: Known['ratings']
  readonly children: ReactNode
}) {
  const { t } = useTranslation()
  const titled = useTitles()
  const rated = gameIds.flatMap((id) => ratings.find(({ game }) => game === id) ?? [])
  return (
    <header className="panel profile-head">
      <Avatar avatar={avatar} name={name} size="l" />
      <div className="profile-name">
        <h1 tabIndex={-1}>{name}</h1>
        <p>{line}</p>
      </div>
      {rated.length > 0 && (
        <dl className="profile-ratings">
          {rated.map(({ game, rating, uncertainty, games }) => (
            <div key={game}>
              <dd>{rating}</dd>
              <dt>{titled(game)}</dt>
              <dd className="note">
                {games < LEADERBOARD_GAMES
                  ? t('profile.newcomer')
                  : t('profile.unsure', { value: uncertainty })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="profile-tools">{children}</div>
    </header>
  )
}

/** All that is counted; of one's own, with the games of this browser. */
function Figures({
  known,
  here,
  games,
  mine = false,
  empty,
}: {
  readonly known: Pick<Known, 'ratings' | 'statistics' | 'shares' | 'course' | 'rival'>
  readonly here: readonly PlayedGame[]
  readonly games: readonly PlayedGame[]
  readonly mine?: boolean
  readonly empty: ReactNode
}) {
  const { t } = useTranslation()
  const [scope, setScope] = useState<GameScope>('all')
  const local = scope === 'online' ? [] : here
  const there = scope === 'here' ? nothing : known
  const course = courseWith(there.course, local)
  const shares = sharesWith(there.shares, local)
  // As high as the shares beside them.
  const kinds = Math.max(1, new Set(shares.map(({ game, kind }) => `${game} ${kind}`)).size)
  const shown = games.filter((one) => scope === 'all' || one.local === (scope === 'here'))
  if (games.length === 0) return <div className="panel">{empty}</div>
  const both = mine && games.some((one) => one.local) && games.some((one) => !one.local)
  return (
    <div className="profile-figures">
      <RatingGraph course={course} scope={scope} {...(both && { change: setScope })} />
      <ResultsRing totals={totalsOf(talliesWith(there.statistics, local))} mine={mine} />
      {mine && <FavouriteRival rival={scope === 'here' ? undefined : known.rival} here={local} />}
      <WinShares shares={shares} />
      {shown.length === 0 ? (
        <section className="panel pad profile-recent">
          <p className="note">{t('profile.noneHere')}</p>
        </section>
      ) : (
        <RecentGames games={shown} most={mine ? RECENT * Math.ceil(kinds / COLUMNS) : undefined} />
      )}
    </div>
  )
}
