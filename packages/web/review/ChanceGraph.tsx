// The chances to win over a game, as the reviewed seat could know them: a line for each seat, told apart by its dashes,
// and a mark at every decision of that seat that is worth one. By keys it leads from decision to decision, and speaks.

import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewedDecision, ReviewWork } from '../client/review.ts'
import { VerdictShape } from './VerdictMark.tsx'

/** As wide as there is room for, so that letters stay as large as they are; what is wider is drawn larger. */
const WIDEST = 640
const NARROWEST = 240
const HEIGHT = 210
const LEFT = 34
const TOP = 18
const lines = [0, 25, 50, 75, 100]

export function ChanceGraph({
  line,
  last,
  seat,
  isMine,
  names,
  decisions,
  moments,
  step,
  go,
}: {
  readonly line: ReviewWork['lines'][number]
  readonly last: number
  readonly seat: number
  /** It is that of whoever looks at it. */
  readonly isMine: boolean
  readonly names: readonly string[]
  /** Those of the seat. */
  readonly decisions: readonly ReviewedDecision[]
  readonly moments: readonly number[]
  readonly step: number
  go(step: number): void
}) {
  const { t } = useTranslation()
  const [width, setWidth] = useState(WIDEST)
  const plot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const room = new ResizeObserver(([found]) => {
      if (found) setWidth(Math.max(NARROWEST, Math.min(WIDEST, Math.round(found.contentRect.width))))
    })
    if (plot.current) room.observe(plot.current)
    return () => room.disconnect()
  }, [])
  const x = (at: number) => LEFT + ((width - LEFT - 12) * at) / Math.max(1, last)
  const y = (chance: number) => TOP + (HEIGHT - TOP - 26) * (1 - chance)
  const chances = new Map(line)
  const chanceAt = ({ step: at, judgement }: ReviewedDecision) =>
    chances.get(at)?.[seat] ?? judgement.chancePlayed
  const chosen = decisions.find((one) => one.step === step)
  const name = names[seat] ?? ''
  const said = chosen
    ? t('review.at', {
        step: step + 1,
        name,
        chance: inPoints(chanceAt(chosen)),
        best: inPoints(chosen.judgement.chanceBest),
        played: inPoints(chosen.judgement.chancePlayed),
        verdict: t(`review.verdicts.${chosen.judgement.class}`),
      })
    : t('review.atRest', { step: step + 1 })
  const walk = (key: string): number | undefined => {
    const steps = decisions.map((one) => one.step)
    if (key === 'ArrowRight') return steps.find((one) => one > step)
    if (key === 'ArrowLeft') return steps.findLast((one) => one < step)
    // Up and down lead through every move, whoever made it.
    if (key === 'ArrowUp') return step + 1 < last ? step + 1 : undefined
    if (key === 'ArrowDown') return step > 0 ? step - 1 : undefined
    if (key === 'Home') return steps[0]
    return key === 'End' ? steps.at(-1) : undefined
  }
  return (
    <section className="panel review-graph" aria-labelledby="review-chance">
      <header>
        <h2 id="review-chance">{t('review.chance')}</h2>
        <ul className="graph-seats">
          {names.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={i} className={`line-${(i - seat + names.length) % names.length}`}>
              <svg viewBox="0 0 30 6" aria-hidden="true">
                <path d="M0 3h30" />
              </svg>
              {one}
            </li>
          ))}
        </ul>
      </header>
      <div
        ref={plot}
        className="chance-plot"
        role="slider"
        tabIndex={0}
        aria-label={t('review.graph', { name, ...(isMine && { context: 'you' }) })}
        aria-valuemin={1}
        aria-valuemax={last}
        aria-valuenow={step + 1}
        aria-valuetext={said}
        onKeyDown={(event) => {
          const to = walk(event.key)
          if (to === undefined) return
          event.preventDefault()
          go(to)
        }}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          const at = (((event.clientX - box.left) / box.width) * width - LEFT) / (width - LEFT - 12)
          const nearest = decisions.toSorted(
            (a, b) => Math.abs(a.step - at * last) - Math.abs(b.step - at * last),
          )[0]
          if (nearest) go(nearest.step)
        }}
      >
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          {lines.map((one) => (
            <g key={one} className="grid">
              <path d={`M${LEFT} ${y(one / 100)}H${width - 12}`} />
              <text x={LEFT - 6} y={y(one / 100) + 4}>
                {one}
              </text>
            </g>
          ))}
          {[0.25, 0.5, 0.75, 1].map((part) => (
            <text key={part} className="grid-step" x={x(last * part)} y={HEIGHT - 6}>
              {Math.round(last * part)}
            </text>
          ))}
          <path className="here" d={`M${x(step)} ${TOP - 6}V${HEIGHT - 24}`} />
          {names.map((_, i) => (
            <polyline
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={i}
              className={`line-${(i - seat + names.length) % names.length}`}
              points={line.map(([at, all]) => `${x(at)},${y(all[i] ?? 0)}`).join(' ')}
            />
          ))}
          {decisions.map((one) => (
            <circle key={one.step} className="decided" cx={x(one.step)} cy={y(chanceAt(one))} r="2.5" />
          ))}
          {decisions
            .filter((one) => moments.includes(one.step) || one.step === step)
            .map((one) => {
              const { step: at, judgement } = one
              const chance = chanceAt(one)
              const below = !['brilliant', 'best', 'good'].includes(judgement.class)
              const raw = y(chance) + (below ? 20 : -20)
              return (
                <g key={at} className={at === step ? 'chosen' : undefined}>
                  <circle cx={x(at)} cy={y(chance)} r="4" />
                  <VerdictShape
                    verdict={judgement.class}
                    x={x(at)}
                    y={Math.max(TOP, Math.min(HEIGHT - 32, raw))}
                  />
                </g>
              )
            })}
        </svg>
      </div>
    </section>
  )
}

export function inPoints(chance: number): string {
  return String(Math.round(100 * chance))
}
