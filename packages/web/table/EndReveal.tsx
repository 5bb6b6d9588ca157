// The end, told beat by beat: press or Space goes on, Esc shows all at once.

import type { Lang } from '@undercrown/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paced } from '../client/settings.ts'
import { play } from '../client/sound.ts'
import { Icon } from '../parts/Icon.tsx'
import { Sentence } from '../parts/Sentence.tsx'
import type { AnyScreen, Scene } from './screen.ts'
import './reveal.css'

const BEAT = 1500

/** Ends that no rule of a game made: nothing is unveiled, it is only told. */
const agreements: readonly string[] = ['draw', 'agreed', 'resigned']

export function EndReveal({
  screen,
  scene,
  reason,
  ending,
  close,
}: {
  readonly screen: AnyScreen
  readonly scene: Scene
  readonly reason: string | undefined
  readonly ending: ReactNode
  close(): void
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const agreed = reason !== undefined && agreements.includes(reason)
  const last = agreed ? 0 : screen.beats(scene) - 1
  const [beat, setBeat] = useState(paced(BEAT) > 0 ? 0 : last)
  const done = beat >= last
  const { Reveal, words } = screen

  useEffect(() => {
    if (done) {
      play('crown')
      return
    }
    const timer = setTimeout(() => setBeat(beat + 1), paced(BEAT))
    return () => clearTimeout(timer)
  }, [beat, done])

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key === 'Escape') {
        event.stopImmediatePropagation()
        if (done) close()
        else setBeat(last)
      } else if (event.key === ' ' && !done) {
        event.preventDefault()
        setBeat((now) => Math.min(last, now + 1))
      }
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [done, last, close])

  return (
    <section className={`reveal ${words.id}`} aria-label={t('reveal.title')}>
      <header className="reveal-bar">
        <h2>{t('reveal.title')}</h2>
        {done ? (
          <div className="reveal-buttons">
            <button type="button" className="button ghost" onClick={() => setBeat(0)}>
              <Icon name="anticlockwise-rotation" />
              <span>{t('reveal.again')}</span>
            </button>
            <button type="button" className="button ghost" onClick={close}>
              <Icon name="cancel" />
              <span>{t('reveal.toTable')}</span>
            </button>
          </div>
        ) : (
          <button type="button" className="button ghost" onClick={() => setBeat(last)}>
            {t('reveal.skip')} <kbd className="kbd">Esc</kbd>
          </button>
        )}
      </header>
      <div className="reveal-stage">
        {(!agreed || screen.isOpen) && <Reveal scene={scene} beat={beat} />}
        {!done && (
          <button
            type="button"
            className="reveal-next"
            aria-label={t('reveal.next')}
            onClick={() => setBeat(beat + 1)}
          />
        )}
      </div>
      {done && (
        <footer className="reveal-end">
          <p className="reveal-words" role="status">
            {agreed
              ? t(`reveal.${reason}`, { names: listOf(scene, lang) })
              : scene.outcome && (
                  <Sentence
                    phrase={words.phrases[lang].outcome(scene.outcome)}
                    names={scene.names}
                    lang={lang}
                  />
                )}
          </p>
          <div className="reveal-buttons">{ending}</div>
        </footer>
      )}
    </section>
  )
}

function listOf({ outcome, names }: Scene, lang: Lang): string {
  return new Intl.ListFormat(lang).format((outcome?.winners ?? []).map((seat) => names[seat] ?? ''))
}
