// Under the board of a replay: a tick for every decision, the buttons of a player, and whose eyes one has.

import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Eyes } from '../client/replay.ts'
import { Icon } from '../parts/Icon.tsx'
import type { ChanceCurve } from './line.ts'
import { ChanceLine, SeatChances, Swings } from './ReplayReview.tsx'

const speeds = [0.5, 1, 2, 4] as const

export interface ControlsProps {
  readonly step: number
  /** Who decided, move by move. */
  readonly by: readonly number[]
  readonly names: readonly string[]
  readonly eyes: Eyes
  readonly playing: boolean
  readonly speed: number
  /** How the seats stood, where that is wanted. */
  readonly line: ChanceCurve | undefined
  /** What a master can do here. */
  readonly master: ReactNode
  go(step: number): void
  look(eyes: Eyes): void
  play(playing: boolean): void
  setSpeed(speed: number): void
}

export function ReplayControls(props: ControlsProps) {
  const { step, by, names, eyes, playing, speed, line, go, look, play, setSpeed } = props
  const { t } = useTranslation()
  const last = by.length
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    // Before the table hears the keys: there they walk over the board, once something on it has the focus.
    function onKey(event: KeyboardEvent) {
      const { target } = event
      if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
      if (target.closest('dialog, input:not([type="range"]), textarea, .thing')) return
      const now = latest.current
      const end = now.by.length
      const to = {
        ArrowLeft: now.step - 1,
        ArrowRight: now.step + 1,
        PageUp: now.step - 10,
        PageDown: now.step + 10,
        Home: 0,
        End: end,
      }[event.key]
      if (to !== undefined) {
        now.play(false)
        now.go(Math.max(0, Math.min(end, to)))
      } else if (event.key === ' ' && !target.closest('button, a')) now.play(!now.playing)
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [])

  const stepTo = (to: number) => {
    play(false)
    go(to)
  }
  const mover = by[step - 1]
  const who = mover === undefined ? undefined : names[mover]
  return (
    <section className="replay-controls" aria-label={t('replay.title')}>
      {last > 0 && (
        <div className={`scrub ${line ? 'reviewed' : ''}`}>
          {line && <ChanceLine line={line} last={last} seats={names.length} />}
          <div className="ticks" aria-hidden="true">
            {by.map((seat, i) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: a decision is its number
                key={i}
                className={`tick of-${seat} ${i < step ? 'past' : ''}`}
              />
            ))}
          </div>
          <input
            type="range"
            min={0}
            max={last}
            value={step}
            aria-label={t('replay.scrub')}
            aria-valuetext={
              who === undefined ? t('replay.deal') : t('replay.stepBy', { step, last, name: who })
            }
            onChange={(event) => stepTo(Number(event.target.value))}
          />
          {line && <Swings line={line} last={last} names={names} go={stepTo} />}
        </div>
      )}
      {line && <SeatChances chances={line.get(step)} names={names} />}
      {last > 0 && (
        <div className="transport">
          <Press
            icon="fast-backward-button"
            label={t('replay.first')}
            off={step === 0}
            run={() => stepTo(0)}
          />
          <Press
            icon="previous-button"
            label={t('replay.back')}
            off={step === 0}
            run={() => stepTo(step - 1)}
          />
          <button
            type="button"
            className="round play"
            aria-label={t(playing ? 'replay.pause' : 'replay.play')}
            onClick={() => {
              if (!playing && step === last) go(0)
              play(!playing)
            }}
          >
            <Icon name={playing ? 'pause-button' : 'play-button'} />
          </button>
          <Press
            icon="next-button"
            label={t('replay.next')}
            off={step === last}
            run={() => stepTo(step + 1)}
          />
          <Press
            icon="fast-forward-button"
            label={t('replay.last')}
            off={step === last}
            run={() => stepTo(last)}
          />
          <button
            type="button"
            className="round speed"
            aria-label={t('replay.speed', { speed })}
            onClick={() => setSpeed(speeds[(speeds.indexOf(speed as 1) + 1) % speeds.length] as number)}
          >
            {speed === 0.5 ? '½' : speed}×
          </button>
          <span className="replay-step">
            {step}
            <small> / {last}</small>
          </span>
        </div>
      )}
      <div className="masters">{props.master}</div>
      <fieldset className="eyes">
        <legend className="unseen">{t('replay.eyes')}</legend>
        {(['all', ...names.keys()] as Eyes[]).map((one) => (
          <label key={one} className={`eye ${one === 'all' ? '' : `of-${one}`}`}>
            <input type="radio" name="eyes" checked={one === eyes} onChange={() => look(one)} />
            <span>
              {one === 'all' ? (
                <>
                  <Icon name="all-seeing-eye" /> {t('replay.open')}
                </>
              ) : (
                names[one]
              )}
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}

function Press({
  icon,
  label,
  off,
  run,
}: {
  readonly icon: string
  readonly label: string
  readonly off: boolean
  run(): void
}) {
  return (
    <button
      type="button"
      className="round"
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && run()}
    >
      <Icon name={icon} />
    </button>
  )
}
