// The buttons of a puzzle's prompt.

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { type RungKind, rungAhead } from './rungs.ts'
import type { PuzzlePlay } from './usePuzzle.ts'

export function HintButton({ play, rungs }: { readonly play: PuzzlePlay; readonly rungs: RungKind }) {
  const { t } = useTranslation()
  const rung = rungAhead(play)
  if (rung === undefined) return null
  const label = `${t('puzzles.nextHint')}: ${t(`puzzles.rungsOf.${rungs}.${rung}`)}`
  return (
    <button
      type="button"
      className="button ghost ask-hint"
      aria-label={label}
      title={label}
      onClick={play.hint}
    >
      <Icon name="ladder" /> <span>{t('puzzles.nextHint')}</span> <kbd className="kbd">C</kbd>
    </button>
  )
}

export function NextButton({ next, again = false }: { next(): void; readonly again?: boolean }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button ref={button} type="button" className="button primary" onClick={next}>
      <span>{t(again ? 'puzzles.runAgain' : 'puzzles.next')}</span> <kbd className="kbd">↵</kbd>
    </button>
  )
}

export function ShowButton({ play }: { readonly play: PuzzlePlay }) {
  const { t } = useTranslation()
  return (
    <button type="button" className="button ghost" onClick={play.show}>
      <Icon name="brass-eye" /> <span>{t('puzzles.show')}</span>
    </button>
  )
}

/** Once it is solved: through the solution. */
export function ReplayButton({ play }: { readonly play: PuzzlePlay }) {
  const { t } = useTranslation()
  return (
    <button type="button" className="button ghost" onClick={play.replay}>
      <Icon name="brass-eye" /> <span>{t('puzzles.replay')}</span>
    </button>
  )
}

/** Through a refutation or a solution, step by step. */
export function LineButtons({ play: { at, line, go } }: { readonly play: PuzzlePlay }) {
  const { t } = useTranslation()
  if (line.length < 2) return null
  return (
    <div className="line-steps">
      <button
        type="button"
        className="button ghost compact"
        aria-label={t('puzzles.stepBack')}
        aria-disabled={at === 0}
        onClick={() => go(at - 1)}
      >
        <Icon name="previous-button" />
      </button>
      <button
        type="button"
        className="button ghost compact"
        aria-label={t('puzzles.stepOn')}
        aria-disabled={at === line.length - 1}
        onClick={() => go(at + 1)}
      >
        <Icon name="next-button" />
      </button>
    </div>
  )
}
