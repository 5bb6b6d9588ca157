// The end, told beat by beat. What can be done then is there at once, and any key or press shows the rest of it.

import { addressed, type Happened, type Lang } from '@undercrown/engine'
import type { ResultSheet } from '@undercrown/protocol'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paced } from '../client/settings.ts'
import { playSound } from '../client/sound.ts'
import { Icon } from '../parts/Icon.tsx'
import { Lantern } from '../parts/Lantern.tsx'
import { Sentence } from '../parts/Sentence.tsx'
import { earlyWords, isAgreed } from './scene.ts'
import type { AnyScreen, Scene } from './screen.ts'
import '../words/ending.ts'
import './reveal.css'

/** Of ends that no rule made; the others are agreed on. */
const earlyIcons: Readonly<Record<string, string>> = {
  resigned: 'flying-flag',
  abandoned: 'night-sleep',
  removed: 'cancel',
  endless: 'cancel',
}
const BEAT = 1500
/** Tables whose end was told: whoever comes back to one sees it whole. */
const toldTables = new Set<string>()
/** Keys that do nothing alone. */
const HELD = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph']

export function EndReveal({
  table,
  screen,
  names,
  scene,
  result,
  story,
  ending,
  close,
}: {
  /** Its id. */
  readonly table: string
  readonly screen: AnyScreen
  readonly names: readonly string[]
  /** With every card open, once that is known. */
  readonly scene: Scene | undefined
  readonly result: ResultSheet
  /** All that was told of the game. */
  readonly story: readonly Happened[]
  readonly ending: ReactNode
  close(): void
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const early = isAgreed(result)
  const read = { names, seat: scene?.seat ?? null }
  const losers = names.flatMap((_, seat) => (result.winners.includes(seat) ? [] : [seat]))
  const last = early || !scene ? 0 : screen.beats(scene, story) - 1
  const pace = paced(screen.beatLength ?? BEAT)
  const [told, setTold] = useState(pace > 0 && !toldTables.has(table) ? 0 : Number.POSITIVE_INFINITY)
  const beat = Math.min(told, last)
  const done = beat >= last
  const { Reveal, words } = screen
  const title = useRef<HTMLHeadingElement>(null)
  const steps = scene && !early ? screen.chapters?.(scene, beat, t, story) : undefined

  // What had the focus lies beneath.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])

  useEffect(() => {
    if (done) {
      playSound('crown')
      return
    }
    const timer = setTimeout(() => setTold(beat + 1), pace)
    return () => clearTimeout(timer)
  }, [beat, done, pace])

  const whole = done && scene !== undefined
  useEffect(() => {
    if (whole) toldTables.add(table)
  }, [whole, table])

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (HELD.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') event.stopImmediatePropagation()
      if (!done) setTold(last)
      else if (event.key === 'Escape') close()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [done, last, close])

  const awaited = (
    <div className="reveal-told">
      <Lantern />
    </div>
  )
  return (
    <section className={`reveal ${words.id} ${early ? 'early' : ''}`} aria-label={t('reveal.title')}>
      <header className="reveal-bar">
        <h2 ref={title} tabIndex={-1} className={early ? 'phone-unseen' : ''}>
          {t('reveal.title')}
        </h2>
        {early && (
          <span className="reveal-early">
            <Icon name={earlyIcons[result.reason] ?? 'shaking-hands'} />
            {earlyWords(`ending.early.${result.reason}`, losers, read, lang, t)}
          </span>
        )}
        {steps && (
          <ol className="reveal-steps" aria-hidden="true">
            {steps.names.map((name, i) => (
              <li key={name} className={i < steps.now ? 'done' : i === steps.now ? 'now' : ''}>
                {name}
              </li>
            ))}
          </ol>
        )}
        <div className="reveal-buttons">
          {!done ? (
            <button type="button" className="button ghost" onClick={() => setTold(last)}>
              {t('ending.skip')} <kbd className="kbd">Esc</kbd>
            </button>
          ) : (
            <>
              {last > 0 && (
                <button type="button" className="button ghost" onClick={() => setTold(0)}>
                  <Icon name="anticlockwise-rotation" />
                  <span className="phone-unseen">{t('ending.again')}</span>
                </button>
              )}
              <button type="button" className="button ghost" onClick={close}>
                <Icon name="cancel" />
                <span className="phone-unseen">{t('ending.toTable')}</span>
              </button>
            </>
          )}
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled by keys */}
      <div className="reveal-stage" tabIndex={0}>
        <Suspense fallback={awaited}>
          {scene ? <Reveal scene={scene} beat={beat} story={story} /> : awaited}
        </Suspense>
        {!done && (
          <button
            type="button"
            className="reveal-next"
            aria-label={t('ending.skip')}
            onClick={() => setTold(last)}
          />
        )}
      </div>
      <footer className="reveal-end">
        <p className={`reveal-words ${early ? '' : 'phone-unseen sideways-unseen'}`} role="status">
          {!done
            ? t('ending.anyKey')
            : early
              ? earlyWords(`reveal.${result.reason}`, result.winners, read, lang, t)
              : scene?.outcome && (
                  <Sentence
                    phrase={addressed(words.phrases[lang].outcome(scene.outcome), scene.seat, lang)}
                    names={scene.names}
                    lang={lang}
                  />
                )}
        </p>
        <div className="reveal-buttons">{ending}</div>
      </footer>
    </section>
  )
}
