// What was thought of a decision, as a mark: a shape, a sign and a word; the colour only goes with them.

import { useTranslation } from 'react-i18next'
import type { VerdictName } from '../client/review.ts'
import { Icon } from '../parts/Icon.tsx'

const shapes: Readonly<
  Record<VerdictName, { readonly d: string; readonly sign?: string; readonly icon?: string }>
> = {
  brilliant: {
    d: 'M12 0l2.6 3.3L18.7 2l.6 4.2 4.1 1.2-1.5 4 2.1 3.6-3.8 1.8-.3 4.2-4.2-.3L12 24l-3.7-3.3-4.2.3-.3-4.2L0 15l2.1-3.6-1.5-4 4.1-1.2L5.3 2l4.1 1.3z',
    sign: '!!',
  },
  best: { d: 'M12 0a12 12 0 110 24 12 12 0 010-24z', icon: 'crown' },
  good: { d: 'M12 0a12 12 0 110 24 12 12 0 010-24z', icon: 'check-mark' },
  unlucky: { d: 'M1 2q6 0 11-2 5 2 11 2v9q0 9-11 13Q1 20 1 11z', icon: 'umbrella' },
  inaccuracy: { d: 'M12 0l12 12-12 12L0 12z', sign: '?!' },
  mistake: { d: 'M1 1h22v22H1z', sign: '?' },
  blunder: { d: 'M7 0h10l7 7v10l-7 7H7l-7-7V7z', sign: '??' },
}

export function VerdictMark({
  verdict,
  named = false,
}: {
  readonly verdict: VerdictName
  readonly named?: boolean
}) {
  const { t } = useTranslation()
  const { d, sign, icon } = shapes[verdict]
  return (
    <span className={`verdict-mark is-${verdict}`}>
      <svg viewBox="-1 -1 26 26" aria-hidden="true">
        <path d={d} />
      </svg>
      {icon === undefined ? <b aria-hidden="true">{sign}</b> : <Icon name={icon} />}
      <span className={named ? 'verdict-name' : 'unseen'}>{t(`review.verdicts.${verdict}`)}</span>
    </span>
  )
}

/** The same where only drawings can stand, with its middle there. */
export function VerdictShape({
  verdict,
  x,
  y,
}: {
  readonly verdict: VerdictName
  readonly x: number
  readonly y: number
}) {
  const { d, sign, icon } = shapes[verdict]
  return (
    <g className={`verdict-shape is-${verdict}`} transform={`translate(${x - 11} ${y - 11}) scale(0.92)`}>
      <path d={d} />
      {icon === undefined ? (
        <text x="12" y="16.5">
          {sign}
        </text>
      ) : (
        <use href={`#i-${icon}`} x="5" y="5" width="14" height="14" />
      )}
    </g>
  )
}
