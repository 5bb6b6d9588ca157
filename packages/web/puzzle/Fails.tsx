// What fails, and why: answers that were tried or that bots give, each with what is done about it.

import type { Lang } from '@undercrown/engine'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { puzzleCalls, type ShownFail } from '../client/puzzles.ts'
import { Icon } from '../parts/Icon.tsx'
import type { Scene } from '../table/screen.ts'
import { type AsideProps, PanelHead } from './aside.tsx'

export function Fails({ play, said, scene }: AsideProps) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { id, kind } = play.opened.facts
  const [fails, setFails] = useState<readonly ShownFail[]>([])
  useEffect(() => {
    let stale = false
    puzzleCalls.fails().then(
      (found) => !stale && id && setFails(found),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [id])
  if (fails.length === 0) return null
  return (
    <section className="panel fails">
      <PanelHead title={t('puzzles.fails')} />
      <ol>
        {fails.map(({ answer, by, line, frames }) => {
          const end = sceneAt(scene, frames[0])
          const beaten = said.beaten?.(kind, end, line, lang)
          return (
            <li key={answer.join(' ')}>
              <p className="fail-deeds">
                {answer.map((deed) => (
                  <code key={deed}>{deed}</code>
                ))}
              </p>
              <p>
                {typeof by === 'number'
                  ? t('puzzles.failsBot', { level: by })
                  : t(by === 'you' ? 'puzzles.failsYou' : 'puzzles.failsShort')}{' '}
                {said.why?.(kind, end, lang, {})}
              </p>
              {beaten && (
                <p className="fail-beaten">
                  <Icon name="cancel" /> <span>{beaten}</span>
                </p>
              )}
              {frames.length > 1 && (
                <button type="button" className="button ghost compact" onClick={() => play.follow(frames)}>
                  <Icon name="brass-eye" /> {t('puzzles.failsSee')}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The same table at another moment. */
function sceneAt(scene: Scene, frame: ShownFail['frames'][number] | undefined): Scene {
  if (!frame) return scene
  const { outcome: _over, ...rest } = scene
  const { part, outcome } = frame
  return {
    ...rest,
    view: { open: part.open, own: part.own } as Scene['view'],
    ...(outcome && { outcome }),
  }
}
