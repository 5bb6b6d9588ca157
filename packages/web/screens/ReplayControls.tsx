// In the place of the question, in a replay: a tick for every decision, and the buttons of a player. In the bar: whose
// eyes one has.

import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeatFace } from '../client/players.ts'
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
  readonly faces: readonly SeatFace[]
  readonly playing: boolean
  readonly speed: number
  /** How the seats stood, where that is wanted. */
  readonly line: ChanceCurve | undefined
  /** What a master can do here. */
  readonly master: ReactNode
  go(step: number): void
  play(playing: boolean): void
  setSpeed(speed: number): void
}

export function ReplayControls(props: ControlsProps) {
  const { step, by, names, playing, speed, line, go, play, setSpeed } = props
  const { t } = useTranslation()
  const last = by.length
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    // Before the table hears the keys, wherever the focus is; up and down walk over the board, or through a list.
    function onKey(event: KeyboardEvent) {
      const { target } = event
      if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
      if (target.closest('dialog, input:not([type="range"]), textarea')) return
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
      } else if (event.key === ' ' && !target.closest('button, a, select')) now.play(!now.playing)
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
    <>
      <div className="scrub-row">
        {last > 0 && (
          <div className={`scrub ${line ? 'reviewed' : ''}`}>
            {line && <ChanceLine line={line} last={last} seats={names.length} />}
            <svg className="ticks" viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
              {by.map((seat, i) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: a decision is its number
                  key={i}
                  className={`tick of-${seat} ${i < step ? 'past' : ''}`}
                  x={i + 0.7}
                  width={0.3}
                  height={1}
                />
              ))}
            </svg>
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
        {line && <SeatChances chances={line.get(step)} names={names} faces={props.faces} />}
      </div>
      <div className="player-deeds">
        {last > 0 && (
          <div className="transport">
            <Press
              className="far"
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
              className="far"
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
      </div>
    </>
  )
}

/** From where one looks: everything open, or as one seat saw it. */
export function EyesChoice({
  eyes,
  names,
  look,
}: {
  readonly eyes: Eyes
  readonly names: readonly string[]
  look(eyes: Eyes): void
}) {
  const { t } = useTranslation()
  return (
    <label className="eyes button">
      <Icon name="all-seeing-eye" />
      <span className="unseen">{t('replay.eyes')}</span>
      <select
        value={eyes}
        onChange={({ target: { value } }) => look(value === 'all' ? value : Number(value))}
      >
        <option value="all">{t('replay.open')}</option>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

function Press({
  className = '',
  icon,
  label,
  off,
  run,
}: {
  readonly className?: string
  readonly icon: string
  readonly label: string
  readonly off: boolean
  run(): void
}) {
  return (
    <button
      type="button"
      className={`round ${className}`}
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && run()}
    >
      <Icon name={icon} />
    </button>
  )
}
