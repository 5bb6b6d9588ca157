// Before and while turns are watched: how fast, and the way through them.

import { type Lang, plain } from '@undercrown/engine'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { logEntries } from '../table/log.ts'
import type { AnyScreen, Scene } from '../table/screen.ts'
import type { PuzzlePlay } from './usePuzzle.ts'
import { watchSpeeds } from './watching.ts'

export function WatchStart({ play }: { readonly play: PuzzlePlay }) {
  const { t } = useTranslation()
  return (
    <div className="watch-start">
      <Segmented
        label={t('puzzles.speed')}
        hideLabel
        options={watchSpeeds.map((value) => ({ value, label: t(`puzzles.speeds.${value}`) }))}
        value={play.speed}
        change={play.setSpeed}
      />
      <button type="button" className="button primary" onClick={play.watch}>
        <Icon name="play-button" /> <span>{t('puzzles.watchGo')}</span> <kbd className="kbd">↵</kbd>
      </button>
    </div>
  )
}

/** What happens just now is told by the speaker as well: here for the eye. */
export function WatchSteps({
  play,
  screen,
  scene,
}: {
  readonly play: PuzzlePlay
  readonly screen: AnyScreen
  readonly scene: Scene
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { at, line, watched } = play
  const words = useMemo(() => {
    const told = watched[at - 1]
    const lines = told ? logEntries(screen, [told], scene.seat, lang) : []
    return lines
      .filter(({ telling }) => telling !== 'turn')
      .map(({ phrase }) => plain(phrase, scene.names, lang))
      .join('. ')
  }, [watched, at, screen, scene.seat, scene.names, lang])
  return (
    <div className="watch-steps">
      <p className="watch-words" aria-hidden="true">
        {words}
      </p>
      <progress max={line.length - 1} value={at} aria-label={t('puzzles.watching')} />
      <div className="watch-buttons">
        <button
          type="button"
          className="button ghost compact"
          aria-label={t('puzzles.stepBack')}
          aria-disabled={at === 0}
          onClick={() => play.go(at - 1)}
        >
          <Icon name="previous-button" />
        </button>
        <button type="button" className="button primary" onClick={() => play.go(at + 1)}>
          <span>{t(at < line.length - 1 ? 'puzzles.watchNext' : 'puzzles.watchSkip')}</span>{' '}
          <kbd className="kbd">→</kbd>
        </button>
      </div>
    </div>
  )
}
