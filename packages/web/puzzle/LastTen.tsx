// How one's last answers to puzzles of a game went, and how strong one was after each.

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { puzzleCalls } from '../client/puzzles.ts'
import { Icon } from '../parts/Icon.tsx'
import { PanelHead } from './aside.tsx'
import type { PuzzlePlay } from './usePuzzle.ts'

interface LastTries {
  readonly rights: readonly boolean[]
  readonly ratings: readonly number[]
  /** How many of the last were right, one after the other. */
  readonly row: number
  /** How much stronger one has become in seven days. */
  readonly week: number
}

const TEN = 10
const WEEK = 7 * 24 * 3_600_000

/** Those tries of this game and task that count; anew after each answer. */
function useLastTries({ opened, first }: PuzzlePlay): LastTries | undefined {
  const [last, setLast] = useState<LastTries>()
  const { game, kind } = opened.facts
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each answer
  useEffect(() => {
    let stale = false
    puzzleCalls.kept().then(
      ({ attempts }) => {
        const tried = new Set<string>()
        const mine = attempts.filter((one) => {
          const isFirst = !tried.has(one.puzzle)
          tried.add(one.puzzle)
          const counts = isFirst && (one.mode === 'mixed' || one.mode === 'daily')
          return counts && one.game === game && one.kind === kind
        })
        const wrong = mine.findLastIndex(({ right }) => !right)
        const since = Date.now() - WEEK
        const [begun, last] = [mine.find(({ at }) => at >= since)?.before.rating, mine.at(-1)?.after.rating]
        if (!stale)
          setLast({
            rights: mine.slice(-TEN).map(({ right }) => right),
            ratings: mine.slice(-TEN).map(({ after }) => after.rating),
            row: mine.length - 1 - wrong,
            week: Math.round((last ?? 0) - (begun ?? last ?? 0)),
          })
      },
      () => {},
    )
    return () => {
      stale = true
    }
  }, [game, kind, first])
  return last
}

/** "5 in a row", where there are two at least. */
export function InARow({ play }: { readonly play: PuzzlePlay }) {
  const { t } = useTranslation()
  const row = useLastTries(play)?.row ?? 0
  if (row < 2) return null
  return (
    <span className="puzzle-mode">
      <Icon name="old-lantern" /> {t('puzzles.run', { count: row })}
    </span>
  )
}

const [WIDTH, HEIGHT] = [270, 50]

export function LastTen({ play }: { readonly play: PuzzlePlay }) {
  const { t } = useTranslation()
  const last = useLastTries(play)
  if (!last || last.rights.length < 2) return null
  const { ratings, rights } = last
  const weekWords = (gain: number) => t('puzzles.thisWeek', { gain: gain > 0 ? `+${gain}` : `−${-gain}` })
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)]
  const points = ratings.map((rating, i) => [
    4 + ((WIDTH - 8) * i) / (ratings.length - 1),
    HEIGHT - 4 - ((HEIGHT - 8) * (rating - low)) / Math.max(1, high - low),
  ])
  const end = points.at(-1) as [number, number]
  return (
    <section className="panel last-ten">
      <PanelHead title={t('puzzles.lastTen')} small={last.week !== 0 && weekWords(last.week)} />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polyline points={points.join(' ')} />
        <circle cx={end[0]} cy={end[1]} r="4" />
      </svg>
      <ul>
        {rights.map((right, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a try is its number
          <li key={i} className={right ? 'right' : 'wrong'}>
            <Icon name={right ? 'check-mark' : 'cancel'} />
            <span className="unseen">{t(right ? 'puzzles.solved' : 'puzzles.notSolved')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
