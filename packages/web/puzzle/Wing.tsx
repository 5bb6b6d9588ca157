// Beside the board where there is room: which puzzle it is and how others did, what it is about, and how one does.

import type { Lang } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../parts/Icon.tsx'
import { formatPercent } from '../parts/percent.ts'
import { analysedGame } from '../registry.ts'
import { type AsideProps, PanelHead } from './aside.tsx'
import { LastTen } from './LastTen.tsx'
import { ResultPanel, Themes, Votes } from './PuzzleEnd.tsx'
import { solvedAtFirst, useCrowd } from './useCrowd.ts'
import type { PuzzlePlay } from './usePuzzle.ts'
import { kindWords } from './words.ts'
import './wing.css'

const isOver = ({ phase }: PuzzlePlay) => phase === 'solved' || phase === 'shown'

/** Over one's own pieces. */
export function WingAbove(props: AsideProps) {
  const { play, said } = props
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { id, kind, rating } = play.opened.facts
  const crowd = useCrowd(id)
  const first = solvedAtFirst(crowd)
  if (isOver(play) && !props.runs)
    return (
      <div className="wing-above">
        {play.phase === 'solved' && <ResultPanel {...props} others={false} />}
        <Others play={play} first={first} />
      </div>
    )
  return (
    <div className="wing-above">
      <p className="wing-kind">{kindWords(said, kind, lang).name}</p>
      <h2 className="wing-name">{t('puzzles.named', { id })}</h2>
      <p className="wing-rating">
        <Icon name="laurels" /> <b>{rating.toLocaleString(lang)}</b>{' '}
        {first !== undefined && t('puzzles.solveFirst', { share: formatPercent(first, lang) })}
      </p>
    </div>
  )
}

/** Under them. */
export function WingBelow(props: AsideProps) {
  const { play, runs } = props
  const { t } = useTranslation()
  const { position, game, id } = play.opened.facts
  if (runs && !isOver(play)) return null
  return (
    <div className="wing-below">
      {isOver(play) ? <Themes {...props} deeds /> : <HiddenThemes play={play} />}
      {isOver(play) && <Votes id={id} />}
      <LastTen play={play} />
      {position !== undefined && game === analysedGame && (
        <Link href={`/analysis#${position}`} className="button ghost wing-analyse">
          <Icon name="magnifying-glass" /> {t('puzzles.openAnalysis')}
        </Link>
      )}
    </div>
  )
}

/** How many there are is no secret. */
function HiddenThemes({ play }: { readonly play: PuzzlePlay }) {
  const { t } = useTranslation()
  const { themes, deeds } = play.opened.facts
  return (
    <section className="wing-themes">
      <PanelHead title={t('puzzles.themesHead')} small={t('puzzles.themesLater')} />
      <ul className="theme-chips">
        {themes.map((theme) => (
          <li key={theme} className="hidden-theme">
            ?
          </li>
        ))}
        <li className="plain-theme">{t('puzzles.actions', { count: deeds })}</li>
      </ul>
    </section>
  )
}

/** People of this server, and bots. */
function Others({ play, first }: { readonly play: PuzzlePlay; readonly first: number | undefined }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { levels } = play.opened.facts
  if (first === undefined && !levels) return null
  return (
    <section className="others">
      <PanelHead title={t('puzzles.othersHead')} />
      {first !== undefined && (
        <>
          <span className="meter" aria-hidden="true">
            <i style={{ width: `${100 * first}%` }} />
          </span>
          <p>{t('puzzles.othersSolved', { share: formatPercent(first, lang) })}</p>
        </>
      )}
      {levels && <p>{botsWords(levels)}</p>}
    </section>
  )

  /** The strongest level, given time, solves everything that is a puzzle. */
  function botsWords(views: readonly number[]): string {
    const most = 4
    const at = (fits: (count: number) => boolean) =>
      views.flatMap((count, i) => (fits(count) ? [String(i + 1)] : []))
    const told = {
      always: [...at((count) => count === most), t('puzzles.bots.strongest')],
      sometimes: at((count) => count > 0 && count < most),
      never: at((count) => count === 0),
    }
    const list = new Intl.ListFormat(lang)
    return (['always', 'sometimes', 'never'] as const)
      .filter((how) => told[how].length > 0)
      .map((how) => t(`puzzles.bots.${how}`, { levels: list.format(told[how]) }))
      .join(' ')
  }
}
