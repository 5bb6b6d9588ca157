// Finished games in lines: how each ended in the words of its game, who was there, when, and the way to review it.

import type { Lang } from '@undercrown/engine'
import type { TFunction } from 'i18next'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { PlayedGame } from '../client/history.ts'
import { playersAt } from '../client/players.ts'
import { dayOf } from '../parts/day.ts'
import { PlayerFace } from '../parts/Face.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { isGame, wordsOfGame } from '../registry.ts'
import { isAgreed } from '../table/scene.ts'
import './games.css'

export function RecentGames({
  games,
  most,
}: {
  readonly games: readonly PlayedGame[]
  /** Where the others are found among the replays: how many stand here. */
  readonly most?: number | undefined
}) {
  const { t } = useTranslation()
  return (
    <section className="panel pad profile-recent" aria-labelledby="recent">
      <header>
        <h2 id="recent">{t('profile.recent')}</h2>
        {most !== undefined && games.length > most && <Link href="/replay">{t('profile.all')}</Link>}
      </header>
      <GameLines games={games.toSorted((a, b) => b.at - a.at).slice(0, most)} />
    </section>
  )
}

export function GameLines({ games }: { readonly games: readonly PlayedGame[] }) {
  return (
    <ol className="game-lines">
      {games.map((one) => (
        <GameLine key={one.id} one={one} />
      ))}
    </ol>
  )
}

const chips = { won: 'profile.won', lost: 'profile.lostChip', drawn: 'profile.drawChip' } as const

function GameLine({ one }: { readonly one: PlayedGame }) {
  const { t, i18n } = useTranslation()
  const titled = useTitles()
  const { game, chairs, seat, end, href, local, at } = one
  const others = playersAt(game, chairs).filter((_, i) => i !== seat)
  const when = dayOf(at, Date.now(), i18n.language)
  return (
    <li data-how={end?.how}>
      {end && <span className="game-how">{t(chips[end.how])}</span>}
      <span className="game-faces" aria-hidden="true">
        {others.map(({ name, face }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they do not change their chairs
          <PlayerFace key={`${name} ${i}`} face={face} size="s" />
        ))}
      </span>
      <div className="game-words">
        <b>
          <Suspense fallback={t('profile.ended')}>
            <Headline one={one} names={playersAt(game, chairs).map(({ name }) => name)} />
          </Suspense>
        </b>
        <small>
          {titled(game)}
          {local && <> · {t('carry.here')}</>}
        </small>
      </div>
      <time dateTime={new Date(at).toISOString()}>{when}</time>
      <Link href={href} className="button small ghost">
        {t('profile.replay')}
        <span className="unseen">
          {titled(game)}, {when}
        </span>
      </Link>
    </li>
  )
}

function Headline({ one, names }: { readonly one: PlayedGame; readonly names: readonly string[] }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { game, seat, end, result, lineup = {} } = one
  if (!result || !isGame(game)) return end ? placeOf(one, t) : t('profile.ended')
  if (isAgreed(result)) return early(one, names, t, lang)
  return seat === null ? (
    <Company names={names} lang={lang} />
  ) : (
    <Ended game={game} one={{ seat, result, lineup }} />
  )
}

/** In the words of the game; of one without such words, as who came where. */
function Ended({
  game,
  one: { seat, result, lineup },
}: {
  readonly game: string
  readonly one: { seat: number } & Required<Pick<PlayedGame, 'result' | 'lineup'>>
}) {
  const { t, i18n } = useTranslation()
  const words = use(wordsOfGame(game)).phrases[i18n.language as Lang].profile
  if (words) return words.ended(result, seat, lineup)
  const place = result.places[seat] ?? 0
  return place === 1 ? t('profile.won') : t('profile.lost', { place, players: result.places.length })
}

function Company({ names, lang }: { readonly names: readonly string[]; readonly lang: Lang }) {
  return new Intl.ListFormat(lang).format(names)
}

function placeOf({ end }: PlayedGame, t: TFunction): string {
  if (!end || end.place === 0) return t(`profile.${end?.stopped ?? 'agreed'}`)
  if (end.how === 'lost') return t('profile.lost', { ...end })
  return t(end.how === 'won' ? 'profile.won' : 'profile.drawn')
}

/** An end that no rule made. */
function early(
  { result, end, seat }: PlayedGame,
  names: readonly string[],
  t: TFunction,
  lang: Lang,
): string {
  if (result?.reason === 'draw') return t('profile.drawAgreed')
  if (result?.reason !== 'resigned') return t(`profile.${end?.stopped ?? 'agreed'}`)
  if (end?.how === 'lost') return t('profile.gaveUp')
  const gone = names.filter((name, i) => i !== seat && name !== '' && !result.winners.includes(i))
  return gone.length > 0
    ? t('profile.theyGaveUp', { names: new Intl.ListFormat(lang).format(gone) })
    : t('profile.somebodyGaveUp')
}
