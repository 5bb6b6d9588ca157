// The one status line: whose move it is, what may be done, and the buttons for what cannot be pointed at.

import type { Lang, Seat } from '@undercrown/engine'
import type { GamePart } from '@undercrown/protocol'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { Sentence } from '../parts/Sentence.tsx'
import { SendingContext, useTable } from './context.ts'
import { isAgreed } from './scene.ts'
import type { Scene } from './screen.ts'
import type { Choosing } from './useChoosing.ts'
import { useTap } from './useTap.ts'

export function Prompt({
  choosing,
  choice,
  scene,
  reason,
  play,
  undo,
}: {
  readonly choosing: Choosing
  readonly choice: GamePart['choice'] | undefined
  readonly scene: Scene
  readonly reason: string | undefined
  play(option: number): void
  readonly undo: { readonly may: boolean; readonly why?: string; run(): void } | undefined
}) {
  const { t } = useTranslation()
  const { screen, lang } = useTable()
  const sending = useContext(SendingContext)
  const { Card, words, source } = screen
  const phrases = words.phrases[lang as Lang]
  const line = useRef<HTMLHeadingElement>(null)
  const asking = choice ? source?.(choice.ask as never) : undefined

  // On a new question the focus goes to the line that asks it, unless somebody is writing.
  useEffect(() => {
    if (choice && !document.activeElement?.closest('input, textarea, dialog'))
      line.current?.focus({ preventScroll: true })
  }, [choice])

  /** The same sign as on what is lit. */
  const deed = (number: number) =>
    screen.tone?.(choice?.options[number] as object, choice?.ask as never)?.verb ??
    screen.verb(choice?.ask as never)
  const option = (number: number) => {
    const move = choice?.options[number] as object
    const spot = screen.path(move, choice?.ask as never, choice?.seat as Seat).at(-1)
    return (
      <Button key={number} say={spot} disabled={sending} run={() => play(number)}>
        <span className="said">
          <Sentence
            pressed
            phrase={phrases.option(move, choice?.ask as never, choice?.seat as number)}
            names={scene.names}
            lang={lang}
          />
        </span>
      </Button>
    )
  }

  return (
    <section
      className={`prompt ${choice ? 'asked' : ''}`}
      aria-label={t('table.prompt')}
      aria-busy={sending || undefined}
    >
      {asking !== undefined && (
        <div className="prompt-card">
          <Card id={asking} size="xs" />
        </div>
      )}
      <div className="prompt-words">
        <h2 ref={line} tabIndex={-1} className="prompt-line">
          {choice ? (
            <Sentence
              phrase={phrases.ask(choice.ask as never, choice.seat)}
              names={scene.names}
              lang={lang}
            />
          ) : scene.waiting.length === 1 && scene.waiting[0] ? (
            <Sentence
              phrase={phrases.waiting(scene.waiting[0].ask, scene.waiting[0].seat)}
              names={scene.names}
              lang={lang}
            />
          ) : scene.waiting.length > 1 ? (
            t('table.waiting', {
              names: new Intl.ListFormat(lang).format(
                scene.waiting.map(({ seat }) => scene.names[seat] ?? ''),
              ),
            })
          ) : scene.outcome && !isAgreed(scene.outcome) ? (
            <Sentence phrase={phrases.outcome(scene.outcome)} names={scene.names} lang={lang} />
          ) : (
            t('table.over')
          )}
        </h2>
        {reason !== undefined && (
          <p className="reason" role="status">
            {reason}
          </p>
        )}
      </div>
      {undo && (
        <button
          type="button"
          className="button ghost take-back"
          aria-disabled={!undo.may}
          title={undo.why}
          onClick={() => undo.may && undo.run()}
        >
          <Icon name="anticlockwise-rotation" />
          <span>{t('table.takeBack')}</span>
          <kbd className="kbd">Ctrl Z</kbd>
        </button>
      )}
      <div className="prompt-buttons">
        {choice && choosing.spoken.map(option)}
        {choosing.picked.length > 0 && (
          <Button className="ghost cancel" label={t('table.cancel')} run={() => choosing.cancel()}>
            <Icon name="cancel" />
          </Button>
        )}
        {choice && choosing.ready !== undefined && (
          <Button className="primary confirm" disabled={sending} run={() => play(choosing.ready as number)}>
            <Icon name={deed(choosing.ready)} />
            <span className="said">
              <Sentence
                pressed
                phrase={phrases.option(
                  choice.options[choosing.ready] as object,
                  choice.ask as never,
                  choice.seat,
                )}
                names={scene.names}
                lang={lang}
              />
            </span>
            <kbd className="kbd">↵</kbd>
          </Button>
        )}
      </div>
    </section>
  )
}

function Button({
  run,
  say,
  label,
  className = '',
  disabled = false,
  children,
}: {
  run(): void
  readonly say?: string | undefined
  readonly label?: string
  readonly className?: string
  readonly disabled?: boolean
  readonly children: ReactNode
}) {
  const tap = useTap(() => !disabled && run())
  return (
    <button
      type="button"
      className={`button ${className}`}
      data-say={say}
      aria-label={label}
      title={label}
      disabled={disabled}
      {...tap}
    >
      {children}
    </button>
  )
}
