// Beside the board once it is over: what it counted, the proof, themes and a vote.

import type { Lang } from '@undercrown/engine'
import { puzzleVotes } from '@undercrown/protocol'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { puzzleCalls, type Vote } from '../client/puzzles.ts'
import type { Told } from '../client/table.ts'
import { copy } from '../parts/Copy.tsx'
import { Icon } from '../parts/Icon.tsx'
import { formatPercent } from '../parts/percent.ts'
import { useTitles } from '../parts/useTitles.ts'
import { type AsideProps, DeedWords, PanelHead } from './aside.tsx'
import { shareText } from './share.ts'
import { solvedAtFirst, useCrowd } from './useCrowd.ts'
import { gainIn, gainOf, type PuzzlePlay } from './usePuzzle.ts'
import { themeWords } from './words.ts'

export function ResultPanel({
  play,
  result,
  isDaily,
  others = true,
}: AsideProps & { readonly others?: boolean }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { first, opened } = play
  const solved = solvedAtFirst(useCrowd(opened.facts.id))
  return (
    <section className="panel result">
      <p className="gain">
        {gainOf(first) >= 0 && <Icon name="laurels" />}
        <b>{gainIn(first) || '±0'}</b>
      </p>
      {first && gainIn(first) !== '' && (
        <p className="gained">
          {t('puzzles.gained', {
            before: first.before.toLocaleString(lang),
            after: first.after.toLocaleString(lang),
          })}
        </p>
      )}
      <p>{result}</p>
      {others && solved !== undefined && (
        <p className="note">{t('puzzles.othersSolved', { share: formatPercent(solved, lang) })}</p>
      )}
      {isDaily && <ShareButton play={play} />}
    </section>
  )
}

/** How the puzzle of the day went, to be passed on: it spoils nothing. */
export function ShareButton({ play }: { readonly play: PuzzlePlay }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const titled = useTitles()
  const [shared, setShared] = useState(false)
  const { opened, tries, cost: hints } = play
  const share = async () => {
    const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date())
    const { game } = opened.facts
    const text = shareText(
      { game: titled(game), day, tries, hints, right: true },
      `${location.origin}/puzzles/daily/${game}`,
    )
    // Where there is no way to pass it on, it is copied.
    if (navigator.share) await navigator.share({ text }).catch(() => {})
    else {
      await copy(text)
      setShared(true)
    }
  }
  return (
    <button type="button" className="button" onClick={share}>
      <Icon name="share" /> <span>{t(shared ? 'puzzles.shared' : 'puzzles.share')}</span>
    </button>
  )
}

/** The solution in words, and what was looked through to know that there is no other. */
export function ProofPanel(props: AsideProps) {
  const { play, screen, scene, said } = props
  const { t, i18n } = useTranslation()
  const { seat, naming } = play.opened.facts
  const { solution } = play
  const told = useMemo(
    () =>
      (solution?.line ?? []).slice(1).flatMap(({ part, by }, i): (Told & { readonly word: string })[] => {
        const word = solution?.words[i] ?? ''
        const isDeed = by === seat && word !== 'end'
        return isDeed ? [{ seq: i, by, events: part.events as Told['events'], word }] : []
      }),
    [solution, seat],
  )
  const right = solution?.name
  const only = naming?.weighed ? 'proofBet' : naming ? 'proofName' : said.cards ? 'proofWorlds' : 'only'
  return (
    <section className="panel">
      <PanelHead title={t('puzzles.proof')} small={t(`puzzles.${only}`)} />
      {right === undefined ? (
        <ol className="deeds numbered">
          {told.map((one) => (
            <li key={one.seq}>
              {!said.cards && <code>{one.word}</code>}
              <span>
                <DeedWords told={one} screen={screen} scene={scene} />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="named">
          {naming && said.asks?.(naming, scene, i18n.language as Lang)}{' '}
          <b>{said.nameWords?.(right, i18n.language as Lang) ?? right}</b>
        </p>
      )}
      <ProofLine {...props} />
    </section>
  )
}

/** The same without the solution, which stands beside it. */
export function ShownProof(props: AsideProps) {
  const { t } = useTranslation()
  return (
    <section className="panel">
      <PanelHead title={t('puzzles.proof')} />
      <ProofLine {...props} />
    </section>
  )
}

function ProofLine({ play, said }: AsideProps) {
  const { t, i18n } = useTranslation()
  const { by, seen } = play.opened.facts
  return (
    <p className="note">
      {said.proof?.(by, i18n.language as Lang, seen) ??
        t('puzzles.proofLine', { seen: seen.toLocaleString(i18n.language) })}
    </p>
  )
}

export function Themes({ play, said, deeds = false }: AsideProps & { readonly deeds?: boolean }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { themes, deeds: count } = play.opened.facts
  if (themes.length === 0) return null
  return (
    <section className="panel">
      <PanelHead title={t('puzzles.themesHead')} />
      <ul className="theme-chips">
        {themes.map((theme) => (
          <li key={theme}>
            <Icon name={said.icons[theme] ?? 'laurels'} /> {themeWords(said, theme, lang).name}
          </li>
        ))}
        {deeds && <li className="plain-theme">{t('puzzles.actions', { count })}</li>}
      </ul>
    </section>
  )
}

export function Votes({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const [voted, setVoted] = useState<Vote>()
  useEffect(() => {
    setVoted(undefined)
    puzzleCalls.kept().then(
      ({ votes }) => setVoted(votes[id]),
      () => {},
    )
  }, [id])
  const vote = (which: Vote) => {
    setVoted(which)
    puzzleCalls.vote(id, which)
  }
  return (
    <section className="panel">
      <PanelHead title={t('puzzles.vote')} />
      <div className="puzzle-row">
        {puzzleVotes.map((which) => (
          <button
            key={which}
            type="button"
            className="button"
            aria-pressed={voted === which}
            onClick={() => vote(which)}
          >
            {t(`puzzles.votes.${which}`)}
          </button>
        ))}
      </div>
      {voted && (
        <p className="note" role="status">
          {t('puzzles.voted')}
        </p>
      )}
    </section>
  )
}
