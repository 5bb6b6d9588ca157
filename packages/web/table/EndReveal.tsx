// The end, told beat by beat: press or Space goes on, Esc shows all at once.

import type { Lang } from '@undercrown/engine'
import type { ResultSheet } from '@undercrown/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paced } from '../client/settings.ts'
import { playSound } from '../client/sound.ts'
import { Icon } from '../parts/Icon.tsx'
import { Lantern } from '../parts/Lantern.tsx'
import { Sentence } from '../parts/Sentence.tsx'
import { isAgreed } from './scene.ts'
import type { AnyScreen, Scene } from './screen.ts'
import './reveal.css'

const BEAT = 1500

export function EndReveal({
  screen,
  scene,
  result,
  ending,
  close,
}: {
  readonly screen: AnyScreen
  readonly scene: Scene
  readonly result: ResultSheet
  readonly ending: ReactNode
  close(): void
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const agreed = isAgreed(result)
  const last = agreed ? 0 : screen.beats(scene) - 1
  const [beat, setBeat] = useState(paced(BEAT) > 0 ? 0 : last)
  const done = beat >= last
  const { Reveal, words } = screen

  useEffect(() => {
    if (done) {
      playSound('crown')
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
            {!agreed && (
              <button type="button" className="button ghost" onClick={() => setBeat(0)}>
                <Icon name="anticlockwise-rotation" />
                <span>{t('reveal.again')}</span>
              </button>
            )}
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled by keys */}
      <div className="reveal-stage" tabIndex={0}>
        {agreed && !screen.isOpen ? (
          <div className="reveal-told">
            <Lantern />
          </div>
        ) : (
          <Reveal scene={scene} beat={beat} />
        )}
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
              ? t(`reveal.${result.reason as 'draw'}`, { names: listOf(result.winners, scene, lang) })
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

function listOf(seats: readonly number[], { names }: Scene, lang: Lang): string {
  return new Intl.ListFormat(lang).format(seats.map((seat) => names[seat] ?? ''))
}
